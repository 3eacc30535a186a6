// SPDX-License-Identifier: MIT
// Pollyanna on the page: its editions, and its tables as the page sees them (page_of.h).
#pragma once

#include "games/pollyanna/match/match.h"
#include "presentation/page/page_of.h"

namespace parlor::pollyanna {

struct Page {
    using Match = pollyanna::Match;
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
    static int reward(const Match& match);
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

// The pieces of all seats that play, whether or not they may stand so.
std::vector<page::PieceView> piece_views(const sentences::Voice& voice, const Position& position);

// "w:b" for Blue's waiting circle; other places as in position text.
std::string place_id(Seat seat, Space space);

}  // namespace parlor::pollyanna
