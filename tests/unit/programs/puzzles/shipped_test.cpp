// SPDX-License-Identifier: MIT
// Every puzzle of puzzles/: it can be asked, its answer can be played, and it is no other's twin.
// That the answers are the best is proven by `parlor-lab puzzles check`, which takes long.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/games.h"
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
                EXPECT_TRUE(each.position.starts_with(chapter.seated.game + ' '));
                EXPECT_GE(each.least_margin, least_lead);
                EXPECT_GE(each.difficulty, least_difficulty);
                const auto table = games::open(each.position);
                ASSERT_TRUE(table);
                ASSERT_EQ((*table)->due(), match::Due::Step);
                EXPECT_TRUE(has_a_choice(**table));
                EXPECT_TRUE(position_after(**table, each.answer));
            }
        }
    }
}

TEST(ShippedPuzzles, AreNotAlike) {
    for (const Book& book : shipped()) {
        for (const Chapter& chapter : book.chapters) {
            Chapter again;
            for (const Puzzle& each : chapter.puzzles) EXPECT_TRUE(again.add(each)) << text(each);
        }
    }
}

TEST(ShippedPuzzles, AreManyOfEveryKind) {
    std::map<std::string, std::size_t> by_game;
    std::map<std::string, std::size_t> by_edition;
    for (const Book& book : shipped()) {
        for (const Chapter& chapter : book.chapters) {
            by_game[std::string(games::of(chapter.seated.game).name())] += chapter.puzzles.size();
            by_edition[std::string(games::named(chapter.seated.game))] += chapter.puzzles.size();
        }
    }
    EXPECT_GE(by_game["pollyanna"], 500U);
    EXPECT_GE(by_game["zenda"], 100U);
    for (const games::Game* game : games::all()) {
        for (const games::EditionCard& each : game->editions()) {
            EXPECT_GE(by_edition[std::string(each.name)], 95U) << each.name;
        }
    }
}

}  // namespace
}  // namespace parlor::puzzles
