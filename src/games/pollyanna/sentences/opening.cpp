// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/opening.h"

#include <fmt/format.h>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {

std::vector<std::string> opening_told(const sentences::Voice& voice, SeatSet seated,
                                      std::span<const Throw> thrown) {
    std::vector<std::string> told;
    Opening now = opening(seated, {});
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        const Throw each = thrown[i];
        told.push_back(voice.say("play.opening_throw", {{"seat", voice.seat(letter(*now.to_throw))},
                                                        {"high", fmt::to_string(each.high)},
                                                        {"low", fmt::to_string(each.low)},
                                                        {"total", fmt::to_string(each.total())}}));
        const Opening next = opening(seated, thrown.first(i + 1));
        if (next.round > now.round) {
            told.push_back(
                voice.say("play.opening_tie", {{"seats", voice.seats(text(next.contenders))}}));
        }
        now = next;
    }
    told.push_back(voice.say("play.begins", {{"seat", voice.seat(letter(*now.begins()))}}));
    return told;
}

}  // namespace parlor::pollyanna
