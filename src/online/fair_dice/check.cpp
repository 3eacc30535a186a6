// SPDX-License-Identifier: MIT
#include "online/fair_dice/check.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/words.h"
#include "games/games.h"
#include "rules/match/dice.h"
#include "rules/match/who_plays.h"

namespace parlor::fair_dice {
namespace {

// Empty where the record does not have it.
std::string value_of(const game::Record& record, std::string_view tag) {
    const auto found = std::ranges::find(record.others, tag, &game::Tag::name);
    return found == record.others.end() ? std::string() : found->value;
}

base::unexpected<CheckError> refuse(CheckFault fault, const game::Record& record,
                                    std::string_view tag) {
    return base::unexpected(
        CheckError{.fault = fault, .part = std::string(tag), .line = record.lines.of_tag(tag)});
}

// In any other order than that of turns the throws would be others.
std::optional<std::vector<SeatSeed>> parse_seeds(std::string_view text, std::string_view seats) {
    std::vector<SeatSeed> all;
    if (text.empty()) return all;
    for (const std::string_view each : base::split(text, ',')) {
        if (each.size() < 2 || each[1] != '=' || !crypto::parse_hex(each.substr(2))) return {};
        const std::size_t place = seats.find(each.front());
        if (place == std::string_view::npos) return {};
        seats.remove_prefix(place + 1);
        all.push_back({each.front(), std::string(each.substr(2))});
    }
    return all;
}

// The seats of people, as `players` has it. Where it says nothing of a seat, a person sat there:
// else leaving the tag out would excuse everybody.
std::string people_of(const game::Record& record) {
    const std::string players = value_of(record, match::players_tag);
    std::string people;
    for (const game::RecordedSeat& each : record.seats) {
        if (!each.name) continue;
        const auto words = base::split(players, ',');
        const auto told = std::ranges::find_if(words, [&](std::string_view word) {
            return word.size() > 2 && word[0] == each.letter && word[1] == '=';
        });
        if (told == words.end() || told->substr(2) == match::human) people += each.letter;
    }
    return people;
}

// Whose seed is missing; 0: nobody's.
char without_seed(const game::Record& record, const std::vector<SeatSeed>& seeds) {
    for (const char each : people_of(record)) {
        if (std::ranges::find(seeds, each, &SeatSeed::seat) == seeds.end()) return each;
    }
    return '\0';
}

// Records of older programs do not tell it.
bool is_order_of(std::string_view sat, const std::vector<SeatSeed>& seeds) {
    const auto sits = [&](const SeatSeed& each) { return sat.find(each.seat) != sat.npos; };
    return sat.empty() || (sat.size() == seeds.size() && std::ranges::all_of(seeds, sits));
}

// Where a throw stands: those of the opening are all in one tag, and setting up has none.
int line_of_throw(const game::Record& record, std::size_t number) {
    if (number < record.opening.size()) return record.lines.of_tag("opening");
    number -= record.opening.size();
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        if (record.turns[i].thrown == match::setting_up) continue;
        if (number-- == 0) return record.lines.of_turn(i);
    }
    return 0;
}

base::Expected<Checked, CheckError> compare(const game::Record& record, const Throws& throws,
                                            Checked checked) {
    for (const std::string& each : match::throws_of(record)) {
        const std::size_t number = checked.throws++;
        std::string expected = throws.at(static_cast<std::uint32_t>(number));
        if (match::high_to_low(each) == expected) continue;
        return base::unexpected(CheckError{.fault = CheckFault::ThrowDiffers,
                                           .part = each,
                                           .line = line_of_throw(record, number),
                                           .number = checked.throws,
                                           .expected = std::move(expected)});
    }
    return checked;
}

}  // namespace

std::string text(const std::vector<SeatSeed>& seeds) {
    std::string all;
    for (const SeatSeed& each : seeds) {
        if (!all.empty()) all += ',';
        ((all += each.seat) += '=') += each.seed;
    }
    return all;
}

std::string_view name(CheckFault fault) {
    constexpr std::array<std::string_view, 7> names{
        "no_commitment", "unknown_scheme", "tag_unreadable", "seed_missing",
        "no_secret",     "secret_differs", "throw_differs"};
    return names[static_cast<std::size_t>(fault)];
}

base::Expected<Checked, CheckError> check(const game::Record& record) {
    if (record.commitment.empty()) return refuse(CheckFault::NoCommitment, record, "commitment");
    if (value_of(record, dice_tag) != scheme) {
        return refuse(CheckFault::UnknownScheme, record, dice_tag);
    }
    const std::string table = value_of(record, table_tag);
    if (table.empty()) return refuse(CheckFault::TagUnreadable, record, table_tag);
    const auto seeds = parse_seeds(value_of(record, seeds_tag), games::of(record.game).letters());
    if (!seeds) return refuse(CheckFault::TagUnreadable, record, seeds_tag);
    if (const char seat = without_seed(record, *seeds)) {
        return base::unexpected(CheckError{.fault = CheckFault::SeedMissing,
                                           .part = {seat},
                                           .line = record.lines.of_tag(seeds_tag)});
    }
    if (!is_order_of(value_of(record, sat_tag), *seeds)) {
        return refuse(CheckFault::TagUnreadable, record, sat_tag);
    }
    const std::string told = value_of(record, secret_tag);
    if (told.empty()) return refuse(CheckFault::NoSecret, record, secret_tag);
    const auto secret = crypto::parse_hex(told);
    if (!secret) return refuse(CheckFault::TagUnreadable, record, secret_tag);
    if (commitment(*secret) != record.commitment) {
        return refuse(CheckFault::SecretDiffers, record, secret_tag);
    }
    const Throws throws(*secret, {table, *seeds, games::of(record.game).dice()});
    return compare(record, throws, {.table = table, .seeds = *seeds});
}

}  // namespace parlor::fair_dice
