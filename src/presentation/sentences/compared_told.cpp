// SPDX-License-Identifier: MIT
#include "presentation/sentences/compared_told.h"

namespace parlor::sentences {

std::string compared_told(const Voice& voice, std::span<const coach::Reason> comparison) {
    std::string all;
    for (const coach::Reason& each : comparison) {
        const auto number = [&](std::size_t i) {
            return i < each.arguments.size() ? each.arguments[i] : std::string();
        };
        if (!all.empty()) all += "; ";
        all += voice.say(
            each.key,
            {{"count", number(0)}, {"before", number(1)}, {"rival", voice.seats(each.seats)}});
    }
    return all;
}

}  // namespace parlor::sentences
