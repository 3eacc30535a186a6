// SPDX-License-Identifier: MIT
#include "games/games.h"

#include <algorithm>

#include "base/words.h"

namespace parlor::games {

std::string_view named(std::string_view text) {
    const std::string_view begun = base::trimmed(text);
    return begun.substr(0, begun.find_first_of(" +\t"));
}

bool is_named(const Game& game, std::string_view text) {
    const std::string_view name = named(text);
    return game.name() == name || std::ranges::any_of(game.editions(), [&](const auto& each) {
               return each.name == name;
           });
}

const Game& of(std::string_view text) {
    for (const Game* each : all()) {
        if (is_named(*each, text)) return *each;
    }
    return *all().front();
}

match::Opened open(std::string_view position) { return of(position).open(position); }

match::Opened begin(const match::NewGame& wanted, const match::Cast& cast) {
    return of(wanted.game).begin(wanted, cast);
}

match::Resumed resume(const game::Record& record) {
    const auto found = std::ranges::find(all(), std::string_view(record.game), &Game::name);
    return found == all().end() ? match::unknown_game(record) : (*found)->resume(record);
}

}  // namespace parlor::games
