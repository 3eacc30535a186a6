// SPDX-License-Identifier: MIT
// The data of a table: the result of its events, and nothing that does not follow from them. For
// sources of this module; others use Table.
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

// A command that was carried out, and the last event that it led to.
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
    // The tips or seeds of devices, in the order in which people sat down.
    std::vector<fair_dice::SeatSeed> tips{};
    std::vector<fair_dice::SeatSeed> revealed{};  // first links, until the last arrives
    std::uint32_t voided = 0;                     // openings after links had been revealed
    std::unique_ptr<match::Match> match{};
    // The dice once the game has begun: `chained` at tables with chains, otherwise `throws`.
    std::optional<fair_dice::ChainedDice> chained{};
    std::optional<fair_dice::Throws> throws{};
    std::uint32_t thrown = 0;         // how many throws the game has had
    std::vector<PlayerId> made_by{};  // who made each step of the turn; empty for a computer
    // When the acting seat's clock began to run.
    Milliseconds began = 0;
    // The same time if it was moved and no event has recorded it yet.
    std::optional<Milliseconds> granted{};
    std::optional<OfferState> offer{};
    PlayerId turned_down{};        // whose offer was declined since the game last changed
    std::uint32_t taken_back = 0;  // how often plays were taken back
    std::uint32_t renewed = 0;     // how often a device began a new chain
    std::optional<GameEnd> ended{};
    std::string last_record{};  // once it is over
    TableId next{};
    std::vector<Event> said{};  // the newest
    std::map<PlayerId, std::uint32_t>
        sayings{};  // of each player who sits; of all others under an empty name
    std::deque<DoneCommand> done{};

    // Null if the table has no such seat.
    [[nodiscard]] const SeatState* seat(char letter) const;
    [[nodiscard]] SeatState* seat(char letter);
    // The seat whose clock runs. If partners share a turn, it is the first that the table waits
    // for, people before computers; the others may act too. Precondition: the game is being played.
    [[nodiscard]] const SeatState& acting() const;
    [[nodiscard]] SeatState& acting();

    [[nodiscard]] bool sits(const PlayerId& player) const;
    // True if every seat is taken.
    [[nodiscard]] bool is_complete() const;
    // The next throw, after folding the link that comes with it.
    [[nodiscard]] std::string next_throw(const fair_dice::SeatLink& given = {}) const;
    // True if the next throw, or the next end of a turn, happens for the first time and so is
    // folded into the dice. False at tables without chains.
    [[nodiscard]] bool is_new_throw() const { return chained && thrown == chained->throws_made(); }
    [[nodiscard]] bool is_new_end() const {
        return chained && match->turns_ended() == chained->turns_ended();
    }
    [[nodiscard]] bool has_chains() const { return fair_dice::has_chains(scheme); }
    // What the seat's next link must hash to, if its next action (reveal, throw or end of the turn)
    // needs one; otherwise empty.
    [[nodiscard]] std::string link_due(char letter) const;
    // The hash by which the table remembers a command. It is keyed with the secret, so no client
    // can construct two commands with the same hash.
    [[nodiscard]] std::uint64_t command_hash(const PlayerId& by, const std::string& command) const;

    // The seats that the player plays in person now, in the order of turns.
    [[nodiscard]] std::string played_by(const PlayerId& player) const;
};

// The player whose chat budget a message counts against. Players who sit have their own budgets,
// which watchers cannot use up.
inline PlayerId talks_as(const TableData& table, const PlayerId& player) {
    return table.sits(player) ? player : PlayerId();
}

// True if a person plays the seat now.
inline bool is_played_by_person(const SeatState& seat) {
    return !seat.player.empty() && seat.level.empty();
}
inline bool is_free(const SeatState& seat) { return seat.player.empty() && seat.level.empty(); }

// The first seat of the side that this seat belongs to.
char side_of(const match::Match& match, char seat);

// The dice before the first throw, with the tips of the people who sit. Precondition: every seat is
// taken.
fair_dice::ChainedDice new_dice(const TableData& table);

// The final record with its tags, after folding the last link.
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
