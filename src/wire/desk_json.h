// SPDX-License-Identifier: MIT
// The page's requests and answers as JSON (web/src/engine/types.ts).
//
//   desk::Desk desk;
//   answer(desk, R"({"ask": "throw", "table": 1})", players::never_stop)
//       == R"({"ok": true, "table": 1, …, "movements": []})"
//
// A request that cannot be understood is refused as `bad_request` and changes nothing.
#pragma once

#include <string>
#include <string_view>

#include "desk/desk.h"
#include "players/stop.h"

namespace parlor::wire {

std::string answer(desk::Desk& desk, std::string_view request, const players::Stop& stop);

}  // namespace parlor::wire
