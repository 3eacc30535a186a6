// SPDX-License-Identifier: MIT
#include "programs/cli/limits.h"

#include <fmt/format.h>

#include "programs/cli/common.h"

namespace parlor::cli {

bool is_within_limits(const Amount& amount, language::Language language) {
    if (amount.value >= amount.least && amount.value <= amount.most) return true;
    complain_of(language::say(language, "simulate.out_of_range",
                              {{"part", fmt::format("--{} {}", amount.option, amount.value)},
                               {"least", std::to_string(amount.least)},
                               {"most", std::to_string(amount.most)}}),
                "out_of_range");
    return false;
}

bool are_within_limits(std::initializer_list<Amount> amounts, language::Language language) {
    bool sound = true;
    for (const Amount& each : amounts) sound = is_within_limits(each, language) && sound;
    return sound;
}

}  // namespace parlor::cli
