// SPDX-License-Identifier: MIT
// The small parsers: game ids, spaces, throws.
#include <cstdlib>
#include <string_view>

#include "games/pollyanna/rules/text.h"

using namespace parlor::pollyanna;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto variant = parse_variant(input);
    if (variant && parse_variant(text(*variant)) != variant) std::abort();
    const auto space = parse_space(input);
    if (space && text(*space) != input) std::abort();
    const auto thrown = parse_throw(input);
    if (thrown && parse_throw(text(*thrown)) != thrown) std::abort();
    return 0;
}
