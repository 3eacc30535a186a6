// SPDX-License-Identifier: MIT
// The engine's JSON twin, one object a line each way (docs/protocol.md).
//
//   {"id": 7, "position": "… 6-3", "level": "deep", "time_ms": 500}
//   {"id": 7, "play": "6/9 9/15", "after": "… r ?", "chances": {"b": 0.412, "r": 0.588}}
//   {"id": 8, "error": "unknown_space", "part": "b:61"}
#pragma once

#include <string>
#include <string_view>

#include "base/expected.h"
#include "protocols/engine_lines/consultant.h"

namespace parlor::report_json {

struct EngineRequest {
    std::string id;  // as JSON, whatever it was; empty: none
    base::Expected<engine_lines::Question, engine_lines::MessageFault> question;
};

EngineRequest read_request(std::string_view line);

// Without a line end.
std::string reply_json(std::string_view id, const engine_lines::Found& found);

}  // namespace parlor::report_json
