// SPDX-License-Identifier: MIT
// Turns the merits of a play (computers/players/merit.h) into reasons. For the games' coaches.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/coach.h"
#include "computers/players/merit.h"

namespace parlor::coach {

// A sentence that counts pieces has a second form for more than one: `captures_more`.
inline bool counts_pieces(std::string_view effect) {
    return effect == "captures" || effect == "enters" || effect == "reaches_home";
}

// `keys` is the prefix of the sentences: "hint.".
template <class Effect>
std::vector<Reason> told(std::string_view keys, const std::vector<players::Merit<Effect>>& merits) {
    std::vector<Reason> all;
    for (const auto& merit : merits) {
        const std::string_view effect = name(merit.effect);
        Reason reason{std::string(keys).append(effect), {}};
        const bool pieces = counts_pieces(effect);
        if (pieces && merit.count > 1) reason.key += "_more";
        if (merit.count > 1 || (!pieces && merit.count > 0)) {
            reason.arguments.push_back(std::to_string(merit.count));
        }
        if (merit.before > 0) reason.arguments.push_back(std::to_string(merit.before));
        all.push_back(std::move(reason));
    }
    return all;
}

}  // namespace parlor::coach
