// SPDX-License-Identifier: MIT
#include "games/zenda/analysis/judge.h"

#include "computers/analysis/judge_body.h"

namespace parlor::analysis {

template class Judge<zenda::Zenda>;

}  // namespace parlor::analysis
