// SPDX-License-Identifier: MIT
// A house rule is declared once, in edition.h. What people read of it must follow.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/variant.h"
#include "presentation/language/language.h"
#include "support/corpus.h"

namespace parlor::pollyanna {
namespace {

using language::Language;

TEST(HouseRules, StandInTheOrderOfTheirNames) {
    for (const HouseRule& rule : all_house_rules) EXPECT_EQ(&house_rule(rule.which), &rule);
    for (const RuleBook book : {RuleBook::Leaflets, RuleBook::Poleana}) {
        EXPECT_TRUE(std::ranges::is_sorted(house_rules(book), {}, &HouseRule::name));
    }
}

TEST(HouseRules, TurnTheEditionsAnswerRound) {
    for (const Edition& edition : editions) {
        for (const HouseRule& rule : house_rules(edition.book)) {
            const Variant variant(edition.id);
            EXPECT_EQ(variant.answer(rule), edition.*rule.answer);
            EXPECT_NE(variant.with_switched(rule.which).answer(rule), edition.*rule.answer);
        }
    }
}

// cites M21
TEST(HouseRules, OfPoleanaAreTheFourThatAreAttested) {
    std::vector<std::string_view> names;
    for (const HouseRule& rule : house_rules(RuleBook::Poleana)) names.push_back(rule.name);
    EXPECT_EQ(names, (std::vector<std::string_view>{"must_capture", "prize_for_home",
                                                    "prize_of_twenty", "sixes_enter_two"}));
}

TEST(HouseRules, HaveTheirSentencesAndTheirRuling) {
    const std::string rulings = tests::read_project_file("docs/rules/rulings.md") +
                                tests::read_project_file("docs/rules/poleana.md");
    for (const HouseRule& rule : all_house_rules) {
        EXPECT_NE(rulings.find(rule.ruling), std::string::npos) << rule.ruling;
        for (const Language language : language::all_languages) {
            const auto say = [&](const std::string& key) { return language::say(language, key); };
            const std::string name(rule.name);
            for (const std::string& key : {"editions." + name, "editions." + std::string(rule.yes),
                                           "editions." + std::string(rule.no)}) {
                EXPECT_NE(say(key), key);
            }
            // Sentences that list the switches.
            EXPECT_NE(
                language::say(language, "defect.unknown_switch", {{"part", ""}}).find(rule.name),
                std::string::npos);
            EXPECT_NE(say("help.option.house").find(rule.name), std::string::npos);
        }
    }
}

}  // namespace
}  // namespace parlor::pollyanna
