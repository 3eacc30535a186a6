// SPDX-License-Identifier: MIT
#include "countdown/text.h"

#include <algorithm>

#include "base/numbers.h"
#include "base/words.h"
#include "rules/match/dice.h"

namespace parlor::countdown {
namespace {

constexpr int most_left = 10;
constexpr char least_head = '4';

base::unexpected<match::TextFaults> refuse(std::string_view name, std::string_view part) {
    return base::unexpected(match::TextFaults{{std::string(name), std::string(part)}});
}

}  // namespace

std::string text(const Countdown::Position& position, std::string_view thrown) {
    std::string all = std::string(game_name) + ' ' + std::to_string(position.left) + ' ';
    if (position.left == 0) return all + '=' + letter(position.side);
    return (all + letter(position.side) + ' ').append(thrown);
}

std::string step_text(int count) { return '-' + std::to_string(count); }

std::optional<int> parse_step(std::string_view text) {
    return text.starts_with('-') ? base::parse_number(text.substr(1)) : std::nullopt;
}

std::optional<Countdown::Throw> parse_throw(std::string_view text) {
    const auto dice = base::split(text, '-');
    const auto is_die = [](std::string_view each) {
        return each.size() == 1 && each.front() >= '1' && each.front() <= '6';
    };
    if (dice.size() != 3 || !std::ranges::all_of(dice, is_die)) return std::nullopt;
    return Countdown::Throw{static_cast<int>(std::ranges::count_if(
        dice, [](std::string_view each) { return each.front() >= least_head; }))};
}

base::Expected<PositionText, match::TextFaults> parse_position(std::string_view text) {
    const auto words = base::words(text);
    if (words.empty() || words[0] != game_name) return refuse("unknown_edition", text);
    if (words.size() < 3) return refuse("field_missing", text);
    const auto left = base::parse_number(words[1]);
    if (!left || *left > most_left) return refuse("unknown_space", words[1]);
    const bool over = *left == 0;
    const std::size_t side = seat_letters.find(words[2].back());
    const bool is_seat = words[2].size() == (over ? 2 : 1) && side != std::string_view::npos;
    if (!is_seat || (over && words[2].front() != '=')) return refuse("unknown_state", words[2]);
    if (words.size() > (over ? 3U : 4U)) return refuse("field_unexpected", words.back());
    PositionText read{{*left, side}, {}};
    if (over || (words.size() == 4 && words[3] == "?")) return read;
    if (words.size() == 3) return refuse("field_missing", text);
    if (!parse_throw(words[3])) return refuse("unknown_throw", words[3]);
    read.thrown = match::high_to_low(std::string(words[3]));
    return read;
}

}  // namespace parlor::countdown
