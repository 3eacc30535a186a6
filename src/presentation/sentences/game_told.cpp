// SPDX-License-Identifier: MIT
#include "presentation/sentences/game_told.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace parlor::sentences {
namespace {

constexpr double won = 1;

// In whole per cent: a sentence wants no more.
std::string whole_percent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

std::string signed_whole_percent(double share) {
    return (std::lround(100 * share) > 0 ? "+" : "") + whole_percent(share);
}

std::optional<std::size_t> side_of(const coach::JudgedGame& game, std::string_view seats) {
    if (seats.empty()) return std::nullopt;
    for (std::size_t side = 0; side < game.sides.size(); ++side) {
        if (game.sides[side].find_first_of(seats) != std::string::npos) return side;
    }
    return std::nullopt;
}

std::optional<std::size_t> winner(const coach::JudgedGame& game) {
    const auto found = std::ranges::find(game.totals, won, &coach::SideTotals::result);
    if (found == game.totals.end()) return std::nullopt;
    return static_cast<std::size_t>(found - game.totals.begin());
}

std::size_t luckiest(const coach::JudgedGame& game) {
    const auto found = std::ranges::max_element(game.totals, {}, &coach::SideTotals::luck);
    return static_cast<std::size_t>(found - game.totals.begin());
}

}  // namespace

std::string game_told(const Voice& voice, const coach::JudgedGame& game, std::string_view reader) {
    const auto spoken_to = side_of(game, reader);
    const auto ahead = winner(game);
    const bool is_over = game.totals.front().result.has_value();
    const std::size_t dice_of = ahead.value_or(spoken_to.value_or(luckiest(game)));
    const std::size_t plays_of = spoken_to.value_or(dice_of);
    std::string key = "review.tale.";
    if (!is_over) {
        key += "so_far";
    } else if (!ahead) {
        key += "draw";
    } else {
        key += spoken_to == ahead ? "you_won" : "won";
    }
    if (spoken_to && spoken_to != ahead) key += "_you";
    return voice.say(key, {{"player", voice.seats(game.sides[dice_of])},
                           {"luck", signed_whole_percent(game.totals[dice_of].luck)},
                           {"error", whole_percent(game.totals[plays_of].error)}});
}

}  // namespace parlor::sentences
