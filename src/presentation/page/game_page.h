// SPDX-License-Identifier: MIT
// What the page has to know of a game, whichever it is. Places, steps and pieces are seen here in
// the coordinates of the board's picture. A game does not derive from this: page_of.h makes the one
// implementation from the functions that the game has.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/nets/net.h"
#include "games/games.h"
#include "presentation/page/board_view.h"
#include "presentation/page/play_view.h"
#include "presentation/sentences/teller.h"

namespace parlor::page {

using sentences::Voice;

class GamePage {
public:
    virtual ~GamePage() = default;

    // As records have it: `zenda`.
    [[nodiscard]] virtual std::string_view name() const = 0;
    // The game's rules, computers and words.
    [[nodiscard]] const games::Game& game() const { return games::of(name()); }
    [[nodiscard]] const sentences::Teller& teller() const { return game().teller(); }

    // Without family, seats, dice and levels, which games::Game knows.
    [[nodiscard]] virtual GameCard card(const Voice& voice) const = 0;
    [[nodiscard]] virtual base::Expected<BoardPicture, match::TextFaults> board(
        const Voice& voice, std::string_view game) const = 0;
    [[nodiscard]] virtual std::string picture(const Voice& voice, const match::Match& match,
                                              bool numbers) const = 0;
    // A position with a change made in it, whether or not it can stand then. An empty text is an
    // empty board. Refused where the text or the change cannot be read.
    [[nodiscard]] virtual base::Expected<Arrangement, match::TextFaults> arranged(
        const Voice& voice, std::string_view position, const Rearrangement& change) const = 0;

    // The dice of the throw; empty before it.
    [[nodiscard]] virtual std::vector<Die> dice(const match::Match& match) const = 0;
    // The spaces of a Reward that waits to be taken or declined; 0 if there is none.
    [[nodiscard]] virtual int reward(const match::Match& match) const = 0;
    // With the steps made.
    [[nodiscard]] virtual std::vector<PieceView> pieces(const Voice& voice,
                                                        const match::Match& match) const = 0;
    [[nodiscard]] virtual std::vector<Choice> choices(const Voice& voice,
                                                      const match::Match& match) const = 0;
    // What the last step of this turn moved. Precondition: the last thing done in it was a step.
    [[nodiscard]] virtual std::vector<Movement> step_movements(const match::Match& match) const = 0;
    // What deserves attention in that step. Same precondition.
    [[nodiscard]] virtual std::vector<Moment> step_moments(const match::Match& match) const = 0;

    [[nodiscard]] virtual std::string figure(char seat) const = 0;
    [[nodiscard]] virtual std::string summary(const Voice& voice, const match::Match& match,
                                              char seat) const = 0;
    [[nodiscard]] virtual std::string prompt(const Voice& voice,
                                             const match::Match& match) const = 0;
    // Whether a piece may go there, always with a sentence. Precondition: something is to be set,
    // stepped or confirmed.
    [[nodiscard]] virtual Why why(const Voice& voice, const match::Match& match,
                                  Touched touched) const = 0;

    // The net that must be handed over before this level can play or, if none is named, before
    // hints can be judged. Empty if no net is needed.
    [[nodiscard]] virtual std::string_view wanted_net(const match::Match& match,
                                                      std::string_view level) const = 0;
    // Takes a net. Returns what is wrong with it, nullopt if nothing is.
    [[nodiscard]] virtual std::optional<nets::NetFault> take_net(std::string_view file) const = 0;
};

// What a game without a function of its own does (page_of.h).
namespace plain {
// Its editions, and everybody plays.
GameCard card(const games::Game& game, const Voice& voice);
// The board with a round for each piece.
std::string picture(const BoardPicture& board, const std::vector<PieceView>& pieces);
// A move of the piece that stands where the step begins; without its text and its words.
Choice choice(const std::vector<PieceView>& pieces, const Ends& ends);
// Reads only what can stand, and changes nothing.
base::Expected<Arrangement, match::TextFaults> arranged(const GamePage& page, const Voice& voice,
                                                        std::string_view position);
// The dice are used all together.
std::vector<Die> dice(const match::Match& match);
// The piece of the choice that was made moves, and nothing is captured.
std::vector<Movement> step_movements(const GamePage& page, const match::Match& match);
// In the words that all games share.
std::string prompt(const Voice& voice, const match::Match& match);
// Whether one of the choices leads there.
Why why(const Voice& voice, const std::vector<Choice>& choices, Touched touched);
}  // namespace plain

}  // namespace parlor::page
