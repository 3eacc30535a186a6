// SPDX-License-Identifier: MIT
// Every numbered rule is cited by a test, and every number a test cites is a rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
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

// Number → the tests that cite it, as links: the `cites` lines of the corpus, and comments of the
// same kind in tests in C++.
std::map<std::string, std::vector<std::string>> citations() {
    std::map<std::string, std::vector<std::string>> all;
    for (const RuleBlock& block : read_corpus("pollyanna")) {
        const std::string link =
            "[" + block.rule + "](../../tests/rules/pollyanna/" + block.file + ")";
        for (const std::string& number : block.cites) all[number].push_back(link);
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PARLOR_SOURCE) / "tests")) {
        if (entry.path().extension() == ".cpp") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    const std::regex line("// cites ([^\n]*)");
    const std::regex number("\\b([PQT][0-9]+)\\b");
    for (const fs::path& file : files) {
        const std::string path = fs::relative(file, PARLOR_SOURCE).string();
        const std::string text = read_project_file(path);
        Numbers cited;
        for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it) {
            cited.merge(all_matches((*it)[1], number));
        }
        for (const std::string& each : cited) {
            all[each].push_back("[" + file.filename().string() + "](../../" + path + ")");
        }
    }
    return all;
}

Numbers cited() {
    Numbers all;
    for (const auto& [number, tests] : citations()) all.insert(number);
    return all;
}

std::string row(const std::string& number, const std::vector<std::string>& tests) {
    const std::string page = number[0] == 'P' ? "pollyanna.md#p" : "rulings.md#q";
    const std::string name =
        number[0] == 'T' ? number : "[" + number + "](" + page + number.substr(1) + ")";
    std::string all = "| " + name + " | ";
    for (const std::string& test : tests) all += (&test == &tests.front() ? "" : "; ") + test;
    return all + " |\n";
}

// docs/rules/tests.md, as it should be.
std::string index_page() {
    std::string page =
        "# Where each rule is tested\n\n"
        "Every rule (P), ruling (Q) and scenario (T) with the tests that cite it. The tests of "
        "the\n"
        "corpus are plain text: a position, a throw, and all that it can lead to.\n"
        "`make rule-index` writes this page; a test keeps it true.\n\n"
        "| no. | tests |\n|---|---|\n";
    const auto tests = citations();
    for (const char kind : {'P', 'Q', 'T'}) {
        for (int i = 1; i <= 105; ++i) {
            const auto found = tests.find(kind + std::to_string(i));
            if (found != tests.end()) page += row(found->first, found->second);
        }
    }
    return page;
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

TEST(Citations, TheIndexOfTestsIsTrue) {
    const std::string path = "docs/rules/tests.md";
    if (std::getenv("PARLOR_WRITE_INDEX") != nullptr) {
        std::ofstream(fs::path(PARLOR_SOURCE) / path) << index_page();
    }
    EXPECT_TRUE(read_project_file(path) == index_page()) << "run `make rule-index`";
}

TEST(Citations, EveryScenarioHasATest) { EXPECT_EQ(missing(scenarios(), cited()), ""); }

TEST(Citations, EveryCitationIsARule) {
    Numbers known = documented();
    known.merge(scenarios());
    EXPECT_EQ(missing(cited(), known), "");
}

}  // namespace
}  // namespace parlor::tests
