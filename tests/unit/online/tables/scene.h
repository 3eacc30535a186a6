// SPDX-License-Identifier: MIT
// A table with its events and a clock that stands still until it is moved. Whatever is refused is
// held against the table before: nothing may have changed.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "computers/coach/coach.h"
#include "games/games.h"
#include "online/fair_dice/check.h"
#include "online/tables/plan.h"
#include "online/tables/table.h"
#include "rules/game/record.h"

namespace parlor::tables {

inline crypto::Key secret_of(std::uint8_t number) {
    crypto::Key key{};
    key.fill(number);
    return key;
}

inline std::string seed_of(char digit) { return std::string(64, digit); }

// Seats by their letters; those of computers are followed by the level: "b r=careful".
inline Plan plan_of(std::string game, std::string_view seats, Clock clock = {}) {
    Plan plan{.game = std::move(game), .clock = clock};
    for (std::size_t i = 0; i < seats.size();) {
        const std::size_t end = std::min(seats.find(' ', i), seats.size());
        const std::string_view seat = seats.substr(i, end - i);
        plan.seats.push_back({seat.front(), std::string(seat.size() > 2 ? seat.substr(2) : "")});
        i = end + 1;
    }
    return plan;
}

class Scene {
public:
    explicit Scene(const Plan& plan, std::uint8_t secret = 7)
        : secret_(secret_of(secret)), table_(begin(plan)) {}

    Milliseconds now = 1'000'000;
    std::vector<PlayerId> missing{};
    [[nodiscard]] const Table& table() const { return table_; }
    Table& table() { return table_; }
    [[nodiscard]] const Events& log() const { return log_; }
    [[nodiscard]] const match::Match& match() const { return *table_.match(); }
    [[nodiscard]] State state() const { return table_.state(now); }
    [[nodiscard]] const SeatState& seat(char letter) const {
        return *std::ranges::find(table_.seats(), letter, &SeatState::seat);
    }
    // The first person who is waited for; empty: computers are.
    [[nodiscard]] PlayerId awaited() const {
        return table_.awaited().empty() ? PlayerId() : table_.awaited().front();
    }

    // The error; empty: it was done.
    std::string ask(const PlayerId& by, Wish wish) {
        const State before = state();
        const std::string record = table_.record();
        const Command command{by, "c" + std::to_string(++commands_), std::move(wish)};
        const Decided decided = table_.decide(command, {.at = now, .missing = missing});
        EXPECT_EQ(state(), before);
        EXPECT_EQ(table_.record(), record);
        refusal_ = decided ? std::nullopt : std::optional(decided.error());
        if (decided) keep(*decided);
        return refusal_ ? std::string(name(*refusal_)) : "";
    }
    [[nodiscard]] const Refusal& refusal() const { return *refusal_; }
    void sit(const PlayerId& by, std::string_view seats) {
        for (const char each : seats) {
            EXPECT_EQ(ask(by, Sit{each, "Player " + by, seed_of('a')}), "");
        }
    }

    void keep(const Events& events) {
        EXPECT_FALSE(events.empty());
        for (const Event& each : events) {
            table_.apply(each);
            log_.push_back(each);
        }
    }

    std::string computer() {
        coach_ = coach_ ? std::move(coach_) : games::of(match().game()).coach();
        const auto copy = match().copy();
        coach_->play_for(table_.thinking_seats(), *copy, table_.thinking_level(),
                         base::Random(table_.seq(), 1), base::never_stop);
        return play_as_computer(copy->play_text());
    }
    std::string play_as_computer(std::string_view turn) {
        const auto decided = table_.computer_plays(table_.played(), turn, now);
        if (!decided) return std::string(name(decided.error()));
        keep(*decided);
        return "";
    }

    // Computers act, and clocks run out.
    void let_be() {
        for (int i = 0; i < 1000; ++i) {
            if (const Events events = table_.by_itself(now); !events.empty()) {
                keep(events);
            } else if (table_.thinking_level().empty()) {
                return;
            } else {
                ASSERT_EQ(computer(), "");
            }
        }
    }

    // Whoever is to act does something; steps are drawn.
    void act(base::Random& random) {
        const PlayerId by = awaited();
        const Seq at = table_.played();
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

    // People act at random, computers as they do. Fewer turns: until so many have ended.
    void play(base::Random& random, std::size_t turns = 100000) {
        while (table_.phase() == Phase::Playing && match().record().turns.size() < turns) {
            let_be();
            if (table_.phase() != Phase::Playing || testing::Test::HasFatalFailure()) return;
            act(random);
            now += 1000;
        }
    }

    // Until he is to act and that is due.
    void play_until(base::Random& random, char seat, match::Due due) {
        while (table_.phase() == Phase::Playing) {
            let_be();
            if (match().seat() == seat && match().due() == due) return;
            act(random);
        }
    }

    // The events alone give the same table.
    void check_fold() const {
        const auto again = Table::load(table_.id(), secret_, log_);
        ASSERT_TRUE(again) << again.error().at;
        EXPECT_EQ(again->state(now), state());
        EXPECT_EQ(again->record(), table_.record());
        EXPECT_EQ(again->said().size(), table_.said().size());
        EXPECT_EQ(again->deadline(), table_.deadline());
    }

    void check_dice() const {
        const auto record = game::read(table_.record());
        ASSERT_TRUE(record);
        const auto checked = fair_dice::check(*record);
        ASSERT_TRUE(checked) << name(checked.error().fault) << ' ' << checked.error().part;
        EXPECT_EQ(checked->table, table_.id());
    }

private:
    Table begin(const Plan& plan) {
        const auto fine = accepted(plan);
        EXPECT_TRUE(fine) << (fine ? "" : name(fine.error()));
        log_ = Table::create({.by = "ana", .id = "c0", .wish = Say{}},
                             {*fine, fair_dice::commitment(secret_), {}}, now);
        auto loaded = Table::load("k3f9x2m7qa4c", secret_, log_);
        EXPECT_TRUE(loaded);
        return std::move(*loaded);
    }

    crypto::Key secret_;
    Events log_{};
    Table table_;
    std::optional<Refusal> refusal_{};
    int commands_ = 0;
    std::unique_ptr<coach::Coach> coach_{};
};

template <class T>
const T* last(const Events& log) {
    return log.empty() ? nullptr : std::get_if<T>(&log.back().what);
}

}  // namespace parlor::tables
