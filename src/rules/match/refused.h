// SPDX-License-Identifier: MIT
// Why an action is refused, and what is wrong with a text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"

namespace parlor::match {

enum class Error : std::uint8_t {
    Unreadable,
    NotThrown,
    AlreadyThrown,
    NotSetUp,
    GameOver,
    IllegalStep,
    NothingToUndo,
    ThrowNotPlayed,
    CannotHandOver,
    NoDraw,
};
std::string_view name(Error error);  // as on the wire: `not_thrown`

struct Refused {
    Error error{};
    std::string part{};                 // the text that was refused
    std::string reason{};               // of a step: `blockade_ahead`; of a text: `unknown_step`
    std::string rules{};                // "P54 P62", as in docs/rules
    std::vector<std::string> places{};  // the spaces or spots that cause it
    std::vector<std::string> pieces{};  // and the pieces on them: `r:12`
    char seat = '\0';                   // of a step: who tried it, if the game says so
};

// What is wrong with a text: a stable name, and the part at fault.
struct TextFault {
    std::string name;
    std::string part;
    friend bool operator==(const TextFault&, const TextFault&) = default;
};
using TextFaults = std::vector<TextFault>;

inline const TextFaults& faults(const TextFaults& all) { return all; }
// Turns a game's own list of defects into texts. Each has a `fault`, which has a name, and a
// `part`.
template <class Defects>
TextFaults faults(const Defects& defects) {
    TextFaults all;
    for (const auto& each : defects) all.push_back({std::string(name(each.fault)), each.part});
    return all;
}

inline base::unexpected<TextFaults> refuse(std::string_view name, std::string_view part) {
    return base::unexpected(TextFaults{{std::string(name), std::string(part)}});
}
inline base::unexpected<Refused> refused(Error error) {
    return base::unexpected(Refused{.error = error});
}
inline base::unexpected<Refused> unreadable(const TextFault& fault) {
    return base::unexpected(
        Refused{.error = Error::Unreadable, .part = fault.part, .reason = fault.name});
}

}  // namespace parlor::match
