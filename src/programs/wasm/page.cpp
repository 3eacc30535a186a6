// SPDX-License-Identifier: MIT
// The module of the page, asked in JSON.
#include "programs/page_api/page_api.h"

#include "programs/wasm/answered.h"
#include "protocols/page_json/page_json.h"

namespace parlor::wasm {

std::string answered(std::string_view request, const base::Stop& stop) {
    static page_api::PageApi only;
    return page_json::answer(only, request, stop);
}

}  // namespace parlor::wasm
