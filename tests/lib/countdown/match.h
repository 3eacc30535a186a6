// SPDX-License-Identifier: MIT
// A table of Countdown.
#pragma once

#include "countdown/rules.h"
#include "rules/match/match_of.h"
#include "rules/match/new_game.h"

namespace parlor::countdown {

class Match final : public match::MatchOf<Match, Countdown, Step> {
public:
    static constexpr std::string_view name_of_game = game_name;

    explicit Match(const Countdown::Position& start, const match::Header& header = {});
    Match(const Match& whole, TurnOnly tag) : MatchOf(whole, tag) {}

    static auto read_throw(std::string_view text) { return parse_throw(text); }

    static match::Opened begin(const Board& board, const match::NewGame& wanted,
                               const match::Cast& cast);
    static match::Resumed begin(const Board& board, const game::Record& record);

    [[nodiscard]] char side() const override { return letter(position().side); }
    [[nodiscard]] char side_of(char seat) const override {
        return seat_letters.find(seat) == std::string_view::npos ? '\0' : seat;
    }

private:
    friend MatchOf;
    static auto read_steps(std::string_view text) { return parse_steps(text); }
    static auto read_position(const Board& /*board*/, std::string_view text) {
        return parse_position(text);
    }
    [[nodiscard]] std::vector<Step> next_steps() const;
    [[nodiscard]] Countdown::Position after_steps() const;
    [[nodiscard]] Countdown::Position after_turn() const;
    [[nodiscard]] std::string result() const;
    [[nodiscard]] match::Refused why_not(const Step& /*tried*/) const {
        return {.reason = "not_a_number_thrown"};
    }
};

inline Match table_at(const Countdown::Board& /*board*/, const Countdown::Position& position) {
    return Match(position);
}

}  // namespace parlor::countdown
