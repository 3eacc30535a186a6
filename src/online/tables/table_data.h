// SPDX-License-Identifier: MIT
// All that is known of a table: what its events have come to, and nothing that does not follow from
// them. Internal to this module; others ask Table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/crypto/keys.h"
#include "online/fair_dice/chained_dice.h"
#include "online/fair_dice/throws.h"
#include "online/tables/event.h"
#include "online/tables/state.h"
#include "rules/match/match.h"

namespace parlor::tables {

// A command that was done, and the last event that it led to.
struct DoneCommand {
    std::uint64_t hash;
    Seq seq;
};

struct TableData {
    TableId id{};
    crypto::Key secret{};
    TablePlan plan{};
    std::string commitment{};
    Seq seq = 0;
    Seq played = 0;
    Phase phase = Phase::Open;
    std::vector<SeatState> seats{};
    std::string_view scheme = fair_dice::chained_scheme;
    // What devices laid down, tips or seeds, in the order in which people sat down.
    std::vector<fair_dice::SeatSeed> tips{};
    std::vector<fair_dice::SeatSeed> revealed{};  // first links, until all are there
    std::uint32_t voided = 0;                     // openings after links had been revealed
    std::unique_ptr<match::Match> match{};
    // The dice, once the game has begun: the first where there are chains, else the second.
    std::optional<fair_dice::ChainedDice> chained{};
    std::optional<fair_dice::Throws> throws{};
    std::uint32_t thrown = 0;         // how many throws the game has had
    std::vector<PlayerId> made_by{};  // who made each step of the turn; empty: a computer
    // When the clock of the seat that acts began to run.
    Milliseconds began = 0;
    // The same, where it was moved and no event has told it yet.
    std::optional<Milliseconds> granted{};
    std::optional<OfferState> offer{};
    PlayerId turned_down{};        // whose offer came to nothing as the game stands
    std::uint32_t taken_back = 0;  // how often plays were
    std::uint32_t renewed = 0;     // how often a device laid down another chain
    std::optional<GameEnd> ended{};
    std::string last_record{};  // once it is over
    TableId next{};
    std::vector<Event> said{};                    // the newest
    std::map<PlayerId, std::uint32_t> sayings{};  // of each who sits; of all others under no name
    std::deque<DoneCommand> done{};

    // Null: the table has no such seat.
    [[nodiscard]] const SeatState* seat(char letter) const;
    [[nodiscard]] SeatState* seat(char letter);
    // The seat that acts: where partners share a turn, the first of those waited for, people before
    // computers. Its clock runs; others may act too. Precondition: the game is being played.
    [[nodiscard]] const SeatState& acting() const;
    [[nodiscard]] SeatState& acting();

    [[nodiscard]] bool sits(const PlayerId& player) const;
    // Nobody can sit down any more.
    [[nodiscard]] bool is_complete() const;
    // The next throw, after the link has been folded that comes with it.
    [[nodiscard]] std::string next_throw(const fair_dice::SeatLink& given = {}) const;
    // Whether the throw, or the end of the turn, that comes next happens for the first time: then
    // it goes into the dice. Not where there are no chains.
    [[nodiscard]] bool is_new_throw() const { return chained && thrown == chained->throws_made(); }
    [[nodiscard]] bool is_new_end() const {
        return chained && match->turns_ended() == chained->turns_ended();
    }
    [[nodiscard]] bool has_chains() const { return fair_dice::has_chains(scheme); }
    // What the seat's next link must hash to, if it is to give one by what it does next: reveal,
    // throw or end the turn. Empty: none.
    [[nodiscard]] std::string link_due(char letter) const;
    // What the table knows a command by: its key is the secret, so that nobody can make two alike.
    [[nodiscard]] std::uint64_t command_hash(const PlayerId& by, const std::string& command) const;

    // The seats that the player plays in person now, in the order of turns.
    [[nodiscard]] std::string played_by(const PlayerId& player) const;
};

// Whose budget a saying is of: those who sit have their own, which strangers cannot use up.
inline PlayerId talks_as(const TableData& table, const PlayerId& player) {
    return table.sits(player) ? player : PlayerId();
}

// Whether a person plays it now.
inline bool is_played_by_person(const SeatState& seat) {
    return !seat.player.empty() && seat.level.empty();
}
inline bool is_free(const SeatState& seat) { return seat.player.empty() && seat.level.empty(); }

// Those who win together have the same: the first of their seats.
char side_of(const match::Match& match, char seat);

// The dice before the first throw, with the tips of the people who sit. Precondition: every seat is
// taken.
fair_dice::ChainedDice new_dice(const TableData& table);

// The record with the tags that it ends with; after the link has been folded that ended it.
std::string closed_record(const TableData& table, const match::Match& match, std::string_view ended,
                          const std::optional<fair_dice::SeatLink>& last = {});

// How long a seat has been acting, and what is left of its time. If partners share a turn, one
// clock runs at a time, and each of them has the time of a turn.
// The time that a seat has used in this turn if its clock has run until now.
Milliseconds spent(const TableData& table, const SeatState& seat, Milliseconds now);
// The part of it that exceeds a turn's time and is still to be taken from the bank.
Milliseconds overdrawn(const TableData& table, const SeatState& seat, Milliseconds now);
// Charges a seat whose clock has run until now. What it has used stays used in this turn.
void charge(const TableData& table, SeatState& seat, Milliseconds now);
// True if the clock of the acting seat runs. Computers have no clock.
bool is_running(const TableData& table);
std::optional<Milliseconds> deadline(const TableData& table);
// Makes sure that at least `least` is left from now on.
void grant(TableData& table, Milliseconds now, Milliseconds least);
// The date in UTC: "2026-11-15".
std::string date_text(Milliseconds at);

}  // namespace parlor::tables
