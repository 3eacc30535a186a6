// SPDX-License-Identifier: MIT
// Why something is not allowed, in sentences.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "presentation/page/play_view.h"
#include "presentation/sentences/teller.h"

namespace parlor::page {

// "P54 P62" as a list.
std::vector<std::string> rule_list(std::string_view rules);

std::string sentence(const sentences::Teller& teller, const sentences::Voice& voice,
                     const match::Refused& refused);

// What is wrong with a position that is set up by hand, at a place unless that is empty.
Flaw flaw(const sentences::Voice& voice, const match::TextFault& fault, const std::string& place);

// Tries a step on a copy of the table: allowed, or why not.
Why why_of_step(const sentences::Voice& voice, const match::Match& match, std::string_view step);

}  // namespace parlor::page
