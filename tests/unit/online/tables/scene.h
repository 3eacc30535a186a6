// SPDX-License-Identifier: MIT
// A table at which people and computers play, and what tests of its dice share.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/random.h"
#include "computers/coach/coach.h"
#include "games/games.h"
#include "unit/online/tables/stage.h"

namespace parlor::tables {

class Scene : public Stage {
public:
    explicit Scene(const TablePlan& plan, std::uint8_t secret = 7,
                   const std::string& dice = with_chains)
        : Stage(plan, secret, dice) {}

    std::string computer() {
        coach_ = coach_ ? std::move(coach_) : games::of(match().game()).coach();
        const auto copy = match().copy();
        coach_->play_for(table().thinking_seats(), *copy, table().thinking_level(),
                         base::Random(table().seq(), 1), base::never_stop);
        return play_as_computer(copy->play_text());
    }
    std::string play_as_computer(std::string_view turn) {
        const auto decided = table().computer_plays(table().played(), turn, now);
        if (!decided) return std::string(name(decided.error()));
        keep(*decided);
        return "";
    }

    // Computers act, and clocks run out.
    void let_be() {
        for (int i = 0; i < 1000; ++i) {
            if (const Events events = table().by_itself(now); !events.empty()) {
                keep(events);
            } else if (table().thinking_level().empty()) {
                return;
            } else {
                ASSERT_EQ(computer(), "");
            }
        }
    }

    // The player to act does something; steps are drawn.
    void act(base::Random& random) {
        if (table().is_opening()) return reveal();
        const PlayerId by = awaited();
        renew_if_used_up(by);
        const Seq at = table().played();
        auto choices = match().choice_texts();
        std::erase_if(choices, [&](const std::string& each) {
            return seat(match().maker_of(each)).player != by;
        });
        if (match().due() == match::Due::Throw) {
            ASSERT_EQ(ask(by, Throw{at}), "");
        } else if (match().due() == match::Due::Confirm) {
            ASSERT_EQ(ask(by, Confirm{at}), "");
        } else if (match().may_hand_over(match().seat()) && random.below(4) == 0) {
            ASSERT_EQ(ask(by, HandOver{at}), "");
        } else {
            const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
            ASSERT_EQ(ask(by, Step{at, choices[chosen]}), "");
        }
    }

    // People act at random, computers as they do. Stops when `turns` turns have ended.
    void play(base::Random& random, std::size_t turns = 100000) {
        while (table().phase() == Phase::Playing && match().record().turns.size() < turns) {
            let_be();
            if (table().phase() != Phase::Playing || testing::Test::HasFatalFailure()) return;
            act(random);
            now += 1000;
        }
    }

    // Until two partners have something to play and neither has said `over`.
    void play_until_shared(base::Random& random) {
        while (match().due() != match::Due::Step || match().awaited().size() < 2) {
            ASSERT_EQ(table().phase(), Phase::Playing);
            act(random);
        }
    }

    // Until that seat is to act and that is due.
    void play_until(base::Random& random, char seat, match::Due due) {
        while (table().phase() == Phase::Playing) {
            let_be();
            if (match().seat() == seat && match().due() == due) return;
            act(random);
        }
    }

private:
    void renew_if_used_up(const PlayerId& by) {
        const char seat = acting(by);
        if (link_due(seat).empty() || !link(seat).empty()) return;
        EXPECT_EQ(ask(by, Renew{table().played(), seat, tip(seat)}), "");
    }

    std::unique_ptr<coach::Coach> coach_{};
};

inline std::string tag(const Scene& scene, std::string_view name) {
    const auto record = game::read(scene.table().record());
    const auto found = std::ranges::find(record->others, name, &game::Tag::name);
    return found == record->others.end() ? "" : found->value;
}

inline Scene two_people() {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    scene.sit("ana", "b");
    scene.sit("ben", "r");
    return scene;
}

// Sits without revealing anything.
inline void sit(Scene& scene, const PlayerId& by, char seat) {
    ASSERT_EQ(scene.ask(by, Sit{seat, by, scene.tip(seat)}), "");
}

}  // namespace parlor::tables
