// SPDX-License-Identifier: MIT
// What the server tells, to the letter.
#include <gtest/gtest.h>

#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

using tables::State;

TEST(OnlineJson, Answers) {
    EXPECT_EQ(
        welcome_json({.player = "p1", .name = "Ana \"A\"", .account = "", .version = "0.1.0"}),
        R"({"welcome":{"player":"p1","name":"Ana \"A\"","account":"","version":"0.1.0"}})");
    EXPECT_EQ(done_json("a1", std::nullopt), R"({"answer":"a1","ok":true})");
    EXPECT_EQ(done_json("a1", 7), R"({"answer":"a1","ok":true,"seq":7})");
    EXPECT_EQ(done_json("a1", 1, "k3"), R"({"answer":"a1","ok":true,"seq":1,"table":"k3"})");
    EXPECT_EQ(refused_json("a1", {tables::RefusalReason::Stale, "7"}),
              R"({"answer":"a1","ok":false,"error":"stale","part":"7"})");
    EXPECT_EQ(trouble_json({tables::RefusalReason::TooFast, ""}),
              R"({"error":"too_fast","part":""})");
    EXPECT_EQ(trouble_json({tables::RefusalReason::WrongOrigin, "\xff\"a\n\xc3"}),
              R"({"error":"wrong_origin","part":"\"a"})");
}

TEST(OnlineJson, People) {
    EXPECT_EQ(me_json({.player = "p1", .name = "Ana", .account = "ana", .has_link = true}),
              R"({"player":"p1","name":"Ana","account":"ana","hasLink":true})");
    EXPECT_EQ(link_json("s3cret"), R"({"link":"s3cret"})");
    EXPECT_EQ(problem_json({tables::RefusalReason::WrongPassphrase, ""}),
              R"({"error":"wrong_passphrase","part":""})");
}

TEST(OnlineJson, OneTextOfAnObject) {
    EXPECT_EQ(text_field(R"({"name":"Ana\n","x":1})", "name"), "Ana\n");
    EXPECT_EQ(text_field(R"({"name":""})", "name"), "");
    EXPECT_EQ(text_field(R"({"name":7})", "name"), std::nullopt);
    EXPECT_EQ(text_field(R"({"name":"a","name":"b"})", "name"), std::nullopt);
    EXPECT_EQ(text_field(R"({"Name":"a"})", "name"), std::nullopt);
    EXPECT_EQ(text_field("name", "name"), std::nullopt);
}

TEST(OnlineJson, NewsOfATableThatIsOpen) {
    State state{.seq = 2, .played = 0};
    state.seats = {{.seat = 'b', .player = "p1", .name = "Ana"}, {.seat = 'r', .level = "careful"}};
    EXPECT_EQ(
        news_json("k3", {R"({"seq":1})", R"({"seq":2})"}, state),
        R"({"table":"k3","events":[{"seq":1},{"seq":2}],"state":{"seq":2,"played":0,)"
        R"("phase":"open","seats":[{"seat":"b","player":"p1","name":"Ana","level":"",)"
        R"("mayReturn":false,"bank":0,"link":""},{"seat":"r","player":"","name":"","level":"careful",)"
        R"("mayReturn":false,"bank":0,"link":""}],"toAct":"","due":"","offer":null,"clock":null,)"
        R"("ended":null,"next":"","shaken":""}})");
}

TEST(OnlineJson, NewsOfATableThatIsPlayed) {
    const State state{.seq = 30,
                      .played = 29,
                      .phase = tables::Phase::Playing,
                      .seats = {{.seat = 'b',
                                 .player = "p1",
                                 .level = "deep",
                                 .may_return = true,
                                 .bank = 59000,
                                 .link = "00ff"}},
                      .to_act = "b",
                      .due = match::Due::Confirm,
                      .offer = tables::OfferState{30, tables::OfferKind::TakeBack, 'b', {'r', 'y'}},
                      .clock = tables::RunningClock{'b', 4200},
                      .shaken = "aa"};
    EXPECT_EQ(news_json("k3", {}, state),
              R"({"table":"k3","events":[],"state":{"seq":30,"played":29,"phase":"playing",)"
              R"("seats":[{"seat":"b","player":"p1","name":"","level":"deep","mayReturn":true,)"
              R"("bank":59000,"link":"00ff"}],"toAct":"b","due":"confirm","offer":{"offer":30,)"
              R"("what":"take_back","by":"b","waiting":["r","y"]},"clock":{"seat":"b",)"
              R"("turn":4200},"ended":null,"next":"","shaken":"aa"}})");
}

TEST(OnlineJson, NewsOfATableThatIsOver) {
    const State state{.seq = 99,
                      .played = 98,
                      .phase = tables::Phase::Over,
                      .due = match::Due::Over,
                      .ended = tables::GameEnd{tables::EndReason::Resigned, 'r', "5ec"},
                      .next = "n7"};
    EXPECT_EQ(news_json("k3", {}, state),
              R"({"table":"k3","events":[],"state":{"seq":99,"played":98,"phase":"over",)"
              R"("seats":[],"toAct":"","due":"over","offer":null,"clock":null,)"
              R"("ended":{"how":"resigned","seat":"r","secret":"5ec"},"next":"n7","shaken":""}})");
}

TEST(OnlineJson, Presence) {
    EXPECT_EQ(presence_json("k3", {"p1", "p2"}, 4),
              R"({"table":"k3","here":["p1","p2"],"watching":4})");
    EXPECT_EQ(presence_json("k3", {}, 0), R"({"table":"k3","here":[],"watching":0})");
}

TEST(OnlineJson, Lobby) {
    EXPECT_EQ(lobby_json({}), R"({"lobby":{"open":[],"playing":[],"yours":[],"finished":[],)"
                              R"("page":0,"more":false}})");
    const LobbyLine line{
        .table = "k3", .card = R"({"phase":"open"})", .your_turn = true, .changed = 1700000000123};
    EXPECT_EQ(lobby_json({.open = {line, line}, .page = 2, .has_more = true}),
              R"({"lobby":{"open":[{"table":"k3","yourTurn":true,"changed":1700000000123,)"
              R"("phase":"open"},{"table":"k3","yourTurn":true,"changed":1700000000123,)"
              R"("phase":"open"}],"playing":[],"yours":[],"finished":[],)"
              R"("page":2,"more":true}})");
}

}  // namespace
}  // namespace parlor::online_json
