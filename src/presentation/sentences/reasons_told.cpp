// SPDX-License-Identifier: MIT
#include "presentation/sentences/reasons_told.h"

#include <algorithm>

namespace parlor::sentences {

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
