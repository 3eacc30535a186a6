// SPDX-License-Identifier: MIT
// A record that can be read is written and read again to the same, and resuming it ends well.
#include <cstdlib>
#include <string_view>

#include "games/games.h"
#include "rules/game/record.h"
#include "rules/match/resume.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto record = parlor::game::read(input);
    if (!record) {
        if (record.error().empty()) std::abort();
        return 0;
    }
    const auto again = parlor::game::read(parlor::game::write(*record));
    if (!again || !(*again == *record)) std::abort();
    const auto match = parlor::games::resume(*record);
    if (!match && match.error().empty()) std::abort();
    return 0;
}
