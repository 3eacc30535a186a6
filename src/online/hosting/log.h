// SPDX-License-Identifier: MIT
// The server's log for its operator: one line per occurrence, of `name=value` pairs that people and
// programs can read. It never contains secrets or what players say.
//
//   log.info("table_created", {{"table", id}, {"player", player}});
//   time=2026-11-15T17:02:23.120Z level=info event=table_created table=k3f9x2m7qa4c player=…
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace parlor::hosting {

struct LogField {
    std::string_view name;
    std::string value;
};

class Log {
public:
    using Fields = std::initializer_list<LogField>;
    using Sink = std::function<void(const std::string& line)>;  // any thread

    Log() = default;  // logs nothing
    // Logs everything, or only warnings and errors.
    explicit Log(Sink sink, bool tells_all = true)
        : sink_(std::move(sink)), tells_all_(tells_all) {}

    void info(std::string_view event, Fields fields = {}) const {
        if (tells_all_) write("info", event, fields);
    }
    void warning(std::string_view event, Fields fields = {}) const {
        write("warning", event, fields);
    }
    void error(std::string_view event, Fields fields = {}) const { write("error", event, fields); }

private:
    void write(std::string_view level, std::string_view event, Fields fields) const;

    Sink sink_;
    bool tells_all_ = true;
};

// The value as it follows the `=`, in quotes if necessary.
std::string quoted(std::string_view value);

}  // namespace parlor::hosting
