// SPDX-License-Identifier: MIT
// Messages of any length over carriers that take less: notices of PostgreSQL hold less than 8000
// bytes, and of two that are the same in one transaction bring only one; NATS has a limit too. Each
// is cut into parts that say who sends, which message it is and which part of how many. So it is
// also noticed when messages get lost, or come twice.
//
//   for (const std::string& part : parts({"3fa92b…", 17, text}, 7900)) …
//   if (auto message = assembly.take(part)) … message->from, message->text …
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::cluster {

struct Message {
    std::string from;
    std::uint64_t number;  // of those from one to the other, from 1 on
    std::string text;      // empty: says only which was the last
    bool is_next = true;   // for whoever gets it: none before it was lost
};

// Each of at most so many bytes, a few hundred or more.
std::vector<std::string> parts(const Message& message, std::size_t longest);

// Of all parts that come to one process. Those of one sender come in order, or not at all.
class MessageAssembler {
public:
    // The message whose last part this is; one without a text only where some were lost.
    std::optional<Message> take(std::string_view part);

private:
    struct Sender {
        std::uint64_t heard = 0;  // the last whole message
        std::uint64_t begun = 0;
        std::uint64_t parts = 0;  // of the one begun
        std::string text{};
    };
    std::map<std::string, Sender> senders_;
};

}  // namespace parlor::cluster
