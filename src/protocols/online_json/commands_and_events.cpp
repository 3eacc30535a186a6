// SPDX-License-Identifier: MIT
// Every command and every event: its name, and what is in it. A row each.
#include <algorithm>
#include <limits>

#include "protocols/json_fields/writer.h"
#include "protocols/online_json/event_rows.h"
#include "protocols/online_json/tables_json.h"
#include "rules/match/new_game.h"

namespace parlor::online_json {
namespace {

using json_fields::object_text;
using json_fields::ObjectWriter;

// So that two of them can be added.
constexpr std::uint32_t most_seconds = 0x7fffffff;

void append_seat_plan(std::string& to, const tables::SeatPlan& seat) {
    ObjectWriter object(to);
    object.seat("seat", seat.seat);
    object.text("level", seat.level);
}

tables::Clock read_clock(Fields fields) {
    return {.turn_seconds = fields.number("turn", most_seconds),
            .bank_seconds = fields.number("bank", most_seconds)};
}

std::vector<tables::SeatPlan> read_seats(Fields fields) {
    std::vector<tables::SeatPlan> all;
    const boost::json::array& list = fields.list("seats");
    if (list.size() > most_seats) fields.blame(FieldFault::TooLong, "seats");
    for (const boost::json::value& each : list) {
        const boost::json::object* const object = each.if_object();
        if (object == nullptr) fields.blame(FieldFault::WrongType, "seats");
        if (fields.bad()) return {};
        Fields seat(*object, fields.bad());
        all.push_back({.seat = seat.seat("seat"), .level = seat.line("level", longest_level)});
    }
    return all;
}
using tables::RefusalReason;
using tables::Seq;
using ClientAction = decltype(ClientCommand::action);

constexpr std::size_t longest_link = 64;  // and tip
constexpr std::size_t longest_step = 40;
constexpr std::size_t longest_steps = 1000;

Seq seq(Fields& fields, std::string_view key) {
    return fields.number(key, std::numeric_limits<Seq>::max());
}
Seq at(Fields& fields) { return seq(fields, "at"); }
char seat(Fields& fields) { return fields.seat("seat"); }
std::string level(Fields& fields) { return fields.line("level", longest_level); }

template <class T>
ClientAction at_table(T action) {
    return tables::Action(std::move(action));
}

ClientAction create(Fields& fields) { return CreateTable{read_plan(fields.within("plan"))}; }
ClientAction watch(Fields& fields) {
    if (!fields.has("since")) return WatchTable{};
    return WatchTable{seq(fields, "since")};
}
ClientAction lobby(Fields& fields) {
    if (!fields.has("page")) return WatchLobby{};
    return WatchLobby{fields.number("page", last_lobby_page)};
}
ClientAction sit(Fields& fields) {
    return at_table(tables::Sit{seat(fields), fields.line("name", longest_name),
                                fields.line("tip", longest_link)});
}
// Where none is due it may be left out.
std::string link(Fields& fields) {
    return fields.has("link") ? fields.line("link", longest_link) : std::string();
}
ClientAction reveal(Fields& fields) {
    return at_table(tables::Reveal{at(fields), seat(fields), fields.line("link", longest_link)});
}
ClientAction renew(Fields& fields) {
    return at_table(tables::Renew{at(fields), seat(fields), fields.line("tip", longest_link)});
}

struct CommandKind {
    std::string_view name;
    bool is_at_table;
    ClientAction (*read)(Fields&);
};
using F = Fields;
// Those that come most often first.
constexpr auto kinds = std::to_array<CommandKind>({
    {"throw", true, [](F& f) { return at_table(tables::Throw{at(f), link(f)}); }},
    {"step", true,
     [](F& f) { return at_table(tables::Step{at(f), f.line("step", longest_step)}); }},
    {"confirm", true, [](F& f) { return at_table(tables::Confirm{at(f), link(f)}); }},
    {"play", true,
     [](F& f) { return at_table(tables::Play{at(f), f.line("steps", longest_steps), link(f)}); }},
    {"undo", true, [](F& f) { return at_table(tables::Undo{at(f)}); }},
    {"over", true, [](F& f) { return at_table(tables::HandOver{at(f)}); }},
    {"sit", true, sit},
    {"reveal", true, reveal},
    {"renew", true, renew},
    {"stand", true, [](F& f) { return at_table(tables::Stand{seat(f)}); }},
    {"fill", true, [](F& f) { return at_table(tables::Fill{level(f)}); }},
    {"offer", true,
     [](F& f) {
         return at_table(tables::Offer{choice(f, "what", all_like(tables::OfferKind()))});
     }},
    {"agree", true, [](F& f) { return at_table(tables::Agree{seq(f, "offer")}); }},
    {"decline", true, [](F& f) { return at_table(tables::Decline{seq(f, "offer")}); }},
    {"resign", true, [](F& f) { return at_table(tables::Resign{seat(f)}); }},
    {"replace", true, [](F& f) { return at_table(tables::Replace{seat(f)}); }},
    {"return", true, [](F& f) { return at_table(tables::Return{seat(f)}); }},
    {"say", true, [](F& f) { return at_table(tables::Say{f.line("text", longest_said)}); }},
    {"rematch", true, [](F&) -> ClientAction { return Rematch{}; }},
    {"watch", true, watch},
    {"unwatch", true, [](F&) -> ClientAction { return UnwatchTable{}; }},
    {"create", false, create},
    {"lobby", false, lobby},
    {"leave_lobby", false, [](F&) -> ClientAction { return LeaveLobby{}; }},
});

ClientCommand read_command(Fields& fields) {
    ClientCommand command{.id = fields.id("id", longest_command_id), .action = WatchLobby{}};
    const std::string name = fields.text("do");
    const auto kind = std::ranges::find(kinds, name, &CommandKind::name);
    if (kind == kinds.end()) {
        fields.blame(FieldFault::UnknownWord, "do");
        return command;
    }
    if (kind->is_at_table) command.table = fields.id("table", longest_command_id);
    command.action = kind->read(fields);
    return command;
}

RefusalReason reason_for(FieldFault fault) {
    switch (fault) {
        case FieldFault::Missing: return RefusalReason::FieldMissing;
        case FieldFault::WrongType: return RefusalReason::WrongType;
        case FieldFault::TooLong: return RefusalReason::TooLong;
        case FieldFault::NotPlain: return RefusalReason::NotPlain;
        case FieldFault::OutOfRange: return RefusalReason::OutOfRange;
        case FieldFault::UnknownWord: return RefusalReason::UnknownDo;
    }
    return RefusalReason::NotJson;
}

base::unexpected<BadCommand> unreadable(RefusalReason why) {
    return base::unexpected(BadCommand{{}, {why}});
}

// Events are stored as they are written here, and read again by every later program.
constexpr std::tuple event_rows{
    row("created", field("plan", &tables::Created::plan),
        field("commitment", &tables::Created::commitment),
        field("previous", &tables::Created::previous),
        added("dice", &tables::Created::dice, fair_dice::scheme)),
    row("sat", field("seat", &tables::Sat::seat), field("name", &tables::Sat::name),
        renamed("tip", &tables::Sat::tip, "seed")),
    row("stood", field("seat", &tables::Stood::seat)),
    row("filled", field("level", &tables::Filled::level)),
    row("revealed", field("seat", &tables::Revealed::seat), field("link", &tables::Revealed::link)),
    row("begun", field("record", &tables::Begun::record)),
    row("thrown", field("seat", &tables::Thrown::seat), field("thrown", &tables::Thrown::thrown),
        added("link", &tables::Thrown::link)),
    row("stepped", field("seat", &tables::Stepped::seat), field("step", &tables::Stepped::step)),
    row("undone", field("seat", &tables::Undone::seat)),
    row("handed_over", field("seat", &tables::HandedOver::seat)),
    row("confirmed", field("seat", &tables::Confirmed::seat),
        field("spent", &tables::Confirmed::spent), added("link", &tables::Confirmed::link)),
    row("renewed", field("seat", &tables::Renewed::seat), field("tip", &tables::Renewed::tip)),
    row("offered", field("seat", &tables::Offered::seat), field("what", &tables::Offered::what)),
    row("agreed", field("seat", &tables::Agreed::seat)),
    row("declined", field("seat", &tables::Declined::seat)),
    row("taken_back", field("record", &tables::TakenBack::record)),
    row("replaced", field("seat", &tables::Replaced::seat),
        field("level", &tables::Replaced::level), field("why", &tables::Replaced::why)),
    row("returned", field("seat", &tables::Returned::seat)),
    row("said", field("name", &tables::Said::name), field("text", &tables::Said::text)),
    row("ended", field("how", &tables::Ended::how), seat_or_none("seat", &tables::Ended::seat),
        field("secret", &tables::Ended::secret), field("record", &tables::Ended::record)),
    row("followed", field("next", &tables::Followed::next)),
};
static_assert(std::tuple_size_v<decltype(event_rows)> == std::variant_size_v<tables::Payload>);

// None: there is no such kind.
std::optional<tables::Payload> read_payload(std::string_view kind, Fields& fields) {
    std::optional<tables::Payload> payload;
    const auto read_if_its = [&](const auto& row) {
        const bool is_its = row.kind == kind;
        if (is_its) payload = row.read(fields);
        return is_its;
    };
    std::apply([&](const auto&... each) { (read_if_its(each) || ...); }, event_rows);
    return payload;
}

struct WritePayload {
    ObjectWriter& object;
    template <class Payload>
    void operator()(const Payload& payload) const {
        const auto write_if_its = [&]<class Row>(const Row& row) {
            if constexpr (std::is_same_v<typename Row::Event, Payload>) {
                object.text("kind", row.kind);
                row.write(object, payload);
            }
        };
        std::apply([&](const auto&... each) { (write_if_its(each), ...); }, event_rows);
    }
};

}  // namespace

void append_clock(std::string& to, const tables::Clock& clock) {
    ObjectWriter object(to);
    object.number("turn", clock.turn_seconds);
    object.number("bank", clock.bank_seconds);
}

void append_plan(std::string& to, const tables::TablePlan& plan) {
    ObjectWriter object(to);
    object.text("game", plan.game);
    if (!plan.house.empty()) object.text("house", plan.house);
    if (plan.spinners) object.flag("spinners", true);
    object.list("seats", plan.seats, append_seat_plan);
    object.flag("public", plan.is_public);
    append_clock(object.open("clock"), plan.clock);
    object.number("patience", plan.patience_seconds);
}

tables::TablePlan read_plan(Fields fields) {
    return {.game = fields.line("game", longest_game),
            .house = fields.has("house") ? fields.line("house", match::longest_house_name) : "",
            .spinners = fields.has("spinners") && fields.flag("spinners"),
            .seats = read_seats(fields),
            .is_public = fields.flag("public"),
            .clock = read_clock(fields.within("clock")),
            .patience_seconds = fields.number("patience", most_seconds)};
}

base::Expected<ClientCommand, BadCommand> parse_command(std::string_view text) {
    if (text.size() > longest_command) return unreadable(RefusalReason::TooLarge);
    const Document document(text);
    if (document.fault()) return unreadable(*document.fault());
    std::optional<BadField> bad;
    Fields fields(document.object(), bad);
    ClientCommand command = read_command(fields);
    if (!bad) return command;
    return base::unexpected(
        BadCommand{std::move(command.id), {reason_for(bad->fault), std::move(bad->key)}});
}

std::string event_json(const tables::Event& event) {
    std::string text;
    text.reserve(256);
    {
        ObjectWriter object(text);
        object.number("seq", event.seq);
        object.number("at", event.at);
        object.text("by", event.by);
        object.text("id", event.id);
        if (event.counted_from) object.number("countedFrom", *event.counted_from);
        std::visit(WritePayload{object}, event.payload);
    }
    return text;
}

std::optional<tables::Event> parse_event(std::string_view text) {
    const Document document(text);
    if (document.fault()) return std::nullopt;
    std::optional<BadField> bad;
    Fields fields(document.object(), bad);
    auto payload = read_payload(fields.text("kind"), fields);
    if (!payload) return std::nullopt;
    tables::Event event{.seq = fields.number("seq", std::numeric_limits<Seq>::max()),
                        .at = fields.integer("at"),
                        .by = fields.text("by"),
                        .id = fields.text("id"),
                        .counted_from = fields.has("countedFrom")
                                            ? std::optional(fields.integer("countedFrom"))
                                            : std::nullopt,
                        .payload = std::move(*payload)};
    if (bad) return std::nullopt;
    return event;
}

}  // namespace parlor::online_json
