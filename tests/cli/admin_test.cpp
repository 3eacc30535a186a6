// SPDX-License-Identifier: MIT
// `parlor admin`: what is kept, looked at, copied, moved and tidied up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "online/store/file_lock.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;

constexpr const char* lines =
    R"({"parlor_export":1}
{"cookie_keys":"00ff"}
{"player":"p1","name":"Ana","account":"ana","passphrase":"$","link":"","epoch":3,"made":1,"seen":2}
{"table":"k3f9","secret":"5ec2e7","phase":"open","public":true,"changed":1790000000123,)"
    R"("players":["p1"],"awaited":"","goesOn":false,"card":"{}","record":"","events":["{\"n\":1}","{\"n\":2}"]}
{"table":"m4","secret":"","phase":"over","public":false,"changed":0,)"
    R"("players":[],"awaited":"","goesOn":false,"card":"","record":"[game]\n","events":[]}
)";

class Admin : public testing::Test {
protected:
    void SetUp() override {
        write_text(folder_.file("in.jsonl"), lines);
        const Ran taken = run({"import", folder_.file("in.jsonl")});
        EXPECT_EQ(taken.out, "2 tables and 1 players have been taken in.\n") << taken.err;
    }
    [[nodiscard]] std::string store() const { return folder_.file("tables.db"); }
    [[nodiscard]] Ran run(std::vector<std::string> words) const {
        words.insert(words.begin(), "admin");
        words.insert(words.end(), {"--store", store()});
        return run_parlor(words);
    }
    TemporaryFolder folder_;
};

TEST_F(Admin, CountsAndLists) {
    EXPECT_THAT(run({"stats"}).out, HasSubstr("Tables               2\n"));
    EXPECT_THAT(run({"stats"}).out, HasSubstr("Events               2\n"));
    EXPECT_THAT(run({"tables"}).out, HasSubstr("k3f9            2026-09-21 14:13  waiting"));
    EXPECT_EQ(run({"show", "k3f9"}).out, "{\"n\":1}\n{\"n\":2}\n");
    EXPECT_EQ(run({"show", "none"}).code, 1);
}

TEST_F(Admin, WhatWasTakenInComesOutAgain) {
    const Ran written = run({"export", folder_.file("out.jsonl")});
    EXPECT_EQ(written.code, 0) << written.err;
    EXPECT_EQ(read_text(folder_.file("out.jsonl")), lines);
    write_text(folder_.file("bad.jsonl"), "{\"parlor_export\":1}\n{\"table\":3}\n");
    const Ran refused = run({"import", folder_.file("bad.jsonl")});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("Line 2 of "));
    EXPECT_EQ(run({"export", folder_.file("no/folder")}).code, 2);
    EXPECT_EQ(run({"import", folder_.file("nothing")}).code, 2);
}

TEST_F(Admin, WhatIsThereIsNotOverwritten) {
    write_text(folder_.file("older.jsonl"),
               R"({"parlor_export":1}
{"player":"p1","name":"Anna","account":"ana","passphrase":"€","link":"","made":1,"seen":1}
{"player":"p2","name":"Ben","account":"","passphrase":"","link":"","made":1,"seen":1}
)");
    EXPECT_EQ(run({"import", folder_.file("older.jsonl")}).code, 0);
    EXPECT_EQ(run({"export", folder_.file("out.jsonl")}).code, 0);
    EXPECT_THAT(read_text(folder_.file("out.jsonl")), HasSubstr(R"("name":"Ana")"));
    EXPECT_THAT(read_text(folder_.file("out.jsonl")), HasSubstr(R"("name":"Ben")"));
}

TEST_F(Admin, RemovesOnlyWhatIsNamed) {
    EXPECT_EQ(run({"remove", "m4"}).code, 0);
    EXPECT_EQ(run({"remove", "m4"}).code, 1);
    EXPECT_EQ(run({"clean", "--days", "36500"}).out, "0 tables have been removed.\n");
    EXPECT_EQ(run({"clean", "--days", "0"}).out, "1 tables have been removed.\n");
}

TEST_F(Admin, KeysAreMadeAndThreeAreKept) {
    for (int i = 0; i < 4; ++i) EXPECT_EQ(run({"rotate-keys"}).code, 0);
    EXPECT_EQ(run({"export", folder_.file("out.jsonl")}).code, 0);
    const std::string line = lines_of(read_text(folder_.file("out.jsonl"))).at(1);
    EXPECT_EQ(std::ranges::count(line, ','), 2) << line;
    EXPECT_EQ(line.find("00ff"), std::string::npos);
}

TEST_F(Admin, ReadsWhileAServerRunsAndThenChangesNothing) {
    auto lock = store::FileLock::take(store());
    ASSERT_TRUE(lock);
    EXPECT_EQ(run({"stats"}).code, 0);
    EXPECT_EQ(run({"backup", folder_.file("copy.db")}).code, 0);
    const Ran refused = run({"remove", "k3f9"});
    *lock = store::FileLock();
    EXPECT_EQ(run({"remove", "k3f9"}).code, 0);
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("(in_use)"));
    EXPECT_EQ(run_parlor({"admin", "show", "k3f9", "--store", folder_.file("copy.db")}).code, 0);
}

TEST_F(Admin, AMistypedNameMakesNoStore) {
    const Ran refused = run_parlor({"admin", "stats", "--store", folder_.file("typo.db")});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("(cannot_open)"));
    EXPECT_THAT(folder_.names(), testing::Not(testing::Contains(HasSubstr("typo"))));
    EXPECT_THAT(run_parlor({"admin"}).out, HasSubstr("Usage: parlor admin"));
    EXPECT_EQ(run_parlor({"admin", "no_such"}).code, 2);
}

}  // namespace
}  // namespace parlor::tests
