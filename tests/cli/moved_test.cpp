// SPDX-License-Identifier: MIT
// The commands of the laboratory are commands of parlor-lab: parlor says so, and has none of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::vector<std::string>> moved{
    {"arena", "careful", "simple", "--games", "20"},
    {"ladder", "--games", "20"},
    {"simulate", "--help"},
    {"balance", "--game", "zenda"},
    {"tune"},
    {"endings", "--out", "x"},
    {"perft", "pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?", "1"},
    {"puzzles", "make", "--out", "x"},
    {"puzzles", "gather", "--out", "x"},
    {"puzzles", "check"}};

std::string name_of(const std::vector<std::string>& words) {
    return words[0] == "puzzles" ? words[0] + ' ' + words[1] : words[0];
}

TEST(MovedCommands, SayWhereTheyWent) {
    for (const auto& words : moved) {
        const Ran ran = run_parlor(words);
        EXPECT_EQ(ran.code, 2) << name_of(words);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err, "parlor: \"parlor " + name_of(words) +
                               "\" has moved to the laboratory: run \"parlor-lab " +
                               name_of(words) + "\". (moved)\n");
    }
    EXPECT_THAT(run_parlor({"arena", "--lang", "es"}).err, HasSubstr("se mudó"));
}

TEST(MovedCommands, AreListedByTheHelpOfTheLaboratoryAlone) {
    const std::string parlor = run_parlor({"--help"}).out;
    const std::string puzzles = run_parlor({"puzzles", "--help"}).out;
    const std::string lab = run_lab({"--help"}).out;
    const std::string lab_puzzles = run_lab({"puzzles", "--help"}).out;
    for (const auto& words : moved) {
        const bool in_group = words[0] == "puzzles";
        const std::string line = "\n  " + (in_group ? words[1] : words[0]) + ' ';
        EXPECT_THAT(in_group ? puzzles : parlor, Not(HasSubstr(line))) << name_of(words);
        EXPECT_THAT(in_group ? lab_puzzles : lab, HasSubstr(line)) << name_of(words);
    }
    EXPECT_THAT(parlor, HasSubstr("parlor-lab --help"));
    EXPECT_EQ(run_lab({"play"}).code, 2);
}

// Tuning, series and processes are code of the laboratory. The names are those of functions and
// types as the compiler writes them into symbols.
TEST(MovedCommands, AreNotInTheProgram) {
    const Ran parlor = run_program({"/usr/bin/nm", "--demangle", PARLOR_PROGRAM});
    const Ran lab = run_program({"/usr/bin/nm", "--demangle", PARLOR_LAB_PROGRAM});
    ASSERT_EQ(parlor.code, 0) << parlor.err;
    for (const char* name : {"parlor::training::", "parlor::laboratory::", "parlor::lab::",
                             "parlor::parallel::make_workers", "parlor::parallel::run_program"}) {
        EXPECT_THAT(parlor.out, Not(HasSubstr(name)));
        EXPECT_THAT(lab.out, HasSubstr(name));
    }
}

}  // namespace
}  // namespace parlor::tests
