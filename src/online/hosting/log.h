// SPDX-License-Identifier: MIT
// What the server tells whoever looks after it: one line an occurrence, `name=value` with blanks
// between, which people read and programs too. Secrets and what players say never stand here.
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

    Log() = default;  // says nothing
    // All of it, or only what somebody should look after.
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

// As it stands behind the `=`: in quotes where it has to be.
std::string quoted(std::string_view value);

}  // namespace parlor::hosting
