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
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/text.h"
#include "rules/match/match_of.h"
#include "rules/match/new_game.h"

namespace parlor::zenda {

inline constexpr std::string_view endless_switch = "endless";  // ZQ18: no draw after quiet turns
inline constexpr std::string_view board_tag = "board";  // of records on another than the standard

struct TableRules {
    Division division = Division::Two;
    bool endless = false;
};

class Match final : public match::MatchOf<Match, Zenda, Step> {
public:
    static constexpr std::string_view name_of_game = game_name;

    // The board must outlive the match. Precondition: the position could stand.
    Match(const Board& board, const Position& start, TableRules rules = {},
          const match::Header& header = {});
    Match(const Match& whole, TurnOnly tag);

    // Before the first turn. Precondition: the seats are Zenda's.
    static match::Opened begin(const Board& board, const match::NewGame& wanted,
                               const match::Cast& cast);
    // As the tags of a record begin it.
    static match::Resumed begin(const Board& board, const game::Record& record);

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] Division division() const { return rules_.division; }
    [[nodiscard]] bool is_setting() const { return position().phase == Phase::Setting; }
    // Precondition: the side sets up or has thrown.
    [[nodiscard]] Hand hand() const { return hand_after(*board_, position(), thrown(), made()); }
    // ZQ18, judged from the turns that this match has seen.
    [[nodiscard]] const QuietTurns& quiet_turns() const { return quiet_turns_; }
    [[nodiscard]] bool is_drawn_by_quiet() const {
        return !rules_.endless && quiet_turns_.make_a_draw();
    }

    static std::optional<Throw> read_throw(std::string_view text) { return parse_throw(text); }

    [[nodiscard]] char side() const override { return letter(position().city); }
    [[nodiscard]] char side_of(char seat) const override;
    [[nodiscard]] std::string partners_of(char seat) const override;
    // When all is played, the seat that played last; where nothing could be, the whole side.
    [[nodiscard]] std::string seats() const override;
    [[nodiscard]] char said_over() const override;
    [[nodiscard]] char maker_of(std::string_view step) const override;
    [[nodiscard]] std::string rivals() const override;
    [[nodiscard]] std::vector<std::string> made_texts() const override;
    [[nodiscard]] bool may_hand_over(char seat) const override;

    base::Expected<std::string, match::Refused> undo() override;
    base::Expected<void, match::Refused> hand_over(char seat) override;
    base::Expected<void, match::Refused> draw() override;

private:
    struct Over {
        std::size_t after;  // the number of steps made before it
        Seat seat;
    };

    friend MatchOf;
    static auto read_steps(std::string_view text) { return parse_play(text); }
    static auto read_position(const Board& board, std::string_view text) {
        return parse_position(board, text);
    }
    [[nodiscard]] std::vector<Step> next_steps();
    [[nodiscard]] Position after_steps() const { return hand().position; }
    [[nodiscard]] Position after_turn() const { return finished(hand()); }
    [[nodiscard]] std::string result() const;
    [[nodiscard]] match::Refused why_not(const StepText& tried) const;
    void add_step(const Step& step);
    void remove_step();
    void turn_ended(const Position& before);

    [[nodiscard]] std::string letters_of(City city) const;
    [[nodiscard]] Seat seat_of(const Step& step) const;
    // The only one that sets up now. Precondition: a piece is to be set.
    [[nodiscard]] Seat setting_seat() const;
    [[nodiscard]] bool is_just_over() const;

    const Board* board_;
    TableRules rules_;
    // Where two dice lead from one spot to another, the text of the step does not show which die
    // was used. Every way of making the steps is kept until the rest of the turn decides. The first
    // of them is `made()`. Never empty.
    std::vector<std::vector<Step>> ways_{1};
    std::vector<Over> overs_;   // in the order they were said
    std::vector<Step> lawful_;  // what the side may do next; `choices()` is what may be done now
    QuietTurns quiet_turns_;
};

// "zenda+endless", or nothing at all.
base::Expected<TableRules, match::TextFaults> parse_rules(std::string_view game);

// The table at which a position is played, for templates that know a game by its types.
inline Match table_at(const Board& board, const Position& position) {
    return Match(board, position);
}

}  // namespace parlor::zenda
