// SPDX-License-Identifier: MIT
// A search that takes long asks now and then whether to answer with what it has. Clocks, keys and
// sockets belong to the caller: this module has none of them.
//
//   player.choose(before, results, random, [&] { return clock.now() > deadline; });
#pragma once

#include <functional>

namespace parlor::base {

// Once true, true for the rest of the choice.
using Stop = std::function<bool()>;

inline bool never_stop() { return false; }

}  // namespace parlor::base
