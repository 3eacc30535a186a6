// SPDX-License-Identifier: MIT
// A table of Pollyanna.
//
//   Match match(starting_position(variant, seated, begins), {.names = {{'b', "Ana"}}});
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

namespace parlor::pollyanna {

class Match final : public match::Match {
public:
    static constexpr std::string_view name_of_game = game_name;

    // Preconditions: the position could stand; the opening throws, if there are any, lead to the
    // seat that begins.
    explicit Match(const Position& start, const match::Header& header = {},
                   std::span<const Throw> opening = {});

    // Before the throw, as the functions of `plays.h` want it together with `thrown` and `made`.
    [[nodiscard]] const Position& position() const { return position_; }
    // With the steps made.
    [[nodiscard]] Position standing() const;
    // Precondition: the dice are thrown.
    [[nodiscard]] Hand hand() const;
    [[nodiscard]] std::optional<Throw> thrown() const { return thrown_; }
    [[nodiscard]] std::span<const Step> made() const { return made_; }
    [[nodiscard]] const std::vector<Step>& choices() const { return choices_; }
    // Empty while the game goes on.
    [[nodiscard]] SeatSet winners() const { return pollyanna::winners(position_); }

    [[nodiscard]] std::unique_ptr<match::Match> copy() const override;
    [[nodiscard]] std::unique_ptr<match::Match> this_turn() const override;
    [[nodiscard]] std::string_view game() const override { return game_name; }
    [[nodiscard]] match::Due due() const override;
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
    [[nodiscard]] match::Resumed begin_again(const game::Record& record) const override;
    [[nodiscard]] base::Expected<std::string, match::TextFaults> rewritten(
        std::string_view position) const override;

    base::Expected<void, match::Refused> throw_dice(std::string_view thrown) override;
    base::Expected<void, match::Refused> throw_dice(Throw thrown);
    base::Expected<std::string, match::Refused> make(std::string_view step) override;
    base::Expected<std::string, match::Refused> undo() override;
    base::Expected<void, match::Refused> confirm() override;

private:
    // The turn alone, for trying things out.
    struct Trial {};
    Match(const Match& whole, Trial trial);

    [[nodiscard]] std::optional<match::Error> why_not_playing() const;
    void find_choices();

    Position position_;
    std::optional<Throw> thrown_;
    std::shared_ptr<const Law> law_;  // of what is thrown; copies share it
    std::vector<Step> made_;
    std::vector<Step> choices_;
    game::Record record_;  // without turns
    match::TurnLog turns_;
};

// The table of a position, with its throw if the text has one.
match::Opened open(std::string_view position);
// Before the first turn; the dice are cast for who begins. Precondition: the seats are Pollyanna's.
match::Opened begin(const match::NewGame& wanted, const match::Cast& cast);
// As the tags of a record begin it (begin.cpp).
match::Resumed begin(const game::Record& record);

// The table at which a position is played, for templates that know a game by its types.
inline Match table_at(const Board& /*board*/, const Position& position) { return Match(position); }

}  // namespace parlor::pollyanna
