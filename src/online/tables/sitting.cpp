// SPDX-License-Identifier: MIT
// Before the game: sitting down, standing up, and how it begins.
#include <algorithm>
#include <cassert>
#include <functional>

#include "base/plain.h"
#include "games/games.h"
#include "online/fair_dice/check.h"
#include "online/tables/clock.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"
#include "online/tables/levels.h"
#include "rules/match/house.h"
#include "rules/match/who_plays.h"
#include "unicode/letters.h"

namespace parlor::tables {
namespace {

constexpr std::size_t longest_name = 24;
// The player who reveals last could learn how the game would begin, and stand up and sit down again
// until they like it.
constexpr std::uint32_t most_voided = 2;

Milliseconds bank_of(const Plan& plan) { return Milliseconds{plan.clock.bank_seconds} * 1000; }

// The sheet as it is when these have sat down, as far as the beginning of a game asks for it.
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

match::NewGame new_game(const Sheet& sheet, const Party& party, Milliseconds now) {
    match::NewGame wanted{sheet.plan.game, {}, {}};
    for (const SeatState& each : party.seats) {
        wanted.seated += each.seat;
        wanted.header.names.push_back({each.seat, each.name});
    }
    wanted.header.date = date_text(now);
    wanted.header.commitment = sheet.commitment;
    const auto tag = [&](std::string_view name, std::string_view value) {
        wanted.header.tags.push_back({std::string(name), std::string(value)});
    };
    tag(match::players_tag, players_text(party));
    name_house(wanted.header, sheet.plan.house);
    tag(fair_dice::dice_tag, sheet.scheme);
    tag(fair_dice::table_tag, sheet.id);
    tag(sheet.has_chains() ? fair_dice::tips_tag : fair_dice::seeds_tag,
        fair_dice::text(in_order(party.seats, party.tips)));
    if (sheet.scheme != fair_dice::chained_scheme) {
        tag(fair_dice::sat_tag, sat_text(party));
    } else if (sheet.voided > 0) {
        tag(fair_dice::voided_tag, std::to_string(sheet.voided));
    }
    return wanted;
}

Begun begun_with(const match::NewGame& wanted, const std::function<std::string()>& cast) {
    const auto match = games::begin(wanted, cast);
    assert(match);
    return {game::write((*match)->record())};
}

// The throws for the first turn are the first of the game.
Begun begun_with_seeds(const Sheet& sheet, const Party& party, Milliseconds now) {
    const int dice = games::of(sheet.plan.game).dice();
    const fair_dice::Throws throws(sheet.secret,
                                   {sheet.id, in_order(party.seats, party.tips), dice});
    std::uint32_t number = 0;
    return begun_with(new_game(sheet, party, now), [&] { return throws.at(number++); });
}

Begun begun_with_links(const Sheet& sheet, const std::vector<fair_dice::SeatSeed>& links,
                       Milliseconds now) {
    fair_dice::ChainedDice dice = new_dice(sheet);
    dice.open(in_order(sheet.seats, links));
    std::size_t number = 0;
    return begun_with(new_game(sheet, {sheet.seats, sheet.tips}, now),
                      [&] { return dice.thrown(sheet.secret, number++); });
}

}  // namespace

Decided decide(const Question& question, const Sit& wish) {
    const Sheet& sheet = question.sheet;
    const SeatState* const seat = sheet.seat(wish.seat);
    if (sheet.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, {&wish.seat, 1});
    // A device whose first link has been sent in vain lays down a new chain for its own seat.
    const bool is_own = sheet.has_chains() && seat->player == question.command.by;
    if (!is_free(*seat) && !is_own) return refuse(RefusalReason::SeatTaken, {&wish.seat, 1});
    if (sheet.voided >= most_voided) return refuse(RefusalReason::VoidedEnough);
    const std::string name = base::plain(wish.name);
    if (!unicode::is_visible(name) || base::characters(name) > longest_name)
        return refuse(RefusalReason::BadName);
    if (!crypto::parse_hex(wish.tip)) return refuse(RefusalReason::BadTip);
    Following events(question);
    events.add(Sat{wish.seat, name, wish.tip});
    if (sheet.has_chains()) return events.take();
    Party party{sheet.seats, sheet.tips};
    auto& taken = *std::ranges::find(party.seats, wish.seat, &SeatState::seat);
    taken.player = question.command.by;
    taken.name = name;
    party.tips.push_back({wish.seat, wish.tip});
    if (std::ranges::none_of(party.seats, is_free)) {
        events.add(begun_with_seeds(sheet, party, question.now.at));
    }
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
    if (sheet.is_complete()) return refuse(RefusalReason::NoSeatFree);
    Following events(question);
    events.add(Filled{level});
    if (sheet.has_chains()) return events.take();
    Party party{sheet.seats, sheet.tips};
    for (SeatState& each : party.seats) {
        if (is_free(each)) each.level = level;
    }
    events.add(begun_with_seeds(sheet, party, question.now.at));
    return events.take();
}

// Everybody sits, and all tips lie on the table: now nobody can choose a chain to suit the links of
// the others. With the last of them the game begins.
Decided decide(const Question& question, const Reveal& wish) {
    const Sheet& sheet = question.sheet;
    const SeatState* const seat = sheet.seat(wish.seat);
    if (sheet.phase != Phase::Open) return refuse(RefusalReason::AlreadyBegun);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, {&wish.seat, 1});
    if (seat->player != question.command.by) {
        return refuse(RefusalReason::NotYourSeat, {&wish.seat, 1});
    }
    if (wish.at != sheet.played) return refuse(RefusalReason::Stale, std::to_string(sheet.played));
    const std::string due = sheet.link_due(wish.seat);
    const bool fits = !due.empty() && crypto::parse_hex(wish.link) &&
                      fair_dice::under(sheet.scheme, sheet.id, wish.seat, wish.link) == due;
    if (!fits) return refuse(RefusalReason::BadLink, {&wish.seat, 1});
    Following events(question);
    events.add(Revealed{wish.seat, wish.link});
    auto links = sheet.revealed;
    links.push_back({wish.seat, wish.link});
    if (links.size() == sheet.tips.size()) {
        events.add(begun_with_links(sheet, links, question.now.at));
    }
    return events.take();
}

Folded fold(Folding& on, const Created& what) {
    if (on.sheet.seq != 0) return broken("created");
    if (what.commitment != fair_dice::commitment(on.sheet.secret)) return broken("commitment");
    on.sheet.plan = what.plan;
    on.sheet.commitment = what.commitment;
    const auto schemes = {fair_dice::chained_scheme, fair_dice::older_chained_scheme,
                          fair_dice::scheme};
    const auto* const scheme = std::ranges::find(schemes, what.dice);
    if (scheme == schemes.end()) return broken("dice");
    on.sheet.scheme = *scheme;
    for (const SeatPlan& each : what.plan.seats) {
        on.sheet.seats.push_back(
            {.seat = each.seat, .level = each.level, .bank = bank_of(what.plan)});
    }
    return {};
}

Folded fold(Folding& on, const Sat& what) {
    SeatState* const seat = on.sheet.seat(what.seat);
    if (on.sheet.phase != Phase::Open || seat == nullptr) return broken("sat");
    on.others_sit();  // first: a player who sits down again in the same seat has a new chain
    seat->player = on.event.by;
    seat->name = what.name;
    std::erase_if(on.sheet.tips, [&](const auto& each) { return each.seat == what.seat; });
    on.sheet.tips.push_back({what.seat, what.tip});
    return {};
}

Folded fold(Folding& on, const Stood& what) {
    SeatState* const seat = on.sheet.seat(what.seat);
    if (on.sheet.phase != Phase::Open || seat == nullptr) return broken("stood");
    on.leave(*seat);
    return {};
}

Folded fold(Folding& on, const Filled& what) {
    for (SeatState& each : on.sheet.seats) {
        if (is_free(each)) each.level = what.level;
    }
    on.others_sit();
    return {};
}

Folded fold(Folding& on, const Revealed& what) {
    if (on.sheet.phase != Phase::Open || on.sheet.seat(what.seat) == nullptr) {
        return broken("revealed");
    }
    const std::string due = on.sheet.link_due(what.seat);
    if (due.empty() ||
        fair_dice::under(on.sheet.scheme, on.sheet.id, what.seat, what.link) != due) {
        return broken("link");
    }
    on.sheet.revealed.push_back({what.seat, what.link});
    return {};
}

Folded fold(Folding& on, const Begun& what) {
    if (on.sheet.phase != Phase::Open) return broken("begun");
    const auto tips = in_order(on.sheet.seats, on.sheet.tips);
    if (on.sheet.has_chains()) {
        const auto links = in_order(on.sheet.seats, on.sheet.revealed);
        if (links.size() != tips.size()) return broken("begun");
        on.sheet.chained = new_dice(on.sheet);
        on.sheet.chained->open(links);
    } else {
        const int dice = games::of(on.sheet.plan.game).dice();
        on.sheet.throws.emplace(on.sheet.secret, fair_dice::Circle{on.sheet.id, tips, dice});
    }
    on.sheet.phase = Phase::Playing;
    return on.take_up(what.record);
}

}  // namespace parlor::tables
