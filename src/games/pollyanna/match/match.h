// SPDX-License-Identifier: MIT
// A table of Pollyanna.
//
//   PollyannaMatch match(starting_position(variant, seated, begins), {.names = {{'b', "Ana"}}});
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "games/pollyanna/rules/law.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"
#include "rules/match/new_game.h"
#include "rules/match/resume.h"
#include "rules/match/turn_log.h"

namespace parlor::match {

class PollyannaMatch final : public Match {
public:
    static constexpr std::string_view name_of_game = pollyanna::game_name;

    // Preconditions: the position could stand; the opening throws, if there are any, lead to the
    // seat that begins.
    explicit PollyannaMatch(const pollyanna::Position& start, const Header& header = {},
                            std::span<const pollyanna::Throw> opening = {});

    // Before the throw, as the functions of `plays.h` want it together with `thrown` and `made`.
    [[nodiscard]] const pollyanna::Position& position() const { return position_; }
    // With the steps made.
    [[nodiscard]] pollyanna::Position standing() const;
    // Precondition: the dice are thrown.
    [[nodiscard]] pollyanna::Hand hand() const;
    [[nodiscard]] std::optional<pollyanna::Throw> thrown() const { return thrown_; }
    [[nodiscard]] std::span<const pollyanna::Step> made() const { return made_; }
    [[nodiscard]] const std::vector<pollyanna::Step>& choices() const { return choices_; }
    // Empty while the game goes on.
    [[nodiscard]] pollyanna::SeatSet winners() const { return pollyanna::winners(position_); }

    [[nodiscard]] std::unique_ptr<Match> copy() const override;
    [[nodiscard]] std::unique_ptr<Match> this_turn() const override;
    [[nodiscard]] std::string_view game() const override { return pollyanna::game_name; }
    [[nodiscard]] Due due() const override;
    [[nodiscard]] char side() const override { return letter(position_.to_throw); }
    [[nodiscard]] char side_of(char seat) const override;
    [[nodiscard]] std::string partners_of(char seat) const override;
    [[nodiscard]] std::string position_text() const override { return text(position_); }
    [[nodiscard]] std::string standing_text() const override { return text(standing()); }
    [[nodiscard]] std::string thrown_text() const override;
    [[nodiscard]] std::vector<std::string> made_texts() const override;
    [[nodiscard]] std::vector<std::string> choice_texts() const override;
    [[nodiscard]] std::string result_text() const override { return record_.result; }
    [[nodiscard]] game::Record record() const override;
    [[nodiscard]] std::size_t turns_ended() const override { return turns_.size(); }
    [[nodiscard]] Resumed begin_again(const game::Record& record) const override;
    [[nodiscard]] base::Expected<std::string, TextFaults> rewritten(
        std::string_view position) const override;

    base::Expected<void, Refused> throw_dice(std::string_view thrown) override;
    base::Expected<void, Refused> throw_dice(pollyanna::Throw thrown);
    base::Expected<std::string, Refused> make(std::string_view step) override;
    base::Expected<std::string, Refused> undo() override;
    base::Expected<void, Refused> confirm() override;

private:
    // The turn alone, for trying things out.
    struct Trial {};
    PollyannaMatch(const PollyannaMatch& whole, Trial trial);

    [[nodiscard]] std::optional<Error> why_not_playing() const;
    void find_choices();

    pollyanna::Position position_;
    std::optional<pollyanna::Throw> thrown_;
    std::shared_ptr<const pollyanna::Law> law_;  // of what is thrown; copies share it
    std::vector<pollyanna::Step> made_;
    std::vector<pollyanna::Step> choices_;
    game::Record record_;  // without turns
    TurnLog turns_;
};

// Precondition: it is a table of Pollyanna.
inline const PollyannaMatch& as_pollyanna(const Match& match) { return of<PollyannaMatch>(match); }

TextFaults faults(const pollyanna::Defects& defects);

// The table of a position, with its throw if the text has one.
Opened open_pollyanna(std::string_view position);
// Before the first turn; the dice are cast for who begins. Precondition: the seats are Pollyanna's.
Opened new_pollyanna(const NewGame& wanted, const Cast& cast);
// As the tags of a record begin it (begin.cpp).
Resumed begin_pollyanna(const game::Record& record);

}  // namespace parlor::match

namespace parlor::pollyanna {

// The table at which a position is played, for templates that know a game by its types.
inline match::PollyannaMatch table_at(const Board& /*board*/, const Position& position) {
    return match::PollyannaMatch(position);
}

}  // namespace parlor::pollyanna
