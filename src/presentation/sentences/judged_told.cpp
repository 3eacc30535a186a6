// SPDX-License-Identifier: MIT
#include "presentation/sentences/judged_told.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace parlor::sentences {
namespace {

constexpr double won = 1;

// Less luck than this, in chances to win, is not worth a word.
constexpr double least_luck = 0.05;

// Blunders that cost at least this much have lost a game that was otherwise even or better.
constexpr double costs_the_game = 0.5;

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

// The person of a sentence, as its key names it.
std::string_view outcome(std::optional<std::size_t> ahead, std::optional<std::size_t> spoken_to,
                         bool is_over) {
    if (!is_over) return spoken_to ? "so_far_you" : "so_far";
    if (!ahead) return spoken_to ? "draw_you" : "draw";
    if (!spoken_to) return "won";
    return spoken_to == ahead ? "you_won" : "won_you";
}

std::string_view luck_key(double luck) {
    if (luck >= least_luck) return ".lucky";
    return luck <= -least_luck ? ".unlucky" : ".even";
}

double cost_of_blunders(const coach::JudgedGame& game, std::size_t side) {
    double all = 0;
    for (const coach::JudgedTurn& turn : game.turns) {
        if (turn.side == side && turn.error >= coach::least_blunder) all += turn.error;
    }
    return all;
}

std::string plays_key(const coach::JudgedGame& game, std::size_t side) {
    const coach::SideTotals& totals = game.totals[side];
    if (totals.errors == 0) return "clean";
    if (totals.blunders == 0) return totals.errors == 1 ? "errors.1" : "errors";
    const bool lost = totals.result == 0 && cost_of_blunders(game, side) >= costs_the_game;
    return std::string(lost ? "cost" : "blunders") + (totals.blunders == 1 ? ".1" : "");
}

}  // namespace

std::string game_told(const Voice& voice, const coach::JudgedGame& game, std::string_view reader) {
    const auto spoken_to = side_of(game, reader);
    const auto ahead = winner(game);
    const bool is_over = game.totals.front().result.has_value();
    const std::size_t side = spoken_to.value_or(ahead.value_or(luckiest(game)));
    const coach::SideTotals& totals = game.totals[side];
    // Rounding can leave even the luckiest side without luck.
    const double luck = ahead || spoken_to ? totals.luck : std::max(totals.luck, 0.0);
    const std::string dice = std::string("review.tale.")
                                 .append(outcome(ahead, spoken_to, is_over))
                                 .append(luck_key(luck));
    const std::string plays = std::string(spoken_to ? "review.plays_you." : "review.plays.")
                                  .append(plays_key(game, side));
    const std::size_t count = totals.blunders > 0 ? totals.blunders : totals.errors;
    return voice.say(dice, {{"player", voice.seats(game.sides[ahead.value_or(side)])}}) + ' ' +
           voice.say(plays,
                     {{"player", voice.seats(game.sides[side])}, {"count", std::to_string(count)}});
}

std::string reasons_told(const Voice& voice, std::span<const coach::Reason> reasons) {
    constexpr std::size_t most = 3;
    std::string all;
    for (const coach::Reason& each : reasons.first(std::min(reasons.size(), most))) {
        const auto number = [&](std::size_t i) {
            return i < each.arguments.size() ? each.arguments[i] : std::string();
        };
        if (!all.empty()) all += ", ";
        all += voice.say(each.key, {{"count", number(0)}, {"before", number(1)}});
    }
    return all;
}

}  // namespace parlor::sentences
