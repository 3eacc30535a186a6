// SPDX-License-Identifier: MIT
// The page's door as the page uses it: text in, text out.
#include "protocols/page_json/page_json.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>

#include "games/games.h"
#include "rules/game/record.h"
#include "rules/match/resume.h"
#include "support/corpus.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

class Page {
public:
    json::object ask(json::object request) {
        return json::parse(answer(page_, json::serialize(request), base::never_stop)).as_object();
    }
    json::object ask(std::string_view kind, json::object more) {
        more["ask"] = json::string(kind.data(), kind.size());
        return ask(more);
    }
    json::object begin(std::string_view game, std::string_view seats, std::string_view player,
                       std::string_view seed = "1") {
        json::array plans;
        for (const char seat : seats) {
            plans.push_back({{"seat", std::string(1, seat)}, {"name", ""}, {"player", player}});
        }
        return ask({{"ask", "begin"},
                    {"language", "en"},
                    {"game", game},
                    {"seats", plans},
                    {"seed", seed}});
    }
    json::object resume(const json::value& record) {
        return ask({{"ask", "resume"}, {"language", "en"}, {"record", record}});
    }
    std::string raw(std::string_view request) { return answer(page_, request, base::never_stop); }

private:
    page_api::PageApi page_;
};

std::string text(const json::object& object, std::string_view key) {
    return json::value_to<std::string>(object.at(key));
}

// What every view must keep to, whatever the game.
void expect_consistent(const json::object& view) {
    std::set<std::string> ids;
    for (const json::value& piece : view.at("pieces").as_array()) {
        EXPECT_TRUE(ids.insert(text(piece.as_object(), "id")).second)
            << text(piece.as_object(), "id");
    }
    const auto record = game::read(text(view, "record"));
    ASSERT_TRUE(record);
    const auto match = games::resume(*record);
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->position_text(), text(view, "position"));
    EXPECT_EQ((*match)->standing_text(), text(view, "standing"));
    const auto steps = (*match)->choice_texts();
    const json::array& choices = view.at("choices").as_array();
    ASSERT_EQ(choices.size(), steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const json::object& choice = choices[i].as_object();
        EXPECT_EQ(text(choice, "step"), steps[i]);
        const std::string piece = text(choice, "piece");
        EXPECT_TRUE(piece.empty() || ids.contains(piece)) << piece;
        for (const json::value& taken : choice.at("captures").as_array()) {
            EXPECT_TRUE(ids.contains(json::value_to<std::string>(taken)));
        }
    }
}

// A record leads to the same view, but for the number of the table.
void expect_same(const json::object& again, const json::object& view) {
    for (const auto& field : again) {
        if (field.key() == "table") continue;
        EXPECT_EQ(json::serialize(field.value()), json::serialize(view.at(field.key())))
            << field.key();
    }
}

// A whole game by computers; every so often the record is taken up again elsewhere.
json::object play_whole_game(Page& page, json::object view, std::string_view level) {
    for (int asked = 0; text(view, "due") != "over" && asked < 20'000; ++asked) {
        const std::string due = text(view, "due");
        const json::value table = view.at("table");
        if (due == "throw" || due == "confirm") {
            view = page.ask(due, {{"table", table}});
        } else {
            const json::value made = view.at("made");
            view = page.ask("computer", {{"table", table}, {"level", level}});
            EXPECT_NE(view.at("made"), made);
        }
        EXPECT_TRUE(view.at("ok").as_bool()) << view;
        if (!view.at("ok").as_bool()) break;
        if (asked % 5 == 0) expect_consistent(view);
        if (asked % 25 == 0) {
            json::object again = page.resume(view.at("record"));
            expect_same(again, view);
            page.ask("close", {{"table", again.at("table")}});
        }
    }
    return view;
}

TEST(PageJson, TellsWhoseRulesArePlayed) {
    Page page;
    const auto begin = [&](std::string_view house) {
        return page.ask(
            "begin", {{"language", "es"},
                      {"game", "poleana+must_capture"},
                      {"seats", json::array{{{"seat", "b"}, {"name", ""}, {"player", "person"}},
                                            {{"seat", "r"}, {"name", ""}, {"player", "simple"}}}},
                      {"seed", "1"},
                      {"house", house}});
    };
    const json::object view = begin("Tepito");
    EXPECT_EQ(text(view, "house"), "Tepito");
    EXPECT_NE(text(view, "record").find("\nhouse: Tepito\n"), std::string::npos);
    EXPECT_EQ(text(page.resume(view.at("record")), "house"), "Tepito");
    EXPECT_EQ(text(begin(""), "house"), "");
    EXPECT_EQ(text(page.begin("poleana", "br", "simple"), "house"), "");
    const json::object refused = begin(std::string(41, 'x'));
    EXPECT_EQ(text(refused, "error"), "bad_house_name");
    EXPECT_NE(text(refused, "message").find("de 1 a 40"), std::string::npos);
}

// M13: a prize of twenty is written as twenty.
TEST(PageJson, TellsHowMuchARewardIs) {
    Page page;
    const auto due = [&](std::string_view game) {
        const json::object view = page.ask(
            "open", {{"language", "en"},
                     {"position", std::string(game) + " b:20,h,h,h g:- r:22,w,w,w y:- b 5-2"},
                     {"seed", "1"}});
        EXPECT_EQ(view.at("reward"), 0);
        return page.ask("step", {{"table", view.at("table")}, {"step", "20/22"}}).at("reward");
    };
    EXPECT_EQ(due("pollyanna-1916"), 10);
    EXPECT_EQ(due("poleana"), 10);
    EXPECT_EQ(due("poleana+prize_of_twenty"), 20);
}

TEST(PageJson, PlaysAWholeGameOfEveryEdition) {
    for (const std::string_view game :
         {"pollyanna-1916", "pollyanna-1951", "dixie-1952+reward_optional", "pollyanna-es"}) {
        Page page;
        const json::object end = play_whole_game(page, page.begin(game, "br", "simple"), "simple");
        EXPECT_EQ(text(end, "due"), "over") << game;
        EXPECT_FALSE(text(end, "result").empty());
        const json::object story = page.ask("story", {{"table", end.at("table")}});
        const json::array& turns = story.at("turns").as_array();
        EXPECT_EQ(turns.size(), end.at("turn").to_number<std::size_t>());
        EXPECT_EQ(turns.back().at("pieces"), end.at("pieces"));
    }
}

TEST(PageJson, PlaysWithPartnersAndWithThree) {
    Page page;
    EXPECT_EQ(
        text(play_whole_game(page, page.begin("dixie-1952+partners", "bgry", "random"), "random"),
             "due"),
        "over");
    EXPECT_EQ(
        text(play_whole_game(page, page.begin("pollyanna-1951", "bgr", "simple"), "simple"), "due"),
        "over");
}

TEST(PageJson, PlaysAWholeGameOfZenda) {
    for (const std::string_view seats : {"sz", "maz", "maky"}) {
        Page page;
        const json::object end =
            play_whole_game(page, page.begin("zenda", seats, "simple"), "simple");
        EXPECT_EQ(text(end, "due"), "over") << seats;
    }
}

TEST(PageJson, TheSameSeedGivesTheSameGame) {
    Page one;
    Page other;
    const auto first =
        play_whole_game(one, one.begin("pollyanna-1916", "br", "simple", "42"), "simple");
    const auto second =
        play_whole_game(other, other.begin("pollyanna-1916", "br", "simple", "42"), "simple");
    EXPECT_EQ(first.at("record"), second.at("record"));
}

TEST(PageJson, BadRequestsSayWhatIsWrongAndChangeNothing) {
    Page page;
    const json::object view = page.begin("pollyanna-1916", "br", "person");
    const std::vector<std::pair<std::string_view, std::string_view>> bad{
        {"", "JSON"},
        {"[]", "JSON"},
        {"{\"ask\": \"throw\"", "JSON"},
        {"{}", "ask"},
        {R"({"ask": "roll", "table": 1})", "ask"},
        {R"({"ask": "throw"})", "table"},
        {R"({"ask": "throw", "table": "1"})", "table"},
        {R"({"ask": "throw", "table": -1})", "table"},
        {R"({"ask": "throw", "table": 1, "thrown": 6})", "thrown"},
        {R"({"ask": "view", "language": "la", "table": 1})", "language"},
        {R"({"ask": "step", "table": 1})", "step"},
        {R"({"ask": "begin", "language": "en", "game": "zenda", "seats": [{}], "seed": ""})",
         "seats"},
    };
    for (const auto& [request, part] : bad) {
        const json::object refused = json::parse(page.raw(request)).as_object();
        EXPECT_FALSE(refused.at("ok").as_bool());
        EXPECT_EQ(text(refused, "error"), "bad_request") << request;
        EXPECT_NE(text(refused, "message").find(part), std::string::npos) << refused;
    }
    EXPECT_EQ(page.ask("view", {{"language", "en"}, {"table", view.at("table")}}), view);
}

// Title and sentence of each house rule of an edition, by its name.
std::map<std::string, std::string> house_rules_of(Page& page, std::string_view edition,
                                                  std::string_view language = "en") {
    std::map<std::string, std::string> found;
    const json::object shelf = page.ask("shelf", {{"language", language}});
    for (const json::value& card : shelf.at("games").as_array()) {
        for (const json::value& rule : card.at("houseRules").as_array()) {
            const json::array& editions = rule.at("editions").as_array();
            if (std::ranges::find(editions, json::value(edition)) == editions.end()) continue;
            const json::object& told = rule.as_object();
            const auto [_, is_new] = found.emplace(
                text(told, "id"), text(told, "title") + ": " + text(told, "sentence"));
            EXPECT_TRUE(is_new) << text(told, "id");
            EXPECT_EQ(found[text(told, "id")].find("page_api."), std::string::npos);
        }
    }
    return found;
}

TEST(PageJson, TellsWhatEachHouseRuleChangesInAnEdition) {
    Page page;
    auto first = house_rules_of(page, "pollyanna-1916");
    auto second = house_rules_of(page, "pollyanna-1951");
    ASSERT_EQ(first.size(), 4U);
    EXPECT_EQ(first, house_rules_of(page, "pollyanna-es"));
    EXPECT_EQ(second, house_rules_of(page, "dixie-1952"));
    EXPECT_NE(first["third_piece"].find("A third piece plays on"), std::string::npos);
    EXPECT_NE(second["third_piece"].find("A third piece rests"), std::string::npos);
    EXPECT_NE(first["reward_goes_home"], second["reward_goes_home"]);
    EXPECT_EQ(first["reward_optional"], second["reward_optional"]);
    for (const char* edition : {"pollyanna-1916", "pollyanna-1951", "poleana"}) {
        EXPECT_EQ(house_rules_of(page, edition, "es").size(), 4U);
    }
}

TEST(PageJson, TellsEverythingThatThePageExpects) {
    Page page;
    const json::object shelf = page.ask("shelf", {{"language", "es"}});
    for (const json::value& card : shelf.at("games").as_array()) {
        for (const char* key :
             {"family", "name", "seats", "dice", "editions", "seatings", "levels", "houseRules"}) {
            EXPECT_TRUE(card.as_object().contains(key)) << key;
        }
        EXPECT_EQ(card.at("levels").as_array().size(), 6U);
    }
    for (const char* game : {"pollyanna-1916", "dixie-1952", "zenda"}) {
        const json::object board = page.ask("board", {{"language", "en"}, {"game", game}});
        const std::string svg = text(board, "svg");
        EXPECT_TRUE(svg.starts_with("<svg")) << game;
        EXPECT_EQ(svg.find("<style"), std::string::npos);
        EXPECT_EQ(svg.find("<script"), std::string::npos);
        EXPECT_NE(svg.find("viewBox=\"0 0 "), std::string::npos);
    }
    const json::object picture =
        page.ask("picture", {{"language", "en"},
                             {"position", "pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- b ?"},
                             {"numbers", true}});
    EXPECT_TRUE(text(picture, "svg").starts_with("<svg"));
}

// The same picture in both languages, for those who hear it.
TEST(PageJson, PicturesAreToldInTheirLanguage) {
    Page page;
    const auto picture = [&](const char* language, const char* position) {
        return text(page.ask("picture",
                             {{"language", language}, {"position", position}, {"numbers", true}}),
                    "svg");
    };
    const char* pollyanna = "pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- b ?";
    EXPECT_NE(picture("en", pollyanna).find("Blue is to roll.</desc>"), std::string::npos);
    EXPECT_NE(picture("es", pollyanna).find("Le toca tirar a Azul.</desc>"), std::string::npos);
    const char* zenda = "zenda k:- y:- m:- a:- s set";
    EXPECT_NE(picture("en", zenda).find("Streslau is setting up.</desc>"), std::string::npos);
    EXPECT_NE(picture("es", zenda).find("Streslau está colocando sus piezas.</desc>"),
              std::string::npos);
}

TEST(PageJson, LacksNoSentence) {
    Page page;
    for (const char* language : {"en", "es"}) {
        for (const char* game : {"pollyanna-1916", "zenda"}) {
            const json::object board = page.ask("board", {{"language", language}, {"game", game}});
            EXPECT_EQ(json::serialize(board).find("\"page_api."), std::string::npos);
        }
        const json::object shelf = page.ask("shelf", {{"language", language}});
        EXPECT_EQ(json::serialize(shelf).find("page_api."), std::string::npos);
        EXPECT_EQ(json::serialize(shelf).find("edition."), std::string::npos);
    }
}

TEST(PageJson, HintsHaveARouteForEveryStep) {
    Page page;
    const json::object table =
        page.ask("open", {{"language", "en"},
                          {"position", "pollyanna-1916 b:w,w,6,20 g:- r:w,w,w,40 y:- b 6-3"},
                          {"seed", "x"}});
    ASSERT_TRUE(table.at("ok").as_bool()) << table;
    const json::object hints = page.ask("hint", {{"table", table.at("table")}, {"most", 3}});
    ASSERT_FALSE(hints.at("hints").as_array().empty());
    for (const json::value& hint : hints.at("hints").as_array()) {
        EXPECT_EQ(hint.at("routes").as_array().size(), 2U) << hint;
        EXPECT_FALSE(text(hint.as_object(), "reason").empty());
    }
}

// What is done is not advised.
TEST(PageJson, HintsAmidAThrowTellTheRestOfIt) {
    Page page;
    const json::object table =
        page.ask("open", {{"language", "en"},
                          {"position", "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,40 y:- b 6-3"},
                          {"seed", "x"}});
    ASSERT_TRUE(
        page.ask("step", {{"table", table.at("table")}, {"step", "w/6"}}).at("ok").as_bool());
    const json::object hints = page.ask("hint", {{"table", table.at("table")}, {"most", 3}});
    const json::array& all = hints.at("hints").as_array();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(text(all.front().as_object(), "words"), "move 3");
    EXPECT_EQ(text(all.front().as_object(), "reason").find("brings in"), std::string::npos);
}

TEST(PageJson, HintsOfZendaAmidAThrowTellTheRestOfIt) {
    Page page;
    const json::object table = page.ask(
        "open",
        {{"language", "en"}, {"position", "zenda k:1 y:14,28 m:90 a:- z 4-2-1"}, {"seed", "x"}});
    ASSERT_TRUE(table.at("ok").as_bool()) << table;
    const auto best = [&] {
        const json::object hints = page.ask("hint", {{"table", table.at("table")}, {"most", 1}});
        return hints.at("hints").as_array().front().as_object();
    };
    const std::string play = text(best(), "play");
    const std::string first = play.substr(0, play.find(' '));
    ASSERT_TRUE(
        page.ask("step", {{"table", table.at("table")}, {"step", first}}).at("ok").as_bool());
    const std::size_t slash = first.find('/');
    const std::string done = first.substr(2, slash - 2) + " to " + first.substr(slash + 1);
    const json::object rest = best();
    EXPECT_FALSE(rest.at("undoFirst").as_bool());
    EXPECT_FALSE(text(rest, "words").empty());
    EXPECT_EQ(text(rest, "words").find(done), std::string::npos) << text(rest, "words");
}

TEST(PageJson, ADoubletIsPraised) {
    Page page;
    const json::object table =
        page.ask("open", {{"language", "en"},
                          {"position", "pollyanna-1916 b:w,w,7,20 g:- r:w,w,w,40 y:- b 2-2"},
                          {"seed", "x"}});
    for (const char* const step : {"7/9", "20/22"}) {
        page.ask("step", {{"table", table.at("table")}, {"step", step}});
    }
    const json::object after = page.ask("confirm", {{"table", table.at("table")}});
    EXPECT_EQ(text(after.at("told").as_object(), "prompt"), "Doublet: roll again!");
}

// The page compares its checkers with the same file (web/tests/engine_protocol.test.ts).
TEST(PageJson, ListsItsRequestsAndAnswers) {
    EXPECT_EQ(protocol(), tests::read_project_file("web/tests/engine_protocol.txt"))
        << "build/release/tests/page_twin protocol > web/tests/engine_protocol.txt";
}

TEST(PageJson, ABoardTellsHowItIsTurnedToASeat) {
    Page page;
    const json::object board = page.ask("board", {{"language", "en"}, {"game", "pollyanna-1916"}});
    EXPECT_EQ(json::serialize(board.at("turned").as_array()[2]), R"({"seat":"r","quarters":2})");
    const json::object map = page.ask("board", {{"language", "en"}, {"game", "zenda"}});
    EXPECT_TRUE(map.at("turned").as_array().empty());
}

}  // namespace
}  // namespace parlor::page_json
