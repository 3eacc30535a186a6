// SPDX-License-Identifier: MIT
// The number of lines of play, held against an obvious count, and from given positions against
// counts that any change of the rules would change.
#include <gtest/gtest.h>

#include <optional>
#include <sstream>

#include "base/words.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/plays.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/text.h"
#include "support/corpus.h"
#include "support/positions.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

struct PollyannaLines {
    using Game = pollyanna::Pollyanna;

    static constexpr std::string_view begun = "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?";
    static constexpr std::string_view over = "pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b";
    static constexpr std::string_view compared[]{
        "pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
        "pollyanna-1951+partners b:w,6,10,B3 g:w,w,21,40 r:22,22,r1,h y:w,51,55,A2 b ?",
        "dixie-1952 b:b4,b6,h,h g:- r:r3,h,h,h y:- r ?"};
    static constexpr std::string_view summed = "pollyanna-1916 b:w,w,20,h g:- r:w,w,36,50 y:- b ?";
    static constexpr int summed_depth = 3;

    static const pollyanna::Board& board() { return Game::standard_board(); }
    static pollyanna::Position position(std::string_view text) { return tests::position(text); }
    static auto plays(const pollyanna::Position& from, pollyanna::Throw thrown) {
        return pollyanna::plays(from, thrown);
    }
};

struct ZendaLines {
    using Game = zenda::Zenda;

    static constexpr std::string_view begun = "zenda k:9 y:- m:- a:20 s ?";
    static constexpr std::string_view over = "zenda k:26 y:- m:- a:20 =z";
    static constexpr std::string_view compared[]{"zenda k:1 y:20 m:- a:2,24 s ?",
                                                 "zenda k:22 y:- m:10 a:- z ?"};
    static constexpr std::string_view summed = compared[0];
    static constexpr int summed_depth = 2;

    static const zenda::Board& board() { return lane(); }
    static zenda::Position position(std::string_view text) { return in_lane(text); }
    static auto plays(const zenda::Position& from, zenda::Throw thrown) {
        return zenda::plays(lane(), from, thrown);
    }
};

// The same by the obvious generator, and nothing remembered.
template <class Lines>
std::uint64_t counted_slowly(const typename Lines::Game::Position& from, int depth) {
    if (depth == 0) return 1;
    if (is_over(from)) return 0;
    std::uint64_t lines = 0;
    for (const auto& each : Lines::Game::throws) {
        for (const auto& play : Lines::plays(from, each.thrown)) {
            lines += counted_slowly<Lines>(play.after, depth - 1);
        }
    }
    return lines;
}

template <class Lines>
class Perft : public testing::Test {
protected:
    static game::Perft<typename Lines::Game> counter() {
        return game::Perft<typename Lines::Game>(Lines::board());
    }
    static auto count(std::string_view text, int depth) {
        return counter().count(Lines::position(text), depth);
    }
};
struct GameName {
    template <class Lines>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Lines, ZendaLines> ? "Zenda" : "Pollyanna";
    }
};
using PerftGames = testing::Types<PollyannaLines, ZendaLines>;
TYPED_TEST_SUITE(Perft, PerftGames, GameName);

TYPED_TEST(Perft, OfNoThrowsIsOne) {
    EXPECT_EQ(this->count(TypeParam::begun, 0), 1U);
    EXPECT_EQ(this->count(TypeParam::over, 0), 1U);
}

TYPED_TEST(Perft, HasNoThrowsOnceTheGameIsOver) {
    EXPECT_EQ(this->count(TypeParam::over, 2), 0U);
    EXPECT_EQ(this->count(TypeParam::over, 3), 0U);
}

TYPED_TEST(Perft, CountsWhatTheObviousGeneratorCounts) {
    auto counter = this->counter();
    for (const std::string_view text : TypeParam::compared) {
        const auto from = TypeParam::position(text);
        EXPECT_EQ(counter.count(from, 2), counted_slowly<TypeParam>(from, 2)) << text;
    }
}

TYPED_TEST(Perft, IsTheSumOverTheThrows) {
    const auto from = TypeParam::position(TypeParam::summed);
    auto counter = this->counter();
    std::uint64_t lines = 0;
    for (const auto& each : TypeParam::Game::throws) {
        lines += counter.count(from, each.thrown, TypeParam::summed_depth);
    }
    EXPECT_EQ(lines, counter.count(from, TypeParam::summed_depth));
    EXPECT_EQ(lines, this->count(TypeParam::summed, TypeParam::summed_depth));
}

// Streslau has no piece left to move: 56 throws, each lost.
TEST(ZendaPerft, CountsALostThrowAsALine) {
    EXPECT_EQ(zenda::Perft(lane()).count(in_lane("zenda k:9 y:- m:- a:- s ?"), 1), 56U);
}

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
