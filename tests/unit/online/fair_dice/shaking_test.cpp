// SPDX-License-Identifier: MIT
#include "online/fair_dice/shaking.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "base/words.h"
#include "client/chains.h"
#include "unit/online/fair_dice/tampering.h"

namespace parlor::fair_dice {
namespace {

// Two people whose devices give one link after another.
class Two {
public:
    Two(std::string_view root_of_b, std::string_view root_of_r) {
        const std::vector<SeatSeed> tips{{'b', chains_.lay_down(table, 'b', root_of_b)},
                                         {'r', chains_.lay_down(table, 'r', root_of_r)}};
        shaking_.emplace(std::string(table), tips, 2);
        shaking_->open({{'b', chains_.after(tips[0].seed)}, {'r', chains_.after(tips[1].seed)}});
    }
    SeatLink next(char seat) { return {seat, chains_.after(shaking_->expects(seat))}; }
    std::string turn(char seat) {
        shaking_->throw_dice(secret, next(seat));
        std::string thrown = shaking_->thrown(secret, shaking_->throws_made() - 1);
        shaking_->end_turn(next(seat));
        return thrown;
    }
    Shaking& shaking() { return *shaking_; }
    tests::Chains& chains() { return chains_; }

private:
    tests::Chains chains_{1, 5};
    std::optional<Shaking> shaking_{};
};

std::vector<SeatSeed> list(const std::string& text) {
    std::vector<SeatSeed> all;
    for (const auto each : base::split(text, ',')) {
        all.push_back({each.front(), std::string(each.substr(2))});
    }
    return all;
}

// Made by another program: tests/fair_dice/make_chains.py.
TEST(Shaking, IsThatOfAnIndependentProgram) {
    std::ifstream file(PARLOR_SOURCE "/tests/fair_dice/chains.txt");
    crypto::Key key{};
    std::string name;
    std::vector<SeatSeed> tips;
    std::optional<Shaking> shaking;
    int dice = 0;
    std::size_t compared = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::array<std::string, 4> word;
        for (std::string& each : word) words >> each;
        const SeatLink given{word[1].empty() ? '-' : word[1].front(),
                             word[2] == "-" ? "" : word[2]};
        if (word[0] == "secret") key = *crypto::parse_hex(word[1]);
        if (word[0] == "table") name = word[1];
        if (word[0] == "dice") dice = std::stoi(word[1]);
        if (word[0] == "tips") shaking.emplace(name, list(word[1]), dice);
        if (word[0] == "opening") shaking->open(list(word[1]));
        if (word[0] == "renew") shaking->lay_down(given.seat, given.link);
        if (word[0] == "end") shaking->end_turn(given);
        if (word[0] == "throw") {
            EXPECT_TRUE(given.link.empty() || shaking->fits(given)) << line;
            EXPECT_EQ(shaking->thrown(key, shaking->throws_made(), given), word[3]) << line;
            shaking->throw_dice(key, given);
            ++compared;
        }
    }
    EXPECT_EQ(compared, 85U);
}

TEST(Shaking, TakesTheNextLinkAlone) {
    Two two("ana", "ben");
    const SeatLink next = two.next('b');
    EXPECT_TRUE(two.shaking().fits(next));
    EXPECT_FALSE(two.shaking().fits({'r', next.link}));
    EXPECT_FALSE(two.shaking().fits({'b', two.shaking().expects('b')}));
    EXPECT_FALSE(two.shaking().fits({'b', ""}));
    EXPECT_FALSE(two.shaking().fits({'g', next.link}));
    two.turn('b');
    EXPECT_FALSE(two.shaking().fits(next)) << "it was folded";
}

TEST(Shaking, IsOfOneTableAndOneSeat) {
    const std::string link(64, 'a');
    const std::set<std::string> all{under(table, 'b', link), under(table, 'r', link),
                                    under("k3f9x2m7qa4d", 'b', link)};
    EXPECT_EQ(all.size(), 3U);
}

// The server and Ben know the secret, all of Ben's chain and all that Ana has shown so far. The
// throws that they can try to foresee depend on Ana's next link alone, which is as good as drawn
// anew: whatever they have done before, each throw is as likely as dice make it.
class Collusion : public testing::Test {
protected:
    // How often each sum comes, over many roots that Ana may have drawn.
    template <class Play>
    static std::array<double, 13> sums(const Play& play) {
        std::array<double, 13> seen{};
        for (int i = 0; i < 1440; ++i) {
            const std::string thrown = play("ana " + std::to_string(i));
            ++seen[static_cast<std::size_t>(thrown[0] - '0' + thrown[2] - '0')];
        }
        return seen;
    }
    // Chi squared with ten degrees of freedom: 45 is passed by chance once in 400,000 times, and
    // these throws are always the same.
    static void expect_fair(const std::array<double, 13>& seen) {
        double distance = 0;
        for (int sum = 2; sum <= 12; ++sum) {
            const double expected = 40.0 * (6 - std::abs(sum - 7));
            const double off = seen[static_cast<std::size_t>(sum)] - expected;
            distance += off * off / expected;
        }
        EXPECT_LT(distance, 45);
    }
};

TEST_F(Collusion, CannotForeseeTheThrowOfSomebodyElse) {
    expect_fair(sums([](const std::string& root) {
        Two two(root, "ben");
        two.turn('r');
        const SeatLink hers = two.next('b');
        return two.shaking().thrown(secret, two.shaking().throws_made(), hers);
    }));
}

TEST_F(Collusion, CannotForeseeTheirOwnThrowBeforeTheOtherHasFinished) {
    expect_fair(sums([](const std::string& root) {
        Two two(root, "ben");
        two.shaking().throw_dice(secret, two.next('b'));
        two.shaking().end_turn(two.next('b'));
        return two.turn('r');
    }));
}

// Ben tries a thousand chains, and takes the one that gives him two sixes if Ana's next link were
// what he guesses. Against the link that she gives it helps nothing.
TEST_F(Collusion, CannotGrindAChainAtTheSeat) {
    std::string best;
    for (int i = 0; best.empty(); ++i) {
        ASSERT_LT(i, 1000);
        const std::string tried = "ben " + std::to_string(i);
        if (Two("a guess", tried).turn('r') == "6-6") best = tried;
    }
    expect_fair(sums([&](const std::string& root) { return Two(root, best).turn('r'); }));
}

TEST_F(Collusion, CannotGrindANewTip) {
    const auto with_tip = [](const std::string& root, const std::string& other) {
        Two two(root, "ben");
        two.shaking().lay_down('r', two.chains().lay_down(table, 'r', other));
        EXPECT_EQ(two.shaking().expects('r'), "") << "it must not count before a link of Ana";
        two.turn('b');
        return two.turn('r');
    };
    std::string best;
    for (int i = 0; best.empty(); ++i) {
        ASSERT_LT(i, 1000);
        const std::string tried = "other " + std::to_string(i);
        if (with_tip("a guess", tried) == "6-6") best = tried;
    }
    expect_fair(sums([&](const std::string& root) { return with_tip(root, best); }));
}

// A throw of a computer before Ana's next link can be foreseen: that is told in docs/fair-dice.md.
TEST_F(Collusion, KnowsTheThrowsOfComputersOneTurnAhead) {
    Two two("ana", "ben");
    two.turn('b');
    const std::string foreseen = two.shaking().thrown(secret, two.shaking().throws_made());
    two.shaking().throw_dice(secret);
    EXPECT_EQ(two.shaking().thrown(secret, two.shaking().throws_made() - 1), foreseen);
}

TEST(Shaking, MakesEveryThrowOnce) {
    Two two("ana", "ben");
    const std::string first = two.turn('b');
    const std::string state = two.shaking().before();
    EXPECT_EQ(two.shaking().thrown(secret, 0), first);
    EXPECT_EQ(two.shaking().thrown(secret, 0, two.next('r')), first);
    EXPECT_EQ(two.shaking().before(), state);
}

}  // namespace
}  // namespace parlor::fair_dice
