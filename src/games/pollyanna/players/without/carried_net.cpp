// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/carried_net.h"

namespace parlor::players {

std::string_view pollyanna_net() { return {}; }
std::string_view poleana_net() { return {}; }

}  // namespace parlor::players
