// SPDX-License-Identifier: MIT
// The page's figures of a position are those of the program's commands, byte for byte.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "protocols/page_json/page_json.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;

constexpr std::array to_be_thrown{
    "pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b ?",
    "pollyanna-1916+partners b:6,6,B7,h g:21,21,54,g7 r:w,7,16,B6 y:1,1,A3,h g ?",
    "pollyanna-1916 b:b5,b7,h,h g:- r:r7,h,h,h y:- b ?",  // known exactly
    "poleana b:w,w,9,20 g:- r:w,w,25,36 y:- r ?", "zenda k:31 y:28,66 m:78 a:62,63,94 z ?"};

class Page {
public:
    json::object ask(json::object request) {
        request["language"] = "en";
        const std::string said =
            page_json::answer(page_, json::serialize(request), base::never_stop);
        return json::parse(said).as_object();
    }

private:
    page_api::PageApi page_;
};

std::string with_throw(std::string_view position, std::string_view thrown) {
    return std::string(position.substr(0, position.size() - 1)).append(thrown);
}

json::object printed(const std::vector<std::string>& arguments) {
    const Ran ran = run_parlor(arguments);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return json::parse(ran.out).as_object();
}

// The command names each side, the page lists them in order.
std::string by_side(const json::object& told, const json::value& chances) {
    json::array listed;
    for (const json::value& side : told.at("sides").as_array()) {
        listed.push_back(chances.as_object().at(side.as_string()));
    }
    return json::serialize(listed);
}

TEST(ThePage, HasTheFiguresOfHint) {
    Page page;
    for (const std::string_view position : to_be_thrown) {
        const bool three = position.starts_with("zenda");
        const std::string thrown = with_throw(position, three ? "6-4-2" : "5-2");
        for (const std::string_view effort : {"quick", "normal"}) {
            const json::object told = printed(
                {"hint", thrown, "--most", "13", "--json", "--effort", std::string(effort)});
            const json::object seen = page.ask({{"ask", "results"},
                                                {"position", thrown},
                                                {"effort", effort},
                                                {"most", 13},
                                                {"seed", "1"}});
            ASSERT_TRUE(seen.at("ok").as_bool()) << seen;
            EXPECT_EQ(seen.at("sides"), told.at("sides"));
            const json::array& plays = told.at("plays").as_array();
            const json::array& hints = seen.at("hints").as_array();
            ASSERT_EQ(hints.size(), plays.size());
            for (std::size_t i = 0; i < plays.size(); ++i) {
                const json::object& play = plays[i].as_object();
                const json::object& hint = hints[i].as_object();
                for (const std::string_view same : {"play", "after", "error", "low", "high"}) {
                    EXPECT_EQ(json::serialize(hint.at(same)), json::serialize(play.at(same)));
                }
                EXPECT_EQ(hint.at("reason"), play.at("why"));
                EXPECT_EQ(json::serialize(hint.at("chances")), by_side(told, play.at("chances")));
            }
        }
    }
}

TEST(ThePage, HasTheFiguresOfThrows) {
    Page page;
    for (const std::string position : to_be_thrown) {
        const json::object told = printed({"throws", position, "--json"});
        const json::object seen = page.ask({{"ask", "throws"}, {"position", position}});
        ASSERT_TRUE(seen.at("ok").as_bool()) << seen;
        EXPECT_EQ(seen.at("falls"), told.at("falls"));
        const json::object before = page.ask({{"ask", "before"}, {"position", position}});
        EXPECT_EQ(json::serialize(before.at("chances")), by_side(told, told.at("before")));
        const json::array& throws = seen.at("throws").as_array();
        ASSERT_EQ(throws.size(), told.at("throws").as_array().size());
        for (std::size_t i = 0; i < throws.size(); ++i) {
            const json::object& each = told.at("throws").as_array()[i].as_object();
            EXPECT_EQ(throws[i].at("thrown"), each.at("throw"));
            EXPECT_EQ(throws[i].at("falls"), each.at("falls"));
            const json::object best = page.ask(
                {{"ask", "best_of"}, {"position", position}, {"thrown", throws[i].at("thrown")}});
            EXPECT_EQ(best.at("play"), each.at("play"));
            EXPECT_EQ(best.at("after"), each.at("after"));
            EXPECT_EQ(json::serialize(best.at("chances")), by_side(told, each.at("chances")));
        }
    }
}

}  // namespace
}  // namespace parlor::tests
