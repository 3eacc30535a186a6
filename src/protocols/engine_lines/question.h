// SPDX-License-Identifier: MIT
// A question that needs no conversation: one position, and what is wanted of it. For batches; its
// JSON is in report_json/engine_json.h.
//
//   const Found found = answer(computers, {.position = "… 6-3", .level = "deep"}, stop);
//   if (!found) … found.error().name …
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "protocols/engine_lines/consultant.h"

namespace parlor::engine_lines {

enum class Want : std::uint8_t { BestPlay, Advice };

struct Question {
    std::string position;
    std::string level{};                // by name or number; empty: the strongest
    std::optional<int> milliseconds{};  // none: as long as it takes
    std::uint64_t seed = 1;
    Want want = Want::BestPlay;
    std::size_t most = 5;  // plays of an advice
};

using Found = base::Expected<std::variant<Thought, Advised>, Fault>;
Found answer(Consultant& computers, const Question& question, const base::Stop& stop);

}  // namespace parlor::engine_lines
