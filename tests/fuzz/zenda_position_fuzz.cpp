// SPDX-License-Identifier: MIT
// Whatever the text, reading a position of Zenda ends well; what is read is written back and read
// again to the same, and what its throw leads to is what the reference says.
#include <set>
#include <string_view>

#include "fuzz/require.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

using namespace parlor;
using namespace parlor::zenda;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    static const tests::TestBoard& on = tests::small_board("loop");
    const auto read = parse_position(on.board, input);
    if (!read) {
        require(!read.error().empty());
        return 0;
    }
    const std::string written =
        read->thrown ? text(read->position, *read->thrown) : text(read->position);
    const auto again = parse_position(on.board, written);
    require(again && again->position == read->position && again->thrown == read->thrown);
    if (is_over(read->position)) return 0;
    Results results(on.board);
    const bool setting = read->position.phase == Phase::Setting;
    const Throw thrown = read->thrown.value_or(Throw::of(6, 4, 2));
    if (setting) {
        results.find(read->position);
    } else {
        results.find(read->position, thrown);
    }
    std::set<std::string> found;
    for (std::size_t i = 0; i < results.size(); ++i) {
        found.insert(text(results[i]));
        require(parse_position(on.board, text(results[i])).has_value());
    }
    require(found ==
            slow::zenda_results(on.slow, setting ? written : text(read->position, thrown)));
    return 0;
}
