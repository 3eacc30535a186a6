// SPDX-License-Identifier: MIT
// The names that sentences use for computers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocols/page_api/page_api.h"

namespace parlor::page_api {
namespace {

using language::Language;

Plan against_computers(std::string game, std::string seats) {
    Plan plan{.game = std::move(game), .seats = {}, .seed = "11"};
    for (const char seat : seats) plan.seats.push_back({seat, "", "simple"});
    plan.seats.front().player = "person";
    return plan;
}

// The sentences of a table after its first steps.
std::string sentences_of(PageApi& page, const Plan& plan, Language language) {
    TableView view = *page.begin(Language::English, plan);
    for (int asked = 0; asked < 12; ++asked) {
        Table& table = *page.find(view.table);
        view = view.due == "throw"     ? table.throw_dice()->view
               : view.due == "confirm" ? table.confirm()->view
                                       : table.computer("random", base::never_stop)->view;
    }
    std::string all = page.view(language, view.table)->told.standing;
    for (const StoryTurn& each : page.find(view.table)->story().turns) all += ' ' + each.words;
    return all;
}

TEST(Names, OfLevelsStandInSentencesInTheLanguageOfTheTable) {
    using testing::AllOf, testing::HasSubstr, testing::Not;
    for (const auto& [game, seats] : {std::pair{"pollyanna-1916", "br"}, {"zenda", "sz"}}) {
        PageApi page;
        Plan plan = against_computers(game, seats);
        plan.seats.front().name = "Ana";
        EXPECT_THAT(sentences_of(page, plan, Language::English),
                    AllOf(HasSubstr("Ana "), HasSubstr("Daisy "), Not(HasSubstr("Blue")),
                          Not(HasSubstr("Red "))));
        EXPECT_THAT(sentences_of(page, plan, Language::Spanish),
                    AllOf(HasSubstr("Ana "), HasSubstr("Margarita "), Not(HasSubstr("Daisy"))));
        const TableView view = *page.begin(Language::English, plan);
        EXPECT_EQ(view.seats[1].name, "");
        EXPECT_THAT(view.record, Not(HasSubstr("Daisy")));
    }
}

TEST(Names, OfTheSameLevelAreToldApartByTheirSeats) {
    PageApi page;
    const std::string told =
        sentences_of(page, against_computers("pollyanna-1916", "bgr"), Language::English);
    EXPECT_THAT(told, testing::HasSubstr("Blue "));
    EXPECT_THAT(told, testing::HasSubstr("Daisy (Green) "));
    EXPECT_THAT(told, testing::HasSubstr("Daisy (Red) "));
}

}  // namespace
}  // namespace parlor::page_api
