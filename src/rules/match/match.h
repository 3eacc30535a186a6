// SPDX-License-Identifier: MIT
// One table being played, in any game: whose turn it is, what was played, and what may be played
// next. It accepts or refuses actions and keeps the record; it knows no dice, clocks or people.
// Everything is text as docs/notation.md defines it. A game derives its match from the template in
// match_of.h; code that knows its game gets typed access with `of<zenda::Match>(match)`.
//
//   match.throw_dice("6-3");
//   match.make("w/6");  match.undo();  match.make("w/6") …      until due() is Confirm
//   match.confirm();                                            the next throw is due
//
// A refused action changes nothing. A throw is never taken back.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expected.h"
#include "rules/game/record.h"
#include "rules/match/refused.h"
#include "rules/match/turn_log.h"

namespace parlor::match {

// What has to be done next.
enum class Due : std::uint8_t { Set, Throw, Step, Confirm, Over };
std::string_view name(Due due);  // as on the wire: `throw`

// What a record says besides the game itself. Names are made plain; names of vacant seats are not
// used.
struct SeatName {
    char seat;
    std::string name;
};
struct Header {
    std::vector<SeatName> names{};
    std::string date{};
    std::optional<game::Seed> seed{};
    std::string commitment{};
    std::vector<game::Tag> tags{};
};

class Match;
// A table, or what is wrong with the text that describes it.
using Opened = base::Expected<std::unique_ptr<Match>, TextFaults>;
// A table, or everything that is wrong with the record it was to go on from (resume.h).
struct Damage;
using Resumed = base::Expected<std::unique_ptr<Match>, std::vector<Damage>>;

class Match {
public:
    virtual ~Match() = default;
    [[nodiscard]] virtual std::unique_ptr<Match> copy() const = 0;
    // A cheap copy for trial moves: the current turn without the earlier record. Its record() has
    // no tags but `game` and `result`.
    [[nodiscard]] virtual std::unique_ptr<Match> this_turn() const = 0;

    // As records name it: `pollyanna`, `zenda`.
    [[nodiscard]] virtual std::string_view game() const = 0;

    [[nodiscard]] virtual Due due() const = 0;
    // Whose turn it is, as in the record.
    [[nodiscard]] virtual char side() const = 0;
    // The seats that may act now, in the order of turns: several where partners share a throw.
    [[nodiscard]] virtual std::string seats() const { return {side()}; }
    // The seat among them that has said `over` and leaves the rest to its partner; 0 if none has.
    [[nodiscard]] virtual char said_over() const { return '\0'; }
    // The seats we are waiting for: `seats()` without `said_over()`, unless that leaves none.
    // `seat()` is the first of them.
    [[nodiscard]] std::string awaited() const;
    [[nodiscard]] char seat() const { return awaited().front(); }
    // The seat that makes a step.
    [[nodiscard]] virtual char maker_of(std::string_view /*step*/) const { return side(); }
    // The letter under which the record lists the turns of a seat; 0 if the game has no such seat.
    [[nodiscard]] virtual char side_of(char seat) const = 0;
    // The seats that win together with a seat, itself among them, in the order of turns.
    // Precondition: the seat plays.
    [[nodiscard]] virtual std::string partners_of(char seat) const { return {seat}; }
    // The seats of the other side, in the order of turns; empty in a game without draws.
    [[nodiscard]] virtual std::string rivals() const { return {}; }

    // The position before the turn, and with the steps made.
    [[nodiscard]] virtual std::string position_text() const = 0;
    [[nodiscard]] virtual std::string standing_text() const = 0;
    // What the turn is played with: `6-3`, or `set` while pieces are set up; empty before the
    // throw.
    [[nodiscard]] virtual std::string thrown_text() const = 0;
    // The steps of this turn, with `m:over` where a seat left the rest to its partner.
    [[nodiscard]] virtual std::vector<std::string> made_texts() const = 0;
    // The same as the record writes a turn: `pass` if nothing was made.
    [[nodiscard]] std::string play_text() const;
    // The steps that may be made next; empty before the throw and once it is played.
    [[nodiscard]] virtual std::vector<std::string> choice_texts() const = 0;
    [[nodiscard]] virtual bool may_hand_over(char /*seat*/) const { return false; }

    // The record without its turns.
    [[nodiscard]] const game::Record& tags() const { return tags_; }
    // As in the record: `=b`, `draw`; empty while the game goes on.
    [[nodiscard]] const std::string& result_text() const { return tags_.result; }
    // The whole record, which takes time in proportion to the turns. A turn that is being played is
    // its last, pending turn.
    [[nodiscard]] game::Record record() const;
    [[nodiscard]] std::size_t turns_ended() const { return turns_.size(); }
    // With the one that is being played: the turns in the record.
    [[nodiscard]] std::size_t turns_begun() const;
    // The seat of the last turn in the record; 0 before the first.
    [[nodiscard]] char last_seat() const;
    // Whether one of these seats has ended a turn.
    [[nodiscard]] bool has_ended_turn(std::string_view seats) const;

    // Another table of the same game on the same board, as the tags of a record begin it.
    [[nodiscard]] virtual Resumed begin_again(const game::Record& record) const = 0;
    // A position as this table would write it, or what is wrong with it.
    [[nodiscard]] virtual base::Expected<std::string, TextFaults> rewritten(
        std::string_view position) const = 0;

    virtual base::Expected<void, Refused> throw_dice(std::string_view thrown) = 0;
    // Returns the step as it was made, with the mark of a capture.
    virtual base::Expected<std::string, Refused> make(std::string_view step) = 0;
    // Takes back the last step of this turn, or the last `over`, and returns it.
    virtual base::Expected<std::string, Refused> undo() = 0;
    // Ends the turn once nothing of it is left to play.
    virtual base::Expected<void, Refused> confirm() = 0;
    // The seat leaves the remaining dice to its partner. It may still go on: making a step takes
    // that back.
    virtual base::Expected<void, Refused> hand_over(char seat);
    // Both sides have agreed that nobody wins.
    virtual base::Expected<void, Refused> draw();

    // Makes steps, after those made, `m:over` among them; all of them or none. `pass` is no step.
    // A bare `over` is the first seat's, as in old records.
    base::Expected<void, Refused> make_all(std::string_view steps);
    // The same, and confirms.
    base::Expected<void, Refused> play(std::string_view steps);

protected:
    struct TurnOnly {};

    Match() = default;
    Match(const Match&) = default;
    Match(const Match& whole, TurnOnly /*tag*/);
    Match& operator=(const Match&) = default;

    // nullopt while a turn is being played.
    [[nodiscard]] std::optional<Error> why_not_playing() const;
    void begin_record(game::Record tags) { tags_ = std::move(tags); }
    // Precondition: the turn has ended.
    void add_turn(const game::Turn& turn) { turns_.add(turn); }
    // Empty: the game goes on.
    void end_game(std::string_view result) { tags_.result = result; }

private:
    [[nodiscard]] bool is_turn_begun() const;

    game::Record tags_;  // without turns
    TurnLog turns_;
};

// A match as its game's own type. Precondition: it is a match of that game.
template <class GameMatch>
const GameMatch& of(const Match& match) {
    assert(match.game() == GameMatch::name_of_game);
    return static_cast<const GameMatch&>(match);
}

// The texts of a game's values, such as steps.
template <class Values>
std::vector<std::string> texts(const Values& values) {
    std::vector<std::string> all;
    for (const auto& each : values) all.push_back(text(each));
    return all;
}

// Words of the record that are not throws, steps or positions.
inline constexpr std::string_view setting_up = "set";
inline constexpr std::string_view handing_over = "over";
inline constexpr std::string_view nothing_played = "pass";
inline constexpr std::string_view agreed_draw = "draw";

// "m:over"
std::string over_text(char seat);
// Whether a word of a turn hands over to the partner (`m:over`, `over`) and is not a step.
bool is_over_text(std::string_view word);

}  // namespace parlor::match
