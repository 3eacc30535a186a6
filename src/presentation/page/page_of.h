// SPDX-License-Identifier: MIT
// The page of a game, made from a struct of static functions that take the game's own match:
//
//   struct Page {
//       using Match = zenda::Match;
//       static page::BoardPicture board(const Voice& voice, std::string_view game);
//       static std::vector<page::PieceView> pieces(const Voice& voice, const Match& match);
//       static page::Ends ends(const Match& match, const Step& step);
//       static std::string figure(char seat);
//   };
//   auto page = std::make_unique<page::PageOf<Page>>();
//
// `ends` says from which place to which a step moves a piece; a game with other steps has `choices`
// instead. `board` may also return what is wrong with the name, as an Expected. A struct may have
// the other functions of GamePage; without one, the game is a plain one there.
#pragma once

#include "presentation/page/game_page.h"

namespace parlor::page {

template <class P>
class PageOf final : public GamePage {
    using Match = typename P::Match;
    static const Match& own(const match::Match& match) {
        return match::of<typename P::Match>(match);
    }

public:
    [[nodiscard]] std::string_view name() const override { return Match::name_of_game; }

    [[nodiscard]] GameCard card(const Voice& voice) const override {
        if constexpr (requires { P::card(voice); }) {
            return P::card(voice);
        } else {
            return plain::card(game(), voice);
        }
    }
    [[nodiscard]] base::Expected<BoardPicture, match::TextFaults> board(
        const Voice& voice, std::string_view game) const override {
        return P::board(voice, game);
    }
    [[nodiscard]] std::string picture(const Voice& voice, const match::Match& match,
                                      bool numbers) const override {
        if constexpr (requires { P::picture(voice, own(match), numbers); }) {
            return P::picture(voice, own(match), numbers);
        } else {
            return plain::picture(P::board(voice, Match::name_of_game), pieces(voice, match));
        }
    }
    [[nodiscard]] base::Expected<Arrangement, match::TextFaults> arranged(
        const Voice& voice, std::string_view position, const Rearrangement& change) const override {
        if constexpr (requires { P::arranged(voice, position, change); }) {
            return P::arranged(voice, position, change);
        } else {
            return plain::arranged(*this, voice, position);
        }
    }

    [[nodiscard]] std::vector<Die> dice(const match::Match& match) const override {
        if constexpr (requires { P::dice(own(match)); }) {
            return P::dice(own(match));
        } else {
            return plain::dice(match);
        }
    }
    [[nodiscard]] int reward(const match::Match& match) const override {
        if constexpr (requires { P::reward(own(match)); }) {
            return P::reward(own(match));
        } else {
            return 0;
        }
    }
    [[nodiscard]] std::vector<PieceView> pieces(const Voice& voice,
                                                const match::Match& match) const override {
        return P::pieces(voice, own(match));
    }
    [[nodiscard]] std::vector<Choice> choices(const Voice& voice,
                                              const match::Match& match) const override {
        if constexpr (requires { P::choices(voice, own(match)); }) {
            return P::choices(voice, own(match));
        } else {
            const std::vector<PieceView> all = pieces(voice, match);
            std::vector<Choice> found;
            for (const auto& step : own(match).choices()) {
                found.push_back(plain::choice(all, P::ends(own(match), step)));
                found.back().step = text(step);
                found.back().words = teller().step_told(voice, match, found.back().step).does;
            }
            return found;
        }
    }
    [[nodiscard]] std::vector<Movement> step_movements(const match::Match& match) const override {
        if constexpr (requires { P::step_movements(own(match)); }) {
            return P::step_movements(own(match));
        } else {
            return plain::step_movements(*this, match);
        }
    }
    [[nodiscard]] std::vector<Moment> step_moments(const match::Match& match) const override {
        if constexpr (requires { P::step_moments(own(match)); }) {
            return P::step_moments(own(match));
        } else {
            return {};
        }
    }

    [[nodiscard]] std::string figure(char seat) const override { return P::figure(seat); }
    [[nodiscard]] std::string summary(const Voice& voice, const match::Match& match,
                                      char seat) const override {
        if constexpr (requires { P::summary(voice, own(match), seat); }) {
            return P::summary(voice, own(match), seat);
        } else {
            return teller().standing_told(voice, match);
        }
    }
    [[nodiscard]] std::string prompt(const Voice& voice, const match::Match& match) const override {
        if constexpr (requires { P::prompt(voice, own(match)); }) {
            return P::prompt(voice, own(match));
        } else {
            return plain::prompt(voice, match);
        }
    }
    [[nodiscard]] Why why(const Voice& voice, const match::Match& match,
                          Touched touched) const override {
        if constexpr (requires { P::why(voice, own(match), touched); }) {
            return P::why(voice, own(match), touched);
        } else {
            return plain::why(voice, choices(voice, match), touched);
        }
    }

    [[nodiscard]] std::string_view wanted_net(const match::Match& match,
                                              std::string_view level) const override {
        if constexpr (requires { P::wanted_net(own(match), level); }) {
            return P::wanted_net(own(match), level);
        } else {
            return {};
        }
    }
    [[nodiscard]] std::optional<nets::NetFault> take_net(std::string_view file) const override {
        if constexpr (requires { P::take_net(file); }) {
            return P::take_net(file);
        } else {
            return nets::NetFault::OtherInputs;
        }
    }
};

}  // namespace parlor::page
