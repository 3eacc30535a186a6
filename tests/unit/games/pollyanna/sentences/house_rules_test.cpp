// SPDX-License-Identifier: MIT
// A house rule is declared once, in edition.h. What people read of it must follow.
#include <gtest/gtest.h>

#include "games/pollyanna/rules/edition.h"
#include "presentation/language/language.h"
#include "support/corpus.h"

namespace parlor::pollyanna {
namespace {

using language::Language;

TEST(HouseRules, StandInTheOrderOfTheirNames) {
    for (std::size_t i = 0; i < house_rules.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(house_rules[i].which), i);
        if (i > 0) EXPECT_LT(house_rules[i - 1].name, house_rules[i].name);
    }
}

TEST(HouseRules, TurnTheEditionsAnswerRound) {
    for (const Edition& edition : editions) {
        for (const HouseRule& rule : house_rules) {
            const Variant variant(edition.id);
            EXPECT_EQ(variant.answer(rule), edition.*rule.answer);
            EXPECT_NE(variant.with_switched(rule.which).answer(rule), edition.*rule.answer);
        }
    }
}

TEST(HouseRules, HaveTheirSentencesAndTheirRuling) {
    const std::string rulings = tests::read_project_file("docs/rules/rulings.md");
    for (const HouseRule& rule : house_rules) {
        EXPECT_NE(rulings.find(rule.ruling), std::string::npos) << rule.ruling;
        for (const Language language : language::all_languages) {
            const auto say = [&](const std::string& key) { return language::say(language, key); };
            const std::string name(rule.name);
            for (const std::string& key :
                 {"editions." + name, "page_api.house." + name, "page_api.house." + name + ".title",
                  "editions." + std::string(rule.yes), "editions." + std::string(rule.no)}) {
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
