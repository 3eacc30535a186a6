// SPDX-License-Identifier: MIT
// The example records of parlor-dice-3: docs/examples/chained-game.txt and
// tests/fair_dice/zenda_chains.txt. The tests play both games again and check them. With
// PARLOR_WRITE_EXAMPLES=1 they also write the files.
#include <cstdlib>
#include <set>

#include "support/program.h"
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

constexpr std::uint8_t example_secret = 0x5d;
constexpr Milliseconds example_date = 1'794'873'600'000;  // 2026-11-17

class Example : public Scene {
public:
    explicit Example(const TablePlan& plan) : Scene(plan, example_secret) { now = example_date; }

    void sit_as(const PlayerId& by, char seat, const std::string& name) {
        ASSERT_EQ(ask(by, Sit{seat, name, tip(seat)}), "");
    }
    // Plays until the seat is about to throw in that turn, or in a later one.
    void play_to(base::Random& random, std::size_t turns, char seat) {
        play(random, turns);
        play_until(random, seat, match::Due::Throw);
    }
    void renew(const PlayerId& by, char seat) {
        ASSERT_EQ(ask(by, Renew{table().played(), seat, tip(seat)}), "");
    }
    void replace(const PlayerId& by, const PlayerId& who, char seat) {
        missing = {who};
        ASSERT_EQ(ask(by, Replace{seat}), "");
        missing.clear();
    }
    void take_back(const PlayerId& by, const std::vector<PlayerId>& others) {
        ASSERT_EQ(ask(by, Offer{OfferKind::TakeBack}), "");
        const Seq offer = table().seq();
        for (const PlayerId& each : others) ASSERT_EQ(ask(each, Agree{offer}), "");
    }

    // The kinds of notes in the record.
    [[nodiscard]] std::set<char> notes() const {
        std::set<char> found;
        for (const char each : table().transcript().folded) {
            if (std::string_view("+()<").find(each) != std::string_view::npos) found.insert(each);
        }
        return found;
    }
    void finish(base::Random& random, const std::string& file) {
        play(random);
        ASSERT_EQ(table().phase(), Phase::Over);
        check_dice();
        check_fold();
        EXPECT_EQ(notes(), (std::set<char>{'+', '(', ')', '<'}));
        if (std::getenv("PARLOR_WRITE_EXAMPLES") != nullptr) {
            tests::write_text(PARLOR_SOURCE + file, table().record());
        }
    }
};

TEST(ExampleRecords, OfPollyanna) {
    Example scene(plan_of("pollyanna-1916", "b r"));
    scene.sit_as("ana", 'b', "Ana");
    scene.sit_as("carmen", 'r', "Carmen");
    scene.reveal();
    base::Random random(3);
    scene.play_to(random, 12, 'b');
    scene.renew("ana", 'b');  // another device
    scene.play_to(random, 24, 'b');
    scene.replace("ana", "carmen", 'r');
    scene.play_to(random, 32, 'b');
    ASSERT_EQ(scene.ask("carmen", Return{'r'}), "");
    scene.play_to(random, 44, 'r');
    scene.take_back("ana", {"carmen"});
    scene.finish(random, "/docs/examples/chained-game.txt");
}

// Two people share a side, and an opening was voided.
TEST(ExampleRecords, OfZenda) {
    Example scene(plan_of("zenda", "m a z"));
    scene.sit_as("ana", 'm', "Ana");
    scene.sit_as("ben", 'a', "Ben");
    scene.sit_as("carmen", 'z', "Carmen");
    ASSERT_EQ(scene.ask("ben", Reveal{scene.table().played(), 'a', scene.link('a')}), "");
    ASSERT_EQ(scene.ask("carmen", Stand{'z'}), "");
    scene.sit_as("carmen", 'z', "Carmen");
    scene.reveal();
    base::Random random(2);
    scene.play_to(random, 4, 'z');
    scene.renew("carmen", 'z');
    scene.play_to(random, 6, 'z');
    scene.replace("ana", "ben", 'a');
    scene.play_to(random, 8, 'z');
    ASSERT_EQ(scene.ask("ben", Return{'a'}), "");
    scene.play_to(random, 10, 'z');
    scene.take_back("carmen", {"ana", "ben"});
    scene.finish(random, "/tests/fair_dice/zenda_chains.txt");
}

}  // namespace
}  // namespace parlor::tables
