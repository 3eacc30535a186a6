// SPDX-License-Identifier: MIT
#include "online/fair_dice/chained_dice.h"

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

const ChainedDice::Setting setting{chained_scheme, std::string(table), std::string(64, '0'), 2};

// People whose devices give one link after another. Their chains grow from `roots`.
class People {
public:
    explicit People(const std::vector<std::pair<char, std::string>>& roots) {
        std::vector<SeatSeed> tips;
        std::vector<SeatSeed> links;
        for (const auto& [seat, root] : roots) {
            tips.push_back({seat, chains_.lay_down(table, seat, root)});
            links.push_back({seat, chains_.after(tips.back().seed)});
        }
        dice_.emplace(setting, tips);
        dice_->open(links);
    }
    SeatLink next(char seat) { return {seat, chains_.after(dice_->expects(seat))}; }
    std::string turn(char seat) {
        dice_->throw_dice(secret, next(seat));
        std::string thrown = dice_->thrown(secret, dice_->throws_made() - 1);
        dice_->end_turn(next(seat));
        return thrown;
    }
    void renew(char seat, std::string_view root) {
        dice_->lay_down(seat, chains_.lay_down(table, seat, root));
    }
    ChainedDice& dice() { return *dice_; }

private:
    tests::Chains chains_{1, 12};
    std::optional<ChainedDice> dice_{};
};
People two(const std::string& root_of_b, const std::string& root_of_r) {
    return People({{'b', root_of_b}, {'r', root_of_r}});
}

std::vector<SeatSeed> list(const std::string& text) {
    std::vector<SeatSeed> all;
    for (const auto each : base::split(text, ',')) {
        all.push_back({each.front(), std::string(each.substr(2))});
    }
    return all;
}

// Made by another program: tests/fair_dice/make_chains.py.
TEST(ChainedDice, AreThoseOfAnIndependentProgram) {
    std::ifstream file(PARLOR_SOURCE "/tests/fair_dice/chains.txt");
    ChainedDice::Setting told{};
    std::string scheme;
    crypto::Key key{};
    std::optional<ChainedDice> dice;
    std::size_t compared = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::array<std::string, 4> word;
        for (std::string& each : word) words >> each;
        const SeatLink given{word[1].empty() ? '-' : word[1].front(),
                             word[2] == "-" ? "" : word[2]};
        if (word[0] == "scheme") told.scheme = scheme = word[1];
        if (word[0] == "secret") key = *crypto::parse_hex(word[1]);
        if (word[0] == "table") told.table = word[1];
        if (word[0] == "seats") {
            Opening opening{told.scheme, told.table, std::string(64, 'c'), 2};
            for (const char each : word[1]) {
                opening.players.push_back({each, "human", std::string("Player ") + each});
            }
            opening.players.push_back({'y', "careful", ""});
            told.start = start(opening);
        }
        if (word[0] == "start") EXPECT_EQ(told.start, word[1]);
        if (word[0] == "dice") told.dice = std::stoi(word[1]);
        if (word[0] == "tips") dice.emplace(told, list(word[1]));
        if (word[0] == "opening") dice->open(list(word[1]));
        if (word[0] == "renew") dice->lay_down(given.seat, given.link);
        if (word[0] == "replace") dice->replace(given.seat);
        if (word[0] == "return") dice->return_to(given.seat);
        if (word[0] == "back") dice->take_back(std::stoul(word[1]) - 1);
        if (word[0] == "folded") EXPECT_EQ(dice->folded(), word[1]);
        if (word[0] == "state") EXPECT_EQ(dice->before(), word[1]);
        if (word[0] == "cast" || word[0] == "throw" || word[0] == "end") {
            const bool is_due = word[0] != "cast" && !dice->expects(given.seat).empty();
            EXPECT_EQ(is_due, !given.link.empty()) << line;
            EXPECT_TRUE(!is_due || dice->fits(given)) << line;
        }
        if (word[0] == "end") dice->end_turn(given);
        if (word[0] == "cast") dice->cast(key);
        if (word[0] == "throw") {
            EXPECT_EQ(dice->thrown(key, dice->throws_made(), given), word[3]) << line;
            dice->throw_dice(key, given);
            ++compared;
        }
    }
    EXPECT_EQ(compared, 222U);
}

TEST(ChainedDice, TakesTheNextLinkAlone) {
    People people = two("ana", "ben");
    const SeatLink next = people.next('b');
    EXPECT_TRUE(people.dice().fits(next));
    EXPECT_FALSE(people.dice().fits({'r', next.link}));
    EXPECT_FALSE(people.dice().fits({'b', people.dice().expects('b')}));
    EXPECT_FALSE(people.dice().fits({'b', ""}));
    EXPECT_FALSE(people.dice().fits({'g', next.link}));
    people.turn('b');
    EXPECT_FALSE(people.dice().fits(next)) << "it was folded";
}

TEST(ChainedDice, IsOfOneTableAndOneSeat) {
    const std::string link(64, 'a');
    const std::set<std::string> all{under(chained_scheme, table, 'b', link),
                                    under(chained_scheme, table, 'r', link),
                                    under(chained_scheme, "k3f9x2m7qa4d", 'b', link),
                                    under(older_chained_scheme, table, 'b', link)};
    EXPECT_EQ(all.size(), 4U);
}

// The server and Ben know the secret, all of Ben's chain and all that Ana has shown so far. The
// throws that they can try to foresee depend on Ana's next link alone, which is as good as drawn
// again: whatever they have done before, each throw is as likely as dice make it.
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
        People people = two(root, "ben");
        people.turn('r');
        const SeatLink hers = people.next('b');
        return people.dice().thrown(secret, people.dice().throws_made(), hers);
    }));
}

TEST_F(Collusion, CannotForeseeTheirOwnThrowBeforeTheOtherHasFinished) {
    expect_fair(sums([](const std::string& root) {
        People people = two(root, "ben");
        people.dice().throw_dice(secret, people.next('b'));
        people.dice().end_turn(people.next('b'));
        return people.turn('r');
    }));
}

// Ben tries a thousand chains, and takes the one that gives him two sixes if Ana's next link were
// what he guesses. Against the link that she gives it helps nothing.
TEST_F(Collusion, CannotGrindAChainAtTheSeat) {
    std::string best;
    for (int i = 0; best.empty(); ++i) {
        ASSERT_LT(i, 1000);
        const std::string tried = "ben " + std::to_string(i);
        if (two("a guess", tried).turn('r') == "6-6") best = tried;
    }
    expect_fair(sums([&](const std::string& root) { return two(root, best).turn('r'); }));
}

TEST_F(Collusion, CannotGrindANewTip) {
    const auto with_tip = [](const std::string& root, const std::string& other) {
        People people = two(root, "ben");
        people.renew('r', other);
        EXPECT_EQ(people.dice().expects('r'), "") << "it must not count before a link of Ana";
        people.turn('b');
        return people.turn('r');
    };
    std::string best;
    for (int i = 0; best.empty(); ++i) {
        ASSERT_LT(i, 1000);
        const std::string tried = "other " + std::to_string(i);
        if (with_tip("a guess", tried) == "6-6") best = tried;
    }
    expect_fair(sums([&](const std::string& root) { return with_tip(root, best); }));
}

// Ben, Cid and the server try a thousand new tips of Ben, and take the one that gives Cid two sixes
// right after it. Ben's tip waits for Ana, so Cid's throw does not depend on it. In parlor-dice-2
// the tip waited only for a link of anybody else, Cid's own included.
TEST_F(Collusion, CannotGrindANewTipForEachOther) {
    const auto with_tip = [](const std::string& other) {
        People people({{'b', "ana"}, {'g', "ben"}, {'r', "cid"}});
        people.renew('g', other);
        people.turn('g');
        return people.turn('r');
    };
    std::set<std::string> throws;
    for (int i = 0; i < 50; ++i) throws.insert(with_tip("other " + std::to_string(i)));
    EXPECT_EQ(throws.size(), 1U);
}
// Nor by going and coming back, or by taking plays back, as often as they like.
TEST_F(Collusion, CannotGrindNotes) {
    std::set<std::string> throws;
    for (std::size_t i = 0; i < 50; ++i) {
        People people({{'b', "ana"}, {'g', "ben"}, {'r', "cid"}});
        for (std::size_t j = 0; j < i; ++j) {
            people.dice().replace('g');
            people.dice().return_to('g');
            people.dice().take_back(0);
        }
        people.turn('g');
        throws.insert(people.turn('r'));
    }
    EXPECT_EQ(throws.size(), 1U);
    const auto with_notes = [](const std::string& root, bool has_notes) {
        People people({{'b', root}, {'g', "ben"}, {'r', "cid"}});
        if (has_notes) people.dice().take_back(0);
        for (const char each : {'g', 'r', 'b', 'g', 'r'}) people.turn(each);
        return people.dice().before();
    };
    EXPECT_NE(with_notes("ana", true), with_notes("ana", false)) << "the state tells of notes";
}

// A throw of a computer before Ana's next link can be foreseen, as docs/fair-dice.md says.
TEST_F(Collusion, KnowsTheThrowsOfComputersOneTurnAhead) {
    People people = two("ana", "ben");
    people.turn('b');
    const std::string foreseen = people.dice().thrown(secret, people.dice().throws_made());
    people.dice().throw_dice(secret);
    EXPECT_EQ(people.dice().thrown(secret, people.dice().throws_made() - 1), foreseen);
}

TEST(ChainedDice, MakesEveryThrowOnce) {
    People people = two("ana", "ben");
    const std::string first = people.turn('b');
    const std::string state = people.dice().before();
    EXPECT_EQ(people.dice().thrown(secret, 0), first);
    EXPECT_EQ(people.dice().thrown(secret, 0, people.next('r')), first);
    EXPECT_EQ(people.dice().before(), state);
}

}  // namespace
}  // namespace parlor::fair_dice
