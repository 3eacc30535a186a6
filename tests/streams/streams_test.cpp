// SPDX-License-Identifier: MIT
// Plays games at tables and writes what devices hear of them, honestly and with lies, as JSON
// lines. Three programs follow them: DiceFollower here, the Follower of
// docs/examples/dice_follower.py, and the page's (web/tests/fair/streams.test.ts). An honest game
// raises no alarm. Every lie raises one: at the changed message, or at the latest at the message
// that lies.cpp names for its kind.
//
// PARLOR_GAMES=500 plays that many games in place of 60. PARLOR_STREAMS names the file.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "base/numbers.h"
#include "client/dice_follower.h"
#include "client/fields.h"
#include "streams/lies.h"
#include "streams/streamed_game.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;

struct Setting {
    std::string game;
    std::string seats;
};
const std::vector<Setting> settings{
    {"pollyanna-1916", "b r"},
    {"pollyanna-1916+partners", "b g r y"},
    {"pollyanna-1951", "b g r"},
    {"dixie-1952", "b g r y"},
    {"pollyanna-es", "b g=random r y=simple"},
    {"pollyanna-1951+partners", "b g=random r=random y"},
    {"pollyanna-1916", "b r=careful"},
    {"zenda", "s z"},
    {"zenda", "m a z"},
    {"zenda", "m a k y"},
    {"zenda", "m a=random k=simple y"},
    {"zenda", "s=random z"},
};

struct Counts {
    std::size_t messages = 0;
    std::map<std::string, std::size_t> events{};  // by kind
    std::map<std::string, std::size_t> lies{};    // by name
};

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}
std::size_t wanted_games() {
    return static_cast<std::size_t>(base::parse_number(environment("PARLOR_GAMES")).value_or(60));
}
std::string streams_file() {
    const std::string given = environment("PARLOR_STREAMS");
    const auto folder = std::filesystem::path(PARLOR_PROGRAM).parent_path();
    return given.empty() ? (folder / "streams.jsonl").string() : given;
}

DiceFollower::Kind kind_of(std::string_view name) {
    if (name == "open") return DiceFollower::Kind::Open;
    return name == "throw" ? DiceFollower::Kind::Throw : DiceFollower::Kind::End;
}

std::string told(const DiceAlarm& alarm) { return alarm.name + ' ' + alarm.seat; }

// What every device hears raises no alarm, and it knows each link that is due.
void follow(const std::vector<std::string>& lines) {
    std::string table;
    std::map<std::int64_t, DiceFollower> followers;
    for (const std::string& each : lines) {
        const json::value value = json::parse(each);
        const json::object& line = value.as_object();
        if (line.contains("game")) table = text_of(line, "table");
        if (const auto* device = line.if_contains("fresh")) {
            followers.insert_or_assign(device->as_int64(), DiceFollower(table));
        } else if (const auto* message = line.if_contains("message")) {
            for (const json::value& device : line.at("to").as_array()) {
                DiceFollower& follower = followers.at(device.as_int64());
                follower.hear(message->as_object());
                ASSERT_FALSE(follower.alarm()) << told(*follower.alarm()) << ": " << each;
            }
        } else if (const auto* devices = line.if_contains("due")) {
            const char seat = text_of(line, "seat").front();
            for (const json::value& device : devices->as_array()) {
                EXPECT_EQ(followers.at(device.as_int64()).due(seat, kind_of(text_of(line, "kind"))),
                          text_of(line, "link"));
            }
        }
    }
}

// Hears the lies where they belong. Returns them as lines, with the alarm that each raised.
std::vector<std::string> catch_lies(const std::vector<json::object>& messages,
                                    const std::vector<Lie>& lies, Counts& counts) {
    std::vector<std::string> lines;
    DiceFollower honest(text_of(messages.front(), "table"));
    for (std::size_t i = 0; i <= messages.size(); ++i) {
        for (const Lie& lie : lies) {
            if (lie.after != i) continue;
            DiceFollower follower = honest;
            std::size_t at = 0;
            for (; at < lie.instead.size() && !follower.alarm(); ++at) {
                follower.hear(lie.instead[at]);
            }
            EXPECT_TRUE(follower.alarm()) << lie.name << json::serialize(lie.instead.front());
            if (!follower.alarm()) continue;
            EXPECT_LE(at, lie.at_most + 1) << lie.name;
            ++counts.lies[lie.name];
            json::object line{{"lie", lie.name}, {"after", lie.after}, {"heard", at}};
            line["alarm"] = {{"name", follower.alarm()->name},
                             {"seat", follower.alarm()->seat},
                             {"seq", follower.alarm()->seq}};
            auto& instead = line["instead"].emplace_array();
            for (const json::object& each : lie.instead) instead.emplace_back(each);
            lines.push_back(json::serialize(line));
        }
        if (i < messages.size()) honest.hear(messages[i]);
    }
    return lines;
}

void play(std::uint64_t number, std::ofstream& file, Counts& counts) {
    const Setting& setting = settings[number % settings.size()];
    SCOPED_TRACE(setting.game + ' ' + setting.seats + ' ' + std::to_string(number));
    StreamedGame game(setting.game, setting.seats, number);
    game.run();
    ASSERT_EQ(game.table().phase(), tables::Phase::Over);
    game.check_dice();
    follow(game.lines());
    if (testing::Test::HasFatalFailure()) return;
    for (const std::string& each : game.lines()) file << each << '\n';
    std::vector<json::object> messages;
    for (const std::string& each : game.messages()) {
        messages.push_back(json::parse(each).as_object());
        const auto* events = messages.back().if_contains("events");
        if (events == nullptr) continue;
        for (const json::value& event : events->as_array()) {
            ++counts.events[text_of(event.as_object(), "kind")];
        }
    }
    for (const std::string& each : game.lines()) {
        if (each.find(R"("message":)") != std::string::npos) ++counts.messages;
    }
    base::Random random(number, 3);
    for (const std::string& each : catch_lies(messages, lies_of(messages, random), counts)) {
        file << each << '\n';
    }
}

TEST(Streams, AreFollowedWithoutAnAlarmUnlessTheyLie) {
    const std::string name = streams_file();
    Counts counts;
    {
        std::ofstream file(name, std::ios::binary);
        for (std::uint64_t i = 0; i < wanted_games(); ++i) {
            play(i, file, counts);
            if (HasFatalFailure()) return;
        }
    }
    std::size_t lies = 0;
    for (const auto& [kind, count] : counts.lies) {
        std::cout << count << " of: " << kind << '\n';
        lies += count;
    }
    for (const auto& [kind, count] : counts.events) std::cout << kind << ' ' << count << '\n';
    std::cout << wanted_games() << " games, " << counts.messages << " messages, " << lies
              << " lies\n";
    EXPECT_GE(counts.lies.size(), 30U);
    for (const std::string kind : {"renewed", "replaced", "returned", "taken_back", "stood"}) {
        EXPECT_GT(counts.events[kind], 0U) << kind;
    }
    const Ran ran =
        run_program({"/usr/bin/env", "python3", PARLOR_SOURCE "/tests/streams/follow.py", name});
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    std::cout << ran.out;
}

}  // namespace
}  // namespace parlor::tests
