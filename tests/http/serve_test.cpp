// SPDX-License-Identifier: MIT
// `parlor serve`: the program as people start and end it.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <stdexcept>

#include "base/numbers.h"
#include "http/client.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

// The program while it serves, with a pipe for what it says.
class Served {
public:
    explicit Served(std::vector<std::string> options, const std::string& store = "memory:") {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        options.insert(options.begin(),
                       {PARLOR_PROGRAM, "serve", "--port", "0", "--lang", "en", "--store", store});
        std::vector<char*> words;
        for (std::string& each : options) words.push_back(each.data());
        words.push_back(nullptr);
        process_ = fork();
        if (process_ == 0) {
            dup2(ends[1], STDOUT_FILENO);
            execv(words.front(), words.data());
            _exit(127);
        }
        close(ends[1]);
        output_ = ends[0];
        first_line_ = line();
    }
    ~Served() {
        if (process_ != 0) end(SIGKILL);
        close(output_);
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    [[nodiscard]] const std::string& first_line() const { return first_line_; }
    [[nodiscard]] std::uint16_t port() const {
        const std::size_t begin = first_line_.rfind("localhost:") + 10;
        const std::string digits = first_line_.substr(begin, first_line_.find(' ', begin) - begin);
        return static_cast<std::uint16_t>(base::parse_number(digits).value_or(0));
    }

    // Empty: it will say nothing more.
    std::string line() {
        constexpr int patience_ms = 20000;
        std::string text;
        char letter = 0;
        for (;;) {
            pollfd ready{output_, POLLIN, 0};
            if (poll(&ready, 1, patience_ms) <= 0 || read(output_, &letter, 1) != 1) return text;
            if (letter == '\n') return text;
            text += letter;
        }
    }

    void interrupt(int signal) const { kill(process_, signal); }
    // The exit code; 128 + the signal that ended it.
    int ended() {
        int status = 0;
        waitpid(process_, &status, 0);
        process_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    int end(int signal) {
        interrupt(signal);
        return ended();
    }

private:
    pid_t process_ = 0;
    int output_ = -1;
    std::string first_line_;
};

class Serve : public testing::Test {
protected:
    Serve() {
        std::filesystem::create_directory(folder_.file("assets"));
        write_text(folder_.file("index.html"), "<html>");
        write_text(folder_.file("assets/large-1.wasm"), std::string(8U << 20U, 'x'));
    }
    [[nodiscard]] std::string root() const { return folder_.file(""); }

private:
    TemporaryFolder folder_;
};

TEST_F(Serve, SaysWhereItIsServesAndLeavesWhenInterrupted) {
    for (const int signal : {SIGINT, SIGTERM}) {
        Served served({"--root", root()});
        EXPECT_THAT(served.first_line(),
                    MatchesRegex(R"(The table is open: http://localhost:[0-9]+ .*)"));
        EXPECT_EQ(get(served.port(), "/").body, "<html>");
        EXPECT_THAT(get(served.port(), "/health").body,
                    StartsWith(R"({"status":"ok","version":")"));
        EXPECT_EQ(get(served.port(), "/assets/large-1.wasm").field("Content-Type"),
                  "application/wasm");
        EXPECT_EQ(served.end(signal), 0);
        EXPECT_EQ(served.line(), "The table is closed.");
        EXPECT_EQ(served.line(), "");
    }
}

TEST_F(Serve, FinishesADownloadWhenInterrupted) {
    Served served({"--root", root(), "--threads", "1"});
    Client client(served.port(), 4096);
    client.send(
        "GET /assets/large-1.wasm HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(get(served.port(), "/").status, 200);
    served.interrupt(SIGTERM);
    EXPECT_EQ(client.receive().body.size(), 8U << 20U);
    EXPECT_EQ(served.ended(), 0);
}

TEST_F(Serve, LeavesAtOnceWhenInterruptedTwice) {
    Served served({"--root", root(), "--threads", "1"});
    Client client(served.port(), 4096);
    client.send("GET /assets/large-1.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n");
    Client idle(served.port());
    EXPECT_EQ(get(served.port(), "/").status, 200);
    served.interrupt(SIGTERM);
    EXPECT_TRUE(idle.is_ended());  // so that the first one has been heard
    EXPECT_EQ(served.end(SIGTERM), 128 + SIGTERM);
}

TEST_F(Serve, TellsOfRequestsWhereItIsAsked) {
    Served served({"--root", root(), "--log"});
    get(served.port(), "/none.js");
    EXPECT_EQ(served.line(), "404 GET /none.js");
}

TEST_F(Serve, NamesThePortThatIsTakenAndAWayOut) {
    Served served({"--root", root()});
    const std::string port = std::to_string(served.port());
    const std::vector<std::string> again{"serve", "--port",  port,      "--root",
                                         root(),  "--store", "memory:", "--lang"};
    const auto in = [&](const std::string& language) {
        std::vector<std::string> words = again;
        words.push_back(language);
        return run_parlor(words);
    };
    const Ran ran = in("en");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("Port " + port + " is taken"));
    EXPECT_THAT(ran.err, HasSubstr("--port 0"));
    EXPECT_THAT(ran.err, HasSubstr("(port_taken)"));
    EXPECT_THAT(in("es").err, HasSubstr("ocupa otro programa"));
}

TEST_F(Serve, RefusesWhatItCannotServe) {
    const TemporaryFolder empty;
    const Ran no_page = run_parlor({"serve", "--root", empty.file(""), "--lang", "en"});
    EXPECT_EQ(no_page.code, 2);
    EXPECT_THAT(no_page.err, HasSubstr("make page"));
    const Ran bad_host =
        run_parlor({"serve", "--host", "nowhere", "--root", root(), "--store", "memory:"});
    EXPECT_EQ(bad_host.code, 2);
    EXPECT_THAT(bad_host.err, HasSubstr("(bad_host)"));
    EXPECT_EQ(run_parlor({"serve", "--port", "70000", "--root", root()}).code, 2);
}

TEST_F(Serve, RefusesAStoreThatItCannotHave) {
    const TemporaryFolder folder;
    const std::string file = folder.file("tables.db");
    const auto refused = [&](const std::string& store) {
        const Ran ran = run_parlor({"serve", "--port", "0", "--no-open", "--root", root(), "--lang",
                                    "en", "--store", store});
        EXPECT_EQ(ran.code, 2) << store;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(lines_of(ran.err).size(), 1) << ran.err;
        return ran.err;
    };
    const Served first({"--root", root()}, "sqlite:" + file);
    EXPECT_EQ(get(first.port(), "/health").status, 200);
    EXPECT_THAT(refused("sqlite:" + file), AllOf(HasSubstr(file), HasSubstr("(in_use)")));
    EXPECT_THAT(refused(file), HasSubstr("(in_use)"));
    std::filesystem::create_hard_link(file, folder.file("link.db"));
    EXPECT_THAT(refused(folder.file("link.db")), HasSubstr("(in_use)"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("link.db-wal"))) << "SQLite has not opened it";
    EXPECT_EQ(get(first.port(), "/api/me").status, 200);
    EXPECT_THAT(refused("mysql://somewhere"), HasSubstr("(bad_address)"));
    EXPECT_THAT(refused("sqlite:/nowhere/at/all/tables.db"), HasSubstr("(cannot_open)"));
    EXPECT_THAT(refused("sqlite:" + folder.file("")), HasSubstr("(cannot_open)"));
    const std::string database = refused("postgres://ana:secret@localhost:1/none");
    EXPECT_THAT(database, HasSubstr("(cannot_open)"));
    EXPECT_THAT(database, Not(HasSubstr("secret")));
    const Ran ran = run_parlor({"serve", "--port", "0", "--no-open", "--root", root(), "--store",
                                "memory:", "--nats", "nats://localhost:1"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("(not_shared)"));
}

}  // namespace
}  // namespace parlor::tests
