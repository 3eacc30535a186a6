// SPDX-License-Identifier: MIT
// A store for tests and for trying things out: nothing of it outlives the process.
#pragma once

#include <memory>

#include "online/store/store.h"

namespace parlor::store {

std::unique_ptr<Store> open_memory();

}  // namespace parlor::store
