// The host: the program that loads a submission, reads calls on descriptor 3, and answers them. It
// knows no expected value. Two processes: the keeper, which waits and tells the judge how the other
// one ended, and the process that holds the learner's code. Where the judge could make a PID
// namespace the keeper is its first process: nothing inside can kill it, and when it ends the
// kernel kills all that is left.
//
//   host SUBMISSION MEMORY_BYTES      MEMORY_BYTES 0: no limit (the sanitizers reserve terabytes)
//   CONTRACT  the problem's contract, quoted

#include CONTRACT
#include "host_report.hpp"
#include "wire.hpp"

#include <cxxabi.h>
#include <dlfcn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <new>
#include <optional>

namespace {

using kata::wire::Json;

// Under the sanitizers an exception is not caught: it then ends the program where it was thrown,
// and the stack that is printed names the learner's line.
#ifdef __SANITIZE_ADDRESS__
constexpr bool under_sanitizers = true;
#elif defined(__has_feature)
constexpr bool under_sanitizers = __has_feature(address_sanitizer);
#else
constexpr bool under_sanitizers = false;
#endif

/// Writes all of `data`, or as much as the other side takes; a judge that is gone needs no answer.
void write_all(int descriptor, const char* data, std::size_t size) {
    while (size > 0) {
        const ssize_t written = write(descriptor, data, size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        data += written;
        size -= static_cast<std::size_t>(written);
    }
}

void send(const Json& message) {
    const std::string line = kata::wire::to_line(message) + '\n';
    write_all(kata::channel_descriptor, line.data(), line.size());
}

/// The next line the judge sends, without its end; nothing when the judge has closed.
std::optional<std::string> receive() {
    static std::string pending;
    for (;;) {
        if (const auto end = pending.find('\n'); end != std::string::npos) {
            std::string line = pending.substr(0, end);
            pending.erase(0, end + 1);
            return line;
        }
        char buffer[4096];
        const ssize_t count = read(kata::channel_descriptor, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return std::nullopt;
        pending.append(buffer, static_cast<std::size_t>(count));
    }
}

/// Runs when the allocator has nothing left: there is no memory to make a message with.
void tell_out_of_memory() {
    static constexpr char line[] = "{\"out_of_memory\":true}\n";
    static bool told = false;
    if (!std::exchange(told, true)) write_all(kata::channel_descriptor, line, sizeof line - 1);
    throw std::bad_alloc();
}

void limit(decltype(RLIMIT_CORE) resource, rlim_t value) {
    rlimit limits{};
    if (getrlimit(resource, &limits) != 0) return;
    if (limits.rlim_max == RLIM_INFINITY || limits.rlim_max > value) limits.rlim_max = value;
    limits.rlim_cur = limits.rlim_max;
    setrlimit(resource, &limits);
}

void set_limits(rlim_t memory_bytes) {
    constexpr rlim_t mib = 1024 * 1024;
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_STACK, 64 * mib);
    limit(RLIMIT_FSIZE, 16 * mib);
    limit(RLIMIT_NOFILE, 64);
    limit(RLIMIT_CPU, 60); // a net below the judge's own limits
    if (memory_bytes != 0) limit(RLIMIT_AS, memory_bytes);
}

/// Lets out what the submission printed and still holds in its buffers, then ends as the signal
/// would have. No call here is safe in a signal handler, and none can make things worse: the
/// process is at its end, and the judge kills it should it hang.
void flush_prints(int signal) {
    std::signal(signal, SIG_DFL);
    std::cout.flush();
    std::fflush(stdout);
    raise(signal);
}

/// For crashes, and for SIGTERM, which the judge sends when the time is over.
void flush_prints_on_signals() {
    static char stack[64 * 1024]; // a stack that has overflowed holds no handler
    stack_t other{};
    other.ss_sp = stack;
    other.ss_size = sizeof stack;
    sigaltstack(&other, nullptr);
    struct sigaction action {};
    action.sa_handler = flush_prints;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS, SIGTERM})
        sigaction(signal, &action, nullptr);
}

/// The exception being handled, as "type: what it says".
std::string describe_exception() {
    const std::type_info* type = abi::__cxa_current_exception_type();
    int status = 0;
    char* demangled = type ? abi::__cxa_demangle(type->name(), nullptr, nullptr, &status) : nullptr;
    std::string text = demangled ? demangled : "an exception";
    std::free(demangled);
    try {
        throw; // cppcheck-suppress rethrowNoCurrentException ; called where one is being handled
    } catch (const std::exception& exception) {
        text += std::string(": ") + exception.what();
    } catch (const std::string& value) {
        text = "\"" + value + "\"";
    } catch (const char* value) {
        text = "\"" + std::string(value) + "\"";
    } catch (int value) {
        text += " " + std::to_string(value);
    } catch (...) {
    }
    return text;
}

Json answer(kata::Signature* function, const std::string& arguments) {
    return {
        {"answer", kata::wire::Call<kata::Signature>::answer(function, Json::parse(arguments))}};
}

Json guarded_answer(kata::Signature* function, const std::string& arguments) {
    try {
        return answer(function, arguments);
    } catch (...) {
        return {{"exception", kata::wire::text_from_bytes(describe_exception())}};
    }
}

/// Loads the submission (which runs its static initialisers) and answers calls until the judge
/// closes.
[[noreturn]] void serve(const char* submission, rlim_t memory_bytes) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    set_limits(memory_bytes);
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    if (!under_sanitizers) flush_prints_on_signals();
    std::set_new_handler(tell_out_of_memory);

    void* library = dlopen(submission, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        std::fprintf(stderr, "%s\n", dlerror());
        _exit(1);
    }
    using Entry = kata::Signature*();
    const auto entry = reinterpret_cast<Entry*>(dlsym(library, "kata_submission"));
    kata::Signature* const function = entry();
    send({{"ready", true}});

    while (const auto line = receive()) {
        const Json reply =
            under_sanitizers ? answer(function, *line) : guarded_answer(function, *line);
        std::cout.flush();
        std::fflush(stdout);
        send(reply);
    }
    _exit(0);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: host SUBMISSION MEMORY_BYTES (started by the judge)\n", stderr);
        return 2;
    }
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL); // no host outlives its judge
#endif
    const pid_t child = fork();
    if (child < 0) return 3;
    if (child == 0) {
        close(kata::report_descriptor);
        serve(argv[1], std::strtoull(argv[2], nullptr, 10));
    }
    for (const int inherited : {0, 1, 2, kata::channel_descriptor})
        close(inherited);

    kata::HostReport report{};
    report.pid = child;
    write_all(kata::report_descriptor, reinterpret_cast<const char*>(&report), sizeof report);
    rusage usage{};
    while (wait4(child, &report.wait_status, 0, &usage) < 0 && errno == EINTR) {
    }
    report.ended = true;
    report.max_rss_kib = usage.ru_maxrss;
    write_all(kata::report_descriptor, reinterpret_cast<const char*>(&report), sizeof report);
    return 0;
}
