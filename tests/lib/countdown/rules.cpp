// SPDX-License-Identifier: MIT
#include "countdown/rules.h"

#include "base/numbers.h"
#include "rules/game/dice.h"

namespace parlor::countdown {

std::string text(const Step& step) { return '-' + std::to_string(step.count); }

std::string text(const Throw& thrown) { return game::dice_text(thrown.dice); }

std::string text(const Position& position) {
    const char seat = Countdown::seats[position.side];
    return std::string(Countdown::name) + ' ' + std::to_string(position.left) + ' ' +
           (is_over(position) ? std::string{'=', seat} : std::string{seat, ' ', '?'});
}

std::optional<Throw> Countdown::read_throw(std::string_view text) {
    const auto dice = game::parse_dice<int, 3>(text);
    if (!dice) return std::nullopt;
    const auto heads = std::ranges::count_if(*dice, [](int die) { return die >= 4; });
    return Throw{static_cast<int>(heads), *dice};
}

std::optional<Step> Countdown::read_step(std::string_view text) {
    const auto count = text.starts_with('-') ? base::parse_number(text.substr(1)) : std::nullopt;
    return count ? std::optional(Step{*count}) : std::nullopt;
}

std::optional<Position> Countdown::read_pieces(std::span<const std::string_view> words,
                                               std::size_t side) {
    const auto left = words.size() == 1 ? base::parse_number(words[0]) : std::nullopt;
    if (!left || *left > Position{}.left) return std::nullopt;
    return Position{*left, side};
}

}  // namespace parlor::countdown
