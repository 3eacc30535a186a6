// SPDX-License-Identifier: MIT
#include "programs/cli/games.h"

#include <algorithm>
#include <array>

#include "games/pollyanna/terminal/game.h"
#include "games/zenda/terminal/board_file.h"
#include "games/zenda/terminal/game.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using language::say;

using Box = std::unique_ptr<GameBox>;

// Each makes a game's box; none after complaining that the board of the options cannot be used.
Box make_pollyanna(const GameOptions& options) {
    if (options.board.empty()) return std::make_unique<PollyannaBox>();
    complain(say(options.language, "board.not_replaceable"));
    return nullptr;
}

Box make_zenda(const GameOptions& options) {
    if (options.board.empty()) return std::make_unique<ZendaBox>();
    auto board = read_board_file(std::string(options.board), options.language);
    return board ? std::make_unique<ZendaBox>(std::move(board)) : nullptr;
}

struct Entry {
    std::string_view name;
    Box (*make)(const GameOptions& options);
};
constexpr std::array entries{
    Entry{"pollyanna", make_pollyanna},
    Entry{"zenda", make_zenda},
};

}  // namespace

Box find_game(const GameOptions& options) {
    const std::string_view id = options.named.substr(0, options.named.find_first_of(" +\t"));
    const auto found = std::ranges::find(entries, id, &Entry::name);
    return (found == entries.end() ? entries.front() : *found).make(options);
}

std::vector<Box> all_games() {
    std::vector<Box> all;
    for (const Entry& each : entries) all.push_back(each.make({}));
    return all;
}

}  // namespace parlor::cli
