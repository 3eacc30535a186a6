// SPDX-License-Identifier: MIT
// The number of lines of play from given positions: any change of the rules shows here.
#include <gtest/gtest.h>

#include <optional>
#include <sstream>

#include "base/words.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/text.h"
#include "support/corpus.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

// `count_of(rest, depth)` counts the position that the rest of a line names; nullopt if it cannot
// be read.
template <class CountOf>
void expect_pins(std::string_view path, CountOf count_of) {
    const std::string file = read_project_file(path);
    int pins = 0;
    for (const std::string_view line : base::split(file, '\n')) {
        if (line.empty() || line.starts_with('#')) continue;
        std::istringstream words{std::string(line)};
        std::uint64_t count = 0;
        int depth = 0;
        std::string rest;
        words >> count >> depth >> std::ws;
        std::getline(words, rest);
        EXPECT_EQ(count_of(rest, depth), std::optional(count)) << line;
        ++pins;
    }
    EXPECT_GE(pins, 12);
}

TEST(PerftPins, PollyannasCountsAreUnchanged) {
    expect_pins("tests/rules/pollyanna.perft",
                [](std::string_view position, int depth) -> std::optional<std::uint64_t> {
                    const auto from = pollyanna::parse_position(position);
                    if (!from) return std::nullopt;
                    return pollyanna::Perft().count(from->position, depth);
                });
}

TEST(PerftPins, ZendasCountsAreUnchanged) {
    expect_pins("tests/rules/zenda.perft",
                [](std::string_view rest, int depth) -> std::optional<std::uint64_t> {
                    const std::size_t space = rest.find(' ');
                    const zenda::Board& board = small_board(rest.substr(0, space)).board;
                    const auto from = zenda::parse_position(board, rest.substr(space + 1));
                    if (!from) return std::nullopt;
                    return zenda::Perft(board).count(from->position, depth);
                });
}

}  // namespace
}  // namespace parlor::tests
