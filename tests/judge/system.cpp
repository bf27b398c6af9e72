// Reads Linux's /proc; elsewhere there is nothing to read, and the answers are the cautious ones.

#include "system.hpp"

#include <csignal>
#include <fstream>

namespace kata {

std::vector<pid_t> children_of(pid_t pid) {
    std::vector<pid_t> children;
    const std::string id = std::to_string(pid);
    std::ifstream list("/proc/" + id + "/task/" + id + "/children");
    for (pid_t child = 0; list >> child;)
        children.push_back(child);
    return children;
}

bool runnable(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string stat;
    std::getline(file, stat);
    const auto name_end = stat.rfind(')'); // the name before it may hold anything
    return name_end != std::string::npos && stat.size() > name_end + 2 && stat[name_end + 2] == 'R';
}

std::string signal_name(int signal) {
    switch (signal) {
    case SIGSEGV:
        return "a segmentation fault (SIGSEGV): a null or stray pointer, an index out of range, or "
               "recursion without an end";
    case SIGABRT:
        return "abort (SIGABRT)";
    case SIGFPE:
        return "an arithmetic fault (SIGFPE): a division by zero";
    case SIGILL:
        return "an illegal instruction (SIGILL): the end of a function that returns nothing, or a "
               "trap";
    case SIGBUS:
        return "a bus error (SIGBUS)";
    case SIGKILL:
        return "SIGKILL";
    default:
        return "signal " + std::to_string(signal);
    }
}

} // namespace kata
