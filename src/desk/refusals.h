// SPDX-License-Identifier: MIT
// Refusals of the rooms below, as the page gets them: a stable name and a sentence.
#pragma once

#include <string>
#include <vector>

#include "desk/table_seen.h"
#include "match/resume.h"
#include "telling/teller.h"

namespace parlor::desk {

// "P54 P62" one by one.
std::vector<std::string> rule_list(std::string_view rules);

std::string sentence(const telling::Teller& teller, const telling::Voice& voice,
                     const match::Refused& refused);

Refusal refusal(const telling::Teller& teller, const telling::Voice& voice,
                const match::Refused& refused);
// Of what is wrong with a text the first. Precondition: something is.
Refusal refusal(const telling::Voice& voice, const match::TextFaults& faults);
Refusal refusal(const telling::Voice& voice, const game::RecordError& error);
Refusal refusal(const telling::Teller& teller, const telling::Voice& voice,
                const std::vector<match::Damage>& damages);

// What a step does to a table, tried on a copy: allowed, or why not.
Why why_of_step(const telling::Teller& teller, const telling::Voice& voice,
                const match::Match& match, std::string_view step);

}  // namespace parlor::desk
