// SPDX-License-Identifier: MIT
// What the page's module is, as a native program: a request a line, an answer a line. With the
// argument `protocol` it prints all requests and answers instead.
#include <iostream>
#include <string>

#include "programs/wasm/answered.h"
#include "protocols/page_json/page_json.h"

int main(int count, char** /*words*/) {
    if (count > 1) {
        std::cout << parlor::page_json::protocol();
        return 0;
    }
    for (std::string request; std::getline(std::cin, request);) {
        std::cout << parlor::wasm::answered(request, parlor::base::never_stop) << '\n';
    }
}
