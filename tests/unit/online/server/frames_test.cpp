// SPDX-License-Identifier: MIT
// Frames as RFC 6455 has them. The client's are written by the tests' own client.
#include "online/server/frames.h"

#include <gtest/gtest.h>

#include <vector>

#include "client/frames.h"

namespace parlor::tests {
namespace {

using server::CloseCode;
using server::FrameHead;
using server::FrameReader;
using server::WebSocketMessage;

constexpr std::size_t longest = 1000;

class Frames : public testing::Test {
protected:
    std::optional<CloseCode> read(std::string_view bytes) {
        return reader_.read(bytes, [&](WebSocketMessage message) {
            heard_.push_back(std::to_string(static_cast<int>(message.opcode)) + message.text);
            return true;
        });
    }
    // What a new reader makes of it.
    static std::optional<CloseCode> fault(const std::string& bytes) {
        return FrameReader(longest).read(bytes, [](const WebSocketMessage&) { return true; });
    }

    FrameReader reader_{longest};
    std::vector<std::string> heard_;
};
using Heard = std::vector<std::string>;

TEST_F(Frames, OfAnySizeAreMessages) {
    Heard all;
    for (const std::size_t size : {0U, 1U, 7U, 125U, 126U, 127U, 1000U}) {
        EXPECT_EQ(read(frame(Opcode::Text, std::string(size, 'x'))), std::nullopt) << size;
        all.push_back("1" + std::string(size, 'x'));
    }
    EXPECT_EQ(heard_, all);
}

TEST_F(Frames, AreHeardWhereverTheyAreCut) {
    const std::string bytes = frame(Opcode::Text, "año", false) + frame(Opcode::Ping, "p") +
                              frame(Opcode::Continuation, "", false) +
                              frame(Opcode::Continuation, std::string(200, 'y')) +
                              frame(Opcode::Binary, "b") + frame(Opcode::Pong, "") +
                              frame(Opcode::Close, "");
    const Heard all{"9p", "1año" + std::string(200, 'y'), "2b", "10", "8"};
    for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
        heard_.clear();
        EXPECT_EQ(read(bytes.substr(0, cut)), std::nullopt) << cut;
        EXPECT_EQ(read(bytes.substr(cut)), std::nullopt) << cut;
        EXPECT_EQ(heard_, all) << cut;
    }
    heard_.clear();
    for (const char each : bytes) EXPECT_EQ(read({&each, 1}), std::nullopt);
    EXPECT_EQ(heard_, all);
}

TEST_F(Frames, AreHeardUntilItIsEnough) {
    const std::string bytes = frame(Opcode::Text, "one") + frame(Opcode::Text, "two");
    int count = 0;
    const auto bad = reader_.read(bytes, [&](const WebSocketMessage&) {
        ++count;
        return false;
    });
    EXPECT_EQ(bad, std::nullopt);
    EXPECT_EQ(count, 1);
}

TEST_F(Frames, ThatBreakTheRulesAreRefused) {
    const std::vector<std::string> wrong{
        std::string("\x81\x02hi", 4),                     // not masked
        std::string("\xc1\x80\0\0\0\0", 6),               // a reserved bit
        std::string("\x83\x80\0\0\0\0", 6),               // no such kind
        std::string("\x8b\x80\0\0\0\0", 6),               // nor this
        std::string("\x09\x80\0\0\0\0", 6),               // a ping in parts
        std::string("\x89\xfe\0\x7e\0\0\0\0", 8),         // a long one
        std::string("\x81\xfe\0\x7d\0\0\0\0", 8),         // a size spelled with more bytes
        std::string("\x81\xff\0\0\0\0\0\0\xff\xff", 10),  // than it needs
        frame(Opcode::Continuation, "of nothing"),
        frame(Opcode::Text, "begun", false) + frame(Opcode::Text, "and again"),
    };
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        EXPECT_EQ(fault(wrong[i]), CloseCode::ProtocolError) << i;
    }
}

TEST_F(Frames, ThatAreTooBigAreRefusedBeforeTheyAreThere) {
    EXPECT_EQ(fault(frame(Opcode::Text, std::string(longest + 1, 'x'))), CloseCode::TooBig);
    EXPECT_EQ(fault(frame(Opcode::Text, std::string(longest + 1, 'x')).substr(0, 4)),
              CloseCode::TooBig);
    EXPECT_EQ(fault(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10)),
              CloseCode::TooBig);
    EXPECT_EQ(fault(std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10)),
              CloseCode::TooBig);
    const std::string half(600, 'x');
    EXPECT_EQ(fault(frame(Opcode::Text, half, false) + frame(Opcode::Continuation, half)),
              CloseCode::TooBig);
}

TEST_F(Frames, OfTextAreUtf8) {
    for (const std::string_view bad :
         {"\xff", "\xc3", "\xed\xa0\x80", "\xc0\xaf", "\xf4\x90\x80\x80"}) {
        EXPECT_EQ(fault(frame(Opcode::Text, bad)), CloseCode::BadPayload) << bad;
        EXPECT_EQ(fault(frame(Opcode::Binary, bad)), std::nullopt) << bad;
    }
    EXPECT_EQ(read(frame(Opcode::Text, "\xc3", false) + frame(Opcode::Continuation, "\xb1")),
              std::nullopt);
    EXPECT_EQ(read(frame(Opcode::Text, "\t\n\x7f")), std::nullopt);
    EXPECT_EQ(heard_, (Heard{"1ñ", "1\t\n\x7f"}));
}

TEST(FramesOfTheServer, AreReadByClients) {
    for (const std::size_t size : {0U, 125U, 126U, 65535U, 65536U}) {
        const std::string payload(size, 'x');
        const FrameHead head(server::Opcode::Text, size);
        const std::string bytes = std::string(head.bytes()) + payload;
        const auto read = first_frame(bytes);
        ASSERT_TRUE(read.has_value()) << size;
        EXPECT_EQ(read->opcode, Opcode::Text);
        EXPECT_TRUE(read->is_final);
        EXPECT_EQ(read->payload, payload);
        EXPECT_EQ(read->size, bytes.size());
    }
}

TEST(Goodbyes, HaveACodeOrNone) {
    EXPECT_EQ(server::goodbye(CloseCode::GoingAway, "restart"), "\x03\xe9restart");
    EXPECT_EQ(server::code_of(""), CloseCode::None);
    EXPECT_EQ(server::code_of("\x03\xe8"), CloseCode::Normal);
    EXPECT_EQ(server::code_of("\x03\xe9"
                              "bye"),
              CloseCode::GoingAway);
    EXPECT_EQ(server::code_of("\x0b\xb8"), static_cast<CloseCode>(3000));
    for (const std::string_view bad :
         {"\x03", "\x03\xed", "\x03\xee", "\x03\xe7", "\x13\x88", "\x03\xe8\xff"}) {
        EXPECT_EQ(server::code_of(bad), std::nullopt);
    }
}

}  // namespace
}  // namespace parlor::tests
