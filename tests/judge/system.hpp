#pragma once
// What the operating system tells of processes and signals.

#include <sys/types.h>

#include <string>
#include <vector>

namespace kata {

/// The child processes of `pid`; none where the system does not tell.
std::vector<pid_t> children_of(pid_t pid);

/// Whether `pid` computes or waits for a processor; false where the system does not tell.
bool runnable(pid_t pid);

/// What a signal means to the person whose program it ended.
std::string signal_name(int signal);

} // namespace kata
