// SPDX-License-Identifier: MIT
#include "games/zenda/analysis/judge.h"

#include "computers/analysis/judge_body.h"

template class parlor::analysis::Judge<parlor::zenda::Zenda>;
