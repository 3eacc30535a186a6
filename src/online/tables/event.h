// SPDX-License-Identifier: MIT
// What has happened at a table. The events of a table, in their order, are the truth about it;
// everything else follows from them. They are stored and sent as online_json/tables_json.h spells
// them, and hold nothing that players may not see. Beside each event stands the function that folds
// it into a table; its source has those that decide upon the wishes it comes of.
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

// Events that are not those of a table, and where that shows.
struct BrokenLog {
    std::string at;
};

class Fold;  // fold.h
using FoldResult = base::Expected<void, BrokenLog>;

enum class OfferKind : std::uint8_t { Draw, TakeBack };
enum class ReplaceReason : std::uint8_t { Away, Late, Resigned };
// Agreed: all of them stopped a game whose rules know no draw.
enum class EndReason : std::uint8_t { Won, Drawn, Agreed, Resigned };

// As on the wire: `take_back`, `late`, `drawn`.
std::string_view name(OfferKind what);
std::string_view name(ReplaceReason why);
std::string_view name(EndReason how);

struct Created {
    TablePlan plan;
    std::string commitment;
    TableId previous{};  // that it is the rematch of
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

// Computers sit down wherever nobody does.
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

// The record before the first turn, with the throws for it.
struct Begun {
    std::string record;
};
FoldResult fold(Fold& on, const Begun& payload);

struct Thrown {
    char seat;
    std::string thrown;
    std::string link{};  // that was folded before it; empty: none was
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
    std::string link{};  // likewise
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

// The record as it is then.
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

// With all of the record, the secret of the dice among its tags.
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
    std::string id{};  // of the command that led to it; empty likewise
    // From when on the time of the seat that acts had been counted, where that does not follow from
    // the events before: the table was out of service.
    std::optional<Milliseconds> counted_from{};
    Payload payload;
};

}  // namespace parlor::tables
