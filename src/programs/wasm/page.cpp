// SPDX-License-Identifier: MIT
// The module of the page, asked in JSON.
#include "protocols/page_api/page_api.h"

#include "programs/wasm/answered.h"
#include "protocols/page_json/page_json.h"

namespace parlor::wasm {
namespace {

page_api::PageApi& page() {
    static page_api::PageApi only;
    return only;
}

}  // namespace

std::string answered(std::string_view request, const base::Stop& stop) {
    return page_json::answer(page(), request, stop);
}

std::string answered_to_net(std::string_view file) {
    return page_json::answer_to_net(page(), file);
}

}  // namespace parlor::wasm
