// Starting a host, talking with it, watching its limits, and leaving nothing of it behind.

#include "host_process.hpp"

#include "system.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>
#include <vector>

namespace kata {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kept_prints = 64 * 1024;
constexpr auto tick = 10ms; ///< how often limits are looked at while a host computes

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

void close_descriptor(int& descriptor) {
    if (descriptor >= 0) close(descriptor);
    descriptor = -1;
}

/// The two ends of a pipe or a socket pair; the first one is the judge's and does not block.
struct Ends {
    int judge = -1, host = -1;
    Ends(const Ends&) = delete;
    explicit Ends(bool both_ways) {
        std::array<int, 2> ends{};
        const int made =
            both_ways ? socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) : pipe(ends.data());
        if (made != 0) fail("cannot make a pipe");
        judge = ends[0];
        host = ends[1];
        for (const int end : ends)
            fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(judge, F_SETFL, fcntl(judge, F_GETFL) | O_NONBLOCK);
    }
    ~Ends() {
        close_descriptor(judge);
        close_descriptor(host);
    }
    int release_judge() { return std::exchange(judge, -1); }
};

/// Like fork(), with `namespaced` into a PID namespace of its own where the kernel allows it; tells
/// whether it did.
pid_t fork_apart(bool& namespaced) {
#ifdef __linux__
    if (!namespaced) return fork();
    const unsigned long flags = geteuid() == 0 ? CLONE_NEWPID : CLONE_NEWUSER | CLONE_NEWPID;
    const long pid = syscall(SYS_clone, flags | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
    namespaced = pid >= 0;
    if (pid >= 0) return static_cast<pid_t>(pid);
#endif
    namespaced = false;
    return fork();
}

std::string duration_text(std::chrono::milliseconds time) {
    const auto count = time.count();
    if (count % 1000 == 0) return std::to_string(count / 1000) + " s";
    return std::to_string(count) + " ms";
}

std::string mebibytes(std::size_t bytes) {
    return std::to_string(bytes >> 20) + " MiB";
}

} // namespace

std::string memory_reason(const Limits& limits) {
    return "more than " + mebibytes(limits.memory) + " of memory was asked for";
}

void guard_judge() {
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_DUMPABLE, 0);
#endif
    signal(SIGPIPE, SIG_IGN);
}

HostProcess::HostProcess(const HostProgram& program, const std::filesystem::path& folder,
                         std::size_t memory) {
    try {
        start(program, folder, memory);
    } catch (...) {
        kill_all();
        throw;
    }
}

HostProcess::~HostProcess() {
    kill_all();
    for (int* descriptor : {&channel_, &report_, &stdout_, &stderr_})
        close_descriptor(*descriptor);
}

void HostProcess::start(const HostProgram& program, const std::filesystem::path& folder,
                        std::size_t memory) {
    Ends channel(true), report(false), output(false), errors(false);
    const int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (null < 0) fail("cannot open /dev/null");

    const std::string host = program.host.string(), submission = program.submission.string(),
                      bytes = std::to_string(memory), work = folder.string();
    const std::array<const char*, 4> arguments{host.c_str(), submission.c_str(), bytes.c_str(),
                                               nullptr};
    std::vector<const char*> environment{"PATH=/usr/bin:/bin", "LC_ALL=C"};
    if (program.sanitized) {
        environment.push_back(
            "ASAN_OPTIONS=detect_leaks=0:abort_on_error=1:handle_abort=1:hard_rss_limit_mb=2048:"
            "allocator_may_return_null=0:detect_stack_use_after_return=1");
        environment.push_back("UBSAN_OPTIONS=halt_on_error=1:abort_on_error=1:print_stacktrace=1");
    }
    environment.push_back(nullptr);
    const std::array<int, 5> wired{null, output.host, errors.host, channel.host, report.host};

    namespaced_ = program.namespaces;
    keeper_ = fork_apart(namespaced_);
    if (keeper_ < 0) {
        close(null);
        fail("cannot start a process");
    }
    if (keeper_ == 0) { // only calls that are safe between fork and exec from here
        setsid();
        std::array<int, 5> high{};
        for (std::size_t i = 0; i < wired.size(); ++i)
            high[i] = fcntl(wired[i], F_DUPFD_CLOEXEC, 16);
        for (std::size_t i = 0; i < wired.size(); ++i)
            if (dup2(high[i], static_cast<int>(i)) < 0) _exit(126);
        if (chdir(work.c_str()) != 0) _exit(126);
        execve(host.c_str(), const_cast<char* const*>(arguments.data()),
               const_cast<char* const*>(environment.data()));
        _exit(127);
    }
    close(null);
    channel_ = channel.release_judge();
    report_ = report.release_judge();
    stdout_ = output.release_judge();
    stderr_ = errors.release_judge();
    close_descriptor(report.host); // so that the end of the keeper shows
    if (!read_report(5000ms)) throw std::runtime_error(host + " did not start");
    child_ = namespaced_ ? find_child() : ending_.pid;
}

pid_t HostProcess::find_child() const {
    const auto children = children_of(keeper_);
    return children.empty() ? -1 : children.front();
}

/// Reads one report of the keeper into ending_; false when none came in time.
bool HostProcess::read_report(std::chrono::milliseconds patience) {
    const auto until = Clock::now() + patience;
    for (;;) {
        HostReport report{};
        // A report is smaller than PIPE_BUF: it comes whole or not at all.
        const ssize_t count = read(report_, &report, sizeof report);
        if (count == sizeof report) {
            ending_ = report;
            return true;
        }
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return false;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        if (left.count() <= 0) return false;
        pollfd waiting{report_, POLLIN, 0};
        poll(&waiting, 1, static_cast<int>(left.count()));
    }
}

std::chrono::nanoseconds HostProcess::cpu_time() {
    clockid_t clock{};
    timespec time{};
    if (child_ > 0 && clock_getcpuclockid(child_, &clock) == 0 && clock_gettime(clock, &time) == 0)
        last_cpu_time_ = std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    return last_cpu_time_;
}

void HostProcess::drain(int descriptor, Prints& prints) {
    std::array<char, 64 * 1024> buffer;
    for (;;) {
        const ssize_t count = read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return;
        const auto size = static_cast<std::size_t>(count);
        prints.bytes += size;
        printed_ += size;
        prints.text.append(buffer.data(), std::min(size, kept_prints - prints.text.size()));
        if (prints.bytes > (256u << 20)) return; // an endless printer must not hold the judge here
    }
}

void HostProcess::forget_prints() {
    out_ = err_ = {};
}

void HostProcess::drain_prints() {
    drain(stdout_, out_);
    drain(stderr_, err_);
}

/// Asks the submission's process, whose time is over, to flush its streams, and reads what comes of
/// it.
void HostProcess::let_prints_out() {
    if (child_ <= 0 || kill(child_, SIGTERM) != 0) return;
    read_report(50ms); // its end, or it is killed later as it is
    drain_prints();
}

/// The time one call has used so far, held against its limits.
class HostProcess::Watch {
  public:
    Watch(HostProcess& host, const Limits& limits)
        : host_(host), limits_(limits), cpu_start_(host.cpu_time()), seen_cpu_(cpu_start_) {}
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    ~Watch() { host_.used_time_ += used(); }

    /// Throws Unanswered when the time is over, after the prints have been let out.
    void check() {
        if (host_.cpu_time() > cpu_start_ + limits_.cpu)
            end("no answer after " + duration_text(limits_.cpu) + " of CPU time");
        const auto now = Clock::now();
        if (now - seen_ >= tick) {
            const auto cpu = host_.cpu_time();
            // What waits for a processor on a busy machine is not waiting of the submission's own.
            if (cpu == seen_cpu_ && !runnable(host_.child_)) idle_ += now - seen_;
            seen_ = now;
            seen_cpu_ = cpu;
        }
        if (idle_ > limits_.idle)
            end("no answer after " + duration_text(limits_.idle) +
                " in which it waited and did not compute");
        if (used() > limits_.left)
            end("the time for all tests together is over; this call had " +
                duration_text(limits_.left) + " of it left");
    }

  private:
    std::chrono::nanoseconds used() const { return host_.cpu_time() - cpu_start_ + idle_; }

    [[noreturn]] void end(const std::string& reason) {
        host_.let_prints_out();
        throw Unanswered(Verdict::time_limit_exceeded, reason);
    }

    HostProcess& host_;
    const Limits& limits_;
    Clock::time_point seen_ = Clock::now();
    std::chrono::nanoseconds cpu_start_, seen_cpu_, idle_{0};
};

std::string HostProcess::exchange(const std::string& line, const Limits& limits) {
    Watch watch(*this, limits);
    std::string_view unsent = line;
    if (!line.empty()) receive_some(limits);
    if (!line.empty() && !received_.empty())
        throw Unanswered(Verdict::runtime_error,
                         "something was written to descriptor 3 before a call was made");
    for (;;) {
        const auto end = received_.find('\n');
        if (end != std::string::npos && unsent.empty()) {
            drain_prints();
            check_sizes(limits);
            std::string answer = received_.substr(0, end);
            received_.erase(0, end + 1);
            return answer;
        }
        check_sizes(limits);
        watch.check();

        const auto waits = static_cast<short>(unsent.empty() ? POLLIN : POLLIN | POLLOUT);
        std::array<pollfd, 4> events{{{channel_, waits, 0},
                                      {stdout_, POLLIN, 0},
                                      {stderr_, POLLIN, 0},
                                      {report_, POLLIN, 0}}};
        poll(events.data(), events.size(), static_cast<int>(tick.count()));
        drain_prints();
        const bool ended = (events[3].revents & (POLLIN | POLLHUP)) != 0;
        const bool open = send_some(unsent) && receive_some(limits);
        const bool whole = unsent.empty() && received_.find('\n') != std::string::npos;
        if ((ended || !open) && !whole) fail_ended(limits);
    }
}

/// Throws Unanswered when more was printed or answered than may be.
void HostProcess::check_sizes(const Limits& limits) const {
    if (printed_ > limits.output)
        throw Unanswered(Verdict::output_limit_exceeded,
                         "more than " + mebibytes(limits.output) + " printed");
    if (received_.size() > limits.answer)
        throw Unanswered(Verdict::output_limit_exceeded,
                         "more than " + mebibytes(limits.answer) + " came back as one answer");
}

/// Sends as much as the channel takes and drops it from `unsent`; false when nobody is there to
/// read it.
bool HostProcess::send_some(std::string_view& unsent) {
    if (unsent.empty()) return true;
    const ssize_t sent = send(channel_, unsent.data(), unsent.size(), 0);
    if (sent > 0) unsent.remove_prefix(static_cast<std::size_t>(sent));
    return sent >= 0 || errno == EAGAIN || errno == EINTR;
}

/// Reads what there is, up to just past the limit of an answer; false when the other side has
/// closed.
bool HostProcess::receive_some(const Limits& limits) {
    std::array<char, 64 * 1024> buffer;
    while (received_.size() <= limits.answer) {
        const ssize_t count = read(channel_, buffer.data(), buffer.size());
        if (count <= 0) return count < 0;
        received_.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return true;
}

/// The channel closed or the host ended before a line was complete: says how.
void HostProcess::fail_ended(const Limits& limits) {
    const bool ended = ending_.ended || (read_report(500ms) && ending_.ended);
    drain_prints();
    check_sizes(limits);
    if (!ended)
        throw Unanswered(
            Verdict::runtime_error,
            "the program closed descriptor 3, on which it answers, or left it to another process");

    const bool by_signal = WIFSIGNALED(ending_.wait_status);
    const auto resident = static_cast<std::size_t>(ending_.max_rss_kib) * 1024;
    if (out_of_memory_ || (by_signal && limits.memory != 0 && resident > limits.memory / 10 * 9))
        throw Unanswered(Verdict::memory_limit_exceeded, memory_reason(limits));
    if (by_signal)
        throw Unanswered(Verdict::runtime_error,
                         "the program was ended by " + signal_name(WTERMSIG(ending_.wait_status)));
    throw Unanswered(Verdict::runtime_error, "the program ended by itself (exit code " +
                                                 std::to_string(WEXITSTATUS(ending_.wait_status)) +
                                                 ") before it had answered");
}

void HostProcess::kill_all() {
    if (keeper_ <= 0) return;
    kill(-keeper_, SIGKILL); // the session's process group
    kill(keeper_, SIGKILL);
    keeper_ = child_ = -1;
    // Hosts are the judge's only children, and orphans of a host become its children too
    // (guard_judge), so whatever is left belongs to this host. In a PID namespace the keeper's end
    // has ended them all.
    for (;;) {
        const pid_t reaped = waitpid(-1, nullptr, WNOHANG);
        if (reaped > 0) continue;
        if (reaped < 0 && errno != EINTR) return;
        for (const pid_t left : children_of(getpid()))
            kill(left, SIGKILL);
        const timespec pause{0, 200'000};
        nanosleep(&pause, nullptr);
    }
}

} // namespace kata
