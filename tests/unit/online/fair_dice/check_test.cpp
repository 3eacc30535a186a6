// SPDX-License-Identifier: MIT
// A game is played with fair dice; then its record is tampered with, one part at a time.
#include "online/fair_dice/check.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "games/games.h"
#include "unit/online/fair_dice/tampering.h"

namespace parlor::fair_dice {
namespace {

struct Wanted {
    std::string game;
    std::string seated;
    std::vector<SeatSeed> seeds;
    std::size_t turns;
    std::string players{};
};

std::string seed(std::string_view text) { return crypto::hex(crypto::sha256(text)); }

void play_out(match::Match& match, base::Random& random) {
    while (match.due() == match::Due::Step || match.due() == match::Due::Set) {
        const auto choices = match.choice_texts();
        const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
        ASSERT_TRUE(match.make(choices[chosen]));
    }
    ASSERT_TRUE(match.confirm());
}

// As it would be read from a file.
game::Record played(const Wanted& wanted) {
    const ThrowsSetup circle{"k3f9x2m7qa4c", wanted.seeds, games::of(wanted.game).dice()};
    const Throws throws(secret, circle);
    match::Header table{.commitment = commitment(secret),
                        .tags = {{"dice", std::string(scheme)}, {"table", circle.table}}};
    if (!wanted.seeds.empty()) table.tags.push_back({"seeds", text(wanted.seeds)});
    if (!wanted.players.empty()) table.tags.push_back({"players", wanted.players});
    table.tags.push_back({"secret", crypto::hex(secret)});
    std::uint32_t next = 0;
    const auto cast = [&] { return throws.at(next++); };
    const auto match = *games::begin({wanted.game, wanted.seated, table}, cast);
    base::Random random(7);
    while (match->record().turns.size() < wanted.turns && match->due() != match::Due::Over) {
        if (match->due() == match::Due::Throw) EXPECT_TRUE(match->throw_dice(cast()));
        play_out(*match, random);
    }
    return *game::read(game::write(match->record()));
}

game::Record two_players() {
    return played({"pollyanna-1916", "br", {{'b', seed("Ana")}, {'r', seed("Ben")}}, 20});
}

TEST(Check, FindsADiceGameSound) {
    const auto checked = check(two_players());
    ASSERT_TRUE(checked);
    EXPECT_EQ(checked->table, "k3f9x2m7qa4c");
    EXPECT_EQ(checked->seeds.size(), 2U);
    EXPECT_EQ(checked->throws, 20U + two_players().opening.size());
}

TEST(Check, CountsNoThrowForSettingUp) {
    const auto checked =
        check(played({"zenda", "maz", {{'z', seed("Ana")}}, 12, "m=careful,a=careful,z=human"}));
    ASSERT_TRUE(checked);
    EXPECT_EQ(checked->throws, 10U);
}

TEST(Check, NeedsNoSeedOfAComputer) {
    const game::Record record = played({"pollyanna-1951", "gy", {}, 6, "g=simple,y=careful"});
    const auto checked = check(record);
    ASSERT_TRUE(checked);
    EXPECT_TRUE(checked->seeds.empty());
}

TEST(Check, ReadsThrowsWhicheverDieIsFirst) {
    game::Record record = two_players();
    for (game::Turn& each : record.turns) std::swap(each.thrown.front(), each.thrown.back());
    EXPECT_EQ(fault(record), "sound");
}

TEST(Check, TellsWhatIsMissing) {
    game::Record record = two_players();
    record.commitment.clear();
    EXPECT_EQ(fault(record), "no_commitment commitment");
    for (const auto& [name, told] :
         std::vector<std::pair<std::string, std::string>>{{"dice", "unknown_scheme dice"},
                                                          {"table", "tag_unreadable table"},
                                                          {"secret", "no_secret secret"}}) {
        record = two_players();
        remove_tag(record, name);
        EXPECT_EQ(fault(record), told);
    }
    record = two_players();
    tag(record, "dice") = "parlor-dice-4";
    EXPECT_EQ(fault(record), "unknown_scheme dice");
}

TEST(Check, ReadsSeedsAsTheyAreWrittenOnly) {
    const std::string ana = seed("Ana");
    const std::string ben = seed("Ben");
    for (const std::string& each : {"r=" + ben + ",b=" + ana, "b=" + ana + ",b=" + ana, "s=" + ana,
                                    "b=" + ana + ",", "b:" + ana, "b=" + ana.substr(1),
                                    std::string("b="), std::string("b"), std::string(",")}) {
        game::Record record = two_players();
        tag(record, "seeds") = each;
        EXPECT_EQ(fault(record), "tag_unreadable seeds") << each;
    }
}

TEST(Check, FindsAnotherSecret) {
    game::Record record = two_players();
    tag(record, "secret").back() ^= 1;
    EXPECT_EQ(fault(record), "secret_differs secret");
    tag(record, "secret") = "a secret";
    EXPECT_EQ(fault(record), "tag_unreadable secret");
    record = two_players();
    record.commitment = seed("another");
    EXPECT_EQ(fault(record), "secret_differs secret");
    EXPECT_EQ(check(record).error().line, record.lines.of_tag("secret"));
    EXPECT_GT(check(record).error().line, 0);
}

TEST(Check, FindsAnotherTableAndAnotherSeed) {
    game::Record record = two_players();
    tag(record, "table").back() = 'd';
    EXPECT_TRUE(fault(record).starts_with("throw_differs "));
    record = two_players();
    tag(record, "seeds").back() ^= 1;
    EXPECT_TRUE(fault(record).starts_with("throw_differs "));
}

// The server can draw secrets until it likes the throws, if no player adds to them.
TEST(Check, RefusesDiceThatAPersonAddedNothingTo) {
    const std::vector<SeatSeed> ana{{'b', seed("Ana")}};
    EXPECT_EQ(fault(played({"pollyanna-1916", "br", {}, 8})), "seed_missing b");
    EXPECT_EQ(fault(played({"pollyanna-1916", "br", {}, 8, "b=human,r=human"})), "seed_missing b");
    EXPECT_EQ(fault(played({"pollyanna-1916", "br", ana, 8, "b=human,r=human"})), "seed_missing r");
    EXPECT_EQ(fault(played({"pollyanna-1916", "br", ana, 8, "b=human"})), "seed_missing r");
    EXPECT_EQ(fault(played({"pollyanna-1916", "br", ana, 8, "b=human,r=deep"})), "sound");
    game::Record record = two_players();
    remove_tag(record, "seeds");
    EXPECT_EQ(fault(record), "seed_missing b");
}

TEST(Check, ReadsInWhichOrderPeopleSatDown) {
    for (const std::string sat : {"br", "rb"}) {
        game::Record record = two_players();
        record.others.push_back({"sat", sat});
        EXPECT_EQ(fault(record), "sound");
    }
    for (const std::string sat : {"b", "bb", "brr", "bg", "b,r"}) {
        game::Record record = two_players();
        record.others.push_back({"sat", sat});
        EXPECT_EQ(fault(record), "tag_unreadable sat") << sat;
    }
}

TEST(Check, FindsEveryThrowThatIsAnother) {
    const game::Record sound = two_players();
    const auto other = [](std::string& thrown) {
        std::string was = thrown;
        thrown = thrown == "6-5" ? "5-4" : "6-5";
        return was;
    };
    for (std::size_t i = 0; i < sound.turns.size(); ++i) {
        game::Record record = sound;
        const std::string was = other(record.turns[i].thrown);
        const auto checked = check(record);
        ASSERT_FALSE(checked);
        EXPECT_EQ(checked.error().fault, CheckFault::ThrowDiffers);
        EXPECT_EQ(checked.error().part, record.turns[i].thrown);
        EXPECT_EQ(checked.error().expected, was);
        EXPECT_EQ(checked.error().number, sound.opening.size() + i + 1);
        EXPECT_EQ(checked.error().line, sound.lines.of_turn(i));
    }
    game::Record record = sound;
    other(record.opening.back().thrown);
    EXPECT_EQ(check(record).error().line, sound.lines.of_tag("opening"));
    EXPECT_EQ(check(record).error().number, sound.opening.size());
}

TEST(Check, TakesAThrowThatIsStillToBePlayed) {
    game::Record record = two_players();
    record.turns.back().after.clear();
    record.turns.back().play.clear();
    EXPECT_EQ(fault(record), "sound");
}

}  // namespace
}  // namespace parlor::fair_dice
