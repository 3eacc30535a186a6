// SPDX-License-Identifier: MIT
// Countdown as everything above the games knows it.
#pragma once

#include <array>

#include "countdown/rules.h"
#include "countdown/teller.h"
#include "games/game.h"

namespace parlor::countdown {

class CountdownGame final : public games::Game {
public:
    static constexpr std::array<games::SeatWord, 2> seat_words{{{'b', "blue"}, {'r', "red"}}};

    [[nodiscard]] std::string_view name() const override { return game_name; }
    [[nodiscard]] std::vector<games::EditionCard> editions() const override {
        return {{game_name}};
    }
    [[nodiscard]] std::span<const games::SeatWord> seats() const override { return seat_words; }
    [[nodiscard]] int dice() const override { return 3; }
    [[nodiscard]] match::Opened open(std::string_view position) const override;
    [[nodiscard]] std::unique_ptr<coach::Coach> coach() const override;
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }

private:
    [[nodiscard]] match::Opened begin_with(const match::NewGame& wanted,
                                           const match::Cast& cast) const override;
    [[nodiscard]] match::Resumed begin_recorded(const game::Record& record) const override;

    CountdownTeller teller_;
};

}  // namespace parlor::countdown
