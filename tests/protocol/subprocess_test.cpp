// SPDX-License-Identifier: MIT
// Other programs, good and bad: whatever they do, no call hangs and nothing is left behind.
#include "laboratory/subprocess.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>

#include "support/program.h"

namespace parlor::tests {
namespace {

using console::Clock;
using console::LineFault;
using laboratory::Subprocess;

Clock::time_point soon() { return Clock::now() + std::chrono::milliseconds(50); }
Clock::time_point late() { return Clock::now() + std::chrono::seconds(60); }

class Script {
public:
    explicit Script(std::string_view text) { write_text(folder_.file("script"), text); }
    [[nodiscard]] std::string file(std::string_view name) const { return folder_.file(name); }
    [[nodiscard]] std::unique_ptr<Subprocess> start(std::size_t longest = 100) const {
        return std::move(*Subprocess::start("sh " + folder_.file("script"), longest));
    }

private:
    TemporaryFolder folder_;
};

TEST(Subprocess, HearsAndSaysLines) {
    const auto program = Subprocess::start("cat -u", 100);
    ASSERT_TRUE(program);
    ASSERT_TRUE((*program)->write("one", late()));
    ASSERT_TRUE((*program)->write("two  words", late()));
    EXPECT_EQ((*program)->read(late()), "one");
    EXPECT_EQ((*program)->read(late()), "two  words");
    const auto ending = (*program)->end(late());
    ASSERT_TRUE(ending);
    EXPECT_FALSE(ending->by_signal);
    EXPECT_EQ(ending->number, 0);
}

TEST(Subprocess, SaysWhyAProgramCannotBeStarted) {
    EXPECT_FALSE(Subprocess::start("no-such-program-anywhere", 100));
    EXPECT_EQ(Subprocess::start("/no/such/program", 100).error(), "No such file or directory");
    EXPECT_FALSE(Subprocess::start("", 100));
    EXPECT_FALSE(Subprocess::start("/", 100));
}

TEST(Subprocess, DoesNotWaitPastTheDeadline) {
    const Script script("sleep 1000\n");
    const auto program = script.start();
    EXPECT_EQ(program->read(soon()).error(), LineFault::Slow);
    const std::string much(1 << 20, 'x');
    EXPECT_EQ(program->write(much, soon()).error(), LineFault::Slow);
    EXPECT_FALSE(program->end(soon()));
}

TEST(Subprocess, SeesThatAProgramHasEnded) {
    const Script script("exit 3\n");
    const auto program = script.start();
    EXPECT_EQ(program->read(late()).error(), LineFault::Ended);
    auto written = program->write("hello?", late());
    while (written) written = program->write("hello?", late());  // its input may last a moment more
    EXPECT_EQ(written.error(), LineFault::Ended);
    EXPECT_EQ(program->end(late())->number, 3);
}

TEST(Subprocess, TellsASignalFromAnExitCode) {
    const Script script("kill -9 $$\n");
    const auto ending = script.start()->end(late());
    ASSERT_TRUE(ending);
    EXPECT_TRUE(ending->by_signal);
    EXPECT_EQ(ending->number, 9);
}

TEST(Subprocess, ReadsTheLastLineEvenWithoutItsEnd) {
    const Script script("printf 'one\\n\\nthree'\n");
    const auto program = script.start();
    EXPECT_EQ(program->read(late()), "one");
    EXPECT_EQ(program->read(late()), "");
    EXPECT_EQ(program->read(late()), "three");
    EXPECT_EQ(program->read(late()).error(), LineFault::Ended);
    EXPECT_EQ(program->read(late()).error(), LineFault::Ended);
}

TEST(Subprocess, SkipsALineThatIsTooLong) {
    const Script script(
        "head -c 101 /dev/zero | tr '\\0' x; echo; head -c 100 /dev/zero | tr '\\0' y;"
        "echo; head -c 1000000 /dev/zero | tr '\\0' z; echo; echo short\n");
    const auto program = script.start(100);
    EXPECT_EQ(program->read(late()).error(), LineFault::TooLong);
    EXPECT_EQ(program->read(late()), std::string(100, 'y'));
    EXPECT_EQ(program->read(late()).error(), LineFault::TooLong);
    EXPECT_EQ(program->read(late()), "short");
}

// A pipe with a name ends when the last who writes to it is gone.
TEST(Subprocess, LeavesNothingBehind) {
    const Script script(
        "trap '' TERM HUP INT\n"
        "{ echo started >&3; exec sleep 1000; } 3>&1 > $(dirname $0)/pipe &\n"
        "wait\n");
    ASSERT_EQ(mkfifo(script.file("pipe").c_str(), 0600), 0);
    const int pipe = open(script.file("pipe").c_str(), O_RDONLY | O_NONBLOCK);
    auto program = script.start();
    EXPECT_EQ(program->read(late()), "started");
    program = nullptr;
    pollfd ready{pipe, POLLIN, 0};
    EXPECT_EQ(poll(&ready, 1, 60'000), 1);
    std::array<char, 8> block{};
    EXPECT_EQ(read(pipe, block.data(), block.size()), 0);
    close(pipe);
}

}  // namespace
}  // namespace parlor::tests
