// SPDX-License-Identifier: MIT
// What is written against the concept Game runs for Pollyanna and for a game of another kind alike.
#include "game/game.h"

#include <gtest/gtest.h>

#include "pollyanna/game.h"
#include "pollyanna/text.h"

namespace parlor::game {
namespace {

// Three coins, two sides: heads are counted down from ten, whoever comes to nothing wins.
struct Countdown {
    struct Board {};
    struct Position {
        int left = 10;
        std::size_t side = 0;
        bool operator==(const Position&) const = default;
    };
    struct Throw {
        int heads = 0;
        bool operator==(const Throw&) const = default;
        static Throw by(base::Random& random) {
            return {static_cast<int>(random.below(2) + random.below(2) + random.below(2))};
        }
    };
    struct WeightedThrow {
        Throw thrown;
        int weight;
    };
    // All the heads, or one less.
    class Results {
    public:
        void find(const Position& position, Throw thrown) {
            before_ = position;
            heads_ = thrown.heads;
        }
        [[nodiscard]] std::size_t size() const { return heads_ == 0 ? 1 : 2; }
        [[nodiscard]] Position operator[](std::size_t index) const {
            const int left = before_.left - heads_ + static_cast<int>(index);
            return left > 0 ? Position{left, 1 - before_.side} : Position{0, before_.side};
        }
        Position sample(const Position& position, Throw thrown, base::Random& random) {
            find(position, thrown);
            return (*this)[random.below(static_cast<std::uint32_t>(size()))];
        }

    private:
        Position before_;
        int heads_ = 0;
    };

    static constexpr std::array<WeightedThrow, 4> throws{{{{0}, 1}, {{1}, 3}, {{2}, 3}, {{3}, 1}}};
    static constexpr std::size_t most_sides = 2;
    static Board standard_board() { return {}; }
    static Results results_on(const Board& /*board*/) { return {}; }
    static bool throw_is_due(const Position& position) { return position.left > 0; }
    static std::size_t side_to_throw(const Position& position) { return position.side; }
    static std::optional<std::size_t> winner(const Position& position) {
        return position.left == 0 ? std::optional(position.side) : std::nullopt;
    }
};
static_assert(Game<Countdown>);
static_assert(total_weight<Countdown>() == 8);

struct NoGame {
    using Position = int;
};
static_assert(!Game<NoGame>);

// The side's chance to win with its next throw.
template <Game G>
double wins_at_once(const typename G::Position& position) {
    typename G::Results results = G::results_on(G::standard_board());
    int weight = 0;
    for (const auto& each : G::throws) {
        results.find(position, each.thrown);
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (!G::winner(results[i])) continue;
            weight += each.weight;
            break;
        }
    }
    return static_cast<double>(weight) / total_weight<G>();
}

pollyanna::Position position(std::string_view text) {
    return pollyanna::parse_position(text)->position;
}

TEST(Game, CanBePlayedByWhatKnowsTheConceptAlone) {
    EXPECT_DOUBLE_EQ(wins_at_once<Countdown>({2, 0}), 4 / 8.0);
    EXPECT_DOUBLE_EQ(wins_at_once<Countdown>({4, 0}), 0);
    EXPECT_DOUBLE_EQ(wins_at_once<pollyanna::Pollyanna>(
                         position("pollyanna-1916 b:b4,h,h,h g:- r:w,w,w,w y:- b ?")),
                     14 / 36.0);  // any 4, 3-1 either way, 2-2
}

TEST(Pollyanna, NumbersItsSidesLikeTheSeats) {
    using pollyanna::Pollyanna;
    EXPECT_EQ(Pollyanna::side_to_throw(
                  position("pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w y ?")),
              3U);
    EXPECT_EQ(Pollyanna::winner(position("pollyanna-1916 b:w,w,w,w g:- r:h,h,h,h y:- =r")), 2U);
    EXPECT_EQ(Pollyanna::winner(position("pollyanna-1916 b:w,w,w,w g:- r:w,h,h,h y:- r ?")),
              std::nullopt);
}

TEST(Pollyanna, HasTwoSidesWherePartnersPlay) {
    using pollyanna::Pollyanna;
    EXPECT_EQ(Pollyanna::side_to_throw(
                  position("pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w y ?")),
              1U);
    EXPECT_EQ(Pollyanna::winner(
                  position("pollyanna-1916+partners b:w,w,w,w g:h,h,h,h r:w,w,w,w y:h,h,h,h =gy")),
              1U);
}

}  // namespace
}  // namespace parlor::game
