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

class Folding;  // fold.h
using Folded = base::Expected<void, BrokenLog>;

enum class OfferKind : std::uint8_t { Draw, TakeBack };
enum class WhyReplaced : std::uint8_t { Away, Late, Resigned };
// Agreed: all of them stopped a game whose rules know no draw.
enum class How : std::uint8_t { Won, Drawn, Agreed, Resigned };

// As on the wire: `take_back`, `late`, `drawn`.
std::string_view name(OfferKind what);
std::string_view name(WhyReplaced why);
std::string_view name(How how);

struct Created {
    Plan plan;
    std::string commitment;
    TableId previous{};  // that it is the rematch of
    std::string dice{fair_dice::chained_scheme};
};
Folded fold(Folding& on, const Created& what);

struct Sat {
    char seat;
    std::string name;
    std::string tip;  // of the device's chain; at a table of parlor-dice-1 its seed
};
Folded fold(Folding& on, const Sat& what);

struct Stood {
    char seat;
};
Folded fold(Folding& on, const Stood& what);

// Computers sit down wherever nobody does.
struct Filled {
    std::string level;
};
Folded fold(Folding& on, const Filled& what);

// Every seat is taken, and the device has given the first link of its chain.
struct Revealed {
    char seat;
    std::string link;
};
Folded fold(Folding& on, const Revealed& what);

// The record before the first turn, with the throws for it.
struct Begun {
    std::string record;
};
Folded fold(Folding& on, const Begun& what);

struct Thrown {
    char seat;
    std::string thrown;
    std::string link{};  // that was folded before it; empty: none was
};
Folded fold(Folding& on, const Thrown& what);

struct Stepped {
    char seat;
    std::string step;
};
Folded fold(Folding& on, const Stepped& what);

struct Undone {
    char seat;
};
Folded fold(Folding& on, const Undone& what);

struct HandedOver {
    char seat;
};
Folded fold(Folding& on, const HandedOver& what);

struct Confirmed {
    char seat;
    Milliseconds spent;
    std::string link{};  // likewise
};
Folded fold(Folding& on, const Confirmed& what);

// The seat goes on with another chain.
struct Renewed {
    char seat;
    std::string tip;
};
Folded fold(Folding& on, const Renewed& what);

struct Offered {
    char seat;
    OfferKind what;
};
Folded fold(Folding& on, const Offered& what);

struct Agreed {
    char seat;
};
Folded fold(Folding& on, const Agreed& what);

struct Declined {
    char seat;
};
Folded fold(Folding& on, const Declined& what);

// The record as it is then.
struct TakenBack {
    std::string record;
};
Folded fold(Folding& on, const TakenBack& what);

struct Replaced {
    char seat;
    std::string level;
    WhyReplaced why;
};
Folded fold(Folding& on, const Replaced& what);

struct Returned {
    char seat;
};
Folded fold(Folding& on, const Returned& what);

struct Said {
    std::string name;
    std::string text;
};
Folded fold(Folding& on, const Said& what);

// With all of the record, the secret of the dice among its tags.
struct Ended {
    How how;
    char seat;  // who resigned; '-' otherwise
    std::string secret;
    std::string record;
};
Folded fold(Folding& on, const Ended& what);

struct Followed {
    TableId next;
};
Folded fold(Folding& on, const Followed& what);

using What = std::variant<Created, Sat, Stood, Filled, Revealed, Begun, Thrown, Stepped, Undone,
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
    What what;
};

}  // namespace parlor::tables
