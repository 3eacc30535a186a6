// SPDX-License-Identifier: MIT
// A game's Teller, from a struct of functions that know the type of the game's match:
//
//   struct Words {
//       static StepTold step(const Voice& voice, const Match& table, const Step& step);
//       static std::string title(const Voice& voice, const game::Record& record);
//       static std::string thrown(const Voice& voice, const Match& table);
//       static std::string account(const Voice& voice, const Match& table, bool ended);
//       static std::string deeds(const Voice& voice, const Match& table, std::size_t skip);
//       static std::string standing(const Voice& voice, const Match& table);
//   };
//   using Teller = sentences::TellerOf<Words, Match>;
//
// Each says what the function of Teller of that name says. A game must have `step` and `title`. It
// may add `keys`, `reason`, `pieces` and `opening`. What it leaves out is said in the common words,
// `plain.…` in texts/.
#pragma once

#include <algorithm>

#include "presentation/sentences/teller.h"

namespace parlor::sentences {

template <class Words, class GameMatch>
class TellerOf final : public Teller {
public:
    [[nodiscard]] std::string_view keys() const override {
        if constexpr (requires { Words::keys; }) return Words::keys;
        return {};
    }
    [[nodiscard]] std::string reason(const Voice& voice,
                                     const match::Refused& refused) const override {
        if constexpr (requires { Words::reason(voice, refused); }) {
            return Words::reason(voice, refused);
        }
        return voice.say(std::string("refused.").append(name(refused.error)));
    }
    [[nodiscard]] std::string pieces(const Voice& voice,
                                     const match::Refused& refused) const override {
        if constexpr (requires { Words::pieces(voice, refused); }) {
            return Words::pieces(voice, refused);
        }
        return {};
    }
    [[nodiscard]] StepTold step_told(const Voice& voice, const match::Match& match,
                                     std::string_view step) const override {
        const GameMatch& table = typed(match);
        const auto chosen =
            std::ranges::find(table.choices(), step, [](const auto& each) { return text(each); });
        return Words::step(voice, table, *chosen);
    }
    [[nodiscard]] std::string title(const Voice& voice, const game::Record& record) const override {
        return Words::title(voice, record);
    }
    [[nodiscard]] std::vector<std::string> opening_told(const Voice& voice,
                                                        const game::Record& record) const override {
        if constexpr (requires { Words::opening(voice, record); }) {
            return Words::opening(voice, record);
        }
        return {};
    }
    [[nodiscard]] std::string throw_told(const Voice& voice,
                                         const match::Match& match) const override {
        if constexpr (requires { Words::thrown(voice, typed(match)); }) {
            return Words::thrown(voice, typed(match));
        }
        return voice.say("plain.throws",
                         {{"seat", voice.seat(match.side())}, {"dice", match.thrown_text()}});
    }
    [[nodiscard]] std::string account(const Voice& voice, const match::Match& match,
                                      bool ended) const override {
        if constexpr (requires { Words::account(voice, typed(match), ended); }) {
            return Words::account(voice, typed(match), ended);
        }
        const std::string done = deeds(voice, match, 0);
        if (done.empty() && !ended) return throw_told(voice, match);
        return voice.say(
            done.empty() ? "plain.cannot_play" : "plain.plays",
            {{"seat", voice.seat(match.side())}, {"dice", match.thrown_text()}, {"deeds", done}});
    }
    [[nodiscard]] std::string deeds(const Voice& voice, const match::Match& match,
                                    std::size_t skip) const override {
        if constexpr (requires { Words::deeds(voice, typed(match), skip); }) {
            return Words::deeds(voice, typed(match), skip);
        }
        std::string all;
        for (const auto& step : typed(match).made().subspan(skip)) {
            (all += all.empty() ? "" : ", ") += Words::step(voice, typed(match), step).does;
        }
        return all;
    }
    [[nodiscard]] std::string standing_told(const Voice& voice,
                                            const match::Match& match) const override {
        if constexpr (requires { Words::standing(voice, typed(match)); }) {
            return Words::standing(voice, typed(match));
        }
        if (match.due() == match::Due::Over) {
            return voice.say("picture.has_won",
                             {{"seats", voice.seat(match.result_text().back())}});
        }
        const bool is_thrown = !match.thrown_text().empty();
        return voice.say(is_thrown ? "plain.to_play" : "picture.to_throw",
                         {{"seat", voice.seat(match.side())}});
    }

private:
    static const GameMatch& typed(const match::Match& match) { return match::of<GameMatch>(match); }
};

}  // namespace parlor::sentences
