// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>
#include <set>

#include "protocols/online_json/tables_json.h"
#include "support/corpus.h"

namespace parlor::online_json {
namespace {

using namespace tables;

const TablePlan plan{.game = "pollyanna-1916",
                     .seats = {{'b', ""}, {'r', "careful"}},
                     .is_public = true,
                     .clock = {60, 600},
                     .patience_seconds = 90};

// Each kind once, and more where a field has several values.
const std::vector<Payload> every_kind{
    Created{plan, "c0ffee", "previous"},
    Created{TablePlan{}, "", ""},
    Sat{'b', "Ana \"Ñ\" \\ 🎲", "00ff"},
    Stood{'b'},
    Filled{"careful"},
    Revealed{'r', "0011"},
    Begun{"[game \"pollyanna\"]\nline\r\n\ttab \x01\x7f\n"},
    Thrown{'b', "6-3"},
    Thrown{'b', "6-3", "0022"},
    Stepped{'r', "w/6x"},
    Undone{'g'},
    HandedOver{'y'},
    Confirmed{'b', 12345},
    Confirmed{'b', -1, "0033"},
    Renewed{'b', "0044"},
    Offered{'b', OfferKind::Draw},
    Offered{'b', OfferKind::TakeBack},
    Agreed{'r'},
    Declined{'r'},
    TakenBack{"record\n"},
    Replaced{'r', "master", ReplaceReason::Away},
    Replaced{'r', "master", ReplaceReason::Late},
    Replaced{'r', "master", ReplaceReason::Resigned},
    Returned{'r'},
    Said{"Ben", "</script>"},
    Ended{EndReason::Won, '-', "5ec", "record\n"},
    Ended{EndReason::Drawn, '-', "5ec", "record\n"},
    Ended{EndReason::Agreed, '-', "5ec", "record\n"},
    Ended{EndReason::Resigned, 'b', "5ec", "record\n"},
    Followed{"next"},
};

Event event_of(Payload what) {
    return {.seq = 7, .at = 1700000000123, .by = "p1", .id = "a1", .payload = std::move(what)};
}

TEST(EventsJson, EveryKindComesBackAsItWent) {
    std::set<std::size_t> kinds;
    for (const Payload& what : every_kind) {
        const std::string text = event_json(event_of(what));
        const auto read = parse_event(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(event_json(*read), text);
        EXPECT_EQ(read->payload.index(), what.index());
        kinds.insert(what.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Payload>);
}

TEST(EventsJson, WhatIsReadIsWhatWasWritten) {
    const auto read = parse_event(event_json(event_of(every_kind.front())));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->seq, 7U);
    EXPECT_EQ(read->at, 1700000000123);
    EXPECT_EQ(read->by, "p1");
    EXPECT_EQ(read->id, "a1");
    const auto& created = std::get<Created>(read->payload);
    EXPECT_EQ(created.plan, plan);
    EXPECT_EQ(created.commitment, "c0ffee");
    EXPECT_EQ(created.previous, "previous");
    const auto sat = parse_event(event_json(event_of(Sat{'b', "Ana \"Ñ\" \\ \x01", "00"})));
    EXPECT_EQ(std::get<Sat>(sat->payload).name, "Ana \"Ñ\" \\ \x01");
    const auto ended = parse_event(event_json(event_of(Ended{EndReason::Won, '-', "5ec", "a\nb"})));
    EXPECT_EQ(std::get<Ended>(ended->payload).seat, '-');
    EXPECT_EQ(std::get<Ended>(ended->payload).record, "a\nb");
}

TEST(EventsJson, TheTextIsThatOfTheContract) {
    EXPECT_EQ(event_json(event_of(Thrown{'b', "6-3", "00ff"})),
              R"({"seq":7,"at":1700000000123,"by":"p1","id":"a1","kind":"thrown","seat":"b",)"
              R"("thrown":"6-3","link":"00ff"})");
    EXPECT_EQ(event_json({.seq = 1, .at = 2, .payload = Created{plan, "c0ffee", ""}}),
              R"({"seq":1,"at":2,"by":"","id":"","kind":"created","plan":{"game":"pollyanna-1916",)"
              R"("seats":[{"seat":"b","level":""},{"seat":"r","level":"careful"}],"public":true,)"
              R"("clock":{"turn":60,"bank":600},"patience":90},"commitment":"c0ffee",)"
              R"("previous":"","dice":"parlor-dice-3"})");
    EXPECT_EQ(
        event_json({.seq = 9, .at = 2, .payload = Ended{EndReason::Won, '-', "5ec", "a\n\"b\""}}),
        R"({"seq":9,"at":2,"by":"","id":"","kind":"ended","how":"won","seat":"",)"
        R"("secret":"5ec","record":"a\n\"b\""})");
}

TEST(EventsJson, TheHouseWhoseRulesArePlayedIsToldWhereItHasAName) {
    tables::TablePlan named = plan;
    named.house = "la casa de Beto";
    const std::string text = event_json({.seq = 1, .at = 2, .payload = Created{named, "c", ""}});
    EXPECT_NE(text.find(R"("game":"pollyanna-1916","house":"la casa de Beto","seats")"),
              std::string::npos)
        << text;
    EXPECT_EQ(std::get<Created>(parse_event(text)->payload).plan, named);
}

TEST(EventsJson, SpinnersAreToldWhereTheTableHasThem) {
    const auto created = [](const tables::TablePlan& told) {
        return event_json({.seq = 1, .at = 2, .payload = Created{told, "c", ""}});
    };
    EXPECT_EQ(created(plan).find("spinners"), std::string::npos);  // as older tables are stored
    tables::TablePlan spun = plan;
    spun.spinners = true;
    const std::string text = created(spun);
    EXPECT_NE(text.find(R"("game":"pollyanna-1916","spinners":true,"seats")"), std::string::npos)
        << text;
    EXPECT_EQ(std::get<Created>(parse_event(text)->payload).plan, spun);
    EXPECT_EQ(std::get<Created>(parse_event(created(plan))->payload).plan, plan);
}

// As programs wrote them that knew parlor-dice-1 alone.
TEST(EventsJson, OlderEventsAreReadAsTheyWereMeant) {
    const std::string common = R"({"seq":7,"at":1,"by":"p1","id":"a1",)";
    const auto created = parse_event(
        common + R"("kind":"created","plan":{"game":"zenda","seats":[],"public":true,)"
                 R"("clock":{"turn":0,"bank":0},"patience":60},"commitment":"c","previous":""})");
    ASSERT_TRUE(created);
    EXPECT_EQ(std::get<Created>(created->payload).dice, "parlor-dice-1");
    const auto sat = parse_event(common + R"("kind":"sat","seat":"b","name":"Ana","seed":"00ff"})");
    ASSERT_TRUE(sat);
    EXPECT_EQ(std::get<Sat>(sat->payload).tip, "00ff");
    const auto thrown = parse_event(common + R"("kind":"thrown","seat":"b","thrown":"6-3"})");
    ASSERT_TRUE(thrown);
    EXPECT_EQ(std::get<Thrown>(thrown->payload).link, "");
    EXPECT_TRUE(parse_event(common + R"("kind":"confirmed","seat":"b","spent":3})"));
}

TEST(EventsJson, WhatTimeWasCountedFromIsToldWhereItIsKnown) {
    Event event = event_of(Undone{'g'});
    event.counted_from = 1690000000000;
    const std::string text = event_json(event);
    EXPECT_EQ(text,
              R"({"seq":7,"at":1700000000123,"by":"p1","id":"a1","countedFrom":1690000000000,)"
              R"("kind":"undone","seat":"g"})");
    EXPECT_EQ(parse_event(text)->counted_from, event.counted_from);
    EXPECT_EQ(parse_event(event_json(event_of(Undone{'g'})))->counted_from, std::nullopt);
    EXPECT_FALSE(parse_event(R"({"seq":7,"at":2,"by":"","id":"","countedFrom":"x",)"
                             R"("kind":"undone","seat":"g"})"));
}

// Older programs did not write it.
bool is_newer(const Payload& what, std::string_view field) {
    const bool may_lack_link =
        std::holds_alternative<Thrown>(what) || std::holds_alternative<Confirmed>(what);
    return field == "dice" || (field == "link" && may_lack_link);
}

TEST(EventsJson, EveryFieldIsNeededAndOfItsType) {
    for (const Payload& what : every_kind) {
        const auto whole = boost::json::parse(event_json(event_of(what))).as_object();
        for (const auto& field : whole) {
            auto without = whole;
            without.erase(field.key());
            EXPECT_EQ(parse_event(boost::json::serialize(without)).has_value(),
                      is_newer(what, field.key()))
                << field.key();
            auto other = whole;
            other[field.key()] = nullptr;
            EXPECT_FALSE(parse_event(boost::json::serialize(other))) << field.key();
        }
    }
}

TEST(EventsJson, FieldsThatNobodyKnowsAreIgnored) {
    const auto read = parse_event(
        R"({"seq":1,"at":2,"by":"","id":"","kind":"undone","seat":"b","more":[{"x":1}]})");
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<Undone>(read->payload).seat, 'b');
}

TEST(EventsJson, WhatIsNoEventIsRefused) {
    for (const std::string_view text :
         {"", "[]", "{}", R"({"seq":1,"at":2,"by":"","id":"","kind":"danced","seat":"b"})",
          R"({"seq":-1,"at":2,"by":"","id":"","kind":"undone","seat":"b"})",
          R"({"seq":1,"at":2,"by":"","id":"","kind":"undone","seat":"-"})",
          R"({"seq":1,"at":2,"by":"","id":"","kind":"undone","seat":"b","seat":"r"})",
          R"({"seq":1,"at":2,"by":"","id":"","kind":"offered","seat":"b","what":"money"})",
          R"({"seq":1,"at":2.5,"by":"","id":"","kind":"undone","seat":"b"})"}) {
        EXPECT_FALSE(parse_event(text)) << text;
    }
}

TEST(EventsJson, KindsAreThoseOfTheContract) {
    std::set<std::string> written;
    for (const Payload& what : every_kind) {
        const auto event = boost::json::parse(event_json(event_of(what)));
        written.insert(boost::json::value_to<std::string>(event.at("kind")));
    }
    // A row each: `  thrown: { seat, thrown: text },`
    const std::string contract = parlor::tests::read_project_file("web/src/link/events.ts");
    const std::regex kind("\n  ([a-z_]+): \\{ ");
    std::set<std::string> promised;
    for (std::sregex_iterator it(contract.begin(), contract.end(), kind), end; it != end; ++it) {
        promised.insert((*it)[1]);
    }
    EXPECT_EQ(written, promised);
}

}  // namespace
}  // namespace parlor::online_json
