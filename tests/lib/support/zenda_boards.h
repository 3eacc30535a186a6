// SPDX-License-Identifier: MIT
// The boards that Zenda's tests are played on: the small ones of tests/boards and the valley, whose
// numbers never change, and the standard one, whose numbers no test may know.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"
#include "reference/slow_zenda.h"

namespace parlor::tests {

struct TestBoard {
    std::string name;  // of the file in tests/boards, or `valley`, or `zenda`
    zenda::Board board;
    slow::ZendaBoard slow;  // the same for the reference
};

// Those of tests/boards, by name.
const std::vector<TestBoard>& small_boards();
// One as large as the standard one: tests/boards/large/valley.json.
const TestBoard& valley_board();
// boards/zenda.json, as it is read from the file.
const TestBoard& standard_test_board();

// One of the small boards. Precondition: there is one of that name.
const TestBoard& small_board(std::string_view name);

// Two that many tests know, and positions there. Precondition: the text is a position's.
const zenda::Board& lane();
const zenda::Board& valley();
zenda::Position in_lane(std::string_view text);
zenda::Position in_valley(std::string_view text);

}  // namespace parlor::tests
