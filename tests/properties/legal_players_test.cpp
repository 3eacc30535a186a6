// SPDX-License-Identifier: MIT
// Every level plays what the rules allow, in ten thousand positions of each edition and game; the
// rules are those of the reference. The levels that think long are hurried: they answer with what
// they have, and are left to think to their end only now and then.
#include <gtest/gtest.h>

#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/text.h"
#include "properties/generators.h"
#include "properties/zenda_positions.h"
#include "reference/slow_pollyanna.h"

namespace parlor::tests {
namespace {

using pollyanna::Pollyanna;
using zenda::Zenda;

constexpr int positions = 10'000;

// All levels of a game, on one board.
template <game::Game G>
class Levels {
public:
    explicit Levels(const typename G::Board& board) {
        for (const auto& each : players::roster<G>()) players_.push_back(each.make(board));
    }

    // What each of them plays, as a text.
    std::set<std::string> choices(const typename G::Position& before,
                                  const typename G::Results& results, const base::Stop& stop) {
        std::set<std::string> all;
        for (const auto& player : players_) {
            const std::size_t chosen = player->choose(before, results, random_, stop);
            EXPECT_LT(chosen, results.size());
            all.insert(text(results[chosen]));
        }
        return all;
    }

private:
    std::vector<std::unique_ptr<players::Player<G>>> players_;
    base::Random random_{7};
};

bool at_once() { return true; }

class LegalPollyanna : public testing::TestWithParam<pollyanna::EditionId> {};

TEST_P(LegalPollyanna, EveryLevelPlaysByTheRules) {
    std::vector<Setting> settings = all_settings();
    std::erase_if(settings,
                  [](const Setting& each) { return each.variant.edition().id != GetParam(); });
    Levels<Pollyanna> levels(Pollyanna::standard_board());
    pollyanna::Results results;
    base::Random random(4);
    pollyanna::Position position;
    for (int seen = 0, game = 0; seen < positions; ++seen) {
        if (seen == 0 || is_over(position)) {
            const Setting& next = settings[static_cast<std::size_t>(game++) % settings.size()];
            position = starting_position(next.variant, next.seated, next.seated.first());
        }
        const pollyanna::Throw thrown = pollyanna::Throw::by(random);
        const std::string from = text(position, thrown);
        results.find(position, thrown);
        const bool patient = seen % 2'000 == 1'000;
        const auto chosen = levels.choices(position, results, patient ? base::never_stop : at_once);
        const auto lawful = slow::results(from);
        for (const std::string& each : chosen) EXPECT_TRUE(lawful.contains(each)) << from;
        position = results[random.below(static_cast<std::uint32_t>(results.size()))];
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, LegalPollyanna,
                         testing::Values(pollyanna::EditionId::Of1916, pollyanna::EditionId::Of1951,
                                         pollyanna::EditionId::Dixie1952,
                                         pollyanna::EditionId::Spanish,
                                         pollyanna::EditionId::Poleana));

void expect_lawful_choices(const TestBoard& on, int throws, std::uint64_t seed) {
    Levels<Zenda> levels(on.board);
    zenda::Results results(on.board);
    base::Random random(seed);
    int seen = 0;
    const auto look = [&](const zenda::Position& position, zenda::Throw thrown) {
        const std::string from = text(position, thrown);
        results.find(position, thrown);
        const bool patient = ++seen % 2'000 == 1'000;
        const auto chosen = levels.choices(position, results, patient ? base::never_stop : at_once);
        const auto lawful = slow::zenda_results(on.slow, from);
        for (const std::string& each : chosen) {
            EXPECT_TRUE(lawful.contains(each)) << on.name << ": " << from;
        }
    };
    const auto strewn_about = [&] { return strewn(on.board, {}, random); };
    play_at_random(on.board, throws, random, strewn_about, look);
}

TEST(LegalZenda, EveryLevelPlaysByTheRules) {
    expect_lawful_choices(small_board("lane"), positions / 2, 1);
    expect_lawful_choices(small_board("loop"), positions / 2, 2);
    expect_lawful_choices(standard_test_board(), 20, 3);
}

}  // namespace
}  // namespace parlor::tests
