// SPDX-License-Identifier: MIT
#include "games/game.h"

#include <algorithm>
#include <cctype>

#include "rules/match/new_game.h"

namespace parlor::games {

std::string Game::letters() const {
    std::string all;
    for (const SeatWord& each : seats()) all += each.letter;
    return all;
}

std::optional<char> Game::seat_named(std::string_view text) const {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char each) {
        return static_cast<char>(std::tolower(each));
    });
    for (const SeatWord& each : seats()) {
        if (small == each.word || small == std::string(1, each.letter)) return each.letter;
    }
    return std::nullopt;
}

bool Game::offers_spinners(std::string_view edition) const {
    const std::string_view name = edition.substr(0, edition.find_first_of("+ "));
    const auto found = std::ranges::find(editions(), name, &EditionCard::name);
    return found != editions().end() && found->offers_spinners;
}

match::Opened Game::begin(const match::NewGame& wanted, const match::Cast& cast) const {
    if (auto faults = match::seat_faults(letters(), wanted.seated); !faults.empty()) {
        return base::unexpected(std::move(faults));
    }
    if (auto faults = match::house_faults(wanted.header); !faults.empty()) {
        return base::unexpected(std::move(faults));
    }
    if (match::has_spinners(wanted.header.tags) && !offers_spinners(wanted.game)) {
        return base::unexpected(match::TextFaults{{"no_spinners", wanted.game}});
    }
    return begin_with(wanted, cast);
}

match::Resumed Game::resume(const game::Record& record) const {
    return match::replayed(begin_recorded(record), record);
}

}  // namespace parlor::games
