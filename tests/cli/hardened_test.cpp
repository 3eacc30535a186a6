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

TEST(Program, IsHardenedInItsCode) {
#if !defined(NDEBUG) || !defined(__x86_64__)
    GTEST_SKIP() << "only the release is, and this looks at code for one processor";
#endif
    const std::string main =
        run_program({"/usr/bin/objdump", "-d", "--disassemble=main", PARLOR_PROGRAM}).out;
    EXPECT_THAT(main, HasSubstr("endbr64")) << "-fcf-protection";
    // Large stack frames are taken page by page (sub $0x1000, %rsp), and each page is touched: by
    // Clang with movq $0, (%rsp), by GCC with orq $0, (%rsp).
    const std::string code = read_text(PARLOR_PROGRAM);
    const std::string page("\x48\x81\xec\x00\x10\x00\x00", 7);
    const bool is_probed = code.find(page + "\x48\xc7\x04\x24") != std::string::npos ||
                           code.find(page + "\x48\x83\x0c\x24") != std::string::npos;
    EXPECT_TRUE(is_probed) << "-fstack-clash-protection";
}

}  // namespace
}  // namespace parlor::tests
