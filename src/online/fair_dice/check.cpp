// SPDX-License-Identifier: MIT
#include "online/fair_dice/check.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/games.h"
#include "online/fair_dice/tags.h"
#include "rules/match/dice.h"

namespace parlor::fair_dice {
namespace {

// Whose is missing; 0: nobody's.
char without_seed(const game::Record& record, const std::vector<SeatSeed>& seeds) {
    for (const char each : people_of(record)) {
        if (std::ranges::find(seeds, each, &SeatSeed::seat) == seeds.end()) return each;
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

base::Expected<Checked, CheckError> check_seeds(const game::Record& record,
                                                const crypto::Key& secret, Checked checked) {
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
    constexpr std::array<std::string_view, 9> names{
        "no_commitment",  "unknown_scheme", "tag_unreadable", "seed_missing", "no_secret",
        "secret_differs", "link_differs",   "link_misplaced", "throw_differs"};
    return names[static_cast<std::size_t>(fault)];
}

base::Expected<Checked, CheckError> check(const game::Record& record) {
    if (record.commitment.empty()) return refuse(CheckFault::NoCommitment, record, "commitment");
    const std::string told_scheme = value_of(record, dice_tag);
    const bool has_chains = told_scheme == chained_scheme;
    if (!has_chains && told_scheme != scheme) {
        return refuse(CheckFault::UnknownScheme, record, dice_tag);
    }
    const std::string table = value_of(record, table_tag);
    if (table.empty()) return refuse(CheckFault::TagUnreadable, record, table_tag);
    const std::string_view added = has_chains ? tips_tag : seeds_tag;
    const std::string letters = games::of(record.game).letters();
    const auto all = parse_list(value_of(record, added), letters);
    if (!all) return refuse(CheckFault::TagUnreadable, record, added);
    const auto seeds = has_chains ? first_of_each(*all) : *all;
    if (!is_by_turns(seeds, letters)) return refuse(CheckFault::TagUnreadable, record, added);
    if (const char seat = without_seed(record, seeds)) {
        return base::unexpected(CheckError{
            .fault = CheckFault::SeedMissing, .part = {seat}, .line = record.lines.of_tag(added)});
    }
    if (!is_order_of(value_of(record, sat_tag), seeds)) {
        return refuse(CheckFault::TagUnreadable, record, sat_tag);
    }
    const std::string told = value_of(record, secret_tag);
    if (told.empty()) return refuse(CheckFault::NoSecret, record, secret_tag);
    const auto secret = crypto::parse_hex(told);
    if (!secret) return refuse(CheckFault::TagUnreadable, record, secret_tag);
    if (commitment(*secret) != record.commitment) {
        return refuse(CheckFault::SecretDiffers, record, secret_tag);
    }
    const auto rest = has_chains ? check_chains : check_seeds;
    return rest(record, *secret, {.table = table, .seeds = seeds});
}

}  // namespace parlor::fair_dice
