// SPDX-License-Identifier: MIT
// Countdown in the terminal: its board is a row of signs, all else is as usual.
#include "countdown/game.h"
#include "countdown/page.h"
#include "countdown/row.h"
#include "presentation/terminal/terminal_of.h"

namespace parlor::countdown {
namespace {

struct Terminal {
    using Game = countdown::Game;
    using Match = countdown::Match;
    using Scene = terminal::SceneOf<Match>;

    static terminal::Lines board_lines(const Scene& scene, terminal::Look /*look*/) {
        return {std::string(static_cast<std::size_t>(scene.match.standing().left), 'o')};
    }
    static std::string picture(const sentences::Voice& voice, const Match& table,
                               const terminal::PictureOptions& options) {
        if (!options.theme.empty()) return {};
        return page::PageOf<Page>().picture(voice, table, options.numbers);
    }
};

}  // namespace

terminal::Made make_terminal(const terminal::BoardFile& /*file*/) {
    return std::make_unique<terminal::TerminalOf<Terminal>>();
}

}  // namespace parlor::countdown
