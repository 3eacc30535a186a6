// SPDX-License-Identifier: MIT
#include "online/tables/decide_and_fold.h"

#include <algorithm>

#include "games/games.h"
#include "online/tables/table_data.h"
#include "rules/game/record.h"
#include "rules/match/dice.h"
#include "rules/match/resume.h"

namespace parlor::tables {
namespace {

constexpr std::size_t most_done = 200;

void remember(TableData& table, const Event& event) {
    if (event.id.empty()) return;
    auto& done = table.done;
    const std::uint64_t hash = table.command_hash(event.by, event.id);
    if (!done.empty() && done.back().hash == hash) {
        done.back().seq = event.seq;
        return;
    }
    done.push_back({hash, event.seq});
    if (done.size() > most_done) done.pop_front();
}

}  // namespace

void Fold::game_changed() {
    table.played = event.seq;
    table.offer.reset();
    table.turned_down.clear();
}

void Fold::void_links() {
    if (!table.revealed.empty()) ++table.voided;
    for (const fair_dice::SeatSeed& each : table.revealed) {
        std::ranges::find(table.tips, each.seat, &fair_dice::SeatSeed::seat)->seed = each.seed;
    }
    table.revealed.clear();
    table.played = event.seq;
}

void Fold::leave(SeatState& seat) {
    void_links();
    seat.player.clear();
    seat.name.clear();
    std::erase_if(table.tips, [&](const auto& each) { return each.seat == seat.seat; });
}

bool Fold::fits(const fair_dice::SeatLink& given) const {
    if (table.seat(given.seat) == nullptr) return false;
    const bool is_due = !table.link_due(given.seat).empty();
    return is_due ? table.chained->fits(given) : given.link.empty();
}

// Changes `played`, so that a command on its way, whose link does not know this note, is refused.
FoldResult Fold::played_by_another() {
    table.played = event.seq;
    table.began = event.at;
    table.offer.reset();
    return {};
}

void Fold::begin_turn() {
    for (SeatState& each : table.seats) each.used = 0;
    table.began = event.at;
}

FoldResult Fold::make(std::string_view part) {
    if (table.phase != Phase::Playing) return broken(part);
    table.made_by.push_back(event.by);
    return play(part);
}

FoldResult Fold::play(std::string_view part) {
    SeatState& acted = table.acting();
    if (!play_on(*table.match, event.payload)) return broken(part);
    const bool ended = std::holds_alternative<Confirmed>(event.payload);
    if (!ended && table.acting().seat != acted.seat) {
        charge(table, acted, event.at);
        table.began = event.at;
    }
    game_changed();
    return {};
}

FoldResult Fold::resume_from(const std::string& written) {
    const auto record = game::read(written);
    if (!record) return broken("record");
    auto match = games::resume(*record);
    if (!match) return broken("record");
    const auto thrown = match::throws_of(*record);
    table.thrown = 0;
    for (const std::string& each : thrown) {
        if (table.is_new_throw()) table.chained->cast(table.secret);
        if (each != table.next_throw()) return broken(each);
        ++table.thrown;
    }
    table.match = std::move(*match);
    table.made_by.clear();
    begin_turn();
    game_changed();
    return {};
}

FoldResult fold(TableData& table, const Event& event) {
    const bool follows = event.seq == table.seq + 1;
    const bool begins = std::holds_alternative<Created>(event.payload);
    if (!follows || begins != (table.seq == 0)) return broken(std::to_string(event.seq));
    if (event.counted_from) table.began = *event.counted_from;
    if (event.counted_from && table.phase == Phase::Playing) table.acting().used = 0;
    table.granted.reset();
    Fold step(table, event);
    auto folded =
        std::visit([&](const auto& payload) { return fold(step, payload); }, event.payload);
    if (!folded) return folded;
    table.seq = event.seq;
    remember(table, event);
    return {};
}

base::Expected<void, match::Refused> play_on(match::Match& match, const Payload& payload) {
    if (const auto* const thrown = std::get_if<Thrown>(&payload)) {
        return match.throw_dice(thrown->thrown);
    }
    if (const auto* const over = std::get_if<HandedOver>(&payload)) {
        return match.hand_over(over->seat);
    }
    if (std::holds_alternative<Confirmed>(payload)) return match.confirm();
    base::Expected<std::string, match::Refused> done;
    if (const auto* const step = std::get_if<Stepped>(&payload)) done = match.make(step->step);
    if (std::holds_alternative<Undone>(payload)) done = match.undo();
    if (!done) return base::unexpected(done.error());
    return {};
}

std::vector<fair_dice::SeatSeed> in_order(const std::vector<SeatState>& seats,
                                          const std::vector<fair_dice::SeatSeed>& tips) {
    std::vector<fair_dice::SeatSeed> sorted;
    for (const SeatState& seat : seats) {
        const auto found = std::ranges::find(tips, seat.seat, &fair_dice::SeatSeed::seat);
        if (found != tips.end()) sorted.push_back(*found);
    }
    return sorted;
}

std::vector<char> seats_to_ask(const TableData& table, const PlayerId& offering) {
    std::vector<char> all;
    for (const SeatState& each : table.seats) {
        const bool first = table.played_by(each.player).starts_with(each.seat);
        if (is_played_by_person(each) && first && each.player != offering) {
            all.push_back(each.seat);
        }
    }
    return all;
}

}  // namespace parlor::tables
