// SPDX-License-Identifier: MIT
// The law of the throw, judged step by step: a step is lawful when the rest of the throw can still
// be played as fully as the whole throw could. All hands that steps can lead to are looked at once,
// and their steps are kept; after that it only answers, for hands that are among them. Most of them
// are played to the end, and of those nothing need be kept.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/hash_index.h"
#include "games/pollyanna/rules/rules.h"

namespace parlor::pollyanna {

class Law {
public:
    Law(const Position& position, Throw thrown);

    // How far a throw can be played: first dice that enter count, then captures where one must
    // capture, then dice (P21, P35, Q5, MQ3).
    struct Reach {
        std::uint8_t entered = 0;
        std::uint8_t captured = 0;
        std::uint8_t dice = 0;
        friend constexpr auto operator<=>(const Reach&, const Reach&) = default;
    };

    [[nodiscard]] const Hand& start() const { return start_; }
    [[nodiscard]] Reach required() const { return required_; }

    // The best that can still come of a hand.
    [[nodiscard]] Reach reach(const Hand& hand) const { return ahead_of(hand).reach; }
    [[nodiscard]] bool is_lawful(const Hand& hand) const { return is_lawful(ahead_of(hand)); }
    // The steps of `steps(hand)` that keep to the law.
    [[nodiscard]] std::vector<Step> lawful_steps(const Hand& hand) const;

private:
    struct Outlook {
        Reach reach;
        bool wins = false;  // a play that wins the game needs no further step
    };
    // A hand, and where its steps lead: `count` of the ways, from the first on.
    struct Known {
        Hand hand;
        Outlook ahead;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    struct Way {
        Step step;
        Outlook ahead;  // of the hand after it
    };

    Outlook look_ahead(const Hand& hand);
    [[nodiscard]] Outlook ahead_of(const Hand& hand) const;
    // None: no step can follow.
    [[nodiscard]] const Known* known(const Hand& hand) const;
    [[nodiscard]] bool is_lawful(const Outlook& ahead) const {
        return ahead.wins || ahead.reach == required_;
    }
    static Reach reached(const Hand& hand);

    Hand start_;
    std::vector<Known> known_;
    std::vector<Way> ways_;
    base::HashIndex places_;
    Reach required_;
};

}  // namespace parlor::pollyanna
