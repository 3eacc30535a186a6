// SPDX-License-Identifier: MIT
#include "online/tables/fold.h"

#include <algorithm>

#include "games/games.h"
#include "online/tables/clock.h"
#include "rules/game/record.h"
#include "rules/match/dice.h"
#include "rules/match/resume.h"

namespace parlor::tables {
namespace {

constexpr std::size_t most_done = 200;

void remember(Sheet& sheet, const Event& event) {
    if (event.id.empty()) return;
    auto& done = sheet.done;
    const std::uint64_t hash = sheet.command_hash(event.by, event.id);
    if (!done.empty() && done.back().hash == hash) {
        done.back().seq = event.seq;
        return;
    }
    done.push_back({hash, event.seq});
    if (done.size() > most_done) done.pop_front();
}

}  // namespace

void Folding::game_changed() {
    sheet.played = event.seq;
    sheet.offer.reset();
    sheet.turned_down.clear();
}

void Folding::others_sit() {
    if (!sheet.revealed.empty()) ++sheet.voided;
    for (const fair_dice::SeatSeed& each : sheet.revealed) {
        std::ranges::find(sheet.tips, each.seat, &fair_dice::SeatSeed::seat)->seed = each.seed;
    }
    sheet.revealed.clear();
    sheet.played = event.seq;
}

void Folding::leave(SeatState& seat) {
    others_sit();
    seat.player.clear();
    seat.name.clear();
    std::erase_if(sheet.tips, [&](const auto& each) { return each.seat == seat.seat; });
}

bool Folding::fits(const fair_dice::SeatLink& given) const {
    if (sheet.seat(given.seat) == nullptr) return false;
    const bool is_due = !sheet.link_due(given.seat).empty();
    return is_due ? sheet.chained->fits(given) : given.link.empty();
}

// A link that is on its way was sent for the state without the note: its command is refused.
Folded Folding::played_by_another() {
    sheet.played = event.seq;
    sheet.began = event.at;
    sheet.offer.reset();
    return {};
}

void Folding::begin_turn() {
    for (SeatState& each : sheet.seats) each.used = 0;
    sheet.began = event.at;
}

Folded Folding::make(std::string_view part) {
    if (sheet.phase != Phase::Playing) return broken(part);
    sheet.made_by.push_back(event.by);
    return play(part);
}

Folded Folding::play(std::string_view part) {
    SeatState& acted = sheet.acting();
    if (!play_on(*sheet.match, event.what)) return broken(part);
    const bool ended = std::holds_alternative<Confirmed>(event.what);
    if (!ended && sheet.acting().seat != acted.seat) {
        charge(sheet, acted, event.at);
        sheet.began = event.at;
    }
    game_changed();
    return {};
}

Folded Folding::take_up(const std::string& written) {
    const auto record = game::read(written);
    if (!record) return broken("record");
    auto match = games::resume(*record);
    if (!match) return broken("record");
    const auto thrown = match::throws_of(*record);
    sheet.thrown = 0;
    for (const std::string& each : thrown) {
        if (sheet.is_new_throw()) sheet.chained->cast(sheet.secret);
        if (each != sheet.next_throw()) return broken(each);
        ++sheet.thrown;
    }
    sheet.match = std::move(*match);
    sheet.made_by.clear();
    begin_turn();
    game_changed();
    return {};
}

Folded fold(Sheet& sheet, const Event& event) {
    const bool follows = event.seq == sheet.seq + 1;
    const bool begins = std::holds_alternative<Created>(event.what);
    if (!follows || begins != (sheet.seq == 0)) return broken(std::to_string(event.seq));
    if (event.counted_from) sheet.began = *event.counted_from;
    if (event.counted_from && sheet.phase == Phase::Playing) sheet.acting().used = 0;
    sheet.granted.reset();
    Folding folding(sheet, event);
    auto folded = std::visit([&](const auto& what) { return fold(folding, what); }, event.what);
    if (!folded) return folded;
    sheet.seq = event.seq;
    remember(sheet, event);
    return {};
}

base::Expected<void, match::Refused> play_on(match::Match& match, const What& what) {
    if (const auto* const thrown = std::get_if<Thrown>(&what)) {
        return match.throw_dice(thrown->thrown);
    }
    if (const auto* const over = std::get_if<HandedOver>(&what)) {
        return match.hand_over(over->seat);
    }
    if (std::holds_alternative<Confirmed>(what)) return match.confirm();
    base::Expected<std::string, match::Refused> done;
    if (const auto* const step = std::get_if<Stepped>(&what)) done = match.make(step->step);
    if (std::holds_alternative<Undone>(what)) done = match.undo();
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

std::vector<char> asked(const Sheet& sheet, const PlayerId& offering) {
    std::vector<char> all;
    for (const SeatState& each : sheet.seats) {
        const bool first = sheet.played_by(each.player).starts_with(each.seat);
        if (is_played_by_person(each) && first && each.player != offering) {
            all.push_back(each.seat);
        }
    }
    return all;
}

}  // namespace parlor::tables
