// SPDX-License-Identifier: MIT
// Replays every conversation of this folder with the real program.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "protocol/conversation.h"

namespace parlor::tests {
namespace {

class Conversations : public testing::TestWithParam<Conversation> {};

TEST_P(Conversations, AreRepeatedWordForWord) { EXPECT_EQ(difference(GetParam()), ""); }

std::string test_name(const testing::TestParamInfo<Conversation>& info) {
    std::string name = info.param.file + "_line_" + std::to_string(info.param.line);
    std::ranges::replace_if(name, [](unsigned char each) { return std::isalnum(each) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Engine, Conversations, testing::ValuesIn(read_conversations()), test_name);

}  // namespace
}  // namespace parlor::tests
