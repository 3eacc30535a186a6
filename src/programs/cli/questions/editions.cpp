// SPDX-License-Identifier: MIT
#include "programs/cli/questions/editions.h"

#include <fmt/format.h>

#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {

int editions(const EditionsOptions& options) {
    const auto print = [](const std::vector<std::string>& lines) {
        for (const std::string& line : lines) fmt::print("{}\n", line);
    };
    if (options.game.empty()) {
        bool first = true;
        for (const auto& box : all_games()) {
            if (!first) fmt::print("\n");
            print(box->editions(options.language));
            first = false;
        }
        return exit_ok;
    }
    const auto box = find_game({.named = options.game, .board = {}, .language = options.language});
    const auto told = box->edition(options.language, options.game);
    if (told.empty()) {
        complain(options.language, *box, {{"unknown_edition", options.game}});
        return exit_bad;
    }
    print(told);
    return exit_ok;
}

}  // namespace parlor::cli
