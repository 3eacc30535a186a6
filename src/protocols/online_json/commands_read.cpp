// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "protocols/online_json/plan_json.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

using tables::RefusalReason;
using tables::Seq;
using Wanted = decltype(ClientCommand::wanted);

constexpr std::size_t longest_link = 64;  // and tip
constexpr std::size_t longest_step = 40;
constexpr std::size_t longest_steps = 1000;
constexpr std::array offer_kinds{tables::OfferKind::Draw, tables::OfferKind::TakeBack};

Seq seq(Fields& fields, std::string_view key) {
    return fields.number(key, std::numeric_limits<Seq>::max());
}
Seq at(Fields& fields) { return seq(fields, "at"); }
char seat(Fields& fields) { return fields.seat("seat"); }
std::string level(Fields& fields) { return fields.line("level", longest_level); }

template <class Wish>
Wanted at_table(Wish wish) {
    return tables::Wish(std::move(wish));
}

Wanted create(Fields& fields) { return CreateTable{read_plan(fields.within("plan"))}; }
Wanted watch(Fields& fields) {
    if (!fields.has("since")) return WatchTable{};
    return WatchTable{seq(fields, "since")};
}
Wanted sit(Fields& fields) {
    return at_table(tables::Sit{seat(fields), fields.line("name", longest_name),
                                fields.line("tip", longest_link)});
}
// Where none is due it may be left out.
std::string link(Fields& fields) {
    return fields.has("link") ? fields.line("link", longest_link) : std::string();
}
Wanted reveal(Fields& fields) {
    return at_table(tables::Reveal{at(fields), seat(fields), fields.line("link", longest_link)});
}
Wanted renew(Fields& fields) {
    return at_table(tables::Renew{at(fields), seat(fields), fields.line("tip", longest_link)});
}

struct Kind {
    std::string_view name;
    bool is_at_table;
    Wanted (*read)(Fields&);
};
using F = Fields;
// Those that come most often first.
constexpr auto kinds = std::to_array<Kind>({
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
    {"offer", true, [](F& f) { return at_table(tables::Offer{choice(f, "what", offer_kinds)}); }},
    {"agree", true, [](F& f) { return at_table(tables::Agree{seq(f, "offer")}); }},
    {"decline", true, [](F& f) { return at_table(tables::Decline{seq(f, "offer")}); }},
    {"resign", true, [](F& f) { return at_table(tables::Resign{seat(f)}); }},
    {"replace", true, [](F& f) { return at_table(tables::Replace{seat(f)}); }},
    {"return", true, [](F& f) { return at_table(tables::Return{seat(f)}); }},
    {"say", true, [](F& f) { return at_table(tables::Say{f.line("text", longest_said)}); }},
    {"rematch", true, [](F&) -> Wanted { return Rematch{}; }},
    {"watch", true, watch},
    {"unwatch", true, [](F&) -> Wanted { return UnwatchTable{}; }},
    {"create", false, create},
    {"lobby", false, [](F&) -> Wanted { return WatchLobby{}; }},
    {"leave_lobby", false, [](F&) -> Wanted { return LeaveLobby{}; }},
});

ClientCommand read(Fields& fields) {
    ClientCommand command{.id = fields.id("id", longest_command_id), .wanted = WatchLobby{}};
    const std::string wanted = fields.text("do");
    const auto kind = std::ranges::find(kinds, wanted, &Kind::name);
    if (kind == kinds.end()) {
        fields.blame(FieldFault::UnknownWord, "do");
        return command;
    }
    if (kind->is_at_table) command.table = fields.id("table", longest_command_id);
    command.wanted = kind->read(fields);
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

}  // namespace

base::Expected<ClientCommand, BadCommand> parse_command(std::string_view text) {
    if (text.size() > longest_command) return unreadable(RefusalReason::TooLarge);
    const Document document(text);
    if (document.fault()) return unreadable(*document.fault());
    std::optional<BadField> bad;
    Fields fields(document.object(), bad);
    ClientCommand command = read(fields);
    if (!bad) return command;
    return base::unexpected(
        BadCommand{std::move(command.id), {reason_for(bad->fault), std::move(bad->key)}});
}

}  // namespace parlor::online_json
