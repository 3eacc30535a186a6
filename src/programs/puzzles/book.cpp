// SPDX-License-Identifier: MIT
#include "programs/puzzles/book.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <set>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::puzzles {
namespace {

constexpr std::string_view table_word = "table";

// table GAME SEATS seed N games N
std::optional<Chapter> parse_heading(std::string_view line) {
    const auto words = base::words(line);
    if (words.size() != 7 || words[3] != "seed" || words[5] != "games") return std::nullopt;
    const auto seed = base::parse_unsigned(words[4]);
    const auto games = base::parse_unsigned(words[6]);
    if (!seed || !games) return std::nullopt;
    return Chapter{
        .seated = {std::string(words[1]), std::string(words[2])}, .seed = *seed, .games = *games};
}

class BookReader {
public:
    // The name of the fault of the line; empty if there is none.
    std::string_view read(std::string_view line) {
        if (line.empty()) return {};
        if (line.starts_with('#')) return remark(line);
        if (line.starts_with(table_word)) return heading(line);
        return puzzle(line);
    }
    Book taken() { return std::move(book_); }

private:
    std::string_view remark(std::string_view line) {
        if (book_.chapters.empty()) book_.remarks.emplace_back(base::trimmed(line.substr(1)));
        return {};
    }
    std::string_view heading(std::string_view line) {
        auto chapter = parse_heading(line);
        if (!chapter) return table_word;
        book_.chapters.push_back(std::move(*chapter));
        return {};
    }
    std::string_view puzzle(std::string_view line) {
        if (book_.chapters.empty()) return table_word;
        auto read = parse_puzzle(line);
        if (!read) return name(read.error());
        if (!ids_.insert(read->id).second) return "same_id";
        book_.chapters.back().puzzles.push_back(std::move(*read));
        return {};
    }

    Book book_;
    std::set<std::string> ids_;
};

}  // namespace

bool Chapter::add(Puzzle puzzle) {
    const auto is_alike = [&](const Puzzle& each) { return are_alike(each, puzzle); };
    if (std::ranges::any_of(puzzles, is_alike)) return false;
    puzzles.push_back(std::move(puzzle));
    return true;
}

Chapter& Book::chapter(const Seated& seated, std::uint64_t seed) {
    for (Chapter& each : chapters) {
        if (each.seated == seated && each.seed == seed) return each;
    }
    return chapters.emplace_back(Chapter{.seated = seated, .seed = seed});
}

base::Expected<Book, BookFault> parse_book(std::string_view text) {
    BookReader reader;
    std::size_t number = 0;
    for (const std::string_view line : base::split(text, '\n')) {
        ++number;
        const std::string_view fault = reader.read(base::trimmed(line));
        if (!fault.empty()) return base::unexpected(BookFault{number, fault});
    }
    return reader.taken();
}

std::string text(const Book& book) {
    std::string all;
    for (const std::string& each : book.remarks) all += fmt::format("# {}\n", each);
    for (const Chapter& chapter : book.chapters) {
        all += fmt::format("{} {} {} seed {} games {}\n", table_word, chapter.seated.game,
                           chapter.seated.seats, chapter.seed, chapter.games);
        for (const Puzzle& each : chapter.puzzles) all += text(each) + '\n';
    }
    return all;
}

// A step that is coprime to the count visits all of them.
std::size_t of_day(std::uint64_t day, std::size_t count) {
    assert(count > 0);
    std::uint64_t step = 7919;
    while (std::gcd(step, std::uint64_t{count}) != 1) ++step;
    return static_cast<std::size_t>(day % count * (step % count) % count);
}

}  // namespace parlor::puzzles
