// SPDX-License-Identifier: MIT
// Applies events to a table: the fold functions and what they share. Internal to this module.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "online/tables/table_data.h"

namespace parlor::tables {

// Broken: it does not follow from the events before. The sheet is then of no use.
FoldResult fold(TableData& table, const Event& event);

inline base::unexpected<BrokenLog> broken(std::string_view part) {
    return base::unexpected(BrokenLog{std::string(part)});
}

// One event being folded into a sheet.
class Fold {
public:
    Fold(TableData& to, const Event& folded) : table(to), event(folded) {}

    TableData& table;
    const Event& event;

    // An offer was made for the game as it stood: whatever changes that, throws and undone steps
    // too, or who plays, takes the offer away.
    void game_changed();
    // Whoever sits down now has seen the links that were given for others: these are void, and
    // their chains go on from there.
    void void_links();
    void leave(SeatState& seat);
    // Whether the event brings the link that is due, or none where none is.
    [[nodiscard]] bool fits(const fair_dice::SeatLink& given) const;
    FoldResult played_by_another();
    void begin_turn();
    // A step, or handing over.
    FoldResult make(std::string_view part);
    // Where partners share a turn, each is charged for the time that was waited for them. What a
    // seat has used stays used: handing over and taking it back gains none.
    FoldResult play(std::string_view part);
    // The game goes on from that record.
    FoldResult resume_from(const std::string& written);
};

// A throw, step, undoing, handing over or end of a turn, done in a match; anything else is not.
base::Expected<void, match::Refused> play_on(match::Match& match, const Payload& payload);

// By the order of turns, however they sat down.
std::vector<fair_dice::SeatSeed> in_order(const std::vector<SeatState>& seats,
                                          const std::vector<fair_dice::SeatSeed>& tips);

// One seat of everybody else who must agree to that player's offer.
std::vector<char> seats_to_ask(const TableData& table, const PlayerId& offering);

}  // namespace parlor::tables
