// SPDX-License-Identifier: MIT
#include "online/fair_dice/check.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/games.h"
#include "online/fair_dice/tags.h"
#include "rules/match/dice.h"
#include "rules/match/new_game.h"

namespace parlor::fair_dice {
namespace {

// The first person who added nothing; 0 if everybody did.
char without_seed(const std::vector<SeatedPlayer>& players, const std::vector<SeatSeed>& seeds) {
    for (const SeatedPlayer& each : players) {
        const bool has_added = std::ranges::find(seeds, each.seat, &SeatSeed::seat) != seeds.end();
        if (each.who == match::human && !has_added) return each.seat;
    }
    return '\0';
}

// Records of older programs do not tell it.
bool is_order_of(std::string_view sat, const std::vector<SeatSeed>& seeds) {
    const auto sits = [&](const SeatSeed& each) {
        return sat.find(each.seat) != std::string_view::npos;
    };
    return sat.empty() || (sat.size() == seeds.size() && std::ranges::all_of(seeds, sits));
}

// Tips that were laid down later stand behind those of the beginning.
std::vector<SeatSeed> first_of_each(const std::vector<SeatSeed>& all) {
    std::vector<SeatSeed> first;
    for (const SeatSeed& each : all) {
        const bool is_new = std::ranges::find(first, each.seat, &SeatSeed::seat) == first.end();
        if (!is_new) break;
        first.push_back(each);
    }
    return first;
}

base::Expected<CheckReport, CheckError> check_seeds(const game::Record& record,
                                                    const crypto::Key& secret,
                                                    CheckReport checked) {
    const Throws throws(secret, {checked.table, checked.seeds, games::of(record.game).dice()});
    for (const std::string& each : match::throws_of(record)) {
        const auto number = static_cast<std::uint32_t>(checked.throws);
        if (auto why = why_not_thrown(record, number, each, throws.at(number))) {
            return base::unexpected(std::move(*why));
        }
        ++checked.throws;
    }
    return checked;
}

}  // namespace

std::string_view name(CheckFault fault) {
    constexpr std::array<std::string_view, 10> names{
        "no_commitment",  "unknown_scheme", "tag_unreadable", "seed_missing", "no_secret",
        "secret_differs", "link_differs",   "link_misplaced", "link_missing", "throw_differs"};
    return names[static_cast<std::size_t>(fault)];
}

base::Expected<CheckReport, CheckError> check(const game::Record& record) {
    if (record.commitment.empty()) return refuse(CheckFault::NoCommitment, record, "commitment");
    const std::string told_scheme = value_of(record, dice_tag);
    const bool chained = has_chains(told_scheme);
    const bool is_older = told_scheme != chained_scheme;
    if (!chained && told_scheme != scheme) {
        return refuse(CheckFault::UnknownScheme, record, dice_tag);
    }
    CheckReport checked{.table = value_of(record, table_tag)};
    if (checked.table.empty()) return refuse(CheckFault::TagUnreadable, record, table_tag);
    const auto players = players_of(record, is_older);
    if (!players) return refuse(CheckFault::TagUnreadable, record, match::players_tag);
    const std::string_view added = chained ? tips_tag : seeds_tag;
    const std::string letters = games::of(record.game).letters();
    const auto all = parse_list(value_of(record, added), letters);
    if (!all) return refuse(CheckFault::TagUnreadable, record, added);
    checked.seeds = chained ? first_of_each(*all) : *all;
    if (!is_by_turns(checked.seeds, letters)) {
        return refuse(CheckFault::TagUnreadable, record, added);
    }
    if (const char seat = without_seed(*players, checked.seeds)) {
        return base::unexpected(CheckError{
            .fault = CheckFault::SeedMissing, .part = {seat}, .line = record.lines.of_tag(added)});
    }
    if (is_older && !is_order_of(value_of(record, sat_tag), checked.seeds)) {
        return refuse(CheckFault::TagUnreadable, record, sat_tag);
    }
    if (const std::string voided = value_of(record, voided_tag); !is_older && !voided.empty()) {
        const auto count = parse_count(voided);
        if (!count) return refuse(CheckFault::TagUnreadable, record, voided_tag);
        checked.voided = *count;
    }
    const std::string told = value_of(record, secret_tag);
    if (told.empty()) return refuse(CheckFault::NoSecret, record, secret_tag);
    const auto secret = crypto::parse_hex(told);
    if (!secret) return refuse(CheckFault::TagUnreadable, record, secret_tag);
    if (commitment(*secret) != record.commitment) {
        return refuse(CheckFault::SecretDiffers, record, secret_tag);
    }
    if (!chained) return check_seeds(record, *secret, std::move(checked));
    return check_chains(record, *secret, std::move(checked), *players);
}

}  // namespace parlor::fair_dice
