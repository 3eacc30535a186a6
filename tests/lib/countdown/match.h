// SPDX-License-Identifier: MIT
// A table of Countdown.
#pragma once

#include <optional>

#include "countdown/text.h"
#include "rules/match/new_game.h"
#include "rules/match/resume.h"
#include "rules/match/turn_log.h"

namespace parlor::countdown {

class CountdownMatch final : public match::Match {
public:
    static constexpr std::string_view name_of_game = game_name;

    explicit CountdownMatch(Countdown::Position start, const match::Header& header = {});

    // Before the turn.
    [[nodiscard]] const Countdown::Position& position() const { return position_; }
    // With the step made.
    [[nodiscard]] Countdown::Position standing() const;
    // Precondition: the dice are thrown.
    [[nodiscard]] Countdown::Throw thrown() const { return *parse_throw(thrown_); }
    // What the throw can lead to. Precondition: the dice are thrown.
    [[nodiscard]] Countdown::Results results() const;
    // The step that leads there. Precondition: the throw does.
    [[nodiscard]] std::string step_to(const Countdown::Position& after) const;

    [[nodiscard]] std::unique_ptr<Match> copy() const override;
    [[nodiscard]] std::unique_ptr<Match> this_turn() const override;
    [[nodiscard]] std::string_view game() const override { return game_name; }
    [[nodiscard]] match::Due due() const override;
    [[nodiscard]] char side() const override { return letter(position_.side); }
    [[nodiscard]] char side_of(char seat) const override;
    [[nodiscard]] std::string partners_of(char seat) const override { return {seat}; }
    [[nodiscard]] std::string position_text() const override { return text(position_); }
    [[nodiscard]] std::string standing_text() const override { return text(standing()); }
    [[nodiscard]] std::string thrown_text() const override { return thrown_; }
    [[nodiscard]] std::vector<std::string> made_texts() const override;
    [[nodiscard]] std::vector<std::string> choice_texts() const override;
    [[nodiscard]] std::string result_text() const override { return record_.result; }
    [[nodiscard]] game::Record record() const override;
    [[nodiscard]] std::size_t turns_ended() const override { return turns_.size(); }
    [[nodiscard]] match::Resumed begin_again(const game::Record& record) const override;
    [[nodiscard]] base::Expected<std::string, match::TextFaults> rewritten(
        std::string_view position) const override;

    base::Expected<void, match::Refused> throw_dice(std::string_view thrown) override;
    base::Expected<std::string, match::Refused> make(std::string_view step) override;
    base::Expected<std::string, match::Refused> undo() override;
    base::Expected<void, match::Refused> confirm() override;

private:
    [[nodiscard]] bool is_over() const { return position_.left == 0; }
    [[nodiscard]] std::optional<match::Error> why_not_playing() const;

    Countdown::Position position_;
    std::string thrown_;
    std::optional<int> made_;
    game::Record record_;  // without turns
    match::TurnLog turns_;
};

// Precondition: it is a table of Countdown.
const CountdownMatch& as_countdown(const match::Match& match);

match::Opened open_table(std::string_view position);
// Precondition: the seats are the game's.
match::Opened new_table(const match::NewGame& wanted);
match::Resumed recorded_table(const game::Record& record);

}  // namespace parlor::countdown
