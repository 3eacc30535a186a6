// SPDX-License-Identifier: MIT
// Reads tests/fair_dice/mutations.txt: records with something changed, and the verdict on each. The
// page's check and docs/examples/check_dice.py are tested with the same list.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "base/words.h"
#include "online/fair_dice/check.h"
#include "rules/game/record.h"
#include "support/program.h"

namespace parlor::fair_dice {
namespace {

void replace_all(std::string& text, std::string_view what, std::string_view with,
                 bool only_first = false) {
    for (std::size_t at = text.find(what); at != std::string::npos;) {
        text.replace(at, what.size(), with);
        if (only_first) return;
        at = text.find(what, at + with.size());
    }
}

// The text before and after the first place where the separator stands.
struct Halves {
    std::string first;
    std::string second;
};
Halves split_at(const std::string& text, std::string_view separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string::npos) return {text, ""};
    return {text.substr(0, at), text.substr(at + separator.size())};
}

// Does one operation of the list. False if the record does not have what it names.
bool change(std::string& text, const std::string& operation) {
    auto [word, rest] = split_at(operation, " ");
    replace_all(rest, "\\n", "\n");
    replace_all(rest, "\\r", "\r");
    replace_all(rest, "\\t", "\t");
    if (word == "replace" || word == "all" || word == "remove") {
        const Halves both = split_at(rest, " => ");
        if (text.find(both.first) == std::string::npos) return false;
        replace_all(text, both.first, both.second, word != "all");
        return true;
    }
    if (word == "cut") {
        text.resize(std::min(text.size(), text.find(rest)));
        return true;
    }
    const auto [tag, value] = split_at(rest, " ");
    const std::size_t line = text.find("\n" + tag + ": ") + 1;
    if (line == 0) return false;
    const std::size_t begin = line + tag.size() + 2;
    const std::size_t end = text.find('\n', begin);
    if (word == "drop") {
        text.erase(line, end + 1 - line);
    } else if (word == "put") {
        text.replace(begin, end - begin, value);
    } else if (word == "insert") {
        const auto [place, inserted] = split_at(value, " ");
        text.insert(begin + std::stoul(place), inserted);
    } else {
        return false;
    }
    return true;
}

std::string verdict(const std::string& text) {
    const auto record = game::read(text);
    if (!record) return "not_a_record";
    const auto checked = check(*record);
    if (checked) return "sound";
    return std::string(name(checked.error().fault)) + ' ' + checked.error().part;
}

// A verdict without a part leaves the part open.
bool agrees(const std::string& expected, const std::string& found) {
    return found == expected || split_at(found, " ").first == expected;
}

TEST(Mutations, HaveTheVerdictsOfTheList) {
    std::map<std::string, int> compared;
    std::string file;
    std::string record;
    const std::string list = tests::read_text(PARLOR_SOURCE "/tests/fair_dice/mutations.txt");
    for (const std::string& line : tests::lines_of(list)) {
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with("record ")) {
            file = split_at(line, " ").second;
            record = tests::read_text(PARLOR_SOURCE "/" + file);
            ASSERT_EQ(verdict(record), "sound") << file;
            continue;
        }
        const auto [expected, rest] = split_at(line, "  ");
        const std::string operations(base::trimmed(rest));
        std::string text = record;
        Halves next{"", operations};
        while (!next.second.empty()) {
            next = split_at(next.second, " ; ");
            ASSERT_TRUE(change(text, next.first)) << next.first;
        }
        EXPECT_PRED2(agrees, expected, verdict(text)) << file << ": " << operations;
        ++compared[file];
    }
    for (const std::string each :
         {"docs/examples/fair-game.txt", "tests/fair_dice/older_chains.txt",
          "docs/examples/chained-game.txt"}) {
        EXPECT_GE(compared[each], 80) << each;
    }
    EXPECT_EQ(compared.size(), 5U) << "Zenda is missing.";
}

}  // namespace
}  // namespace parlor::fair_dice
