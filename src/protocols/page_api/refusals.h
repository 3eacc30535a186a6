// SPDX-License-Identifier: MIT
// What the modules below refuse, as the page gets it: a stable name and a sentence.
#pragma once

#include <vector>

#include "presentation/sentences/teller.h"
#include "protocols/page_api/answers.h"
#include "rules/match/resume.h"

namespace parlor::page_api {

Refusal refusal(const sentences::Teller& teller, const sentences::Voice& voice,
                const match::Refused& refused);
// The first fault of a text. Precondition: there is one.
Refusal refusal(const sentences::Voice& voice, const match::TextFaults& faults);
Refusal refusal(const sentences::Voice& voice, const game::RecordError& error);
Refusal refusal(const sentences::Teller& teller, const sentences::Voice& voice,
                const std::vector<match::Damage>& damages);

}  // namespace parlor::page_api
