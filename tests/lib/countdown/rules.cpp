// SPDX-License-Identifier: MIT
#include "countdown/rules.h"

#include <algorithm>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::countdown {
namespace {

constexpr int most_left = 10;
constexpr int least_head = 4;

base::unexpected<match::TextFaults> refuse(std::string_view name, std::string_view part) {
    return base::unexpected(match::TextFaults{{std::string(name), std::string(part)}});
}

}  // namespace

std::string text(const Step& step) { return '-' + std::to_string(step.count); }

std::string text(const Countdown::Throw& thrown) {
    const auto& dice = thrown.dice;
    return std::to_string(dice[0]) + '-' + std::to_string(dice[1]) + '-' + std::to_string(dice[2]);
}

std::string text(const Countdown::Position& position) {
    const std::string left = std::string(game_name) + ' ' + std::to_string(position.left) + ' ';
    return is_over(position) ? left + '=' + letter(position.side)
                             : left + letter(position.side) + " ?";
}

std::string text(const Countdown::Position& position, const Countdown::Throw& thrown) {
    std::string all = text(position);
    all.back() = ' ';
    all.pop_back();
    return all + text(thrown);
}

std::optional<Countdown::Throw> parse_throw(std::string_view text) {
    const auto words = base::split(text, '-');
    Countdown::Throw thrown;
    if (words.size() != thrown.dice.size()) return std::nullopt;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].size() != 1 || words[i] < "1" || words[i] > "6") return std::nullopt;
        thrown.dice[i] = words[i].front() - '0';
        if (thrown.dice[i] >= least_head) ++thrown.heads;
    }
    std::ranges::sort(thrown.dice, std::greater());
    return thrown;
}

base::Expected<std::vector<Step>, match::TextFaults> parse_steps(std::string_view text) {
    const auto count = text.starts_with('-') ? base::parse_number(text.substr(1)) : std::nullopt;
    if (!count) return refuse("unknown_step", text);
    return std::vector{Step{*count}};
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
    PositionText read{{*left, side}};
    if (over || (words.size() == 4 && words[3] == "?")) return read;
    if (words.size() == 3) return refuse("field_missing", text);
    read.thrown = parse_throw(words[3]);
    if (!read.thrown) return refuse("unknown_throw", words[3]);
    return read;
}

}  // namespace parlor::countdown
