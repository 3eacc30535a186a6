// SPDX-License-Identifier: MIT
#include "presentation/sentences/judged_told.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace parlor::sentences {
namespace {

using coach::SideTotals;

constexpr double won = 1;

// Less than this, in chances to win, is not worth a word.
constexpr double least_luck = 0.05;

std::optional<std::size_t> side_of(const coach::JudgedGame& game, std::string_view seats) {
    if (seats.empty()) return std::nullopt;
    for (std::size_t side = 0; side < game.sides.size(); ++side) {
        if (game.sides[side].find_first_of(seats) != std::string::npos) return side;
    }
    return std::nullopt;
}

std::optional<std::size_t> winner(const coach::JudgedGame& game) {
    const auto found = std::ranges::find(game.totals, won, &SideTotals::result);
    if (found == game.totals.end()) return std::nullopt;
    return static_cast<std::size_t>(found - game.totals.begin());
}

std::size_t luckiest(const coach::JudgedGame& game) {
    const auto found = std::ranges::max_element(game.totals, {}, &SideTotals::luck);
    return static_cast<std::size_t>(found - game.totals.begin());
}

std::string_view luck_key(double luck) {
    if (luck >= least_luck) return ".lucky";
    return luck <= -least_luck ? ".unlucky" : ".even";
}

// What made the winner win. Luck and skill add up to what was missing to 1 at the start.
std::string_view cause(const SideTotals& winner) {
    constexpr double mostly = 0.6;
    const double skill = *winner.skill;
    if (winner.luck <= -least_luck) return "in_spite";
    if (skill <= -least_luck) return "gift";
    const double share = skill / (skill + winner.luck);
    if (share >= mostly) return "play";
    return share <= 1 - mostly ? "dice" : "both";
}

std::string moment_told(const Voice& voice, const coach::JudgedGame& game,
                        std::string_view reader) {
    const coach::JudgedTurn& turn = game.turns[game.moment->turn];
    const bool is_rivals = turn.side != winner(game);
    std::string key = "review.moment.";
    key += !game.moment->is_throw ? "error" : is_rivals ? "poor" : "throw";
    if (reader.find(turn.seat) != std::string_view::npos) key += "_you";
    return voice.say(key, {{"player", voice.seat(turn.seat)}, {"thrown", turn.thrown}});
}

// Without a winner there is only luck to tell of.
std::string luck_of_undecided(const Voice& voice, const coach::JudgedGame& game,
                              std::optional<std::size_t> spoken_to) {
    const std::size_t side = spoken_to.value_or(luckiest(game));
    // Rounding can leave even the luckiest side without luck.
    const double luck = spoken_to ? game.totals[side].luck : std::max(game.totals[side].luck, 0.0);
    std::string key = game.totals[side].result ? "review.tale.draw" : "review.tale.so_far";
    if (spoken_to) key += "_you";
    return voice.say(key.append(luck_key(luck)), {{"player", voice.seats(game.sides[side])}});
}

}  // namespace

std::string game_told(const Voice& voice, const coach::JudgedGame& game, std::string_view reader) {
    const auto spoken_to = side_of(game, reader);
    const auto ahead = winner(game);
    if (!ahead) return luck_of_undecided(voice, game, spoken_to);
    const std::string key =
        std::string(spoken_to == ahead ? "review.tale.you_won." : "review.tale.won.")
            .append(cause(game.totals[*ahead]));
    const std::string tale = voice.say(key, {{"player", voice.seats(game.sides[*ahead])}});
    if (!game.moment) return voice.say("review.tale.without_moment", {{"tale", tale}});
    return voice.say("review.tale.with_moment", {{"tale", tale},
                                                 {"turn", std::to_string(game.moment->turn + 1)},
                                                 {"moment", moment_told(voice, game, reader)}});
}

std::string luck_told(const Voice& voice, double luck) {
    struct Step {
        double least;
        std::string_view key;
    };
    constexpr std::array steps{Step{0.6, "very_lucky"},       Step{0.2, "lucky"},
                               Step{least_luck, "bit_lucky"}, Step{-least_luck, "even"},
                               Step{-0.2, "bit_unlucky"},     Step{-0.6, "unlucky"}};
    const auto found =
        std::ranges::find_if(steps, [luck](const Step& each) { return luck >= each.least; });
    const std::string_view key = found == steps.end() ? "very_unlucky" : found->key;
    return voice.say(std::string("review.luck.").append(key));
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
