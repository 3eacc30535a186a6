// SPDX-License-Identifier: MIT
// What is said over HTTP about who one is (web/src/link/me.ts, docs/protocol.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "online/tables/refusal.h"

namespace parlor::online_json {

struct Me {
    std::string player;
    std::string name;
    std::string account;
    bool has_link = false;
};
std::string me_json(const Me& me);
std::string link_json(std::string_view link);
// {"error": …, "part": …}
std::string problem_json(const tables::Refusal& refusal);

// One text field of a JSON object. None: it is no object, or the field is missing or no text.
std::optional<std::string> text_field(std::string_view json, std::string_view field);

}  // namespace parlor::online_json
