// SPDX-License-Identifier: MIT
// A table as devices know it: the last state told, and the game, made up to date by events.
//
//   auto news = read_news(text);
//   if (news) for (const EventSeen& each : news->events) seen.apply(each);
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/match/match.h"

namespace parlor::tests {

struct EventSeen {
    std::uint32_t seq = 0;
    std::string kind{};
    std::string id{};    // of the command
    std::string said{};  // what the kind has to tell: thrown, step, record or seat
    std::string text{};  // all of it, as JSON
};

struct StateSeen {
    std::uint32_t seq = 0;
    std::uint32_t played = 0;
    std::string phase{};
    std::string to_act{};
    std::string due{};
    std::string computers{};              // the seats that computers play now
    std::map<char, std::string> links{};  // what each seat's next link must hash to

    // Empty if the seat gives no link.
    [[nodiscard]] std::string link_due(char seat) const {
        const auto found = links.find(seat);
        return found == links.end() ? std::string() : found->second;
    }
};

struct NewsSeen {
    std::string table{};
    std::vector<EventSeen> events{};
    StateSeen state{};
    bool is_snapshot = false;
    std::string record{};  // of a snapshot
};

// nullopt if the message is no news of a table. The text of events is kept where it is wanted.
std::optional<NewsSeen> read_news(std::string_view message, bool with_texts);
// The number of the last event that a message tells of, without reading all of it.
std::optional<std::uint32_t> newest_seq(std::string_view message);

class TableSeen {
public:
    // Empty: it was possible.
    std::string apply(const EventSeen& event);
    std::string take_snapshot(const NewsSeen& news);
    void take_state(const StateSeen& state) {
        if (state.seq >= state_.seq) state_ = state;
    }

    [[nodiscard]] std::uint32_t seq() const { return seq_; }
    [[nodiscard]] const StateSeen& state() const { return state_; }
    [[nodiscard]] match::Match* match() { return match_.get(); }
    [[nodiscard]] const match::Match* match() const { return match_.get(); }
    [[nodiscard]] bool is_over() const { return !record_.empty() || state_.phase == "over"; }
    // Of the game that has ended.
    [[nodiscard]] const std::string& record() const { return record_; }

private:
    std::string resume(const std::string& record);

    std::uint32_t seq_ = 0;
    StateSeen state_;
    std::unique_ptr<match::Match> match_;
    std::string record_;
};

}  // namespace parlor::tests
