// SPDX-License-Identifier: MIT
// The module of the page: one desk, asked in JSON.
#include "programs/page_api/desk.h"

#include "programs/wasm/answered.h"
#include "protocols/page_json/page_json.h"

namespace parlor::wasm {

std::string answered(std::string_view request, const base::Stop& stop) {
    static page_api::Desk only;
    return page_json::answer(only, request, stop);
}

}  // namespace parlor::wasm
