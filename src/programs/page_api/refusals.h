// SPDX-License-Identifier: MIT
// Refusals of the rooms below, as the page gets them: a stable name and a sentence.
#pragma once

#include <string>
#include <vector>

#include "presentation/sentences/teller.h"
#include "programs/page_api/arrangement.h"
#include "programs/page_api/table_view.h"
#include "rules/match/resume.h"

namespace parlor::page_api {

// "P54 P62" one by one.
std::vector<std::string> rule_list(std::string_view rules);

std::string sentence(const sentences::Teller& teller, const sentences::Voice& voice,
                     const match::Refused& refused);

Refusal refusal(const sentences::Teller& teller, const sentences::Voice& voice,
                const match::Refused& refused);
// Of what is wrong with a text the first. Precondition: something is.
Refusal refusal(const sentences::Voice& voice, const match::TextFaults& faults);
Refusal refusal(const sentences::Voice& voice, const game::RecordError& error);
Refusal refusal(const sentences::Teller& teller, const sentences::Voice& voice,
                const std::vector<match::Damage>& damages);

// What is wrong with a position that is set up by hand, at a place unless that is empty.
Flaw flaw(const sentences::Voice& voice, const match::TextFault& fault, const std::string& place);

// What a step does to a table, tried on a copy: allowed, or why not.
Why why_of_step(const sentences::Teller& teller, const sentences::Voice& voice,
                const match::Match& match, std::string_view step);

}  // namespace parlor::page_api
