// SPDX-License-Identifier: MIT
// Pollyanna, in its four printed editions and as poleana, as everything above the games knows it.
#pragma once

#include <array>

#include "games/game.h"
#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/sentences/teller.h"

namespace parlor::pollyanna {

class Game final : public games::Game {
public:
    static constexpr std::array<games::SeatWord, 4> seat_words{
        {{'b', "blue"}, {'g', "green"}, {'r', "red"}, {'y', "yellow"}}};

    [[nodiscard]] std::string_view name() const override { return game_name; }
    [[nodiscard]] std::vector<games::EditionCard> editions() const override;
    [[nodiscard]] std::span<const games::SeatWord> seats() const override { return seat_words; }
    [[nodiscard]] int dice() const override { return 2; }

    [[nodiscard]] match::Opened open(std::string_view position) const override;
    [[nodiscard]] std::unique_ptr<coach::Coach> coach() const override;
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }

private:
    [[nodiscard]] match::Opened begin_with(const match::NewGame& wanted,
                                           const match::Cast& cast) const override;
    [[nodiscard]] match::Resumed begin_recorded(const game::Record& record) const override;

    Teller teller_;
};

}  // namespace parlor::pollyanna
