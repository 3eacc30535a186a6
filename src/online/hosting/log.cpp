// SPDX-License-Identifier: MIT
#include "online/hosting/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>

#include "base/plain.h"

namespace parlor::hosting {

std::string quoted(std::string_view value) {
    std::string plain = base::plain(value);
    if (!plain.empty() && plain.find_first_of(" \t\"=\\") == std::string::npos) return plain;
    std::string all = "\"";
    for (const char each : plain) {
        if (each == '"' || each == '\\') all += '\\';
        all += each;
    }
    return all + '"';
}

void Log::write(std::string_view level, std::string_view event, Fields fields) const {
    if (!sink_) return;
    using std::chrono::system_clock;
    const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(system_clock::now());
    std::string line = fmt::format("time={:%Y-%m-%dT%H:%M:%S}.{:03}Z level={} event={}",
                                   fmt::gmtime(system_clock::to_time_t(now)),
                                   now.time_since_epoch().count() % 1000, level, event);
    for (const LogField& each : fields) {
        line.append(" ").append(each.name).append("=").append(quoted(each.value));
    }
    sink_(line);
}

}  // namespace parlor::hosting
