// SPDX-License-Identifier: MIT
// Checks the record of a duel of the day (games/duel.h) by playing it again, and judges it as a
// review does. Nothing but the person's plays is taken from the record: the dice, the opening and
// every play of the computer must be those that follow from the day.
//
//   auto check = DuelCheck::begin("2026-11-20", record);        quick: the rules and the dice
//   if (!check) … check.error() …
//   while (check->has_more()) check->go_on(coach);              a turn each: what computers decide
//   if (auto wrong = check->refusal()) …
//   check->entry()
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "computers/coach/judged_game.h"
#include "games/duel.h"
#include "online/store/types.h"
#include "online/tables/refusal.h"

namespace parlor::server {

// Duels may be entered until this many days after theirs, for games that were played offline. A day
// begins earlier and ends later elsewhere, so tomorrow's is accepted too.
inline constexpr int days_open = 7;
bool is_open(std::string_view day, std::int64_t seconds_now);

class DuelCheck {
public:
    static base::Expected<DuelCheck, tables::Refusal> begin(std::string_view day,
                                                            std::string_view record);

    // As records name it, for its coach.
    [[nodiscard]] std::string game() const { return std::string(turns_.front()->game()); }
    // The edition and the digest; what is judged only once all turns are.
    [[nodiscard]] const store::DuelEntry& entry() const { return entry_; }

    [[nodiscard]] bool has_more() const { return !refusal_ && judged_.size() < turns_.size(); }
    // Plays the next turn again if it is the computer's, and judges it. Precondition: has_more().
    void go_on(coach::Coach& coach);
    // Why the record is no duel, as far as it has been checked.
    [[nodiscard]] const std::optional<tables::Refusal>& refusal() const { return refusal_; }

private:
    using Turns = std::vector<std::unique_ptr<match::Match>>;

    DuelCheck(games::Duel duel, Turns turns, std::string result);
    void finish(coach::Coach& coach);

    games::Duel duel_;
    Turns turns_;  // each as it was before it was confirmed
    std::string result_;
    std::vector<coach::JudgedTurn> judged_{};
    std::optional<tables::Refusal> refusal_{};
    store::DuelEntry entry_{};
};

}  // namespace parlor::server
