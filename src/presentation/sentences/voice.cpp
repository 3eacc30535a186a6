// SPDX-License-Identifier: MIT
#include "presentation/sentences/voice.h"

#include <fmt/format.h>

#include <algorithm>

namespace parlor::sentences {

std::string Voice::own(std::string_view key, language::Arguments arguments) const {
    const std::string mine = std::string(keys).append(key);
    return say(language::knows(language, mine) ? mine : key, arguments);
}

std::string Voice::name(char seat) const {
    const auto found = std::ranges::find(names, seat, &match::SeatName::seat);
    return found == names.end() ? std::string() : found->name;
}

std::string Voice::colour(char seat) const { return own(fmt::format("seat.{}", seat)); }

std::string Voice::seat(char seat) const {
    const std::string named = name(seat);
    if (named.empty()) return colour(seat);
    const bool is_unique = std::ranges::count(names, named, &match::SeatName::name) == 1;
    if (!names_colours && is_unique) return named;
    return say("seat.named", {{"name", named}, {"seat", colour(seat)}});
}

std::string Voice::seats(std::string_view letters) const {
    std::string all;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::string one = seat(letters[i]);
        if (all.empty()) {
            all = one;
        } else if (i + 1 < letters.size()) {
            all.append(", ").append(one);
        } else {
            all = say("seat.and", {{"one", all}, {"other", one}});
        }
    }
    return all;
}

std::string Voice::fault(const match::TextFault& fault) const {
    return own("defect." + fault.name, {{"part", fault.part}});
}

}  // namespace parlor::sentences
