// SPDX-License-Identifier: MIT
// Where steps lead, read off their text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor::cli {

// "15/20*" leads to "20". What leads nowhere, such as a Reward let go, to nothing.
inline std::optional<std::string> target_of(std::string_view step) {
    const std::size_t slash = step.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const std::string_view to = step.substr(slash + 1);
    return std::string(to.substr(0, to.find_first_of("*+")));
}

}  // namespace parlor::cli
