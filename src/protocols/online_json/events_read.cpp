// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "protocols/online_json/event_kinds.h"
#include "protocols/online_json/plan_json.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

using tables::How;
using tables::OfferKind;
using tables::What;
using tables::WhyReplaced;
using F = Fields;

constexpr std::array offer_kinds{OfferKind::Draw, OfferKind::TakeBack};
constexpr std::array reasons{WhyReplaced::Away, WhyReplaced::Late, WhyReplaced::Resigned};
constexpr std::array endings{How::Won, How::Drawn, How::Agreed, How::Resigned};

char seat(Fields& fields) { return fields.seat("seat"); }
// Older programs wrote none.
std::string link(Fields& fields) { return fields.has("link") ? fields.text("link") : ""; }

What created(Fields& fields) {
    const bool is_older = !fields.has("dice");
    return tables::Created{read_plan(fields.within("plan")), fields.text("commitment"),
                           fields.text("previous"),
                           is_older ? std::string(fair_dice::scheme) : fields.text("dice")};
}
What sat(Fields& fields) {
    return tables::Sat{seat(fields), fields.text("name"),
                       fields.text(fields.has("seed") ? "seed" : "tip")};
}
What ended(Fields& fields) {
    const How how = choice(fields, "how", endings);
    const char seat = fields.text("seat").empty() ? '-' : fields.seat("seat");
    return tables::Ended{how, seat, fields.text("secret"), fields.text("record")};
}

// In the order of tables::What.
constexpr std::array<What (*)(Fields&), event_kind_count> readers{
    created,
    sat,
    [](F& f) -> What { return tables::Stood{seat(f)}; },
    [](F& f) -> What { return tables::Filled{f.text("level")}; },
    [](F& f) -> What { return tables::Revealed{seat(f), f.text("link")}; },
    [](F& f) -> What { return tables::Begun{f.text("record")}; },
    [](F& f) -> What { return tables::Thrown{seat(f), f.text("thrown"), link(f)}; },
    [](F& f) -> What { return tables::Stepped{seat(f), f.text("step")}; },
    [](F& f) -> What { return tables::Undone{seat(f)}; },
    [](F& f) -> What { return tables::HandedOver{seat(f)}; },
    [](F& f) -> What { return tables::Confirmed{seat(f), f.integer("spent"), link(f)}; },
    [](F& f) -> What { return tables::Renewed{seat(f), f.text("tip")}; },
    [](F& f) -> What { return tables::Offered{seat(f), choice(f, "what", offer_kinds)}; },
    [](F& f) -> What { return tables::Agreed{seat(f)}; },
    [](F& f) -> What { return tables::Declined{seat(f)}; },
    [](F& f) -> What { return tables::TakenBack{f.text("record")}; },
    [](F& f) -> What {
        return tables::Replaced{seat(f), f.text("level"), choice(f, "why", reasons)};
    },
    [](F& f) -> What { return tables::Returned{seat(f)}; },
    [](F& f) -> What { return tables::Said{f.text("name"), f.text("text")}; },
    ended,
    [](F& f) -> What { return tables::Followed{f.text("next")}; },
};

}  // namespace

std::optional<tables::Event> parse_event(std::string_view text) {
    const Document document(text);
    if (document.fault()) return std::nullopt;
    std::optional<BadField> bad;
    Fields fields(document.object(), bad);
    const auto kind = std::ranges::find(event_kinds, fields.text("kind"));
    if (kind == event_kinds.end()) return std::nullopt;
    tables::Event event{
        .seq = fields.number("seq", std::numeric_limits<tables::Seq>::max()),
        .at = fields.integer("at"),
        .by = fields.text("by"),
        .id = fields.text("id"),
        .counted_from =
            fields.has("countedFrom") ? std::optional(fields.integer("countedFrom")) : std::nullopt,
        .what = readers[static_cast<std::size_t>(kind - event_kinds.begin())](fields)};
    if (bad) return std::nullopt;
    return event;
}

}  // namespace parlor::online_json
