// SPDX-License-Identifier: MIT
// The dice that fell to each seat of a simulation, and whether they look fair.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "computers/analysis/fairness.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct SeatDice {
    std::string who;
    analysis::Faces faces{};
    std::uint64_t throws = 0;
    std::uint64_t doublets = 0;
    std::optional<std::uint64_t> triplets{};  // none: two dice are thrown
};

// A table and a verdict in words. Precondition: at least one seat; all throw as many dice.
std::string dice_table(language::Language language, std::span<const SeatDice> seats);

}  // namespace parlor::cli
