// SPDX-License-Identifier: MIT
// One table being played: whose throw it is, what has been done with it, what may be done next.
// It accepts or refuses and keeps the record; dice, clocks and people are somebody else's.
//
//   Match match(starting_position(variant, seated, begins), {.names = {"Ana", "", "Luis", ""}});
//   match.throw_dice(thrown);
//   match.make(step);  match.undo();  match.make(step) …      until is_played()
//   match.confirm();                                          the next throw is due
//
// What is refused changes nothing. A throw is never taken back.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "game/record.h"
#include "pollyanna/plays.h"
#include "pollyanna/why.h"

namespace parlor::match {

enum class Error : std::uint8_t {
    NotThrown,
    AlreadyThrown,
    GameOver,
    IllegalStep,
    NothingToUndo,
    ThrowNotPlayed,
};
std::string_view name(Error error);  // as on the wire: `not_thrown`

struct Refused {
    Error error{};
    pollyanna::WhyNot why{};  // of an illegal step
};

// What a record tells besides the game itself. The names are by seat, made plain; those of vacant
// seats are not used. The opening throws, if there are any, lead to the seat that begins.
struct Table {
    std::array<std::string, 4> names{};
    std::string date{};
    std::optional<game::Seed> seed{};
    std::string commitment{};
    std::vector<pollyanna::Throw> opening{};
    std::vector<game::Tag> tags{};
};

class Match {
public:
    // Precondition: the position could stand and is not won.
    explicit Match(const pollyanna::Position& start, const Table& table = {});

    // Before the throw, as the functions of `plays.h` want it together with `thrown` and `made`.
    [[nodiscard]] const pollyanna::Position& position() const { return position_; }
    // With the steps made.
    [[nodiscard]] pollyanna::Position standing() const;
    [[nodiscard]] std::optional<pollyanna::Throw> thrown() const { return thrown_; }
    [[nodiscard]] std::span<const pollyanna::Step> made() const { return made_; }
    // The steps that may be made next; none before the throw and when it is played.
    [[nodiscard]] std::vector<pollyanna::Step> choices() const;
    [[nodiscard]] bool is_played() const { return thrown_ && choices().empty(); }
    // Empty while the game goes on.
    [[nodiscard]] pollyanna::SeatSet winners() const { return pollyanna::winners(position_); }
    // With the throw that is being played, if there is one, as a pending turn.
    [[nodiscard]] game::Record record() const;

    base::Expected<void, Refused> throw_dice(pollyanna::Throw thrown);
    base::Expected<pollyanna::Step, Refused> make(const pollyanna::StepText& tried);
    // Takes back the last step of this throw.
    base::Expected<pollyanna::Step, Refused> undo();
    // Ends the throw once nothing of it is left to play.
    base::Expected<void, Refused> confirm();
    // Makes all these steps, after those made, and confirms.
    base::Expected<void, Refused> play(std::span<const pollyanna::StepText> steps);

private:
    [[nodiscard]] std::optional<Error> why_not_playing() const;

    pollyanna::Position position_;
    std::optional<pollyanna::Throw> thrown_;
    std::vector<pollyanna::Step> made_;
    game::Record record_;
};

}  // namespace parlor::match
