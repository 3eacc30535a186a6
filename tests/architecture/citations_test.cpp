// SPDX-License-Identifier: MIT
// Every numbered rule is cited by a test, and every number a test cites is a rule.
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>

#include "support/corpus.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

using Numbers = std::set<std::string>;

Numbers all_matches(const std::string& text, const std::regex& pattern) {
    Numbers found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        std::string number = (*it)[1];
        number[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(number[0])));
        found.insert(number);
    }
    return found;
}

// The anchors of the rules pages: <a id="p54"></a>.
Numbers documented() {
    const std::regex anchor("<a id=\"([pq][0-9]+)\">");
    Numbers all = all_matches(read_project_file("docs/rules/pollyanna.md"), anchor);
    all.merge(all_matches(read_project_file("docs/rules/rulings.md"), anchor));
    return all;
}

// `cites` lines of the corpus, and comments `// cites P11 Q20` of unit tests.
Numbers cited() {
    Numbers all;
    for (const RuleBlock& block : read_corpus("pollyanna")) {
        all.insert(block.cites.begin(), block.cites.end());
    }
    const std::regex line("// cites ([^\n]*)");
    const std::regex number("\\b([PQT][0-9]+)\\b");
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PARLOR_SOURCE) / "tests")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text =
            read_project_file(fs::relative(entry.path(), PARLOR_SOURCE).string());
        for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it) {
            all.merge(all_matches((*it)[1], number));
        }
    }
    return all;
}

std::string missing(const Numbers& from, const Numbers& in) {
    std::string all;
    for (const std::string& number : from) {
        if (!in.contains(number)) all += number + " ";
    }
    return all;
}

Numbers scenarios() {
    Numbers all;
    for (int i = 1; i <= 48; ++i) all.insert("T" + std::to_string(i));
    return all;
}

TEST(Citations, EveryRuleHasATest) {
    ASSERT_EQ(documented().size(), 105U + 23U);
    EXPECT_EQ(missing(documented(), cited()), "");
}

TEST(Citations, EveryScenarioHasATest) { EXPECT_EQ(missing(scenarios(), cited()), ""); }

TEST(Citations, EveryCitationIsARule) {
    Numbers known = documented();
    known.merge(scenarios());
    EXPECT_EQ(missing(cited(), known), "");
}

}  // namespace
}  // namespace parlor::tests
