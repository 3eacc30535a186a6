// SPDX-License-Identifier: MIT
// The words of the command line, before and while they are understood.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "presentation/language/language.h"

namespace parlor::cli {

// Help speaks the language that is asked for, so that this must be known before the rest is read.
language::Language language_of(std::span<char*> arguments);

// As the parser wants them. A declined Reward, `-+`, is a step and no option.
std::vector<std::string> in_reverse(std::span<char*> arguments);

// Empty, or what is wrong with it: numbers below 2^64, which would be taken for others otherwise.
std::string whole_number(const std::string& text);

}  // namespace parlor::cli
