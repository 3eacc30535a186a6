// SPDX-License-Identifier: MIT
// What a variant answers, as the fast generator keeps it from one throw to the next: games rarely
// change between two.
#pragma once

#include "games/pollyanna/rules/edition.h"

namespace parlor::pollyanna {

struct Answers {
    explicit Answers(Variant variant)
        : of(variant),
          reward_goes_home(variant.reward_goes_home()),
          reward_optional(variant.reward_optional()),
          reward_for_home(variant.reward_for_home()),
          long_reward(variant.reward() == board.long_reward),
          must_capture(variant.must_capture()),
          third_piece_stays(variant.third_piece_stays()),
          third_piece_of_partners_stays(variant.third_piece_of_partners_stays()),
          six_enters(variant.edition().six_enters) {}

    Variant of;
    bool reward_goes_home;
    bool reward_optional;
    bool reward_for_home;
    bool long_reward;
    bool must_capture;
    bool third_piece_stays;
    bool third_piece_of_partners_stays;
    bool six_enters;
};

}  // namespace parlor::pollyanna
