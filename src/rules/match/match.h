// SPDX-License-Identifier: MIT
// One table being played, whichever game it is: whose turn it is, what has been done with it, what
// may be done next. It accepts or refuses and keeps the record; dice, clocks and people are
// somebody else's. Everything is text as docs/notation.md has it; code that knows its game
// finds typed access in the game's own folder: games/zenda/match/match.h.
//
//   match.throw_dice("6-3");
//   match.make("w/6");  match.undo();  match.make("w/6") …      until due() is Confirm
//   match.confirm();                                            the next throw is due
//
// What is refused changes nothing. A throw is never taken back.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "rules/game/record.h"

namespace parlor::match {

// What somebody has to do now.
enum class Due : std::uint8_t { Set, Throw, Step, Confirm, Over };
std::string_view name(Due due);  // as on the wire: `throw`

enum class Error : std::uint8_t {
    Unreadable,
    NotThrown,
    AlreadyThrown,
    NotSetUp,
    GameOver,
    IllegalStep,
    NothingToUndo,
    ThrowNotPlayed,
    CannotHandOver,
    NoDraw,
};
std::string_view name(Error error);  // as on the wire: `not_thrown`

struct Refused {
    Error error{};
    std::string part{};                 // the text that was refused
    std::string reason{};               // of a step: `blockade_ahead`; of a text: `unknown_step`
    std::string rules{};                // "P54 P62", as in docs/rules
    std::vector<std::string> places{};  // the spaces or spots that cause it
    std::vector<std::string> pieces{};  // and who stands there: `r:12`
};

// What is wrong with a text: a stable name, and the part at fault.
struct TextFault {
    std::string name;
    std::string part;
    friend bool operator==(const TextFault&, const TextFault&) = default;
};
using TextFaults = std::vector<TextFault>;

// A game's own list of what is wrong, each entry with a `fault` that has a name and a `part`.
template <class Defects>
TextFaults faults(const Defects& defects) {
    TextFaults all;
    for (const auto& each : defects) all.push_back({std::string(name(each.fault)), each.part});
    return all;
}

// What a record tells besides the game itself. Names are made plain; those of seats that do not
// play are not used.
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
// A table, or what is wrong with the text that it was to be made from.
using Opened = base::Expected<std::unique_ptr<Match>, TextFaults>;
// A table, or all that is wrong with the record that it was to go on from (resume.h).
struct Damage;
using Resumed = base::Expected<std::unique_ptr<Match>, std::vector<Damage>>;

class Match {
public:
    virtual ~Match() = default;
    [[nodiscard]] virtual std::unique_ptr<Match> copy() const = 0;
    // For trying things out, at no great cost: the turn as it stands, without those before it in
    // the record.
    [[nodiscard]] virtual std::unique_ptr<Match> this_turn() const = 0;

    // As records name it: `pollyanna`, `zenda`.
    [[nodiscard]] virtual std::string_view game() const = 0;

    [[nodiscard]] virtual Due due() const = 0;
    // Whose turn it is, as in the record.
    [[nodiscard]] virtual char side() const = 0;
    // The seats that may act now, in the order of turns: several where partners share a throw.
    [[nodiscard]] virtual std::string seats() const { return {side()}; }
    // The one of them that has said `over`, and would leave the rest to its partner; 0: none.
    [[nodiscard]] virtual char said_over() const { return '\0'; }
    // The seats that are waited for: all that may act but the one that has said `over`, unless
    // nobody else can. And the first of these.
    [[nodiscard]] std::string awaited() const;
    [[nodiscard]] char seat() const { return awaited().front(); }
    // The seat that makes a step, or says `over`.
    [[nodiscard]] virtual char maker_of(std::string_view /*step*/) const { return side(); }
    // The seat by which the record calls the turns of a seat; 0: the game has no such seat.
    [[nodiscard]] virtual char side_of(char seat) const = 0;
    // The seats that win together with a seat, itself among them, in the order of turns.
    // Precondition: the seat plays.
    [[nodiscard]] virtual std::string partners_of(char seat) const = 0;
    // The seats of the other side, in the order of turns; none: the game knows no draw.
    [[nodiscard]] virtual std::string rivals() const { return {}; }

    // Before the turn, and with the steps made.
    [[nodiscard]] virtual std::string position_text() const = 0;
    [[nodiscard]] virtual std::string standing_text() const = 0;
    // What the turn is played with: `6-3`, or `set` while pieces are set up; empty before the
    // throw.
    [[nodiscard]] virtual std::string thrown_text() const = 0;
    // Of this turn, with `m:over` where a seat left the rest to its partner.
    [[nodiscard]] virtual std::vector<std::string> made_texts() const = 0;
    // These as the record writes a turn: `pass` where nothing was made.
    [[nodiscard]] std::string play_text() const;
    // The steps that may be made next; none before the throw and when it is played.
    [[nodiscard]] virtual std::vector<std::string> choice_texts() const = 0;
    [[nodiscard]] virtual bool may_hand_over(char /*seat*/) const { return false; }
    // As in the record: `=b`, `draw`; empty while the game goes on.
    [[nodiscard]] virtual std::string result_text() const = 0;
    // With the turn that is being played, if there is one, as a pending turn.
    [[nodiscard]] virtual game::Record record() const = 0;
    [[nodiscard]] virtual std::size_t turns_ended() const = 0;
    // Another table of the same game on the same board, as the tags of a record begin it.
    [[nodiscard]] virtual Resumed begin_again(const game::Record& record) const = 0;
    // A position as this table would write it, or what is wrong with it.
    [[nodiscard]] virtual base::Expected<std::string, TextFaults> rewritten(
        std::string_view position) const = 0;

    virtual base::Expected<void, Refused> throw_dice(std::string_view thrown) = 0;
    // The step as it was made, with the mark of a capture.
    virtual base::Expected<std::string, Refused> make(std::string_view step) = 0;
    // Takes back the last step of this turn, or the last `over`.
    virtual base::Expected<std::string, Refused> undo() = 0;
    // Ends the turn once nothing of it is left to play.
    virtual base::Expected<void, Refused> confirm() = 0;
    // The seat leaves the dice that are left to its partner. It may still go on: whoever makes a
    // step has taken that back.
    virtual base::Expected<void, Refused> hand_over(char seat);
    // Both sides have agreed that nobody wins.
    virtual base::Expected<void, Refused> draw();

    // Makes steps, after those made, `m:over` among them; all of them or none. `pass` is no step.
    // A bare `over` is the first seat's, as records once had it.
    base::Expected<void, Refused> make_all(std::string_view steps);
    // The same, and confirms.
    base::Expected<void, Refused> play(std::string_view steps);

protected:
    Match() = default;
    Match(const Match&) = default;
    Match& operator=(const Match&) = default;
};

// A match as its game's own type. Precondition: it is a match of that game.
template <class GameMatch>
const GameMatch& of(const Match& match) {
    assert(match.game() == GameMatch::name_of_game);
    return static_cast<const GameMatch&>(match);
}

// Words of the record that are no throw, no step and no position.
inline constexpr std::string_view setting_up = "set";
inline constexpr std::string_view handing_over = "over";
inline constexpr std::string_view nothing_played = "pass";
inline constexpr std::string_view agreed_draw = "draw";

// "m:over"
std::string over_text(char seat);
// Whether a word of a turn is no step, but leaves the rest to the partner: `m:over`, `over`.
bool is_over_text(std::string_view word);

}  // namespace parlor::match
