// SPDX-License-Identifier: MIT
// What the page has to know of a game, whichever it is; one implementation a game. Places, steps
// and pieces are seen here in the picture's own coordinates. What a plain game would say is said
// by default.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/nets/net.h"
#include "games/games.h"
#include "presentation/page/arrangement.h"
#include "presentation/page/board_view.h"
#include "presentation/page/play_view.h"
#include "presentation/sentences/teller.h"

namespace parlor::page {

// What somebody touched: places, each perhaps empty.
struct Touched {
    std::string_view from;
    std::string_view to;
};

class GamePage {
public:
    virtual ~GamePage() = default;

    [[nodiscard]] virtual std::string_view family() const = 0;
    // Its rules, computers and words.
    [[nodiscard]] const games::Game& game() const { return games::of(family()); }
    [[nodiscard]] const sentences::Teller& teller() const { return game().teller(); }

    // Without the levels.
    [[nodiscard]] virtual GameCard card(language::Language language) const = 0;
    [[nodiscard]] virtual base::Expected<BoardPicture, match::TextFaults> board(
        language::Language language, std::string_view game) const = 0;
    [[nodiscard]] virtual std::string picture(const sentences::Voice& voice,
                                              const match::Match& match, bool numbers) const = 0;

    // A position with what is changed in it, whether or not it can stand then; of an empty text, a
    // board to begin with. Refused where the text or the change cannot be read. By default only
    // what can stand is read, and nothing can be changed.
    [[nodiscard]] virtual base::Expected<Arrangement, match::TextFaults> arranged(
        language::Language language, std::string_view position, const Rearrangement& change) const;

    // Of the throw; none before it. By default they are used all together.
    [[nodiscard]] virtual std::vector<Die> dice(const match::Match& match) const;
    // Spaces of a Reward that waits to be taken or declined. By default there is none.
    [[nodiscard]] virtual int reward(const match::Match& /*match*/) const { return 0; }
    // With the steps made.
    [[nodiscard]] virtual std::vector<PieceView> pieces(const sentences::Voice& voice,
                                                        const match::Match& match) const = 0;
    [[nodiscard]] virtual std::vector<Choice> choices(const sentences::Voice& voice,
                                                      const match::Match& match) const = 0;
    // What went where with the last step of this turn. Precondition: the last thing done in it was
    // a step. By default the piece of the choice that it was, and nothing is captured.
    [[nodiscard]] virtual std::vector<Movement> step_movements(const match::Match& match) const;
    // What deserves a moment's notice of that step. Same precondition. By default nothing.
    [[nodiscard]] virtual std::vector<Moment> step_moments(const match::Match& /*match*/) const {
        return {};
    }

    [[nodiscard]] virtual std::string figure(char seat) const = 0;
    [[nodiscard]] virtual std::string summary(const sentences::Voice& voice,
                                              const match::Match& match, char seat) const = 0;
    // By default in the common words.
    [[nodiscard]] virtual std::string prompt(const sentences::Voice& voice,
                                             const match::Match& match) const;
    // Why that may not be done, always in a sentence. Precondition: something is to be set or
    // stepped, or to be confirmed. By default: whether a choice leads there.
    [[nodiscard]] virtual Why why(const sentences::Voice& voice, const match::Match& match,
                                  Touched touched) const;

    // The net that has yet to be handed over by which this level plays or, where none is named, by
    // which hints are judged. Empty: none.
    [[nodiscard]] virtual std::string_view wanted_net(const match::Match& /*match*/,
                                                      std::string_view /*level*/) const {
        return {};
    }
    // What is wrong with a net; none: it is taken. By default it is another game's.
    [[nodiscard]] virtual std::optional<nets::Fault> take_net(std::string_view /*file*/) const {
        return nets::Fault::OtherInputs;
    }
};

}  // namespace parlor::page
