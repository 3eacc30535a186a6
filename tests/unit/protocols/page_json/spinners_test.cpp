// SPDX-License-Identifier: MIT
// A table with spinners in place of dice, as the page asks for it and hears of it.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "protocols/page_json/page_json.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

class Spinners : public testing::Test {
protected:
    json::object ask(json::object request) {
        request["language"] = "en";
        return json::parse(answer(page_, json::serialize(request), base::never_stop)).as_object();
    }
    json::object begin(std::string_view game, const json::value& spinners) {
        return ask({{"ask", "begin"},
                    {"game", game},
                    {"seats", json::array{{{"seat", "b"}, {"name", ""}, {"player", "person"}},
                                          {{"seat", "r"}, {"name", ""}, {"player", "person"}}}},
                    {"seed", "1"},
                    {"spinners", spinners}});
    }
    json::object resume(const std::string& record) {
        return ask({{"ask", "resume"}, {"record", record}});
    }
    static std::string text(const json::object& of, std::string_view key) {
        return json::value_to<std::string>(of.at(key));
    }
    static std::string prompt(const json::object& view) {
        return text(view.at("told").as_object(), "prompt");
    }

private:
    page_api::PageApi page_;
};

TEST_F(Spinners, AreToldAndComeBackFromTheRecord) {
    const json::object view = begin("pollyanna-1916", true);
    EXPECT_TRUE(view.at("spinners").as_bool());
    EXPECT_EQ(prompt(view), "Spin!");
    EXPECT_TRUE(resume(text(view, "record")).at("spinners").as_bool());
}

TEST_F(Spinners, ChangeNoThrow) {
    const auto throw_at = [&](const json::object& view) {
        return ask({{"ask", "throw"}, {"table", view.at("table")}});
    };
    const json::object dice = begin("pollyanna-1916", false);
    EXPECT_FALSE(dice.at("spinners").as_bool());
    EXPECT_EQ(prompt(dice), "Roll!");
    EXPECT_EQ(text(throw_at(dice), "thrown"),
              text(throw_at(begin("pollyanna-1916", true)), "thrown"));
}

TEST_F(Spinners, OfAnEditionThatHasNoneAreRefused) {
    const json::object refused = begin("pollyanna-1951", true);
    EXPECT_EQ(text(refused, "error"), "no_spinners");
    EXPECT_EQ(text(refused, "message"), "pollyanna-1951 has no spinners: it is played with dice.");
    EXPECT_FALSE(begin("pollyanna-1916", "yes").at("ok").as_bool());
}

// Tags of records are kept, also those that other programs wrote.
TEST_F(Spinners, ThatARecordClaimsForSuchAnEditionAreNotShown) {
    std::string record = text(begin("pollyanna-1951", false), "record");
    record.insert(record.find("\nstart:"), "\nthrown_with: spinners");
    const json::object view = resume(record);
    EXPECT_FALSE(view.at("spinners").as_bool());
    EXPECT_NE(text(view, "record").find("\nthrown_with: spinners\n"), std::string::npos);
}

}  // namespace
}  // namespace parlor::page_json
