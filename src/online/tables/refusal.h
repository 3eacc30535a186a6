// SPDX-License-Identifier: MIT
// Why the server refuses a request, at a table or over HTTP. On the wire a refusal is a stable name
// and the part at fault; docs/protocol.md lists the names.
//
//   if (!decided && decided.error().is(RefusalReason::SeatTaken)) …
//   name(decided.error())                                  "seat_taken"
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "base/expected.h"
#include "rules/match/match.h"

namespace parlor::tables {

// The server's own reasons. Their names on the wire are the enumerators in snake_case; a test
// compares the two lists.
enum class RefusalReason : std::uint8_t {
    // a message
    NotJson,
    TooLarge,
    NotText,
    TooFast,
    FieldMissing,
    FieldRepeated,
    WrongType,
    TooLong,
    NotPlain,
    OutOfRange,
    UnknownDo,
    // a new table
    UnknownLevel,
    NobodyToPlay,
    ClockTooLong,
    BadPatience,
    TooManyTables,
    // at a table
    UnknownTable,
    UnknownSeat,
    SeatTaken,
    NoSeatFree,
    NotYourSeat,
    BadName,
    BadTip,
    BadLink,
    BadText,
    UnknownPhrase,
    SaidEnough,
    TableFull,
    NotBegun,
    AlreadyBegun,
    NotOver,
    NotSeated,
    Stale,
    NotYourTurn,
    AlreadyOffered,
    NoOffer,
    NotAsked,
    TurnedDown,
    SomebodyAway,
    TakenBackEnough,
    RenewedEnough,
    VoidedEnough,
    DrawDeclined,
    NothingToTakeBack,
    NotMissing,
    NoComputerThere,
    MayNotReturn,
    AlreadyFollowed,
    // the store
    Unavailable,
    StorageFull,
    Damaged,
    // over HTTP
    BadField,
    WrongOrigin,
    UnknownHost,
    WrongPassphrase,
    UnknownLink,
    UnknownPath,
    NoRecord,
    WrongMethod,
    AccountTaken,
    TooManyTries,
    TooManyConnections,
    // a duel of the day
    NoName,
    DuelUnknown,
    DuelClosed,
    DuelRecord,
    DuelOther,
    DuelDice,
    DuelChoice,
    DuelUnfinished,
    DuelPlayed,
    DuelTaken,
    DuelBusy,
    // attempts at puzzles
    NoPlayer,
    UnknownPuzzle,
};
std::string_view name(RefusalReason reason);
// In the order of the enumerators.
std::span<const std::string_view> refusal_names();

// The game cannot begin with this plan. Each game has names of its own: `seats_not_playable`.
struct GameFault {
    std::string name;
    friend bool operator==(const GameFault&, const GameFault&) = default;
};

// The server's reason, the match's, or the game's objection to a plan.
struct Refusal {
    std::variant<RefusalReason, match::Error, GameFault> why;
    std::string part{};

    [[nodiscard]] bool is(RefusalReason reason) const {
        const auto* const own = std::get_if<RefusalReason>(&why);
        return own != nullptr && *own == reason;
    }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};
std::string_view name(const Refusal& refusal);

}  // namespace parlor::tables
