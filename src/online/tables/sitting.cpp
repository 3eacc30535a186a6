// SPDX-License-Identifier: MIT
// Before the game: sitting down, standing up, and how it begins.
#include <algorithm>
#include <cassert>
#include <functional>

#include "base/plain.h"
#include "games/games.h"
#include "online/fair_dice/check.h"
#include "online/tables/decide_and_fold.h"
#include "online/tables/plan.h"
#include "online/tables/table_data.h"
#include "rules/match/new_game.h"
#include "unicode/letters.h"

namespace parlor::tables {
namespace {

constexpr std::size_t longest_name = 24;
// Limits a trick: the player who reveals last knows how the game would begin, and could stand up
// and sit down again until it suits.
constexpr std::uint32_t most_voided = 2;

Milliseconds bank_of(const TablePlan& plan) { return Milliseconds{plan.clock.bank_seconds} * 1000; }

// The players as they will sit, as far as the beginning of a game needs them.
struct Party {
    std::vector<SeatState> seats;
    std::vector<fair_dice::SeatSeed> tips;  // as they sat down
};

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
    for (const fair_dice::SeatSeed& each : party.tips) all += each.seat;
    return all;
}

match::NewGame new_game(const TableData& table, const Party& party, Milliseconds now) {
    match::NewGame wanted{table.plan.game, {}, {}};
    for (const SeatState& each : party.seats) {
        wanted.seated += each.seat;
        wanted.header.names.push_back({each.seat, each.name});
    }
    wanted.header.date = date_text(now);
    wanted.header.commitment = table.commitment;
    const auto tag = [&](std::string_view name, std::string_view value) {
        wanted.header.tags.push_back({std::string(name), std::string(value)});
    };
    tag(match::players_tag, players_text(party));
    name_house(wanted.header, table.plan.house);
    if (table.plan.spinners) add_spinners(wanted.header);
    tag(fair_dice::dice_tag, table.scheme);
    tag(fair_dice::table_tag, table.id);
    tag(table.has_chains() ? fair_dice::tips_tag : fair_dice::seeds_tag,
        fair_dice::text(in_order(party.seats, party.tips)));
    if (table.scheme != fair_dice::chained_scheme) {
        tag(fair_dice::sat_tag, sat_text(party));
    } else if (table.voided > 0) {
        tag(fair_dice::voided_tag, std::to_string(table.voided));
    }
    return wanted;
}

Begun begun_with(const match::NewGame& wanted, const std::function<std::string()>& cast) {
    const auto match = games::begin(wanted, cast);
    assert(match);
    return {game::write((*match)->record())};
}

// The throws for the first turn are the first of the game.
Begun begun_with_seeds(const TableData& table, const Party& party, Milliseconds now) {
    const int dice = games::of(table.plan.game).dice();
    const fair_dice::Throws throws(table.secret,
                                   {table.id, in_order(party.seats, party.tips), dice});
    std::uint32_t number = 0;
    return begun_with(new_game(table, party, now), [&] { return throws.at(number++); });
}

Begun begun_with_links(const TableData& table, const std::vector<fair_dice::SeatSeed>& links,
                       Milliseconds now) {
    fair_dice::ChainedDice dice = new_dice(table);
    dice.open(in_order(table.seats, links));
    std::size_t number = 0;
    return begun_with(new_game(table, {table.seats, table.tips}, now),
                      [&] { return dice.thrown(table.secret, number++); });
}

}  // namespace

Decision decide(const Request& request, const Sit& action) {
    const TableData& table = request.table;
    const SeatState* const seat = table.seat(action.seat);
    if (table.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, action.seat);
    // A device whose first link was refused begins a new chain for its own seat.
    const bool is_own = table.has_chains() && seat->player == request.command.by;
    if (!is_free(*seat) && !is_own) return refuse(RefusalReason::SeatTaken, action.seat);
    if (table.voided >= most_voided) return refuse(RefusalReason::VoidedEnough);
    const std::string name = base::plain(action.name);
    if (!unicode::is_visible(name) || base::characters(name) > longest_name)
        return refuse(RefusalReason::BadName);
    if (!crypto::parse_hex(action.tip)) return refuse(RefusalReason::BadTip);
    EventBatch events(request);
    events.add(Sat{action.seat, name, action.tip});
    if (table.has_chains()) return events.take();
    Party party{table.seats, table.tips};
    auto& taken = *std::ranges::find(party.seats, action.seat, &SeatState::seat);
    taken.player = request.command.by;
    taken.name = name;
    party.tips.push_back({action.seat, action.tip});
    if (std::ranges::none_of(party.seats, is_free)) {
        events.add(begun_with_seeds(table, party, request.now.at));
    }
    return events.take();
}

Decision decide(const Request& request, const Stand& action) {
    const SeatState* const seat = request.table.seat(action.seat);
    if (request.table.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, action.seat);
    if (seat->player != request.command.by) return refuse(RefusalReason::NotYourSeat, action.seat);
    return decide_on(request, Stood{action.seat});
}

Decision decide(const Request& request, const Fill& action) {
    const TableData& table = request.table;
    if (table.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (!table.sits(request.command.by)) return refuse(RefusalReason::NotSeated);
    const std::string level(level_named(table.plan.game, action.level));
    if (level.empty()) return refuse(RefusalReason::UnknownLevel, action.level);
    if (table.is_complete()) return refuse(RefusalReason::NoSeatFree);
    EventBatch events(request);
    events.add(Filled{level});
    if (table.has_chains()) return events.take();
    Party party{table.seats, table.tips};
    for (SeatState& each : party.seats) {
        if (is_free(each)) each.level = level;
    }
    events.add(begun_with_seeds(table, party, request.now.at));
    return events.take();
}

// Links are revealed once every seat is taken and all tips are known, so no player can choose a
// chain to suit the links of others. The game begins with the last link.
Decision decide(const Request& request, const Reveal& action) {
    const TableData& table = request.table;
    const SeatState* const seat = table.seat(action.seat);
    if (table.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, action.seat);
    if (seat->player != request.command.by) {
        return refuse(RefusalReason::NotYourSeat, action.seat);
    }
    if (action.at != table.played)
        return refuse(RefusalReason::Stale, std::to_string(table.played));
    const std::string due = table.link_due(action.seat);
    const bool fits = !due.empty() && crypto::parse_hex(action.link) &&
                      fair_dice::under(table.scheme, table.id, action.seat, action.link) == due;
    if (!fits) return refuse(RefusalReason::BadLink, action.seat);
    EventBatch events(request);
    events.add(Revealed{action.seat, action.link});
    auto links = table.revealed;
    links.push_back({action.seat, action.link});
    if (links.size() == table.tips.size()) {
        events.add(begun_with_links(table, links, request.now.at));
    }
    return events.take();
}

FoldResult fold(Fold& on, const Created& payload) {
    if (on.table.seq != 0) return broken("created");
    if (payload.commitment != fair_dice::commitment(on.table.secret)) return broken("commitment");
    on.table.plan = payload.plan;
    on.table.commitment = payload.commitment;
    const auto schemes = {fair_dice::chained_scheme, fair_dice::older_chained_scheme,
                          fair_dice::scheme};
    const auto* const scheme = std::ranges::find(schemes, payload.dice);
    if (scheme == schemes.end()) return broken("dice");
    on.table.scheme = *scheme;
    for (const SeatPlan& each : payload.plan.seats) {
        on.table.seats.push_back(
            {.seat = each.seat, .level = each.level, .bank = bank_of(payload.plan)});
    }
    return {};
}

FoldResult fold(Fold& on, const Sat& payload) {
    SeatState* const seat = on.table.seat(payload.seat);
    if (on.table.phase != Phase::Open || seat == nullptr) return broken("sat");
    on.void_links();  // first: a player who sits down again in the same seat has a new chain
    seat->player = on.event.by;
    seat->name = payload.name;
    std::erase_if(on.table.tips, [&](const auto& each) { return each.seat == payload.seat; });
    on.table.tips.push_back({payload.seat, payload.tip});
    return {};
}

FoldResult fold(Fold& on, const Stood& payload) {
    SeatState* const seat = on.table.seat(payload.seat);
    if (on.table.phase != Phase::Open || seat == nullptr) return broken("stood");
    on.leave(*seat);
    return {};
}

FoldResult fold(Fold& on, const Filled& payload) {
    for (SeatState& each : on.table.seats) {
        if (is_free(each)) each.level = payload.level;
    }
    on.void_links();
    return {};
}

FoldResult fold(Fold& on, const Revealed& payload) {
    if (on.table.phase != Phase::Open || on.table.seat(payload.seat) == nullptr) {
        return broken("revealed");
    }
    const std::string due = on.table.link_due(payload.seat);
    if (due.empty() ||
        fair_dice::under(on.table.scheme, on.table.id, payload.seat, payload.link) != due) {
        return broken("link");
    }
    on.table.revealed.push_back({payload.seat, payload.link});
    return {};
}

FoldResult fold(Fold& on, const Begun& payload) {
    if (on.table.phase != Phase::Open) return broken("begun");
    const auto tips = in_order(on.table.seats, on.table.tips);
    if (on.table.has_chains()) {
        const auto links = in_order(on.table.seats, on.table.revealed);
        if (links.size() != tips.size()) return broken("begun");
        on.table.chained = new_dice(on.table);
        on.table.chained->open(links);
    } else {
        const int dice = games::of(on.table.plan.game).dice();
        on.table.throws.emplace(on.table.secret, fair_dice::ThrowsSetup{on.table.id, tips, dice});
    }
    on.table.phase = Phase::Playing;
    return on.resume_from(payload.record);
}

}  // namespace parlor::tables
