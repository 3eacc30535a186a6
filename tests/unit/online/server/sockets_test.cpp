// SPDX-License-Identifier: MIT
// What goes out to a client, call by call: a socket that keeps the bounds of messages is at the
// other end.
#include "online/server/sockets.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/asio/ip/tcp.hpp>

namespace parlor::server {
namespace {

using namespace std::chrono_literals;

// A text message of a client. Its mask changes nothing.
std::string frame_of(std::string_view text) {
    constexpr unsigned masked = 0x80;
    std::string frame{static_cast<char>(0x81), static_cast<char>(masked | text.size())};
    return frame.append(4, '\0').append(text);
}

class ASocket : public testing::Test {
protected:
    ASocket() {
        std::array<int, 2> ends{};
        EXPECT_EQ(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends.data()), 0);
        client_ = ends[0];
        boost::asio::ip::tcp::socket theirs(context_);
        theirs.assign(boost::asio::ip::tcp::v4(), ends[1]);
        sockets_->welcome(std::move(theirs), {.place = {},
                                              .client = {.session = {.player = "ana", .epoch = 0},
                                                         .address = "203.0.113.7",
                                                         .welcome = "welcome",
                                                         .set_cookie = {}},
                                              .first_bytes = {}});
    }
    ~ASocket() override {
        close(client_);
        sockets_->say_goodbye();
        sockets_->finish(10s);
        host_->close();
    }

    // What one call of the server sent.
    std::string received() const {
        std::array<char, 4096> bytes{};
        const auto size = recv(client_, bytes.data(), bytes.size(), 0);
        EXPECT_GT(size, 0);
        return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(0, size))};
    }
    void say(const std::string& bytes) const {
        EXPECT_EQ(send(client_, bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    }

    hosting::Metrics metrics_;
    std::unique_ptr<hosting::Host> host_ =
        std::move(*hosting::Host::open({}, metrics_, hosting::Log()));
    Online online_{*host_, metrics_, {}};
    std::shared_ptr<Sockets> sockets_ = Sockets::open(online_);
    boost::asio::io_context context_;
    int client_ = -1;
};

TEST_F(ASocket, SendsInOneCallWhatIsToldInOneRound) {
    EXPECT_TRUE(received().ends_with("welcome"));
    say(frame_of(R"({"id":"1","do":"leave_lobby"})") +
        frame_of(R"({"id":"2","do":"leave_lobby"})") + frame_of(R"({"id":"3","do":"dance"})"));
    const std::string told = received();
    const auto first = told.find(R"("answer":"1")");
    const auto second = told.find(R"("answer":"2")");
    const auto third = told.find(R"("answer":"3")");
    EXPECT_LT(first, second);
    EXPECT_LT(second, third);
    EXPECT_NE(third, std::string::npos) << told;
}

}  // namespace
}  // namespace parlor::server
