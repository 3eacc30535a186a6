// SPDX-License-Identifier: MIT
// At a table of poleana the page hears the players' words and the numbers of the board, and no
// other: games are played to their end, and everything that is said on the way is read.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>
#include <set>

#include "protocols/page_json/page_json.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

// Words of the leaflets that no player of poleana uses. Names of kinds and places are not said.
struct Spoken {
    std::string language;
    std::regex foreign;
    std::regex engine_names;  // of spaces: B3, r1, "to 17"; the board has nothing above 14
};
std::vector<Spoken> languages() {
    return {{"en",
             std::regex("Reward|Broadway|Turnout|Blockade|Glad |Entrance|POLLYANNA|portrait|"
                        "Home (Path|Space)|\\bspaces?\\b|waiting"),
             std::regex("\\b[A-Dbgry][1-7]\\b|\\b(from|to|on) (1[5-9]|[2-5][0-9])\\b")},
            {"es",
             std::regex("[Rr]ecompensa|Vía|[Dd]esviadero|[Bb]loqueo|Gozos|"
                        "\\b[Pp]ieza|[Cc]aptur|[Dd]obles|[Ee]spacio|\\blances?\\b|[Tt]irada|"
                        "\\bmeta\\b|en espera"),
             std::regex("\\b[A-Dbgry][1-7]\\b|"
                        "\\b(de|del|a|al|en) (1[5-9]|[2-5][0-9])\\b(?! tiros| de 36)")}};
}

// What names things for programs, not for people.
bool is_said(std::string_view key) {
    static const std::set<std::string_view> names{
        "record", "svg",  "id",   "kind", "family", "figure", "place", "from",
        "to",     "step", "made", "play", "player", "error",  "piece", "captures"};
    return !names.contains(key);
}

// One of the places that a refusal points at.
bool is_place(const std::string& text) {
    static const std::regex place("[A-Dbgry][1-7]|[0-9]+");
    return std::regex_match(text, place);
}

// Or a game's id, which a position begins with.
bool is_position(std::string_view text) {
    return text.starts_with("poleana+") || text.starts_with("poleana b:");
}

void collect(const json::value& value, std::set<std::string>& said) {
    const auto* text = value.if_string();
    if (text != nullptr && !is_position(*text)) said.insert(std::string(*text));
    if (const auto* list = value.if_array()) {
        for (const json::value& each : *list) collect(each, said);
    }
    if (const auto* object = value.if_object()) {
        for (const auto& [key, each] : *object) {
            if (is_said(key)) collect(each, said);
        }
    }
}

class Listener {
public:
    explicit Listener(std::string language) : language_(std::move(language)) {}

    json::object ask(json::object request) {
        request["language"] = language_;
        json::object answered =
            json::parse(answer(page_, json::serialize(request), base::never_stop)).as_object();
        collect(answered, said_);
        return answered;
    }

    // Computers play to the end; now and then a hint is asked for, and why each piece may not go
    // where another may.
    void play(std::string_view game, std::string_view seats, int seed) {
        json::array plans;
        for (const char seat : seats) {
            plans.push_back({{"seat", std::string(1, seat)}, {"name", ""}, {"player", "simple"}});
        }
        json::object view = ask(
            {{"ask", "begin"}, {"game", game}, {"seats", plans}, {"seed", std::to_string(seed)}});
        const json::value table = view.at("table");
        for (int turn = 0; view.at("due") != "over"; ++turn) {
            view = ask({{"ask", "throw"}, {"table", table}});
            if (view.at("due") == "step" && turn % 8 == 0) ask_around(view);
            if (view.at("due") == "step") {
                view = ask({{"ask", "computer"}, {"table", table}, {"level", "simple"}});
            }
            view = ask({{"ask", "confirm"}, {"table", table}});
            ASSERT_TRUE(view.at("ok").as_bool());
            ASSERT_LT(turn, 3000);
        }
        ask({{"ask", "story"}, {"table", table}});
        ask({{"ask", "close"}, {"table", table}});
    }

    [[nodiscard]] const std::set<std::string>& said() const { return said_; }

private:
    void ask_around(const json::object& view) {
        ask({{"ask", "hint"}, {"table", view.at("table")}, {"most", 5}});
        for (const json::value& piece : view.at("pieces").as_array()) {
            for (const json::value& choice : view.at("choices").as_array()) {
                ask({{"ask", "why"},
                     {"table", view.at("table")},
                     {"from", piece.at("place")},
                     {"to", choice.at("to")}});
            }
        }
    }

    std::string language_;
    page_api::PageApi page_;
    std::set<std::string> said_;
};

void expect_players_words(const std::set<std::string>& said, const Spoken& spoken) {
    for (const std::string& each : said) {
        EXPECT_FALSE(std::regex_search(each, spoken.foreign)) << spoken.language << ": " << each;
    }
}

void expect_own_words(const std::set<std::string>& said, const Spoken& spoken) {
    expect_players_words(said, spoken);
    for (const std::string& each : said) {
        EXPECT_FALSE(!is_place(each) && std::regex_search(each, spoken.engine_names))
            << spoken.language << ": " << each;
    }
}

TEST(PoleanaWords, AreThePlayersOwnInEveryGame) {
    for (const Spoken& spoken : languages()) {
        Listener listener(spoken.language);
        listener.play("poleana", "bgry", 1);
        listener.play("poleana+must_capture+prize_for_home+prize_of_twenty+sixes_enter_two", "br",
                      2);
        listener.play("poleana+partners", "bgry", 3);
        listener.ask({{"ask", "board"}, {"game", "poleana"}});
        EXPECT_GT(listener.said().size(), 500U);
        expect_own_words(listener.said(), spoken);
    }
}

TEST(PoleanaWords, AreThePlayersOwnOnTheShelf) {
    for (const Spoken& spoken : languages()) {
        Listener listener(spoken.language);
        const json::object shelf = listener.ask({{"ask", "shelf"}});
        const json::object& card = shelf.at("games").as_array().front().as_object();
        std::set<std::string> said;
        for (const json::value& edition : card.at("editions").as_array()) {
            if (edition.at("id") == "poleana") collect(edition, said);
        }
        for (const json::value& rule : card.at("houseRules").as_array()) {
            if (rule.at("editions") == json::array{"poleana"}) collect(rule, said);
        }
        EXPECT_GT(said.size(), 10U);
        expect_own_words(said, spoken);
    }
}

TEST(PoleanaWords, AreThePlayersOwnWhereAPositionIsRefused) {
    for (const Spoken& spoken : languages()) {
        Listener listener(spoken.language);
        Listener editor(spoken.language);
        for (const char* position : {"poleana b:3,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana b:A1,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana b:30,w,w,w g:30,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana b:b1,b1,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana b:30,30,30,30 g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana b:w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana+partners b:h,h,h,h g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
                                     "poleana b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w =b"}) {
            const auto refused =
                listener.ask({{"ask", "open"}, {"position", position}, {"seed", "1"}});
            EXPECT_FALSE(refused.at("ok").as_bool()) << position;
            const bool is_readable =
                std::string_view(position).find("b:w,w,w g:") == std::string_view::npos;
            if (is_readable) editor.ask({{"ask", "arrange"}, {"position", position}});
        }
        // A text is refused in the words of that text, a position set up by hand in the board's.
        expect_players_words(listener.said(), spoken);
        expect_own_words(editor.said(), spoken);
    }
}

}  // namespace
}  // namespace parlor::page_json
