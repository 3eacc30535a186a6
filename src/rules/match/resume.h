// SPDX-License-Identifier: MIT
// A game continued from its record. The record is played through: every throw, step, position and
// result is checked, so the result is a game that could have been played.
//
//   auto match = games::resume(record);       or, of one game: replayed(begin(record), record)
//   if (!match) for (const Damage& each : match.error()) … each.line, name(each.fault) …
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expected.h"
#include "rules/game/record.h"
#include "rules/match/match.h"

namespace parlor::match {

enum class DamageFault : std::uint8_t {
    WrongGame,
    Unreadable,
    StartNotOpen,
    VariantDiffers,
    BoardDiffers,
    SeatDiffers,
    OpeningDiffers,
    TurnAfterEnd,
    WrongSeat,
    ThrowNotDue,
    IllegalStep,
    ThrowNotPlayed,
    PositionDiffers,
    ResultDiffers,
};
std::string_view name(DamageFault fault);  // as on the wire: `position_differs`

struct Damage {
    int line;  // of the text that the record was read from; 0 where it was not
    DamageFault fault;
    std::string part;   // the offending piece of text
    Refused refused{};  // what is unreadable or illegal about it, where that is known
};

// Gathers what is wrong with a record while its tags are read.
class Damages {
public:
    // The record must outlive this object.
    explicit Damages(const game::Record& record) : record_(&record) {}

    void add(int line, DamageFault fault, std::string part, Refused refused = {}) {
        found_.push_back({line, fault, std::move(part), std::move(refused)});
    }
    void add(int line, const TextFaults& faults);
    // At the line of a tag: `edition`, `seat b`.
    void add(std::string_view tag, DamageFault fault, std::string part) {
        add(record_->lines.of_tag(tag), fault, std::move(part));
    }
    void add(std::string_view tag, const TextFaults& faults) {
        add(record_->lines.of_tag(tag), faults);
    }
    // A seat that the game does not have, or that is taken where it should be vacant.
    void add_seat(char letter) {
        add(std::string("seat ") + letter, DamageFault::SeatDiffers, std::string(1, letter));
    }
    // The position of the `start` tag, as a game read it. It must have no throw and no winner, or
    // it is a damage and nullopt is returned.
    template <class Read>
    auto open_start(const Read& read) -> std::optional<decltype(read->position)> {
        if (!read) {
            add("start", faults(read.error()));
        } else if (read->thrown || is_over(read->position)) {
            add("start", DamageFault::StartNotOpen, record_->start);
        } else {
            return read->position;
        }
        return std::nullopt;
    }

    [[nodiscard]] bool empty() const { return found_.empty(); }
    std::vector<Damage> take() { return std::move(found_); }

private:
    const game::Record* record_;
    std::vector<Damage> found_;
};

// Plays the turns of the record on the table that its tags began. Only the first wrong turn is
// listed, since everything after depends on it. If the table could not begin, returns `begun`.
Resumed replayed(Resumed begun, const game::Record& record);

// The damage of a record whose game is unknown.
Resumed unknown_game(const game::Record& record);

// The table as it was when one of these seats last had a throw to play that it has played since:
// plays are taken back, throws never. Null if none of them has ended a turn.
std::unique_ptr<Match> taken_back(const Match& match, std::string_view seats);

}  // namespace parlor::match
