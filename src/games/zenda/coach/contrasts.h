// SPDX-License-Identifier: MIT
// What the best play of a throw of The Prisoner of Zenda has that the one made lacks.
#pragma once

#include <vector>

#include "computers/coach/contrast.h"
#include "games/zenda/analysis/judge.h"

namespace parlor::zenda {

using Choice = coach::Choice<Zenda>;
using Contrast = coach::Contrast<Zenda>;

// Each with the positions that show what it is worth. Reasons are "compare.zenda." and what the
// best play does: `captures` …; their arguments are a number and, where it has changed, the old
// one. Precondition: the throw leads to both positions.
std::vector<Contrast> contrasts(const Board& board, const Choice& choice,
                                players::Lookahead<Zenda>& ahead);

}  // namespace parlor::zenda
