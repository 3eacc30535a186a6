// SPDX-License-Identifier: MIT
// A real table as JSON.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "client/chains.h"
#include "online/fair_dice/throws.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

namespace json = boost::json;
using namespace tables;

const crypto::Key secret{1, 2, 3};

class TableJson : public testing::Test {
protected:
    TableJson() {
        const TablePlan plan{.game = "pollyanna-1916",
                             .seats = {{'b', ""}, {'r', ""}},
                             .is_public = true,
                             .clock = {60, 600}};
        events_ = Table::create({.by = "p1", .id = "a1", .action = Say{}},
                                {plan, fair_dice::commitment(secret), {}}, 1000);
        table_.emplace(*Table::load("k3f9x2m7qa4c", secret, events_));
    }

    void command(const PlayerId& by, Action wish) {
        const auto decided = table_->decide({by, "c", std::move(wish)}, {.at = 2000});
        ASSERT_TRUE(decided) << name(decided.error());
        for (const Event& each : *decided) {
            table_->apply(each);
            events_.push_back(each);
        }
    }
    void begin() {
        command("p1", Sit{'b', "Ana", chains_.lay_down(table_->id(), 'b')});
        command("p2", Sit{'r', "Ben", chains_.lay_down(table_->id(), 'r')});
        command("p1", Reveal{table_->played(), 'b', link('b')});
        command("p2", Reveal{table_->played(), 'r', link('r')});
    }
    [[nodiscard]] std::string link(char seat) const {
        return chains_.after(table_->state(2000).seats[seat == 'b' ? 0 : 1].link);
    }

    tests::Chains chains_;
    std::optional<Table> table_;
    Events events_;
};

TEST_F(TableJson, ASnapshotBeforeTheGame) {
    command("p1", Sit{'b', "Ana", std::string(64, 'a')});
    command("p9", Say{"phrase:hello"});
    EXPECT_EQ(
        snapshot_json(*table_, 3000),
        R"({"table":"k3f9x2m7qa4c","snapshot":{"plan":{"game":"pollyanna-1916",)"
        R"("seats":[{"seat":"b","level":""},{"seat":"r","level":""}],"public":true,)"
        R"("clock":{"turn":60,"bank":600},"patience":60},"commitment":")" +
            fair_dice::commitment(secret) +
            R"(","state":{"seq":3,"played":2,"phase":"open","seats":[{"seat":"b",)"
            R"("player":"p1","name":"Ana","level":"","mayReturn":false,"bank":600000,)"
            R"("link":""},)"
            R"({"seat":"r","player":"","name":"","level":"","mayReturn":false,)"
            R"("bank":600000,"link":""}],"toAct":"","due":"","offer":null,"clock":null,"ended":null,)"
            R"("next":"","shaken":""},"record":"","dice":{"scheme":"parlor-dice-3","voided":0,)"
            R"("tips":"b=)" +
            std::string(64, 'a') +
            R"(","links":"","folded":""},"said":[{"seq":3,"at":2000,"by":"p9","id":"c",)"
            R"("kind":"said","name":"","text":"phrase:hello"}]}})");
}

TEST_F(TableJson, ASnapshotOfTheGame) {
    begin();
    const json::value told = json::parse(snapshot_json(*table_, 5000)).at("snapshot");
    EXPECT_EQ(json::value_to<std::string>(told.at("record")), table_->record());
    EXPECT_EQ(told.at("state").at("phase").as_string(), "playing");
    EXPECT_EQ(told.at("state").at("due").as_string(), "throw");
    EXPECT_EQ(told.at("state").at("clock").at("turn").as_int64(), 57000);
}

TEST_F(TableJson, ItsEventsMakeTheSameTable) {
    begin();
    Events read;
    for (const Event& each : events_) read.push_back(*parse_event(event_json(each)));
    const auto again = Table::load(table_->id(), secret, read);
    ASSERT_TRUE(again);
    EXPECT_EQ(snapshot_json(*again, 5000), snapshot_json(*table_, 5000));
}

TEST_F(TableJson, ACard) {
    command("p1", Sit{'b', "Ana", std::string(64, 'a')});
    EXPECT_EQ(card_json(*table_),
              R"({"phase":"open","game":"pollyanna-1916","clock":{"turn":60,"bank":600},)"
              R"("seats":[{"seat":"b","player":"p1","name":"Ana","level":""},)"
              R"({"seat":"r","player":"","name":"","level":""}],"turns":0,"toAct":""})");
}

TEST_F(TableJson, ACardCountsTurnsThatHaveEnded) {
    begin();
    for (std::int64_t turns = 0; turns < 3; ++turns) {
        const char acting = table_->match()->seat();
        const json::value card = json::parse(card_json(*table_));
        EXPECT_EQ(card.at("turns").as_int64(), turns);
        EXPECT_EQ(card.at("toAct").as_string(), std::string(1, acting));
        const PlayerId player = acting == 'b' ? "p1" : "p2";
        command(player, Throw{table_->played(), link(acting)});
        while (table_->match()->due() == match::Due::Step) {
            command(player, Step{table_->played(), table_->match()->choice_texts().front()});
        }
        command(player, Confirm{table_->played(), link(acting)});
    }
}

TEST_F(TableJson, ACardOfAFinishedGameTellsHowItEndedAndWhoHasWon) {
    begin();
    EXPECT_FALSE(json::parse(card_json(*table_)).as_object().contains("winners"));
    command("p2", Resign{'r'});
    const json::value card = json::parse(card_json(*table_));
    EXPECT_EQ(card.at("how").as_string(), "resigned");
    EXPECT_EQ(card.at("winners").as_string(), "b");
}

}  // namespace
}  // namespace parlor::online_json
