// SPDX-License-Identifier: MIT
#include "protocols/json_fields/writer.h"
#include "protocols/online_json/plan_json.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

using json_fields::ObjectWriter;

void append_seat(std::string& to, const tables::SeatState& seat) {
    ObjectWriter object(to);
    object.seat("seat", seat.seat);
    object.text("player", seat.player);
    object.text("name", seat.name);
    object.text("level", seat.level);
}

// The card, with what depends on whom it is shown to before its own fields.
void append_line(std::string& to, const LobbyLine& line) {
    ObjectWriter object(to);
    object.text("table", line.table);
    object.flag("yourTurn", line.your_turn);
    object.number("changed", line.changed);
    object.fields_of(line.card);
}

// The seats that have won a game that is over; none: nobody has. Whoever resigns for a side leaves
// the game to the other, if there is but one.
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

}  // namespace

std::string card_json(const tables::Table& table) {
    const bool is_playing = table.phase() == tables::Phase::Playing;
    std::string text;
    {
        ObjectWriter object(text);
        object.text("phase", name(table.phase()));
        object.text("game", table.plan().game);
        if (!table.plan().house.empty()) object.text("house", table.plan().house);
        append_clock(object.open("clock"), table.plan().clock);
        object.list("seats", table.seats(), append_seat);
        const std::size_t turns = table.match() == nullptr ? 0 : table.match()->turns_ended();
        object.number("turns", static_cast<std::int64_t>(turns));
        object.text("toAct", is_playing ? table.match()->seats() : "");
        if (table.ended()) {
            object.text("how", name(table.ended()->how));
            object.text("winners", winners_of(table));
        }
    }
    return text;
}

std::string lobby_json(const LobbyLists& lists) {
    std::string text;
    {
        ObjectWriter object(text);
        ObjectWriter lobby(object.open("lobby"));
        lobby.list("open", lists.open, append_line);
        lobby.list("playing", lists.playing, append_line);
        lobby.list("yours", lists.yours, append_line);
        lobby.list("finished", lists.finished, append_line);
        lobby.number("page", static_cast<std::int64_t>(lists.page));
        lobby.flag("more", lists.has_more);
    }
    return text;
}

std::string games_json(const std::vector<LobbyLine>& games) {
    std::string text;
    {
        ObjectWriter object(text);
        object.list("games", games, append_line);
    }
    return text;
}

}  // namespace parlor::online_json
