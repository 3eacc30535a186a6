// SPDX-License-Identifier: MIT
#include "online/fair_dice/check.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "base/numbers.h"
#include "base/words.h"
#include "computers/coach/coach.h"
#include "games/games.h"
#include "online/fair_dice/tags.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"
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
void put(game::Record& record, std::string_view tag, std::string value) {
    const auto found = std::ranges::find(record.others, tag, &game::Tag::name);
    if (found == record.others.end()) {
        record.others.push_back({std::string(tag), std::move(value)});
    } else {
        found->value = std::move(value);
    }
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

std::string text(const std::vector<SeatSeed>& seeds) {
    std::string all;
    for (const SeatSeed& each : seeds) {
        if (!all.empty()) all += ',';
        ((all += each.seat) += '=') += each.seed;
    }
    return all;
}

void write_tags(const ChainedDice& dice, game::Record& record) {
    std::vector<SeatSeed> tips;
    std::vector<SeatSeed> links;
    for (const KnownChain& each : dice.chains()) {
        tips.push_back({each.seat, each.tip});
        links.push_back({each.seat, each.last});
    }
    put(record, tips_tag, text(tips));
    put(record, links_tag, text(links));
    put(record, folded_tag, dice.folded());
    const bool is_older = value_of(record, dice_tag) == older_chained_scheme;
    if (is_older && dice.taken_back() > 0) {
        put(record, taken_back_tag, std::to_string(dice.taken_back()));
    }
}

std::string value_of(const game::Record& record, std::string_view tag) {
    const auto found = std::ranges::find(record.others, tag, &game::Tag::name);
    return found == record.others.end() ? std::string() : found->value;
}

base::unexpected<CheckError> refuse(CheckFault fault, const game::Record& record,
                                    std::string_view tag) {
    return base::unexpected(
        CheckError{.fault = fault, .part = std::string(tag), .line = record.lines.of_tag(tag)});
}

std::optional<std::vector<SeatSeed>> parse_list(std::string_view text, std::string_view seats) {
    std::vector<SeatSeed> all;
    if (text.empty()) return all;
    for (const std::string_view each : base::split(text, ',')) {
        if (each.size() < 2 || each[1] != '=' || !crypto::parse_hex(each.substr(2))) return {};
        if (seats.find(each.front()) == std::string_view::npos) return {};
        all.push_back({each.front(), std::string(each.substr(2))});
    }
    return all;
}

bool is_by_turns(const std::vector<SeatSeed>& seeds, std::string_view seats) {
    const auto place = [&](const SeatSeed& each) { return seats.find(each.seat); };
    return std::ranges::adjacent_find(seeds, std::ranges::greater_equal(), place) == seeds.end();
}

std::optional<std::vector<SeatedPlayer>> players_of(const game::Record& record, bool is_older) {
    const games::Game& game = games::of(record.game);
    const auto coach = game.coach();
    const std::string letters = game.letters();
    std::map<char, std::string> told;
    const std::string value = value_of(record, match::players_tag);
    for (const std::string_view each : base::split(value, ',')) {
        if (value.empty()) break;
        const std::string_view word = each.substr(std::min<std::size_t>(2, each.size()));
        const coach::LevelCard* const level = coach->level(word);
        const bool is_known = word == match::human || (level != nullptr && level->name == word);
        if (each.size() < 2 || each[1] != '=' || !is_known) return std::nullopt;
        if (letters.find(each.front()) == std::string::npos) return std::nullopt;
        if (!told.emplace(each.front(), word).second) return std::nullopt;
    }
    std::vector<SeatedPlayer> players;
    for (const char letter : letters) {
        const auto seat = std::ranges::find(record.seats, letter, &game::RecordedSeat::letter);
        const bool takes_part = seat != record.seats.end() && seat->name;
        const auto who = told.find(letter);
        if (!takes_part) continue;
        if (who == told.end() && !is_older) return std::nullopt;
        players.push_back(
            {letter, who == told.end() ? std::string(match::human) : who->second, *seat->name});
    }
    if (!is_older && told.size() > players.size()) return std::nullopt;
    return players;
}

std::optional<std::uint32_t> parse_count(std::string_view text) {
    const auto count = base::parse_number(text);
    const bool fits = count && *count > 0 && text.size() <= 9 && text.front() != '0';
    return fits ? std::optional(static_cast<std::uint32_t>(*count)) : std::nullopt;
}

int line_of_throw(const game::Record& record, std::size_t number) {
    if (number < record.opening.size()) return record.lines.of_tag("opening");
    number -= record.opening.size();
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        if (record.turns[i].thrown == match::setting_up) continue;
        if (number-- == 0) return record.lines.of_turn(i);
    }
    return 0;
}

std::optional<CheckError> why_not_thrown(const game::Record& record, std::size_t number,
                                         const std::string& thrown, const std::string& expected) {
    if (match::high_to_low(thrown) == expected) return std::nullopt;
    return CheckError{.fault = CheckFault::ThrowDiffers,
                      .part = thrown,
                      .line = line_of_throw(record, number),
                      .number = number + 1,
                      .expected = expected};
}

}  // namespace parlor::fair_dice
