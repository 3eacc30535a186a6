// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/picture.h"

#include <fmt/format.h>

#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/sentences/words.h"

namespace parlor::pollyanna {
namespace {

std::string where_told(const sentences::Voice& voice, Space space) {
    if (is_waiting(space)) return voice.say("picture.waiting");
    return is_home(space) ? voice.say("picture.home") : text(space);
}

std::string state_told(const sentences::Voice& voice, const Position& position) {
    std::string won;
    for (const Seat seat : all_seats) {
        if (winners(position).has(seat)) won += letter(seat);
    }
    if (won.empty()) {
        return voice.say("picture.to_throw", {{"seat", voice.colour(letter(position.to_throw))}});
    }
    const sentences::Voice nameless{voice.language, voice.keys};
    return voice.say(won.size() == 1 ? "picture.has_won" : "picture.have_won",
                     {{"seats", nameless.seats(won)}});
}

}  // namespace

std::string picture_title(const sentences::Voice& voice, const Position& position) {
    const Variant variant = position.variant;
    return title_told(voice, variant.edition().name, variant.partners());
}

std::string picture_description(const sentences::Voice& voice, const Position& position) {
    std::string all;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        std::vector<std::string> spaces;
        for (const Space space : position.of(seat)) spaces.push_back(where_told(voice, space));
        all += voice.say("picture.seat", {{"seat", voice.colour(letter(seat))},
                                          {"spaces", fmt::format("{}", fmt::join(spaces, ", "))}});
        all += ' ';
    }
    return all + state_told(voice, position);
}

}  // namespace parlor::pollyanna
