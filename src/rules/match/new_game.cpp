// SPDX-License-Identifier: MIT
#include "rules/match/new_game.h"

namespace parlor::match {

TextFaults seat_faults(std::string_view letters, std::string_view seated) {
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const bool is_known = letters.find(seated[i]) != std::string_view::npos;
        if (!is_known || seated.find(seated[i]) != i) return {{"unknown_seat", {seated[i]}}};
    }
    return {};
}

}  // namespace parlor::match
