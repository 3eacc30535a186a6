// SPDX-License-Identifier: MIT
// A table of Pollyanna.
//
//   Match match(starting_position(variant, seated, begins), {.names = {{'b', "Ana"}}});
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"
#include "rules/match/match_of.h"
#include "rules/match/new_game.h"

namespace parlor::pollyanna {

class Match final : public match::MatchOf<Match, Pollyanna, Step> {
public:
    static constexpr std::string_view name_of_game = game_name;

    // Preconditions: the position could stand; the opening throws, if there are any, lead to the
    // seat that begins.
    explicit Match(const Position& start, const match::Header& header = {},
                   std::span<const Throw> opening = {});
    Match(const Match& whole, TurnOnly tag) : MatchOf(whole, tag), law_(whole.law_) {}

    // Before the first turn; throws `cast` for who begins. Precondition: the seats are Pollyanna's.
    static match::Opened begin(const Board& board, const match::NewGame& wanted,
                               const match::Cast& cast);
    // As the tags of a record begin it.
    static match::Resumed begin(const Board& board, const game::Record& record);

    // Precondition: the dice are thrown.
    [[nodiscard]] Hand hand() const { return hand_after(position(), *thrown(), made()); }
    // Empty while the game goes on.
    [[nodiscard]] SeatSet winners() const { return pollyanna::winners(position()); }

    static std::optional<Throw> read_throw(std::string_view text) { return parse_throw(text); }

    [[nodiscard]] char side() const override { return letter(position().to_throw); }
    [[nodiscard]] char side_of(char seat) const override { return parse_seat(seat) ? seat : '\0'; }
    [[nodiscard]] std::string partners_of(char seat) const override {
        return text(pollyanna::side_of(position(), *parse_seat(seat)));
    }

private:
    friend MatchOf;
    static auto read_steps(std::string_view text) { return parse_play(text); }
    static auto read_position(const Board& /*board*/, std::string_view text) {
        return parse_position(text);
    }
    [[nodiscard]] std::vector<Step> next_steps();
    [[nodiscard]] Position after_steps() const { return hand().position; }
    [[nodiscard]] Position after_turn() const { return finished(hand()); }
    [[nodiscard]] std::string result() const;
    [[nodiscard]] match::Refused why_not(const StepText& tried) const;
    void turn_ended(const Position& /*before*/) { law_.reset(); }

    std::shared_ptr<const Law> law_;  // of what is thrown; copies share it
};

// The table at which a position is played, for templates that know a game by its types.
inline Match table_at(const Board& /*board*/, const Position& position) { return Match(position); }

}  // namespace parlor::pollyanna
