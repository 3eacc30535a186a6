// SPDX-License-Identifier: MIT
// Whoever thinks for long asks now and then whether to answer with what there is. Clocks, keys and
// sockets are the asker's: this room has none of them.
//
//   player.choose(before, results, random, [&] { return clock.now() > deadline; });
#pragma once

#include <functional>

namespace parlor::base {

// Once true, true for the rest of the choice.
using Stop = std::function<bool()>;

inline bool never_stop() { return false; }

}  // namespace parlor::base
