// SPDX-License-Identifier: MIT
// Records of games with fair dice, tampered with.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "online/crypto/keys.h"
#include "online/fair_dice/check.h"

namespace parlor::fair_dice {

inline const crypto::Key secret = crypto::sha256("the secret of these tests");
inline constexpr std::string_view table = "k3f9x2m7qa4c";

inline std::string& tag(game::Record& record, std::string_view name) {
    return std::ranges::find(record.others, name, &game::Tag::name)->value;
}
inline void remove_tag(game::Record& record, std::string_view name) {
    std::erase_if(record.others, [&](const game::Tag& each) { return each.name == name; });
}

inline std::string fault(const game::Record& record) {
    const auto checked = check(record);
    return checked ? "sound"
                   : std::string(name(checked.error().fault)) + ' ' + checked.error().part;
}

}  // namespace parlor::fair_dice
