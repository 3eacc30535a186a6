// SPDX-License-Identifier: MIT
// A table of The Prisoner of Zenda. It begins with both sides setting up, in turns without dice.
// Where three or four play, partners make the steps of a throw in any order, each with their own
// pieces (ZQ17); they set up one after the other, the player of the large piece first. Forty turns
// a side without a capture are a draw, unless the table is endless (ZQ18).
//
//   Match match(standard_board(), starting_position(), {.division = Division::Three});
#pragma once

#include <optional>
#include <span>

#include "games/zenda/rules/division.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/quiet.h"
#include "games/zenda/rules/text.h"
#include "rules/match/new_game.h"
#include "rules/match/resume.h"
#include "rules/match/turn_log.h"

namespace parlor::zenda {

inline constexpr std::string_view endless_switch = "endless";  // ZQ18: no draw after quiet turns
inline constexpr std::string_view board_tag = "board";  // of records on another than the standard

struct TableRules {
    Division division = Division::Two;
    bool endless = false;
};

class Match final : public match::Match {
public:
    static constexpr std::string_view name_of_game = game_name;

    // The board must outlive the match. Precondition: the position could stand.
    Match(const Board& board, const Position& start, TableRules rules = {},
          const match::Header& header = {});

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] Division division() const { return rules_.division; }
    // Before the turn, as the functions of `plays.h` want it together with `thrown` and `made`.
    [[nodiscard]] const Position& position() const { return position_; }
    // With the steps made.
    [[nodiscard]] Position standing() const;
    // Precondition: the side sets up or has thrown.
    [[nodiscard]] Hand hand() const;
    [[nodiscard]] std::optional<Throw> thrown() const { return thrown_; }
    [[nodiscard]] std::span<const Step> made() const { return ways_.front(); }
    // Of all seats that may act.
    [[nodiscard]] const std::vector<Step>& choices() const { return choices_; }
    // ZQ18, judged from the turns that this match has seen.
    [[nodiscard]] const QuietTurns& quiet_turns() const { return quiet_turns_; }
    [[nodiscard]] bool is_drawn_by_quiet() const {
        return !rules_.endless && quiet_turns_.make_a_draw();
    }

    [[nodiscard]] std::unique_ptr<match::Match> copy() const override;
    [[nodiscard]] std::unique_ptr<match::Match> this_turn() const override;
    [[nodiscard]] std::string_view game() const override { return game_name; }
    [[nodiscard]] match::Due due() const override;
    [[nodiscard]] char side() const override { return letter(position_.city); }
    [[nodiscard]] char side_of(char seat) const override;
    [[nodiscard]] std::string partners_of(char seat) const override;
    // When all is played, the seat that played last; where nothing could be, the whole side.
    [[nodiscard]] std::string seats() const override;
    [[nodiscard]] char said_over() const override;
    [[nodiscard]] char maker_of(std::string_view step) const override;
    [[nodiscard]] std::string rivals() const override;
    [[nodiscard]] std::string position_text() const override { return text(position_); }
    [[nodiscard]] std::string standing_text() const override { return text(standing()); }
    [[nodiscard]] std::string thrown_text() const override;
    [[nodiscard]] std::vector<std::string> made_texts() const override;
    [[nodiscard]] std::vector<std::string> choice_texts() const override;
    [[nodiscard]] bool may_hand_over(char seat) const override;
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
    base::Expected<void, match::Refused> hand_over(char seat) override;
    base::Expected<void, match::Refused> draw() override;

private:
    struct Over {
        std::size_t after;  // so many steps
        Seat seat;
    };

    [[nodiscard]] std::string letters_of(City city) const;
    [[nodiscard]] Seat seat_of(const Step& step) const;
    // The only one that sets up now. Precondition: a piece is to be set.
    [[nodiscard]] Seat setting_seat() const;
    [[nodiscard]] bool is_setting() const { return position_.phase == Phase::Setting; }
    [[nodiscard]] bool is_over() const { return !record_.result.empty(); }
    [[nodiscard]] std::optional<match::Error> why_not_playing() const;
    [[nodiscard]] base::unexpected<match::Refused> refusal(std::string_view step,
                                                           const StepText& tried) const;
    void find_choices();
    void add_step(const Step& step);
    void clear_turn();

    const Board* board_;
    TableRules rules_;
    Position position_;
    std::optional<Throw> thrown_;
    // The steps made. Where two dice lead from one spot to another the text does not tell which was
    // used, and every way is kept until the rest of the turn has shown it. Never empty.
    std::vector<std::vector<Step>> ways_{1};
    std::vector<Over> overs_;    // in the order they were said
    std::vector<Step> lawful_;   // what the side may do next
    std::vector<Step> choices_;  // of it, what those who may act now may do
    QuietTurns quiet_turns_;
    game::Record record_;  // without turns
    match::TurnLog turns_;
};

// "zenda+endless", or nothing at all.
base::Expected<TableRules, match::TextFaults> parse_rules(std::string_view game);

// Each on a board that must outlive the table. Of a position, with its throw if the text has one: a
// table for two.
match::Opened open(std::string_view position, const Board& board);
// Before the first turn. Precondition: the seats are Zenda's.
match::Opened begin(const match::NewGame& wanted, const Board& board);
// As the tags of a record begin it (begin.cpp).
match::Resumed begin(const game::Record& record, const Board& board);

// The table at which a position is played, for templates that know a game by its types.
inline Match table_at(const Board& board, const Position& position) {
    return Match(board, position);
}

}  // namespace parlor::zenda
