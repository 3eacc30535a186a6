// SPDX-License-Identifier: MIT
// The computers that may sit at a table. Internal to this module.
#pragma once

#include <string_view>

#include "online/tables/plan.h"

namespace parlor::tables {

// The name of a level, which may be given by its number. Empty: that game has none such.
std::string_view level_named(std::string_view game, std::string_view wanted);

// Who plays on for somebody who has left: the strongest computer that the plan has, and none that
// is weaker than the least of substitutes, which every game has.
inline constexpr std::string_view least_substitute = "careful";
std::string_view substitute(const Plan& plan);

}  // namespace parlor::tables
