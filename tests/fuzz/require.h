// SPDX-License-Identifier: MIT
// What has to hold for every input of a fuzz target.
#pragma once

#include <cstdlib>

inline void require(bool holds) {
    if (!holds) std::abort();
}
