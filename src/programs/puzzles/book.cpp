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
constexpr std::string_view missed_word = "missed-by";

// table GAME SEATS seed N games N [missed-by LEVEL]
std::optional<Chapter> parse_heading(std::string_view line) {
    const auto words = base::words(line);
    const bool is_of_level = words.size() == 9 && words[7] == missed_word;
    if (words.size() != 7 && !is_of_level) return std::nullopt;
    if (words[3] != "seed" || words[5] != "games") return std::nullopt;
    const auto seed = base::parse_unsigned(words[4]);
    const auto games = base::parse_unsigned(words[6]);
    if (!seed || !games) return std::nullopt;
    return Chapter{.source = {.game = std::string(words[1]),
                              .seats = std::string(words[2]),
                              .seed = *seed,
                              .missed_by = std::string(is_of_level ? words[8] : "")},
                   .games = *games};
}

std::string heading(const Chapter& chapter) {
    const Source& source = chapter.source;
    std::string line = fmt::format("{} {} {} seed {} games {}", table_word, source.game,
                                   source.seats, source.seed, chapter.games);
    if (!source.missed_by.empty()) line += fmt::format(" {} {}", missed_word, source.missed_by);
    return line;
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

Chapter& Book::chapter(const Source& source) {
    const auto found = std::ranges::find(chapters, source, &Chapter::source);
    return found != chapters.end() ? *found : chapters.emplace_back(Chapter{.source = source});
}

bool Book::add(Chapter& chapter, Puzzle puzzle) {
    const auto has_similar = [&](const Chapter& each) {
        const bool same_table =
            each.source.game == chapter.source.game && each.source.seats == chapter.source.seats;
        return std::ranges::any_of(each.puzzles, [&](const Puzzle& other) {
            return other.id == puzzle.id || (same_table && are_alike(other, puzzle));
        });
    };
    if (std::ranges::any_of(chapters, has_similar)) return false;
    chapter.puzzles.push_back(std::move(puzzle));
    return true;
}

void Book::add(Book other) {
    for (Chapter& each : other.chapters) {
        Chapter& own = chapter(each.source);
        own.games = std::max(own.games, each.games);
        for (Puzzle& puzzle : each.puzzles) add(own, std::move(puzzle));
    }
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
        all += heading(chapter) + '\n';
        for (const Puzzle& each : chapter.puzzles) all += text(each) + '\n';
    }
    return all;
}

// Within a block, a stride that is coprime to its size visits every puzzle.
std::size_t of_day(std::int64_t number, std::size_t count) {
    assert(count > 0);
    const auto size = static_cast<std::int64_t>(std::min(count, day_block));
    const auto blocks = static_cast<std::int64_t>(std::max(count / day_block, std::size_t{1}));
    std::int64_t stride = 7919;
    while (std::gcd(stride, size) != 1) ++stride;
    const std::int64_t round = size * blocks;
    const std::int64_t day = ((number - 1) % round + round) % round;
    return static_cast<std::size_t>(day / size * size + day % size * stride % size);
}

}  // namespace parlor::puzzles
