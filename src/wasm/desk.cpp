// SPDX-License-Identifier: MIT
// The module of the page: one desk, asked in JSON.
#include "desk/desk.h"

#include "wasm/answered.h"
#include "wire/desk_json.h"

namespace parlor::wasm {

std::string answered(std::string_view request, const players::Stop& stop) {
    static desk::Desk only;
    return wire::answer(only, request, stop);
}

}  // namespace parlor::wasm
