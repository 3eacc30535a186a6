// SPDX-License-Identifier: MIT
// What boards/zenda.json says, put into words of C++ by the build (cmake/embed_board.cmake).
#pragma once

#include "games/zenda/rules/board.h"

namespace parlor::zenda {

BoardPlan standard_plan();

}  // namespace parlor::zenda
