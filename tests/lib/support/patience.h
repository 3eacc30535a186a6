// SPDX-License-Identifier: MIT
// How long tests wait for what must come: far longer than it takes on a busy machine, since only a
// failing test waits so long.
#pragma once

#include <chrono>

namespace parlor::tests {

inline constexpr std::chrono::seconds patience{60};

}  // namespace parlor::tests
