// SPDX-License-Identifier: MIT
// Countdown on the page: eleven places in a row, and one counter that both sides move.
#pragma once

#include "countdown/match.h"
#include "presentation/page/page_of.h"

namespace parlor::countdown {

struct Page {
    using Match = countdown::Match;
    using Voice = sentences::Voice;

    static page::GameCard card(const Voice& voice);
    static base::Expected<page::BoardPicture, match::TextFaults> board(const Voice& voice,
                                                                       std::string_view game);
    static std::string picture(const Voice& voice, const Match& match, bool numbers);
    static std::vector<page::PieceView> pieces(const Voice& voice, const Match& match);
    static std::vector<page::Choice> choices(const Voice& voice, const Match& match);
    static std::string figure(char /*seat*/) { return "counter"; }
    static std::string summary(const Voice& voice, const Match& match, char seat);
};

// The row as SVG, with a counter at `left`.
std::string row_svg(int left);

}  // namespace parlor::countdown
