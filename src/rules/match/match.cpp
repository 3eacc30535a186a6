// SPDX-License-Identifier: MIT
#include "rules/match/match.h"

#include <algorithm>
#include <array>

#include "base/words.h"
#include "rules/match/resume.h"

namespace parlor::match {

std::string_view name(Due due) {
    constexpr std::array<std::string_view, 5> names{"set", "throw", "step", "confirm", "over"};
    return names[static_cast<std::size_t>(due)];
}

std::string_view name(Error error) {
    constexpr std::array<std::string_view, 10> names{
        "unreadable",   "not_thrown",      "already_thrown",   "not_set_up",       "game_over",
        "illegal_step", "nothing_to_undo", "throw_not_played", "cannot_hand_over", "no_draw"};
    return names[static_cast<std::size_t>(error)];
}

// Trial moves need to know only which game it is and whether it is over.
Match::Match(const Match& whole, TurnOnly /*tag*/) {
    tags_.game = whole.tags_.game;
    tags_.result = whole.tags_.result;
}

std::optional<Error> Match::why_not_playing() const {
    const Due now = due();
    if (now == Due::Over) return Error::GameOver;
    return now == Due::Throw ? std::optional(Error::NotThrown) : std::nullopt;
}

bool Match::is_turn_begun() const {
    const std::string thrown = thrown_text();
    return (!thrown.empty() && thrown != setting_up) || !made_texts().empty();
}

game::Record Match::record() const {
    game::Record record = tags_;
    record.turns = turns_.turns();
    if (is_turn_begun()) {
        const bool is_played = !made_texts().empty();
        record.turns.push_back({side(), thrown_text(), is_played ? play_text() : "", {}});
    }
    return record;
}

std::size_t Match::turns_begun() const { return turns_ended() + (is_turn_begun() ? 1 : 0); }

char Match::last_seat() const { return is_turn_begun() ? side() : turns_.last_seat(); }

bool Match::has_ended_turn(std::string_view seats) const {
    return std::ranges::any_of(seats, [&](char seat) { return turns_.has(side_of(seat)); });
}

std::string Match::play_text() const {
    std::string all;
    for (const std::string& each : made_texts()) {
        if (!all.empty()) all += ' ';
        all += each;
    }
    return all.empty() ? std::string(nothing_played) : all;
}

std::string over_text(char seat) { return std::string{seat, ':'}.append(handing_over); }

bool is_over_text(std::string_view word) {
    return word == handing_over || (!word.empty() && word == over_text(word.front()));
}

std::string Match::awaited() const {
    std::string all = seats();
    if (all.size() > 1) std::erase(all, said_over());
    return all;
}

base::Expected<void, Refused> Match::hand_over(char /*seat*/) {
    return refused(Error::CannotHandOver);
}

base::Expected<void, Refused> Match::draw() { return refused(Error::NoDraw); }

base::Expected<void, Refused> Match::make_all(std::string_view steps) {
    if (base::trimmed(steps) == nothing_played) return {};
    std::size_t made = 0;
    for (const std::string_view word : base::words(steps)) {
        base::Expected<void, Refused> done;
        if (is_over_text(word)) {
            done = hand_over(word == handing_over ? seats().front() : word.front());
            if (!done) done.error().part = word;
        } else if (auto step = make(word); !step) {
            done = base::unexpected(std::move(step.error()));
        }
        if (!done) {
            for (; made > 0; --made) undo();
            return done;
        }
        ++made;
    }
    return {};
}

base::Expected<void, Refused> Match::play(std::string_view steps) {
    const std::size_t before = made_texts().size();
    if (auto made = make_all(steps); !made) return made;
    auto confirmed = confirm();
    if (confirmed) return confirmed;
    while (made_texts().size() > before) undo();
    return confirmed;
}

}  // namespace parlor::match
