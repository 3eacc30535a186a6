// SPDX-License-Identifier: MIT
// What the functions that decide have in common. For sources of this room.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/tables/command.h"
#include "online/tables/sheet.h"

namespace parlor::tables {

struct Question {
    const Sheet& sheet;
    const Command& command;
    const Now& now;
};

// Events that come after those of the sheet, all from one command or from the table itself.
class Following {
public:
    Following(const Sheet& sheet, Milliseconds at)
        : seq_(sheet.seq), at_(at), counted_from_(sheet.granted) {}
    explicit Following(const Question& question)
        : seq_(question.sheet.seq),
          at_(question.now.at),
          counted_from_(question.sheet.granted),
          by_(question.command.by),
          id_(question.command.id) {}

    void add(What what) {
        events_.push_back({.seq = ++seq_,
                           .at = at_,
                           .by = by_,
                           .id = id_,
                           .counted_from = std::exchange(counted_from_, std::nullopt),
                           .what = std::move(what)});
    }
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    std::vector<Event> take() { return std::move(events_); }

private:
    Seq seq_;
    Milliseconds at_;
    std::optional<Milliseconds> counted_from_;  // told by the first
    PlayerId by_{};
    std::string id_{};
    std::vector<Event> events_{};
};

inline base::unexpected<Refusal> refuse(RefusalReason why, std::string_view part = {}) {
    return base::unexpected(Refusal{why, std::string(part)});
}
inline base::unexpected<Refusal> refuse(const match::Refused& refused) {
    return base::unexpected(Refusal{refused.error, refused.part});
}

// Why the player who asks may not do what only players in the game may; none: they may.
std::optional<Refusal> why_not_playing(const Question& question);

// For the seats that computers play: the steps of the whole turn.
Decided decide_for_computer(const Sheet& sheet, std::string_view seats, std::string_view turn,
                            Milliseconds now);

// What comes of a person's leaving the seat for good: a computer plays on, or the game ends.
What left(const Sheet& sheet, char seat, WhyReplaced why);

}  // namespace parlor::tables
