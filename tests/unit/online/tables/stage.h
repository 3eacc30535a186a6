// SPDX-License-Identifier: MIT
// A table with its events, the devices of those who sit there, and a clock that stands still until
// it is moved. A refusal must leave the table as it was.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/chains.h"
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

inline std::string hex_of(char digit) { return std::string(64, digit); }

// Seats by their letters; those of computers are followed by the level: "b r=careful".
inline TablePlan plan_of(std::string game, std::string_view seats, Clock clock = {}) {
    TablePlan plan{.game = std::move(game), .clock = clock};
    for (std::size_t i = 0; i < seats.size();) {
        const std::size_t end = std::min(seats.find(' ', i), seats.size());
        const std::string_view seat = seats.substr(i, end - i);
        plan.seats.push_back({seat.front(), std::string(seat.size() > 2 ? seat.substr(2) : "")});
        i = end + 1;
    }
    return plan;
}

// A table as an older program has made it, or as this one does.
inline const std::string with_seeds(fair_dice::scheme);
inline const std::string with_older_chains(fair_dice::older_chained_scheme);
inline const std::string with_chains(fair_dice::chained_scheme);

class Stage {
public:
    explicit Stage(const TablePlan& plan, std::uint8_t secret, const std::string& dice)
        : secret_(secret_of(secret)),
          chains_(1, 200, dice == with_older_chains ? with_older_chains : with_chains),
          table_(begin(plan, dice)) {}

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

    // The tip of a new chain that the seat's device draws.
    std::string tip(char seat) { return chains_.lay_down(table_.id(), seat); }
    // The seat's next link, if it is to give one and has it.
    [[nodiscard]] std::string link(char seat) const { return chains_.after(link_due(seat)); }
    // What it must hash to; empty if it is to give no link.
    [[nodiscard]] std::string link_due(char seat) const {
        const auto seats = state().seats;
        const auto found = std::ranges::find(seats, seat, &SeatState::seat);
        return found == seats.end() ? std::string() : found->link;
    }
    // Every device gives its first link, and the game begins.
    void reveal() {
        for (const SeatState& each : state().seats) {
            if (each.link.empty()) continue;
            EXPECT_EQ(ask(each.player, Reveal{table_.played(), each.seat, link(each.seat)}), "");
        }
    }

    // The error; empty: it was done. Links are added by the player's device.
    std::string ask(const PlayerId& by, Action wish) {
        add_link(by, wish);
        return ask_as_is(by, std::move(wish));
    }
    std::string ask_as_is(const PlayerId& by, Action wish) {
        const State before = state();
        const std::string record = table_.record();
        const Command command{by, "c" + std::to_string(++commands_), std::move(wish)};
        const Decision decided = table_.decide(command, {.at = now, .missing = missing});
        EXPECT_EQ(state(), before);
        EXPECT_EQ(table_.record(), record);
        refusal_ = decided ? std::nullopt : std::optional(decided.error());
        if (decided) keep(*decided);
        return refusal_ ? std::string(name(*refusal_)) : "";
    }
    [[nodiscard]] const Refusal& refusal() const { return *refusal_; }
    void sit(const PlayerId& by, std::string_view seats) {
        for (const char each : seats) {
            EXPECT_EQ(ask(by, Sit{each, "Player " + by, tip(each)}), "");
        }
        if (table_.is_opening()) reveal();
    }

    void keep(const Events& events) {
        EXPECT_FALSE(events.empty());
        for (const Event& each : events) {
            table_.apply(each);
            log_.push_back(each);
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

    // The first seat that may act and that this person plays; 0 if there is none.
    [[nodiscard]] char acting(const PlayerId& by) const {
        for (const char each : state().to_act) {
            if (seat(each).player == by && seat(each).level.empty()) return each;
        }
        return '\0';
    }

private:
    void add_link(const PlayerId& by, Action& wish) {
        std::string* given = nullptr;
        if (auto* const thrown = std::get_if<Throw>(&wish)) given = &thrown->link;
        if (auto* const confirm = std::get_if<Confirm>(&wish)) given = &confirm->link;
        if (auto* const play = std::get_if<Play>(&wish)) given = &play->link;
        if (given != nullptr && given->empty()) *given = link(acting(by));
    }

    Table begin(const TablePlan& plan, const std::string& dice) {
        const auto fine = accepted(plan);
        EXPECT_TRUE(fine) << (fine ? "" : name(fine.error()));
        log_ = Table::create({.by = "ana", .id = "c0", .action = Say{}},
                             {*fine, fair_dice::commitment(secret_), {}, dice}, now);
        auto loaded = Table::load("k3f9x2m7qa4c", secret_, log_);
        EXPECT_TRUE(loaded);
        return std::move(*loaded);
    }

    crypto::Key secret_;
    Events log_{};
    tests::Chains chains_;
    Table table_;
    std::optional<Refusal> refusal_{};
    int commands_ = 0;
};

template <class T>
const T* last(const Events& log) {
    return log.empty() ? nullptr : std::get_if<T>(&log.back().payload);
}

}  // namespace parlor::tables
