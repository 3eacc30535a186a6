// SPDX-License-Identifier: MIT
// Tables: how they stand, what is new there, and their lines in lists.

#include "protocols/online_json/tables_json.h"
#include "protocols/json_fields/writer.h"
#include "protocols/online_json/event_rows.h"

namespace parlor::online_json {
namespace {

using json_fields::object_text;
using json_fields::ObjectWriter;

void append_seat(std::string& to, const tables::SeatState& seat) {
    ObjectWriter object(to);
    object.seat("seat", seat.seat);
    object.text("player", seat.player);
    object.text("name", seat.name);
    object.text("level", seat.level);
}

// The card, after the fields that depend on the client.
void append_line(std::string& to, const LobbyLine& line) {
    ObjectWriter object(to);
    object.text("table", line.table);
    object.flag("yourTurn", line.your_turn);
    object.number("changed", line.changed);
    object.fields_of(line.card);
}

// The seats that have won a finished game; empty if none has. If a side resigns and there is only
// one other, that one has won.
std::string winners_of(const tables::Table& table) {
    const match::Match& match = *table.match();
    const tables::GameEnd& ended = *table.ended();
    std::string winners;
    for (const tables::SeatState& each : table.seats()) {
        const bool has_won =
            ended.how == tables::EndReason::Resigned
                ? match.partners_of(each.seat).find(ended.seat) == std::string::npos
                : match.result_text().find(match.side_of(each.seat)) != std::string::npos;
        if (has_won) winners += each.seat;
    }
    const bool is_one_side = winners.empty() || match.partners_of(winners.front()) == winners;
    return ended.how == tables::EndReason::Agreed || !is_one_side ? std::string() : winners;
}
using json_fields::append_text;

// Estimated bytes. Not more, because allocations of more than a kilobyte are slower.
constexpr std::size_t usual_state = 350;
constexpr std::size_t usual_seat = 180;

void append_seat_name(std::string& to, char seat) { append_text(to, {&seat, 1}); }

void append(std::string& to, const tables::SeatState& seat) {
    ObjectWriter object(to);
    object.seat("seat", seat.seat);
    object.text("player", seat.player);
    object.text("name", seat.name);
    object.text("level", seat.level);
    object.flag("mayReturn", seat.may_return);
    object.number("bank", seat.bank);
    object.text("link", seat.link);
}

void append(std::string& to, const tables::OfferState& offer) {
    ObjectWriter object(to);
    object.number("offer", offer.offer);
    object.text("what", name(offer.what));
    object.seat("by", offer.by);
    object.list("waiting", offer.waiting, append_seat_name);
}

void append(std::string& to, const tables::RunningClock& clock) {
    ObjectWriter object(to);
    object.seat("seat", clock.seat);
    object.number("turn", clock.turn);
}

void append(std::string& to, const tables::GameEnd& ended) {
    ObjectWriter object(to);
    object.text("how", name(ended.how));
    object.seat("seat", ended.seat);
    object.text("secret", ended.secret);
}

template <class T>
void append_if_there(ObjectWriter& object, std::string_view key, const std::optional<T>& value) {
    if (value) {
        append(object.open(key), *value);
    } else {
        object.null(key);
    }
}

void append(std::string& to, const tables::Transcript& dice) {
    ObjectWriter object(to);
    object.text("scheme", dice.scheme);
    object.number("voided", dice.voided);
    object.text("tips", dice.tips);
    object.text("links", dice.links);
    object.text("folded", dice.folded);
}

void append(std::string& to, const tables::State& state) {
    ObjectWriter object(to);
    object.number("seq", state.seq);
    object.number("played", state.played);
    object.text("phase", name(state.phase));
    object.list("seats", state.seats,
                [](std::string& list, const tables::SeatState& seat) { append(list, seat); });
    object.text("toAct", state.to_act);
    object.text("due", state.due ? name(*state.due) : std::string_view());
    append_if_there(object, "offer", state.offer);
    append_if_there(object, "clock", state.clock);
    append_if_there(object, "ended", state.ended);
    object.text("next", state.next);
    object.text("shaken", state.shaken);
}

void append_as_is(std::string& to, const std::string& json) { to += json; }

}  // namespace

std::string card_json(const tables::Table& table) {
    const bool is_playing = table.phase() == tables::Phase::Playing;
    return object_text([&](ObjectWriter& object) {
        object.text("phase", name(table.phase()));
        object.text("game", table.plan().game);
        if (!table.plan().house.empty()) object.text("house", table.plan().house);
        if (table.plan().spinners) object.flag("spinners", true);
        append_clock(object.open("clock"), table.plan().clock);
        object.list("seats", table.seats(), append_seat);
        const std::size_t turns = table.match() == nullptr ? 0 : table.match()->turns_ended();
        object.number("turns", static_cast<std::int64_t>(turns));
        object.text("toAct", is_playing ? table.match()->seats() : "");
        if (table.ended()) {
            object.text("how", name(table.ended()->how));
            object.text("winners", winners_of(table));
        }
    });
}

std::string lobby_json(const LobbyLists& lists) {
    return object_text([&](ObjectWriter& object) {
        ObjectWriter lobby(object.open("lobby"));
        lobby.list("open", lists.open, append_line);
        lobby.list("playing", lists.playing, append_line);
        lobby.list("yours", lists.yours, append_line);
        lobby.list("finished", lists.finished, append_line);
        lobby.number("page", static_cast<std::int64_t>(lists.page));
        lobby.flag("more", lists.has_more);
    });
}

std::string games_json(const std::vector<LobbyLine>& games) {
    return object_text([&](ObjectWriter& object) { object.list("games", games, append_line); });
}

std::string news_json(std::string_view table, const std::vector<std::string>& events,
                      const tables::State& state) {
    std::size_t length = usual_state + usual_seat * state.seats.size();
    for (const std::string& each : events) length += each.size() + 1;
    std::string text;
    text.reserve(length);
    {
        ObjectWriter object(text);
        object.text("table", table);
        object.list("events", events, append_as_is);
        append(object.open("state"), state);
    }
    return text;
}

std::string snapshot_json(const tables::Table& table, tables::Milliseconds now) {
    return object_text([&](ObjectWriter& object) {
        object.text("table", table.id());
        ObjectWriter snapshot(object.open("snapshot"));
        append_plan(snapshot.open("plan"), table.plan());
        snapshot.text("commitment", table.commitment());
        append(snapshot.open("state"), table.state(now));
        snapshot.text("record", table.record());
        append(snapshot.open("dice"), table.transcript());
        snapshot.list("said", table.said(), [](std::string& list, const tables::Event& said) {
            list += event_json(said);
        });
    });
}

std::string presence_json(std::string_view table, const std::vector<tables::PlayerId>& here,
                          std::size_t watching) {
    return object_text([&](ObjectWriter& object) {
        object.text("table", table);
        object.list("here", here, append_text);
        object.number("watching", static_cast<std::int64_t>(watching));
    });
}

}  // namespace parlor::online_json
