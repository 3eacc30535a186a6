// SPDX-License-Identifier: MIT
#include "online/tables/refusal.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>
#include <vector>

namespace parlor::tables {
namespace {

std::string read(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(PARLOR_SOURCE "/" + path).rdbuf();
    return text.str();
}

// "SeatTaken" as names on the wire are written: "seat_taken".
std::string small(const std::string& enumerator) {
    std::string name;
    for (const char each : enumerator) {
        const bool is_capital = each >= 'A' && each <= 'Z';
        if (is_capital && !name.empty()) name += '_';
        name += is_capital ? static_cast<char>(each - 'A' + 'a') : each;
    }
    return name;
}

std::vector<std::string> enumerators() {
    const std::string header = read("src/online/tables/refusal.h");
    const std::size_t begin = header.find("enum class RefusalReason");
    const std::string listed = header.substr(begin, header.find("};", begin) - begin);
    const std::regex enumerator(R"(^    ([A-Z]\w+),$)", std::regex::multiline);
    std::vector<std::string> all;
    for (std::sregex_iterator it(listed.begin(), listed.end(), enumerator), end; it != end; ++it) {
        all.push_back(small((*it)[1]));
    }
    return all;
}

TEST(ARefusal, IsCalledOnTheWireWhatItIsCalledHere) {
    const auto names = refusal_names();
    EXPECT_EQ(enumerators(), std::vector<std::string>(names.begin(), names.end()));
    EXPECT_EQ(name(RefusalReason::NotJson), "not_json");
    EXPECT_EQ(name(RefusalReason::TooManyConnections), "too_many_connections");
}

TEST(ARefusal, IsExplainedInTheProtocol) {
    const std::string protocol = read("docs/protocol.md");
    const std::string server = protocol.substr(protocol.find("# The server protocol"));
    for (const std::string_view each : refusal_names()) {
        EXPECT_NE(server.find('`' + std::string(each) + '`'), std::string::npos) << each;
    }
    for (auto error = match::Error{}; error <= match::Error::NoDraw;
         error = static_cast<match::Error>(static_cast<int>(error) + 1)) {
        EXPECT_NE(server.find('`' + std::string(name(error)) + '`'), std::string::npos)
            << name(error);
    }
}

TEST(ARefusal, IsOursOrTheMatchsOrTheGames) {
    const Refusal own{RefusalReason::SeatTaken, "b"};
    EXPECT_EQ(name(own), "seat_taken");
    EXPECT_TRUE(own.is(RefusalReason::SeatTaken));
    EXPECT_FALSE(own.is(RefusalReason::NotJson));
    const Refusal of_match{match::Error::GameOver};
    EXPECT_EQ(name(of_match), "game_over");
    EXPECT_FALSE(of_match.is(RefusalReason::NotJson));
    EXPECT_EQ(name(Refusal{GameFault{"seats_not_playable"}}), "seats_not_playable");
}

}  // namespace
}  // namespace parlor::tables
