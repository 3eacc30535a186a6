// SPDX-License-Identifier: MIT
// The Prisoner of Zenda on the page, on its own board. A piece that is set up comes out of its
// city, one that is captured goes back there.
#pragma once

#include "games/zenda/rules/division.h"
#include "games/zenda/rules/position.h"
#include "presentation/page/game_page.h"

namespace parlor::page {

class ZendaPage final : public GamePage {
public:
    [[nodiscard]] std::string_view family() const override { return "zenda"; }

    // board.cpp
    [[nodiscard]] GameCard card(language::Language language) const override;
    [[nodiscard]] base::Expected<BoardPicture, match::TextFaults> board(
        language::Language language, std::string_view game) const override;
    [[nodiscard]] std::string picture(const sentences::Voice& voice, const match::Match& match,
                                      bool numbers) const override;

    // arrange.cpp
    [[nodiscard]] base::Expected<Arrangement, match::TextFaults> arranged(
        language::Language language, std::string_view position,
        const Rearrangement& change) const override;

    [[nodiscard]] std::vector<Die> dice(const match::Match& match) const override;
    [[nodiscard]] std::vector<PieceView> pieces(const sentences::Voice& voice,
                                                const match::Match& match) const override;
    [[nodiscard]] std::vector<Choice> choices(const sentences::Voice& voice,
                                              const match::Match& match) const override;
    [[nodiscard]] std::vector<Movement> step_movements(const match::Match& match) const override;
    [[nodiscard]] std::string figure(char seat) const override;
    [[nodiscard]] std::string summary(const sentences::Voice& voice, const match::Match& match,
                                      char seat) const override;
    [[nodiscard]] std::string prompt(const sentences::Voice& voice,
                                     const match::Match& match) const override;
    // why.cpp
    [[nodiscard]] Why why(const sentences::Voice& voice, const match::Match& match,
                          Touched touched) const override;
    // moments.cpp
    [[nodiscard]] std::vector<Moment> step_moments(const match::Match& match) const override;
    // net.cpp
    [[nodiscard]] std::string_view wanted_net(const match::Match& match,
                                              std::string_view level) const override;
    [[nodiscard]] std::optional<nets::Fault> take_net(std::string_view file) const override;
};

// The pieces on the board, whether or not they may stand so. For sources of this room.
std::vector<PieceView> piece_views(const sentences::Voice& voice, zenda::Division division,
                                   const zenda::Position& position);

}  // namespace parlor::page
