// SPDX-License-Identifier: MIT
// What the page's module is, as a native program: a request a line, an answer a line.
#include <iostream>
#include <string>

#include "programs/wasm/answered.h"

int main() {
    for (std::string request; std::getline(std::cin, request);) {
        std::cout << parlor::wasm::answered(request, parlor::base::never_stop) << '\n';
    }
}
