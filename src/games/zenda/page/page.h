// SPDX-License-Identifier: MIT
// The Prisoner of Zenda on the page (page_of.h), on its own board. A piece that is set up comes out
// of its city; a captured piece goes back there.
#pragma once

#include "games/zenda/match/match.h"
#include "presentation/page/page_of.h"

namespace parlor::zenda {

struct Page {
    using Match = zenda::Match;
    using Voice = sentences::Voice;

    // board.cpp
    static page::GameCard card(const Voice& voice);
    static base::Expected<page::BoardPicture, match::TextFaults> board(Voice voice,
                                                                       std::string_view game);
    static std::string picture(const Voice& voice, const Match& match, bool numbers);
    // arrange.cpp
    static base::Expected<page::Arrangement, match::TextFaults> arranged(
        Voice voice, std::string_view position, const page::Rearrangement& change);
    // why.cpp
    static page::Why why(const Voice& voice, const Match& match, page::Touched touched);

    static std::vector<page::Die> dice(const Match& match);
    static std::vector<page::PieceView> pieces(const Voice& voice, const Match& match);
    static std::vector<page::Choice> choices(const Voice& voice, const Match& match);
    static std::vector<page::Movement> step_movements(const Match& match);
    static std::vector<page::Moment> step_moments(const Match& match);
    static std::string figure(char seat);
    static std::string summary(const Voice& voice, const Match& match, char seat);
    static std::string prompt(const Voice& voice, const Match& match);
    static std::string_view wanted_net(const Match& match, std::string_view level);
    static std::optional<nets::NetFault> take_net(std::string_view file);
};

// The pieces on the board, whether or not they may stand so.
std::vector<page::PieceView> piece_views(const sentences::Voice& voice, Division division,
                                         const Position& position);

}  // namespace parlor::zenda
