// SPDX-License-Identifier: MIT
// Countdown on the page: eleven places in a row, and one counter that both sides move.
#pragma once

#include "countdown/game.h"
#include "presentation/page/page_of.h"

namespace parlor::countdown {

struct Page {
    using Match = countdown::Match;

    static page::BoardPicture board(const sentences::Voice& voice, std::string_view game);
    static std::vector<page::PieceView> pieces(const sentences::Voice& voice, const Match& match);
    static page::Ends ends(const Match& match, const Step& step);
    static std::string figure(char /*seat*/) { return "counter"; }
};

}  // namespace parlor::countdown
