// SPDX-License-Identifier: MIT
// Every puzzle of puzzles/: it can be asked, its answer can be played, and it is no other's twin.
// That the answers are the best is proven by `parlor-lab puzzles check`, which takes long.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/games.h"
#include "presentation/language/language.h"
#include "programs/puzzles/book.h"
#include "programs/puzzles/puzzle_files.h"

namespace parlor::puzzles {
namespace {

std::vector<Book> shipped() {
    std::vector<Book> all;
    for (const base::EmbeddedFile& each : puzzle_files()) {
        auto book = parse_book(each.content);
        EXPECT_TRUE(book) << each.name << ':' << book.error().line << ": " << book.error().name;
        if (book) all.push_back(std::move(*book));
    }
    return all;
}

// Whether the throw can be played to different positions.
bool has_a_choice(const match::Match& table) {
    for (auto tried = table.copy(); tried->due() == match::Due::Step;) {
        const auto choices = tried->choice_texts();
        if (choices.size() > 1) return true;
        tried->make(choices.front());
    }
    return false;
}

TEST(ShippedPuzzles, CanBeAskedAndAnswered) {
    std::set<std::string> ids;
    for (const Book& book : shipped()) {
        for (const Chapter& chapter : book.chapters) {
            for (const Puzzle& each : chapter.puzzles) {
                SCOPED_TRACE(text(each));
                EXPECT_TRUE(ids.insert(each.id).second);
                EXPECT_TRUE(each.position.starts_with(chapter.source.game + ' '));
                EXPECT_GE(each.least_margin, least_lead);
                EXPECT_GE(each.difficulty, least_difficulty);
                const auto table = games::open(each.position);
                ASSERT_TRUE(table);
                ASSERT_EQ((*table)->due(), match::Due::Step);
                EXPECT_TRUE(has_a_choice(**table));
                EXPECT_TRUE(position_after(**table, each.answer));
                for (const std::string& theme : each.themes) {
                    EXPECT_TRUE(
                        language::knows(language::Language::English, "puzzle.theme." + theme));
                }
            }
        }
    }
}

TEST(ShippedPuzzles, AreNotAlike) {
    for (Book& book : shipped()) {
        Book again;
        again.add(book);
        EXPECT_EQ(text(again).size() + text(Book{.remarks = book.remarks}).size(),
                  text(book).size());
    }
}

// All themes come up, and most puzzles have one.
TEST(ShippedPuzzles, HaveThemes) {
    std::map<std::string, std::size_t> by_theme;
    std::size_t all = 0;
    std::size_t without = 0;
    for (const Book& book : shipped()) {
        for (const Chapter& chapter : book.chapters) {
            for (const Puzzle& each : chapter.puzzles) {
                ++all;
                if (each.themes.empty()) ++without;
                for (const std::string& theme : each.themes) ++by_theme[theme];
            }
        }
    }
    EXPECT_EQ(by_theme.size(), 10U);
    EXPECT_LT(3 * without, all);
}

TEST(ShippedPuzzles, AreManyOfEveryKind) {
    std::map<std::string, std::size_t> by_edition;
    std::size_t all = 0;
    std::size_t blunders_of_careful = 0;
    for (const Book& book : shipped()) {
        for (const Chapter& chapter : book.chapters) {
            all += chapter.puzzles.size();
            by_edition[std::string(games::named(chapter.source.game))] += chapter.puzzles.size();
            blunders_of_careful += static_cast<std::size_t>(
                std::ranges::count(chapter.puzzles, "careful", &Puzzle::missed_by));
        }
    }
    EXPECT_GE(all, 2000U);
    EXPECT_GE(2 * blunders_of_careful, all);
    for (const games::Game* game : games::all()) {
        for (const games::EditionCard& each : game->editions()) {
            EXPECT_GE(by_edition[std::string(each.name)], 300U) << each.name;
        }
    }
}

}  // namespace
}  // namespace parlor::puzzles
