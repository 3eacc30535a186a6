// SPDX-License-Identifier: MIT
// What has happened at a table. A table's events, in order, are the truth about it; everything else
// follows from them. They are stored and sent as online_json/tables_json.h spells them, and contain
// nothing that players may not see. Each is declared with the function that folds it into a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/expected.h"
#include "online/fair_dice/chained_dice.h"
#include "online/tables/plan.h"

namespace parlor::tables {

using PlayerId = std::string;
using TableId = std::string;
using Seq = std::uint32_t;          // the first event has 1
using Milliseconds = std::int64_t;  // since 1970, or a span

// Events that cannot be those of a table, and the first part that shows it.
struct BrokenLog {
    std::string at;
};

class Fold;  // decide_and_fold.h
using FoldResult = base::Expected<void, BrokenLog>;

enum class OfferKind : std::uint8_t { Draw, TakeBack };
enum class ReplaceReason : std::uint8_t { Away, Late, Resigned };
// Agreed: all players stopped a game whose rules have no draw.
enum class EndReason : std::uint8_t { Won, Drawn, Agreed, Resigned };

// As on the wire: `take_back`, `late`, `drawn`.
std::string_view name(OfferKind what);
std::string_view name(ReplaceReason why);
std::string_view name(EndReason how);

struct Created {
    TablePlan plan;
    std::string commitment;
    TableId previous{};  // the table of which this is a rematch
    std::string dice{fair_dice::chained_scheme};
};
FoldResult fold(Fold& on, const Created& payload);

struct Sat {
    char seat;
    std::string name;
    std::string tip;  // of the device's chain; at a table of parlor-dice-1 its seed
};
FoldResult fold(Fold& on, const Sat& payload);

struct Stood {
    char seat;
};
FoldResult fold(Fold& on, const Stood& payload);

// Computers take all free seats.
struct Filled {
    std::string level;
};
FoldResult fold(Fold& on, const Filled& payload);

// Every seat is taken, and the device has given the first link of its chain.
struct Revealed {
    char seat;
    std::string link;
};
FoldResult fold(Fold& on, const Revealed& payload);

// The record before the first turn, with the throws that decide who begins.
struct Begun {
    std::string record;
};
FoldResult fold(Fold& on, const Begun& payload);

struct Thrown {
    char seat;
    std::string thrown;
    std::string link{};  // folded into the dice before the throw; may be empty
};
FoldResult fold(Fold& on, const Thrown& payload);

struct Stepped {
    char seat;
    std::string step;
};
FoldResult fold(Fold& on, const Stepped& payload);

struct Undone {
    char seat;
};
FoldResult fold(Fold& on, const Undone& payload);

struct HandedOver {
    char seat;
};
FoldResult fold(Fold& on, const HandedOver& payload);

struct Confirmed {
    char seat;
    Milliseconds spent;
    std::string link{};  // folded at the end of the turn; may be empty
};
FoldResult fold(Fold& on, const Confirmed& payload);

// The seat goes on with another chain.
struct Renewed {
    char seat;
    std::string tip;
};
FoldResult fold(Fold& on, const Renewed& payload);

struct Offered {
    char seat;
    OfferKind what;
};
FoldResult fold(Fold& on, const Offered& payload);

struct Agreed {
    char seat;
};
FoldResult fold(Fold& on, const Agreed& payload);

struct Declined {
    char seat;
};
FoldResult fold(Fold& on, const Declined& payload);

// The record after plays were taken back.
struct TakenBack {
    std::string record;
};
FoldResult fold(Fold& on, const TakenBack& payload);

struct Replaced {
    char seat;
    std::string level;
    ReplaceReason why;
};
FoldResult fold(Fold& on, const Replaced& payload);

struct Returned {
    char seat;
};
FoldResult fold(Fold& on, const Returned& payload);

struct Said {
    std::string name;
    std::string text;
};
FoldResult fold(Fold& on, const Said& payload);

// The record is complete: its tags include the secret of the dice.
struct Ended {
    EndReason how;
    char seat;  // who resigned; '-' otherwise
    std::string secret;
    std::string record;
};
FoldResult fold(Fold& on, const Ended& payload);

struct Followed {
    TableId next;
};
FoldResult fold(Fold& on, const Followed& payload);

using Payload = std::variant<Created, Sat, Stood, Filled, Revealed, Begun, Thrown, Stepped, Undone,
                             HandedOver, Confirmed, Renewed, Offered, Agreed, Declined, TakenBack,
                             Replaced, Returned, Said, Ended, Followed>;

struct Event {
    Seq seq = 0;
    Milliseconds at = 0;
    PlayerId by{};     // empty: the table itself
    std::string id{};  // of the command that led to it; empty for the table itself
    // When the acting seat's clock began to run, if that does not follow from the events before
    // because no process served the table for a while.
    std::optional<Milliseconds> counted_from{};
    Payload payload;
};

}  // namespace parlor::tables
