// SPDX-License-Identifier: MIT
// Before the game: sitting down, standing up, and how it begins.
#include <algorithm>
#include <cassert>

#include "base/plain.h"
#include "games/games.h"
#include "online/fair_dice/check.h"
#include "online/tables/clock.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"
#include "online/tables/levels.h"
#include "rules/match/who_plays.h"
#include "unicode/letters.h"

namespace parlor::tables {
namespace {

constexpr std::size_t longest_name = 24;

// Who sits down for a game that begins.
struct Party {
    std::vector<SeatState> seats;
    std::vector<fair_dice::SeatSeed> seeds;  // as they sat down
};

bool is_complete(const Party& party) { return std::ranges::none_of(party.seats, is_free); }

// As records have it: "b=human,r=careful".
std::string players_text(const Party& party) {
    std::string all;
    for (const SeatState& each : party.seats) {
        if (!all.empty()) all += ',';
        all += std::string{each.seat, '='}.append(each.level.empty() ? match::human : each.level);
    }
    return all;
}

// The order in which people sat down: "rb".
std::string sat_text(const Party& party) {
    std::string all;
    for (const fair_dice::SeatSeed& each : party.seeds) all += each.seat;
    return all;
}

match::NewGame new_game(const Sheet& sheet, const Party& party, Milliseconds now) {
    match::NewGame wanted{sheet.plan.game, {}, {}};
    for (const SeatState& each : party.seats) {
        wanted.seated += each.seat;
        wanted.header.names.push_back({each.seat, each.name});
    }
    wanted.header.date = date_text(now);
    wanted.header.commitment = sheet.commitment;
    wanted.header.tags = {{std::string(match::players_tag), players_text(party)},
                          {std::string(fair_dice::dice_tag), std::string(fair_dice::scheme)},
                          {std::string(fair_dice::table_tag), sheet.id}};
    if (!party.seeds.empty()) {
        wanted.header.tags.push_back({std::string(fair_dice::seeds_tag),
                                      fair_dice::text(in_order(party.seats, party.seeds))});
        wanted.header.tags.push_back({std::string(fair_dice::sat_tag), sat_text(party)});
    }
    return wanted;
}

// The throws for the first turn are the first of the game.
Begun begun(const Sheet& sheet, const Party& party, Milliseconds now) {
    const fair_dice::Throws throws(sheet.secret, {.table = sheet.id,
                                                  .seeds = in_order(party.seats, party.seeds),
                                                  .dice = games::of(sheet.plan.game).dice()});
    std::uint32_t number = 0;
    const auto match =
        games::begin(new_game(sheet, party, now), [&] { return throws.at(number++); });
    assert(match);
    return {game::write((*match)->record())};
}

}  // namespace

Decided decide(const Question& question, const Sit& wish) {
    const Sheet& sheet = question.sheet;
    const SeatState* const seat = sheet.seat(wish.seat);
    if (sheet.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, {&wish.seat, 1});
    if (!is_free(*seat)) return refuse(RefusalReason::SeatTaken, {&wish.seat, 1});
    const std::string name = base::plain(wish.name);
    if (!unicode::is_visible(name) || base::characters(name) > longest_name)
        return refuse(RefusalReason::BadName);
    if (!crypto::parse_hex(wish.seed)) return refuse(RefusalReason::BadSeed);
    Following events(question);
    events.add(Sat{wish.seat, name, wish.seed});
    Party party{sheet.seats, sheet.seeds};
    auto& taken = *std::ranges::find(party.seats, wish.seat, &SeatState::seat);
    taken.player = question.command.by;
    taken.name = name;
    party.seeds.push_back({wish.seat, wish.seed});
    if (is_complete(party)) events.add(begun(sheet, party, question.now.at));
    return events.take();
}

Decided decide(const Question& question, const Stand& wish) {
    const SeatState* const seat = question.sheet.seat(wish.seat);
    if (question.sheet.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, {&wish.seat, 1});
    if (seat->player != question.command.by)
        return refuse(RefusalReason::NotYourSeat, {&wish.seat, 1});
    Following events(question);
    events.add(Stood{wish.seat});
    return events.take();
}

Decided decide(const Question& question, const Fill& wish) {
    const Sheet& sheet = question.sheet;
    if (sheet.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (!sheet.sits(question.command.by)) return refuse(RefusalReason::NotSeated);
    const std::string level(level_named(sheet.plan.game, wish.level));
    if (level.empty()) return refuse(RefusalReason::UnknownLevel, wish.level);
    Following events(question);
    events.add(Filled{level});
    Party party{sheet.seats, sheet.seeds};
    for (SeatState& each : party.seats) {
        if (is_free(each)) each.level = level;
    }
    events.add(begun(sheet, party, question.now.at));
    return events.take();
}

}  // namespace parlor::tables
