// SPDX-License-Identifier: MIT
// Countdown on the page: eleven places in a row, and one counter that both sides move.
#pragma once

#include "presentation/page/game_page.h"

namespace parlor::countdown {

class CountdownPage final : public page::GamePage {
public:
    [[nodiscard]] std::string_view family() const override { return "countdown"; }
    [[nodiscard]] page::GameCard card(language::Language language) const override;
    [[nodiscard]] base::Expected<page::BoardPicture, match::TextFaults> board(
        language::Language language, std::string_view game) const override;
    [[nodiscard]] std::string picture(const sentences::Voice& voice, const match::Match& match,
                                      bool numbers) const override;
    [[nodiscard]] std::vector<page::PieceView> pieces(const sentences::Voice& voice,
                                                      const match::Match& match) const override;
    [[nodiscard]] std::vector<page::Choice> choices(const sentences::Voice& voice,
                                                    const match::Match& match) const override;
    [[nodiscard]] std::string figure(char seat) const override;
    [[nodiscard]] std::string summary(const sentences::Voice& voice, const match::Match& match,
                                      char seat) const override;
};

// The row as SVG, with a counter at `left`.
std::string row_svg(int left);

}  // namespace parlor::countdown
