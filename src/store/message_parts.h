// SPDX-License-Identifier: MIT
// Messages of any length over notices of PostgreSQL, which hold less than 8000 bytes and of two
// that are the same in one transaction bring only one: each is cut into parts that say who sends,
// which message it is and which part of how many.
//
//   for (const std::string& part : parts({"3fa92b…", 17, text})) …
//   if (auto message = assembly.take(part)) … message->from, message->text …
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::store {

struct Message {
    std::string from;
    std::uint64_t number;  // counted by the sender
    std::string text;
};

std::vector<std::string> parts(const Message& message);

// Parts of one sender come in order. Where some are missing, their message is.
class Assembly {
public:
    // The message whose last part this is.
    std::optional<Message> take(std::string_view part);
    void forget(const std::string& from) { begun_.erase(from); }

private:
    struct Begun {
        std::uint64_t number = 0;
        std::uint64_t parts = 0;
        std::string text{};
    };
    std::map<std::string, Begun> begun_;
};

}  // namespace parlor::store
