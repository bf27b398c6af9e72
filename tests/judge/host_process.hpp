#pragma once
// A host as the judge sees it: a process with limits, whose answers are data from a stranger and
// which leaves nothing behind.

#include "host_report.hpp"
#include "verdict.hpp"

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace kata {

/// What a submission may use.
struct Limits {
    /// For one call: the CPU time of the host, as the kernel counts it.
    std::chrono::milliseconds cpu;
    /// For one call: time in which the host neither computed nor wanted to.
    std::chrono::milliseconds idle;
    /// For one call: both together, what is left of the time for all tests.
    std::chrono::milliseconds left;
    std::size_t memory = 512u << 20; ///< address space in bytes; 0: no limit
    std::size_t output = 16u << 20;  ///< bytes printed by one host, stdout and stderr together
    std::size_t answer = 16u << 20;  ///< bytes of one answer
};

/// What starts a host.
struct HostProgram {
    std::filesystem::path host;       ///< the problem's prebuilt host
    std::filesystem::path submission; ///< the submission, compiled to a shared object
    bool namespaces = true;           ///< hosts get a PID namespace where the kernel allows it
    bool sanitized = false;           ///< both were built with AddressSanitizer and UBSan
};

/// A call that got no complete answer, with the verdict for it and the reason in words for people.
struct Unanswered : std::runtime_error {
    Unanswered(Verdict verdict, const std::string& reason)
        : std::runtime_error(reason), verdict(verdict) {}
    Verdict verdict;
};

/// What a submission printed: the beginning, bounded, and how much it was in all.
struct Prints {
    std::string text;
    std::size_t bytes = 0;
};

class HostProcess {
  public:
    /// Starts a host in `folder`, which exists and is the host's own. Throws std::system_error when
    /// the machine cannot start one.
    HostProcess(const HostProgram& program, const std::filesystem::path& folder,
                std::size_t memory);
    HostProcess(const HostProcess&) = delete;
    HostProcess& operator=(const HostProcess&) = delete;
    /// Kills whatever the submission has started, and reaps it.
    ~HostProcess();

    /// Sends one line (nothing when empty) and gives the one line that comes back. Throws
    /// Unanswered.
    std::string exchange(const std::string& line, const Limits& limits);

    /// CPU time the host has used since it was started.
    std::chrono::nanoseconds cpu_time();

    /// What counts against the limits of time since the host was started: computing, and waiting
    /// without need. Time in which the host waited for a busy processor does not.
    std::chrono::nanoseconds used_time() const { return used_time_; }

    /// Remembers that the host said its allocator gave up: an end without an answer is then Memory
    /// Limit Exceeded.
    void note_out_of_memory() { out_of_memory_ = true; }
    bool out_of_memory() const { return out_of_memory_; }

    /// Forgets the text printed so far, so that out() and err() are of the next call alone; how
    /// much it was still counts.
    void forget_prints();

    const Prints& out() const { return out_; }
    const Prints& err() const { return err_; }

  private:
    class Watch;

    void start(const HostProgram& program, const std::filesystem::path& folder, std::size_t memory);
    void drain(int descriptor, Prints& prints);
    void drain_prints();
    void check_sizes(const Limits& limits) const;
    bool send_some(std::string_view& unsent);
    bool receive_some(const Limits& limits);
    void let_prints_out();
    bool read_report(std::chrono::milliseconds patience);
    pid_t find_child() const;
    [[noreturn]] void fail_ended(const Limits& limits);
    void kill_all();

    pid_t keeper_ = -1;
    pid_t child_ = -1; ///< the process that holds the submission, as the judge sees it
    bool namespaced_ = false;
    int channel_ = -1, report_ = -1, stdout_ = -1, stderr_ = -1;
    HostReport ending_{};
    bool out_of_memory_ = false;
    std::string received_;
    std::chrono::nanoseconds last_cpu_time_{0}, used_time_{0};
    std::size_t printed_ = 0; ///< bytes, of all calls
    Prints out_, err_;
};

/// Says that a submission asked for more memory than it may have.
std::string memory_reason(const Limits& limits);

/// Makes orphans of the hosts come to this process, and keeps the submissions from looking into it.
/// Call once, before the first host.
void guard_judge();

} // namespace kata
