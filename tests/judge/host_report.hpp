#pragma once
// What a host's keeper tells the judge, and on which descriptors the two talk.

#include <sys/types.h>

namespace kata {

/// Calls and answers, as JSON lines. The submission can reach it.
inline constexpr int channel_descriptor = 3;
/// HostReports. Held by judge and keeper alone.
inline constexpr int report_descriptor = 4;

/// Sent twice, as bytes: when the process that holds the submission has started, and when it has
/// ended.
struct HostReport {
    pid_t pid;        ///< as the keeper sees it: another number outside its PID namespace
    bool ended;       ///< false in the first report, where the fields below mean nothing
    int wait_status;  ///< as wait(2) gives it
    long max_rss_kib; ///< largest resident set in KiB (bytes on macOS)
};

} // namespace kata
