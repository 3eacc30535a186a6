// SPDX-License-Identifier: MIT
// What requests of the page have besides texts and numbers. For sources of this room.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/coach.h"
#include "presentation/language/language.h"
#include "protocols/json_fields/fields.h"
#include "protocols/page_api/page_api.h"

namespace parlor::page_json {

std::optional<std::string> text_if_there(json_fields::Fields& request, std::string_view key);
language::Language language(json_fields::Fields& request);
coach::Effort effort(json_fields::Fields& request);
// What is not there is not changed.
page::Rearrangement rearrangement(json_fields::Fields& request);
std::vector<page_api::SeatPlan> seats(json_fields::Fields& request);

}  // namespace parlor::page_json
