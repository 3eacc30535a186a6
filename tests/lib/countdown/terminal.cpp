// SPDX-License-Identifier: MIT
#include "countdown/terminal.h"

#include "countdown/match.h"
#include "countdown/page.h"
#include "countdown/row.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::countdown {

std::vector<std::string> CountdownFace::board_lines(const cli::Scene& scene,
                                                    cli::Look /*look*/) const {
    const int left = match::of<Match>(scene.match).standing().left;
    return {std::string(static_cast<std::size_t>(left), 'o')};
}

std::string CountdownFace::picture(const sentences::Voice& /*voice*/, const match::Match& match,
                                   const cli::PictureOptions& options) const {
    return options.theme.empty() ? row_svg(match::of<Match>(match).standing().left) : std::string();
}

std::unique_ptr<cli::TerminalGame> make_terminal(const cli::GameOptions& options) {
    if (options.board.empty()) return std::make_unique<CountdownTerminal>();
    cli::complain(language::say(options.language, "board.not_replaceable"));
    return nullptr;
}

}  // namespace parlor::countdown
