// SPDX-License-Identifier: MIT
#include "games/zenda/rules/plays.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "games/zenda/rules/generator.h"
#include "games/zenda/rules/law.h"
#include "games/zenda/rules/text.h"

namespace parlor::zenda {
namespace {

Hand begun(const Board& board, const Position& position, std::optional<Throw> thrown) {
    return thrown ? Hand(board, position, *thrown) : Hand(position);
}

}  // namespace

std::vector<Play> plays(const Board& board, const Position& position, std::optional<Throw> thrown) {
    Generator found(board);
    found.find(begun(board, position, thrown));
    std::vector<std::pair<std::string, std::size_t>> order;
    for (std::size_t i = 0; i < found.size(); ++i) order.emplace_back(text(found[i]), i);
    std::ranges::sort(order);
    std::vector<Play> all;
    for (const auto& [sorted_by, i] : order) all.push_back({found.steps_to(i), found[i]});
    return all;
}

Play play_to(const Board& board, const Position& position, std::optional<Throw> thrown,
             const Position& goal) {
    Generator found(board);
    found.find(begun(board, position, thrown));
    std::size_t i = 0;
    while (found[i] != goal) ++i;
    return {found.steps_to(i), goal};
}

std::vector<Step> choices(const Board& board, const Position& position, std::optional<Throw> thrown,
                          std::span<const Step> made) {
    Law law(board, begun(board, position, thrown));
    return law.lawful_steps(hand_after(board, position, thrown, made));
}

Hand hand_after(const Board& board, const Position& position, std::optional<Throw> thrown,
                std::span<const Step> made) {
    Hand hand = begun(board, position, thrown);
    for (const Step& step : made) hand = after(board, hand, step);
    return hand;
}

}  // namespace parlor::zenda
