// SPDX-License-Identifier: MIT
#include "match/dice.h"

#include "match/match.h"

namespace parlor::match {

std::vector<std::string> throws_of(const game::Record& record) {
    std::vector<std::string> all;
    for (const auto& each : record.opening) all.push_back(each.thrown);
    for (const auto& each : record.turns) {
        if (each.thrown != setting_up) all.push_back(each.thrown);
    }
    return all;
}

}  // namespace parlor::match
