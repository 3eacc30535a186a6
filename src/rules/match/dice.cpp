// SPDX-License-Identifier: MIT
#include "rules/match/dice.h"

#include <algorithm>
#include <functional>

#include "rules/match/match.h"

namespace parlor::match {

std::string high_to_low(std::string thrown) {
    std::string dice = thrown;
    std::erase(dice, '-');
    std::ranges::sort(dice, std::greater());
    for (std::size_t i = 0; i < dice.size() && 2 * i < thrown.size(); ++i) thrown[2 * i] = dice[i];
    return thrown;
}

std::vector<std::string> throws_of(const game::Record& record) {
    std::vector<std::string> all;
    for (const auto& each : record.opening) all.push_back(each.thrown);
    for (const auto& each : record.turns) {
        if (each.thrown != setting_up) all.push_back(each.thrown);
    }
    return all;
}

}  // namespace parlor::match
