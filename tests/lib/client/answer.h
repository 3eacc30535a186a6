// SPDX-License-Identifier: MIT
// What a server answers to a command.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "client/fields.h"

namespace parlor::tests {

using Seq = std::uint32_t;

struct Answer {
    std::string id{};
    bool ok = false;
    Seq seq = 0;
    std::string table{};
    std::string error{};
    std::string part{};
};

inline bool is_answer(std::string_view message) { return message.starts_with(R"({"answer")"); }

// Precondition: is_answer(message).
inline Answer read_answer(std::string_view message) {
    const boost::json::value told = boost::json::parse({message.data(), message.size()});
    const boost::json::object& object = told.as_object();
    Answer answer{.id = text_of(object, "answer"),
                  .ok = object.at("ok").as_bool(),
                  .table = text_of(object, "table"),
                  .error = text_of(object, "error"),
                  .part = text_of(object, "part")};
    if (const auto* const seq = object.if_contains("seq")) answer.seq = seq->to_number<Seq>();
    return answer;
}

}  // namespace parlor::tests
