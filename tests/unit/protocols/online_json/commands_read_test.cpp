// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <regex>

#include "protocols/online_json/tables_json.h"
#include "support/corpus.h"

namespace parlor::online_json {
namespace {

using tables::Refusal;
using tables::RefusalReason;
using namespace std::string_literals;

// A command about a table, given what it has besides.
std::string about_table(const std::string& more) {
    return R"({"id":"a1","table":"k3f9x2m7qa4c",)" + more + "}";
}

ClientCommand parsed(const std::string& text) {
    const auto command = parse_command(text);
    EXPECT_TRUE(command) << text << ' ' << name(command.error().refusal);
    return command ? *command : ClientCommand{.id = {}, .action = WatchLobby{}};
}

template <class Action>
Action wish(const std::string& more) {
    const ClientCommand command = parsed(about_table(more));
    EXPECT_EQ(command.id, "a1");
    EXPECT_EQ(command.table, "k3f9x2m7qa4c");
    return std::get<Action>(std::get<tables::Action>(command.action));
}

std::optional<Refusal> refusal(const std::string& text) {
    const auto command = parse_command(text);
    EXPECT_FALSE(command) << text;
    if (command) return std::nullopt;
    return command.error().refusal;
}
std::optional<Refusal> refusal_at_table(const std::string& more) {
    return refusal(about_table(more));
}

TEST(CommandsRead, Plays) {
    EXPECT_EQ(wish<tables::Throw>(R"("do":"throw","at":7)").at, 7U);
    EXPECT_EQ(wish<tables::Undo>(R"("do":"undo","at":0)").at, 0U);
    EXPECT_EQ(wish<tables::HandOver>(R"("do":"over","at":4294967295)").at, 4294967295U);
    EXPECT_EQ(wish<tables::Confirm>(R"("do":"confirm","at":9)").at, 9U);
    const auto step = wish<tables::Step>(R"("do":"step","at":8,"step":"w/6")");
    EXPECT_EQ(step.at, 8U);
    EXPECT_EQ(step.step, "w/6");
    const auto play = wish<tables::Play>(R"("do":"play","at":8,"steps":"17/B1 B1/B2")");
    EXPECT_EQ(play.at, 8U);
    EXPECT_EQ(play.steps, "17/B1 B1/B2");
}

TEST(CommandsRead, LinksComeWhereTheyAreDue) {
    EXPECT_EQ(wish<tables::Throw>(R"("do":"throw","at":7)").link, "");
    EXPECT_EQ(wish<tables::Throw>(R"("do":"throw","at":7,"link":"00")").link, "00");
    EXPECT_EQ(wish<tables::Confirm>(R"("do":"confirm","at":7,"link":"01")").link, "01");
    EXPECT_EQ(wish<tables::Play>(R"("do":"play","at":7,"steps":"","link":"02")").link, "02");
    const auto reveal = wish<tables::Reveal>(R"("do":"reveal","at":4,"seat":"b","link":"03")");
    EXPECT_EQ(reveal.at, 4U);
    EXPECT_EQ(reveal.seat, 'b');
    EXPECT_EQ(reveal.link, "03");
    const auto renew = wish<tables::Renew>(R"("do":"renew","at":9,"seat":"r","tip":"04")");
    EXPECT_EQ(renew.at, 9U);
    EXPECT_EQ(renew.seat, 'r');
    EXPECT_EQ(renew.tip, "04");
    EXPECT_EQ(refusal_at_table(R"("do":"reveal","at":4,"seat":"b")"),
              (Refusal{RefusalReason::FieldMissing, "link"}));
    EXPECT_EQ(refusal_at_table(R"("do":"throw","at":4,"link":")" + std::string(65, '0') + '"'),
              (Refusal{RefusalReason::TooLong, "link"}));
}

TEST(CommandsRead, ComingAndGoing) {
    const auto sit = wish<tables::Sit>(R"("do":"sit","seat":"b","name":"Ñandú 🎲","tip":"00ff")");
    EXPECT_EQ(sit.seat, 'b');
    EXPECT_EQ(sit.name, "Ñandú 🎲");
    EXPECT_EQ(sit.tip, "00ff");
    EXPECT_EQ(wish<tables::Stand>(R"("do":"stand","seat":"r")").seat, 'r');
    EXPECT_EQ(wish<tables::Fill>(R"("do":"fill","level":"careful")").level, "careful");
    EXPECT_EQ(wish<tables::Resign>(R"("do":"resign","seat":"y")").seat, 'y');
    EXPECT_EQ(wish<tables::Return>(R"("do":"return","seat":"y")").seat, 'y');
    EXPECT_EQ(wish<tables::Replace>(R"("do":"replace","seat":"g")").seat, 'g');
}

TEST(CommandsRead, OffersAndTalk) {
    EXPECT_EQ(wish<tables::Offer>(R"("do":"offer","what":"draw")").what, tables::OfferKind::Draw);
    EXPECT_EQ(wish<tables::Offer>(R"("do":"offer","what":"take_back")").what,
              tables::OfferKind::TakeBack);
    EXPECT_EQ(wish<tables::Agree>(R"("do":"agree","offer":31)").offer, 31U);
    EXPECT_EQ(wish<tables::Decline>(R"("do":"decline","offer":31)").offer, 31U);
    EXPECT_EQ(wish<tables::Say>(R"("do":"say","text":"phrase:well_played")").text,
              "phrase:well_played");
}

TEST(CommandsRead, Watching) {
    const auto lobby_page = [](const std::string& more) {
        return std::get<WatchLobby>(parsed(R"({"id":"1","do":"lobby")" + more + "}").action).page;
    };
    EXPECT_EQ(lobby_page(""), 0U);
    EXPECT_EQ(lobby_page(R"(,"page":100)"), 100U);
    EXPECT_FALSE(parse_command(R"({"id":"1","do":"lobby","page":101})"));
    EXPECT_FALSE(parse_command(R"({"id":"1","do":"lobby","page":-1})"));
    EXPECT_TRUE(
        std::holds_alternative<LeaveLobby>(parsed(R"({"id":"1","do":"leave_lobby"})").action));
    const auto watch = [](const std::string& more) {
        return std::get<WatchTable>(parsed(about_table(more)).action).since;
    };
    EXPECT_EQ(watch(R"("do":"watch")"), std::nullopt);
    EXPECT_EQ(watch(R"("do":"watch","since":0)"), 0U);
    EXPECT_EQ(watch(R"("do":"watch","since":12)"), 12U);
    EXPECT_TRUE(
        std::holds_alternative<UnwatchTable>(parsed(about_table(R"("do":"unwatch")")).action));
    EXPECT_TRUE(std::holds_alternative<Rematch>(parsed(about_table(R"("do":"rematch")")).action));
}

constexpr const char* plan_text =
    R"({"id":"c","do":"create","plan":{"game":"pollyanna-1916+partners",
        "seats":[{"seat":"b","level":""},{"seat":"r","level":"careful"}],
        "public":true,"clock":{"turn":60,"bank":600},"patience":90}})";

TEST(CommandsRead, APlan) {
    const ClientCommand command = parsed(plan_text);
    EXPECT_EQ(command.table, "");
    const tables::TablePlan expected{.game = "pollyanna-1916+partners",
                                     .seats = {{'b', ""}, {'r', "careful"}},
                                     .is_public = true,
                                     .clock = {60, 600},
                                     .patience_seconds = 90};
    EXPECT_EQ(std::get<CreateTable>(command.action).plan, expected);
}

// A plan with one part of it put differently.
std::optional<Refusal> refusal_of_plan(const std::string& part, const std::string& instead) {
    std::string text = plan_text;
    text.replace(text.find(part), part.size(), instead);
    return refusal(text);
}

TEST(CommandsRead, AFaultyPlanIsRefusedByField) {
    EXPECT_EQ(refusal(R"({"id":"c","do":"create"})"),
              (Refusal{RefusalReason::FieldMissing, "plan"}));
    EXPECT_EQ(refusal(R"({"id":"c","do":"create","plan":[]})"),
              (Refusal{RefusalReason::WrongType, "plan"}));
    EXPECT_EQ(refusal_of_plan("true", "1"), (Refusal{RefusalReason::WrongType, "public"}));
    EXPECT_EQ(refusal_of_plan("\"turn\"", "\"t\""), (Refusal{RefusalReason::FieldMissing, "turn"}));
    EXPECT_EQ(refusal_of_plan("600", "-1"), (Refusal{RefusalReason::OutOfRange, "bank"}));
    EXPECT_EQ(refusal_of_plan("600", "2147483648"), (Refusal{RefusalReason::OutOfRange, "bank"}));
    EXPECT_EQ(refusal_of_plan("90", "1.5"), (Refusal{RefusalReason::OutOfRange, "patience"}));
    EXPECT_EQ(refusal_of_plan("\"b\"", "\"blue\""), (Refusal{RefusalReason::WrongType, "seat"}));
    EXPECT_EQ(refusal_of_plan(R"({"seat":"b","level":""})", "7"),
              (Refusal{RefusalReason::WrongType, "seats"}));
    EXPECT_EQ(refusal_of_plan("careful", std::string(41, 'x')),
              (Refusal{RefusalReason::TooLong, "level"}));
    std::string many;
    for (int i = 0; i < 8; ++i) many += R"({"seat":"g","level":""},)";
    EXPECT_EQ(refusal_of_plan(R"({"seat":"b")", many + R"({"seat":"b")"),
              (Refusal{RefusalReason::TooLong, "seats"}));
}

TEST(CommandsRead, WhatIsNoJsonObjectIsRefused) {
    const Refusal not_json{RefusalReason::NotJson};
    for (const std::string& each :
         {""s, " "s, "{"s, "null"s, "7"s, "[]"s, "\"throw\""s, "{}{}"s, R"({"id":"a",})"s,
          R"({"id":'a'})"s, R"({"id":"a"} // why)"s, R"({"id":NaN})"s, "{\"id\":\"\xff\"}"s,
          "{\"id\":\"\xed\xa0\x80\"}"s, R"({"id":"\ud800"})"s, "{\"id\":\"a\0b\"}"s,
          "{\"id\":\"a\"}\0"s, "{\"id\":\"a\nb\"}"s}) {
        EXPECT_EQ(refusal(each), not_json) << each;
    }
}

TEST(CommandsRead, NestingHasAnEnd) {
    const auto nested = [](std::size_t depth) {
        return about_table(R"("do":"rematch","x":)" + std::string(depth, '[') +
                           std::string(depth, ']'));
    };
    parsed(nested(6));
    EXPECT_EQ(refusal(nested(9)), Refusal{RefusalReason::NotJson});
    EXPECT_EQ(refusal(nested(1900)), Refusal{RefusalReason::NotJson});
}

TEST(CommandsRead, LengthHasAnEnd) {
    std::string text = about_table(R"("do":"rematch")");
    text.append(longest_command - text.size(), ' ');
    parsed(text);
    EXPECT_EQ(refusal(text + ' '), (Refusal{RefusalReason::TooLarge}));
}

TEST(CommandsRead, NothingIsSaidTwice) {
    const Refusal repeated{RefusalReason::FieldRepeated};
    EXPECT_EQ(refusal_at_table(R"("do":"throw","at":7,"at":8)"), repeated);
    EXPECT_EQ(refusal_at_table(R"("do":"throw","do":"throw","at":7)"), repeated);
    EXPECT_EQ(refusal_at_table(R"("do":"throw","at":7,"\u0061t":7)"), repeated);
    EXPECT_EQ(refusal_at_table(R"("do":"throw","at":7,"x":[{"y":1,"y":{"z":2}}])"), repeated);
    EXPECT_EQ(wish<tables::Say>(R"("do":"say","text":"\"a\":1, \\\"a\\\":2, {:")").text,
              R"("a":1, \"a\":2, {:)");
}

TEST(CommandsRead, FieldsThatNobodyKnowsAreIgnored) {
    EXPECT_EQ(wish<tables::Throw>(R"("do":"throw","at":7,"seat":9,"more":{"at":1})").at, 7U);
}

TEST(CommandsRead, Ids) {
    const auto with_id = [](const std::string& id) { return R"({"do":"lobby","id":)" + id + "}"; };
    EXPECT_EQ(parsed(with_id('"' + std::string(40, 'x') + '"')).id, std::string(40, 'x'));
    EXPECT_EQ(refusal(with_id('"' + std::string(41, 'x') + '"')),
              (Refusal{RefusalReason::TooLong, "id"}));
    EXPECT_EQ(refusal(with_id(R"("")")), (Refusal{RefusalReason::FieldMissing, "id"}));
    EXPECT_EQ(refusal(with_id(R"("a b")")), (Refusal{RefusalReason::NotPlain, "id"}));
    EXPECT_EQ(refusal(with_id(R"("é")")), (Refusal{RefusalReason::NotPlain, "id"}));
    EXPECT_EQ(refusal(with_id(R"("a\u0000")")), (Refusal{RefusalReason::NotPlain, "id"}));
    EXPECT_EQ(refusal(with_id("7")), (Refusal{RefusalReason::WrongType, "id"}));
    EXPECT_EQ(refusal(R"({"do":"lobby"})"), (Refusal{RefusalReason::FieldMissing, "id"}));
}

TEST(CommandsRead, TheIdIsToldWhateverElseIsWrong) {
    const auto command = parse_command(R"({"id":"a7","do":"dance"})");
    ASSERT_FALSE(command);
    EXPECT_EQ(command.error().id, "a7");
    EXPECT_EQ(command.error().refusal, (Refusal{RefusalReason::UnknownDo, "do"}));
}

TEST(CommandsRead, MissingFieldsAreNamed) {
    EXPECT_EQ(refusal(R"({"id":"a"})"), (Refusal{RefusalReason::FieldMissing, "do"}));
    EXPECT_EQ(refusal(R"({"id":"a","do":"throw","at":7})"),
              (Refusal{RefusalReason::FieldMissing, "table"}));
    EXPECT_EQ(refusal(R"({"id":"a","do":"unwatch","table":""})"),
              (Refusal{RefusalReason::FieldMissing, "table"}));
    EXPECT_EQ(refusal_at_table(R"("do":"throw")"), (Refusal{RefusalReason::FieldMissing, "at"}));
    EXPECT_EQ(refusal_at_table(R"("do":"step","at":1)"),
              (Refusal{RefusalReason::FieldMissing, "step"}));
    EXPECT_EQ(refusal_at_table(R"("do":"sit","seat":"b","name":"")"),
              (Refusal{RefusalReason::FieldMissing, "tip"}));
}

TEST(CommandsRead, WrongTypesAreNamed) {
    EXPECT_EQ(refusal(R"({"id":"a","do":7})"), (Refusal{RefusalReason::WrongType, "do"}));
    EXPECT_EQ(refusal_at_table(R"("do":"throw","at":"7")"),
              (Refusal{RefusalReason::WrongType, "at"}));
    EXPECT_EQ(refusal_at_table(R"("do":"throw","at":null)"),
              (Refusal{RefusalReason::WrongType, "at"}));
    EXPECT_EQ(refusal_at_table(R"("do":"watch","since":null)"),
              (Refusal{RefusalReason::WrongType, "since"}));
    EXPECT_EQ(refusal_at_table(R"("do":"offer","what":"money")"),
              (Refusal{RefusalReason::WrongType, "what"}));
    for (const std::string seat : {R"("")", R"("bb")", R"("-")", R"("1")", R"("é")", "7"}) {
        EXPECT_EQ(refusal_at_table(R"("do":"resign","seat":)" + seat),
                  (Refusal{RefusalReason::WrongType, "seat"}))
            << seat;
    }
}

TEST(CommandsRead, NumbersHaveARange) {
    for (const std::string at :
         {"-1", "4294967296", "99999999999999999999", "7.5", "1e3", "1e999"}) {
        EXPECT_EQ(refusal_at_table(R"("do":"throw","at":)" + at),
                  (Refusal{RefusalReason::OutOfRange, "at"}))
            << at;
    }
}

TEST(CommandsRead, TextsAreShortAndPlain) {
    std::string most;
    for (std::size_t i = 0; i < longest_said; ++i) most += "ñ";
    EXPECT_EQ(wish<tables::Say>(R"("do":"say","text":")" + most + '"').text, most);
    EXPECT_EQ(refusal_at_table(R"("do":"say","text":"x)" + most + '"'),
              (Refusal{RefusalReason::TooLong, "text"}));
    EXPECT_EQ(refusal_at_table(R"("do":"say","text":"a\nb")"),
              (Refusal{RefusalReason::NotPlain, "text"}));
    EXPECT_EQ(refusal_at_table(R"("do":"say","text":"\u0000")"),
              (Refusal{RefusalReason::NotPlain, "text"}));
    const std::string name(longest_name + 1, 'n');
    EXPECT_EQ(refusal_at_table(R"("do":"sit","seat":"b","name":")" + name + R"(","tip":"")"),
              (Refusal{RefusalReason::TooLong, "name"}));
    EXPECT_EQ(refusal_at_table(R"("do":"step","at":1,"step":")" + std::string(41, '/') + '"'),
              (Refusal{RefusalReason::TooLong, "step"}));
}

TEST(CommandsRead, EveryCommandOfTheContractIsKnown) {
    const std::string contract = tests::read_project_file("web/src/link/events.ts");
    const std::regex wanted("do: \"([a-z_]+)\"");
    std::size_t count = 0;
    for (std::sregex_iterator it(contract.begin(), contract.end(), wanted), end; it != end; ++it) {
        const auto command = parse_command(about_table(R"("do":")" + (*it)[1].str() + '"'));
        if (!command) {
            EXPECT_EQ(name(command.error().refusal), "field_missing") << it->str();
        }
        ++count;
    }
    EXPECT_EQ(count, 24U);
}

}  // namespace
}  // namespace parlor::online_json
