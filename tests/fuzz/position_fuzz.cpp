// SPDX-License-Identifier: MIT
// Whatever the text, reading a position ends well; what is read is written back and read again to
// the same, and every throw from it can be played.
#include <string_view>

#include "fuzz/require.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"

using namespace parlor::pollyanna;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto read = parse_position(input);
    if (!read) {
        require(!read.error().empty());
        return 0;
    }
    const std::string written =
        read->thrown ? text(read->position, *read->thrown) : text(read->position);
    const auto again = parse_position(written);
    require(again && again->position == read->position && again->thrown == read->thrown);
    if (!winners(read->position).empty()) return 0;
    Results results;
    for (const WeightedThrow& each : all_throws) {
        results.find(read->position, each.thrown);
        for (std::size_t i = 0; i < results.size(); ++i) {
            require(parse_position(text(results[i])).has_value());
        }
    }
    return 0;
}
