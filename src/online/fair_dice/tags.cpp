// SPDX-License-Identifier: MIT
#include "online/fair_dice/tags.h"

#include <algorithm>

#include "base/words.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"
#include "rules/match/who_plays.h"

namespace parlor::fair_dice {
namespace {

void put(game::Record& record, std::string_view tag, std::string value) {
    const auto found = std::ranges::find(record.others, tag, &game::Tag::name);
    if (found == record.others.end()) {
        record.others.push_back({std::string(tag), std::move(value)});
    } else {
        found->value = std::move(value);
    }
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

void write_tags(const Shaking& shaking, game::Record& record) {
    std::vector<SeatSeed> tips;
    std::vector<SeatSeed> links;
    for (const KnownChain& each : shaking.chains()) {
        tips.push_back({each.seat, each.tip});
        links.push_back({each.seat, each.last});
    }
    put(record, tips_tag, text(tips));
    put(record, links_tag, text(links));
    put(record, folded_tag, shaking.folded());
    if (shaking.taken_back() > 0) {
        put(record, taken_back_tag, std::to_string(shaking.taken_back()));
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

std::string people_of(const game::Record& record) {
    const std::string players = value_of(record, match::players_tag);
    const auto words = base::split(players, ',');
    std::string people;
    for (const game::RecordedSeat& each : record.seats) {
        if (!each.name) continue;
        const auto told = std::ranges::find_if(words, [&](std::string_view word) {
            return word.size() > 2 && word[0] == each.letter && word[1] == '=';
        });
        if (told == words.end() || told->substr(2) == match::human) people += each.letter;
    }
    return people;
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
