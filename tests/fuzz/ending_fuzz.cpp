// SPDX-License-Identifier: MIT
// A table of endings: whatever the file holds, it is refused or its chances are chances. The few
// endings with both pieces at their first places are read from any bytes.
#include <cstdlib>
#include <string_view>

#include "games/pollyanna/players/ending_table.h"

using namespace parlor::pollyanna;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto table = EndingTable::read(input, {});
    if (!table && name(table.error()).empty()) std::abort();
    constexpr int places = 9;
    const auto steps = unpack_endings(input, places);
    if (!steps) return 0;
    for (const std::uint16_t each : *steps) {
        if (each > ending_steps) std::abort();
    }
    if (unpack_endings(pack_endings(*steps, places), places) != steps) std::abort();
    return 0;
}
