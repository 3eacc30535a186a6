// SPDX-License-Identifier: MIT
// Pollyanna on the page: its five editions, and its tables as the page sees them.
#pragma once

#include "games/pollyanna/rules/position.h"
#include "presentation/page/game_page.h"

namespace parlor::page {

class PollyannaPage final : public GamePage {
public:
    [[nodiscard]] std::string_view family() const override { return "pollyanna"; }

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
    [[nodiscard]] int reward(const match::Match& match) const override;
    [[nodiscard]] std::vector<PieceView> pieces(const sentences::Voice& voice,
                                                const match::Match& match) const override;
    [[nodiscard]] std::vector<Choice> choices(const sentences::Voice& voice,
                                              const match::Match& match) const override;
    [[nodiscard]] std::vector<Movement> step_movements(const match::Match& match) const override;
    [[nodiscard]] std::string figure(char seat) const override { return {seat}; }
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

// The pieces of all who sit, whether or not they may stand so.
std::vector<PieceView> piece_views(const sentences::Voice& voice,
                                   const pollyanna::Position& position);

// "w:b" of Blue's waiting circle; else as in position text.
std::string place_id(pollyanna::Seat seat, pollyanna::Space space);

}  // namespace parlor::page
