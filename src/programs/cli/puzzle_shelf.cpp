// SPDX-License-Identifier: MIT
#include "programs/cli/puzzle_shelf.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "games/games.h"
#include "presentation/console/files.h"
#include "programs/cli/common.h"
#include "programs/puzzles/puzzle_files.h"

namespace parlor::cli {
namespace {

using language::Language;
using puzzles::Book;
using puzzles::Puzzle;

std::optional<Book> understood(Language language, std::string_view file, std::string_view text) {
    auto book = puzzles::parse_book(text);
    if (book) return std::move(*book);
    complain_of(language::say(language, "puzzles.bad_line",
                              {{"file", std::string(file)},
                               {"line", fmt::to_string(book.error().line)},
                               {"part", std::string(book.error().name)}}),
                book.error().name);
    return std::nullopt;
}

std::optional<std::vector<Book>> books(Language language, const std::string& file) {
    std::vector<Book> all;
    if (!file.empty()) {
        auto book = read_book(language, file, Missing::IsWrong);
        if (!book) return std::nullopt;
        all.push_back(std::move(*book));
        return all;
    }
    for (const base::EmbeddedFile& each : puzzles::puzzle_files()) {
        auto book = understood(language, each.name, each.content);
        if (!book) return std::nullopt;
        all.push_back(std::move(*book));
    }
    return all;
}

// The name of a game stands for all its editions.
bool is_of(const Puzzle& puzzle, std::string_view wanted) {
    if (wanted.empty() || puzzle.position.starts_with(std::string(wanted) + ' ')) return true;
    return games::named(puzzle.position) == wanted || games::of(puzzle.position).name() == wanted;
}

bool is_chosen(const Puzzle& puzzle, const PuzzleChoice& choice) {
    if (!choice.id.empty() && puzzle.id != choice.id) return false;
    if (!choice.theme.empty() && std::ranges::count(puzzle.themes, choice.theme) == 0) return false;
    return is_of(puzzle, choice.game);
}

// What there is no puzzle of.
std::string part_of(const PuzzleChoice& choice) {
    if (!choice.id.empty()) return choice.id;
    if (choice.theme.empty()) return choice.game;
    return choice.game.empty() ? choice.theme : choice.game + ' ' + choice.theme;
}

}  // namespace

std::optional<Book> read_book(Language language, const std::string& file, Missing missing) {
    if (missing == Missing::IsEmpty && !std::filesystem::exists(file)) return Book{};
    const auto read = console::read_file(file);
    if (read) return understood(language, file, *read);
    complain(
        language::say(language, "play.load_failed", {{"file", file}, {"reason", read.error()}}));
    return std::nullopt;
}

std::optional<std::vector<Puzzle>> find_puzzles(Language language, const PuzzleChoice& choice) {
    const auto found = books(language, choice.file);
    if (!found) return std::nullopt;
    std::vector<Puzzle> all;
    for (const Book& book : *found) {
        for (const puzzles::Chapter& chapter : book.chapters) {
            for (const Puzzle& each : chapter.puzzles) {
                if (is_chosen(each, choice)) all.push_back(each);
            }
        }
    }
    if (!all.empty()) return all;
    complain_of(language::say(language, "puzzles.none", {{"part", part_of(choice)}}), "no_puzzle");
    return std::nullopt;
}

}  // namespace parlor::cli
