// SPDX-License-Identifier: MIT
// What the system and the compiler do against faults of memory, in the program as people run it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;

TEST(Program, IsHardened) {
#ifndef NDEBUG
    GTEST_SKIP() << "only the release is";
#endif
    const std::string told =
        run_program({"/usr/bin/readelf", "-W", "-h", "-l", "-d", "--dyn-syms", PARLOR_PROGRAM}).out;
    EXPECT_THAT(told, HasSubstr("DYN (Position-Independent Executable file)"));
    EXPECT_THAT(told, HasSubstr("GNU_RELRO"));
    EXPECT_THAT(told, HasSubstr("BIND_NOW"));
    EXPECT_THAT(told, HasSubstr("__stack_chk_fail"));
    EXPECT_THAT(told, HasSubstr("_chk@"));
    EXPECT_THAT(told, testing::ContainsRegex("GNU_STACK.* RW "));
}

}  // namespace
}  // namespace parlor::tests
