// SPDX-License-Identifier: MIT
// The page's requests and answers as JSON (web/src/engine/requests.ts and answers.ts).
//
//   page_api::PageApi page;
//   answer(page, R"({"ask": "throw", "table": 1})", base::never_stop)
//       == R"({"ok":true,"table":1, …, "movements":[]})"
//
// A request that cannot be understood is refused as `bad_request` and changes nothing.
#pragma once

#include <string>
#include <string_view>

#include "base/stop.h"
#include "protocols/page_api/page_api.h"

namespace parlor::page_json {

std::string answer(page_api::PageApi& page, std::string_view request, const base::Stop& stop);

// A net is no text: the page hands it over as it is.
std::string answer_to_net(page_api::PageApi& page, std::string_view file);

// Every request with its fields, and every answer with the requests that get it, a line each.
std::string protocol();

}  // namespace parlor::page_json
