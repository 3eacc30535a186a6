// SPDX-License-Identifier: MIT
// Every numbered rule is cited by a test, and every number a test cites is a rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
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

// Numbers that begin with the same letters, P1 to P105, and the page that explains them.
struct Kind {
    std::string letters;
    std::string page;
    int last;
    std::set<int> retired;
};

const std::vector<Kind>& rules() {
    static const std::vector<Kind> all{
        {"P", "pollyanna.md", 105, {}},
        {"Q", "rulings.md", 37, {11, 13, 16, 23, 24, 27, 28, 30, 31, 32}},
        {"M", "poleana.md", 21, {}},
        {"MQ", "poleana.md", 8, {}},
        {"Z", "zenda.md", 29, {}},
        {"ZQ", "rulings.md", 19, {2, 14}},
    };
    return all;
}

// No page lists them.
const std::vector<Kind>& scenarios() {
    static const std::vector<Kind> all{{"T", "", 48, {}}, {"MT", "", 18, {}}, {"ZT", "", 30, {}}};
    return all;
}

Numbers numbers(const std::vector<Kind>& kinds) {
    Numbers all;
    for (const Kind& kind : kinds) {
        for (int i = 1; i <= kind.last; ++i) {
            if (!kind.retired.contains(i)) all.insert(kind.letters + std::to_string(i));
        }
    }
    return all;
}

std::string in_case(std::string text, int (*turned)(int)) {
    for (char& each : text) each = static_cast<char>(turned(static_cast<unsigned char>(each)));
    return text;
}

Numbers all_matches(const std::string& text, const std::regex& pattern) {
    Numbers found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        found.insert((*it)[1]);
    }
    return found;
}

// The anchors of the rules pages: <a id="p54"></a>, each on the page where it belongs.
Numbers documented() {
    Numbers all;
    for (const Kind& kind : rules()) {
        const std::regex anchor("<a id=\"(" + in_case(kind.letters, std::tolower) + "[0-9]+)\">");
        for (const std::string& each :
             all_matches(read_project_file("docs/rules/" + kind.page), anchor)) {
            all.insert(in_case(each, std::toupper));
        }
    }
    return all;
}

// The tests in C++, as paths from the project's root.
std::vector<std::string> test_sources() {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PARLOR_SOURCE) / "tests")) {
        if (entry.path().extension() == ".cpp") {
            files.push_back(fs::relative(entry.path(), PARLOR_SOURCE).string());
        }
    }
    std::ranges::sort(files);
    return files;
}

// Number → the tests that cite it, as links: the `cites` lines of the corpus, and comments of the
// same kind in tests in C++.
std::map<std::string, std::vector<std::string>> citations() {
    std::map<std::string, std::vector<std::string>> all;
    for (const std::string game : {"pollyanna", "zenda"}) {
        for (const RuleBlock& block : read_corpus(game)) {
            const std::string path = "../../tests/rules/" + game + "/" + block.file;
            for (const std::string& number : block.cites) {
                all[number].push_back("[" + block.rule + "](" + path + ")");
            }
        }
    }
    const std::regex line("// cites ([^\n]*)");
    const std::regex number("\\b((?:P|Q|T|M|MQ|MT|Z|ZQ|ZT)[0-9]+)\\b");
    for (const std::string& path : test_sources()) {
        Numbers cited;
        for (const std::string& each : all_matches(read_project_file(path), line)) {
            cited.merge(all_matches(each, number));
        }
        for (const std::string& each : cited) {
            all[each].push_back("[" + fs::path(path).filename().string() + "](../../" + path + ")");
        }
    }
    return all;
}

Numbers cited() {
    Numbers all;
    for (const auto& [number, tests] : citations()) all.insert(number);
    return all;
}

std::string row(const Kind& kind, const std::string& number,
                const std::vector<std::string>& tests) {
    const std::string name = kind.page.empty() ? number
                                               : "[" + number + "](" + kind.page + "#" +
                                                     in_case(number, std::tolower) + ")";
    std::string all = "| " + name + " | ";
    for (const std::string& test : tests) all += (&test == &tests.front() ? "" : "; ") + test;
    return all + " |\n";
}

std::string rows(const std::vector<Kind>& kinds) {
    const auto tests = citations();
    std::string all;
    for (const Kind& kind : kinds) {
        for (int i = 1; i <= kind.last; ++i) {
            const auto found = tests.find(kind.letters + std::to_string(i));
            if (found != tests.end()) all += row(kind, found->first, found->second);
        }
    }
    return all;
}

// docs/rules/tests.md, as it should be.
std::string index_page() {
    return "# Where each rule is tested\n\n"
           "Every rule (P of Pollyanna, M of poleana, Z of The Prisoner of Zenda), ruling (Q, MQ,\n"
           "ZQ) and scenario (T, MT, ZT) with the tests that cite it. The tests of the corpus are\n"
           "plain text: a position, a throw, and all that it can lead to. `make rule-index` "
           "writes\n"
           "this page; a test keeps it true.\n\n"
           "| no. | tests |\n|---|---|\n" +
           rows(rules()) + rows(scenarios());
}

std::string missing(const Numbers& from, const Numbers& in) {
    std::string all;
    for (const std::string& number : from) {
        if (!in.contains(number)) all += number + " ";
    }
    return all;
}

TEST(Citations, EveryRuleIsOnItsPage) {
    EXPECT_EQ(missing(numbers(rules()), documented()), "");
    EXPECT_EQ(missing(documented(), numbers(rules())), "");
}

// A page that names a number says at its end where that leads.
TEST(Citations, EveryNumberOnAPageIsALink) {
    const std::string number = "\\[((?:P|Q|M|MQ|Z|ZQ)[0-9]+)\\]";
    for (const std::string folder : {"docs/rules", "docs/es/rules"}) {
        for (const auto& entry : fs::directory_iterator(fs::path(PARLOR_SOURCE) / folder)) {
            const std::string page = folder + "/" + entry.path().filename().string();
            const std::string text = read_project_file(page);
            const Numbers named = all_matches(text, std::regex(number + "(?![:(])"));
            const Numbers defined = all_matches(text, std::regex(number + ": "));
            EXPECT_EQ(missing(named, defined), "") << page;
            EXPECT_EQ(missing(defined, named), "") << page;
        }
    }
}

TEST(Citations, EveryRuleHasATest) { EXPECT_EQ(missing(numbers(rules()), cited()), ""); }

TEST(Citations, EveryScenarioHasATest) { EXPECT_EQ(missing(numbers(scenarios()), cited()), ""); }

TEST(Citations, EveryCitationIsARule) {
    Numbers known = numbers(rules());
    known.merge(numbers(scenarios()));
    EXPECT_EQ(missing(cited(), known), "");
}

TEST(Citations, TheIndexOfTestsIsTrue) {
    const std::string path = "docs/rules/tests.md";
    if (std::getenv("PARLOR_WRITE_INDEX") != nullptr) {
        std::ofstream(fs::path(PARLOR_SOURCE) / path) << index_page();
    }
    EXPECT_TRUE(read_project_file(path) == index_page()) << "run `make rule-index`";
}

}  // namespace
}  // namespace parlor::tests
