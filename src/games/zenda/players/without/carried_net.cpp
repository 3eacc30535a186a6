// SPDX-License-Identifier: MIT
#include "games/zenda/players/carried_net.h"

namespace parlor::players {

std::string_view zenda_net() { return {}; }

}  // namespace parlor::players
