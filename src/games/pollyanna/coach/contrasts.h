// SPDX-License-Identifier: MIT
// What the best play of a throw of Pollyanna has that the one made lacks.
#pragma once

#include <vector>

#include "computers/coach/contrast.h"
#include "games/pollyanna/analysis/judge.h"

namespace parlor::pollyanna {

using Choice = coach::Choice<Pollyanna>;
using Contrast = coach::Contrast<Pollyanna>;

// Each with the positions that show what it is worth. Reasons are "compare." and what the best play
// does: `captures` …; their arguments are a number and, where it has changed, the old one.
// Precondition: the throw leads to both positions.
std::vector<Contrast> contrasts(const Choice& choice, players::Lookahead<Pollyanna>& ahead);

}  // namespace parlor::pollyanna
