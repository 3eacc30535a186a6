// SPDX-License-Identifier: MIT
#include "online/tables/plan.h"

#include <algorithm>

#include "games/games.h"
#include "online/tables/decide_and_fold.h"
#include "rules/match/dice.h"
#include "rules/match/new_game.h"
#include "unicode/letters.h"

namespace parlor::tables {
namespace {

constexpr std::uint32_t thirty_days = 30 * 24 * 60 * 60;
constexpr std::uint32_t least_patience = 10;

// Whether such a game can be begun at all.
base::Expected<void, Refusal> check_game(const TablePlan& plan) {
    if (!plan.house.empty() && !unicode::is_visible(plan.house)) {
        return base::unexpected(Refusal{GameFault{"bad_house_name"}, plan.house});
    }
    match::NewGame wanted{plan.game, {}, {}};
    name_house(wanted.header, plan.house);
    if (plan.spinners) add_spinners(wanted.header);
    for (const SeatPlan& each : plan.seats) wanted.seated += each.seat;
    match::Dice dice({1, 0}, games::of(plan.game).dice());
    const auto begun = games::begin(wanted, [&] { return dice.cast(); });
    if (begun) return {};
    const match::TextFault& fault = begun.error().front();
    return base::unexpected(Refusal{GameFault{fault.name}, fault.part});
}

base::Expected<void, Refusal> check_times(const TablePlan& plan) {
    if (std::max(plan.clock.turn_seconds, plan.clock.bank_seconds) > thirty_days) {
        return refuse(RefusalReason::ClockTooLong);
    }
    const bool patient =
        plan.patience_seconds >= least_patience && plan.patience_seconds <= thirty_days;
    if (!patient) return refuse(RefusalReason::BadPatience, std::to_string(plan.patience_seconds));
    return {};
}

}  // namespace

std::string_view level_named(std::string_view game, std::string_view wanted) {
    const auto coach = games::of(game).coach();
    const coach::LevelCard* const level = coach->level(wanted);
    return level == nullptr ? std::string_view() : level->name;
}

std::string_view substitute(const TablePlan& plan) {
    const auto coach = games::of(plan.game).coach();
    const coach::LevelCard* strongest = coach->level(least_substitute);
    for (const SeatPlan& each : plan.seats) {
        const coach::LevelCard* const level = coach->level(each.level);
        if (level != nullptr && level->number > strongest->number) strongest = level;
    }
    return strongest->name;
}

base::Expected<TablePlan, Refusal> accepted(const TablePlan& plan) {
    if (auto fine = check_game(plan); !fine) return base::unexpected(fine.error());
    if (auto fine = check_times(plan); !fine) return base::unexpected(fine.error());
    TablePlan tidy = plan;
    const std::string order = games::of(plan.game).letters();
    std::ranges::sort(tidy.seats, {}, [&](const SeatPlan& each) { return order.find(each.seat); });
    for (SeatPlan& each : tidy.seats) {
        if (each.level.empty()) continue;
        const std::string_view level = level_named(plan.game, each.level);
        if (level.empty()) return refuse(RefusalReason::UnknownLevel, each.level);
        each.level = level;
    }
    const auto is_for_person = [](const SeatPlan& each) { return each.level.empty(); };
    if (std::ranges::none_of(tidy.seats, is_for_person)) return refuse(RefusalReason::NobodyToPlay);
    return tidy;
}

TablePlan rotated(const TablePlan& plan) {
    TablePlan next = plan;
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        next.seats[(i + 1) % plan.seats.size()].level = plan.seats[i].level;
    }
    return next;
}

}  // namespace parlor::tables
