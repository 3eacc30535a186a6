// SPDX-License-Identifier: MIT
// What Pollyanna's editions call things and where their rules differ.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/terminal/terminal.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::pollyanna {
namespace {

using language::Language;
using language::say;
using terminal::columns_of;
using terminal::Lines;
using terminal::padded;
using terminal::wrapped;

constexpr std::size_t label_columns = 18;
constexpr std::size_t edition_columns = 16;
constexpr std::size_t page_columns = 79;
// The things for which each leaflet has its own word.
constexpr std::array<std::string_view, 5> own_words{"waiting", "start", "entrance", "path", "home"};

std::string word(Language language, const Edition& edition, std::string_view which) {
    return say(language, fmt::format("edition.{}.{}", edition.name, which));
}

std::string answer_told(Language language, const Edition& edition, const HouseRule& rule) {
    return say(language, fmt::format("editions.{}", edition.*rule.answer ? rule.yes : rule.no));
}

// The beginning of a row. A label too long for its column has a line to itself.
std::string begin_row(Lines& lines, std::string_view label) {
    if (columns_of(label) < label_columns) return padded(label, label_columns);
    lines.emplace_back(label);
    return padded("", label_columns);
}

// One row of the table: what it is, and the cell of each edition. A long cell takes two lines.
template <class Cell>
void add_row(Lines& lines, std::span<const Edition> editions, std::string_view label, Cell cell) {
    std::vector<Lines> cells;
    std::size_t height = 1;
    for (const Edition& each : editions) {
        cells.push_back(wrapped(cell(each), edition_columns - 1));
        height = std::max(height, cells.back().size());
    }
    for (std::size_t row = 0; row < height; ++row) {
        std::string line = row == 0 ? begin_row(lines, label) : padded("", label_columns);
        for (const Lines& each : cells) {
            line += padded(row < each.size() ? each[row] : "", edition_columns);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
}

// The editions of one book: so all stand side by side on a page.
void add_table(Lines& lines, Language language, RuleBook book) {
    const std::span editions = pollyanna::editions_of(book);
    add_row(lines, editions, "", [](const Edition& each) { return std::string(each.name); });
    add_row(lines, editions, say(language, "editions.leaflet"),
            [](const Edition& each) { return std::string(each.leaflet); });
    for (const std::string_view which : own_words) {
        add_row(lines, editions, say(language, fmt::format("editions.{}", which)),
                [&](const Edition& each) { return word(language, each, which); });
    }
    for (const HouseRule& rule : pollyanna::house_rules(book)) {
        add_row(lines, editions, rule.name,
                [&](const Edition& each) { return answer_told(language, each, rule); });
    }
}

void add_wrapped(Lines& lines, std::string_view text) {
    const auto more = wrapped(text, page_columns);
    lines.insert(lines.end(), more.begin(), more.end());
}

void add_switches(Lines& lines, Language language, std::span<const HouseRule> rules) {
    for (const HouseRule& rule : rules) {
        const std::string about = say(language, fmt::format("editions.{}", rule.name));
        lines.emplace_back();
        lines.emplace_back(rule.name);
        for (const std::string& line : wrapped(about, page_columns - 2)) {
            lines.push_back("  " + line);
        }
    }
}

}  // namespace

Lines Terminal::editions(Language language) {
    Lines lines;
    for (const RuleBookRow& book : rule_books) {
        if (!lines.empty()) lines.emplace_back();
        add_table(lines, language, book.id);
    }
    add_switches(lines, language, pollyanna::all_house_rules);
    for (const std::string_view note : {"editions.spinners", "editions.more"}) {
        lines.emplace_back();
        add_wrapped(lines, say(language, note));
    }
    return lines;
}

Lines Terminal::edition(Language language, std::string_view id) {
    const auto found = std::ranges::find(pollyanna::editions, id, &Edition::name);
    if (found == pollyanna::editions.end()) return {};
    Lines lines{word(language, *found, "title"), ""};
    const auto add = [&](std::string_view label, std::string_view value) {
        std::string line = begin_row(lines, label);
        lines.push_back(line.append(value));
    };
    add_wrapped(lines, word(language, *found, "history"));
    lines.emplace_back();
    add(say(language, "editions.id"), found->name);
    add(say(language, "editions.leaflet"), found->leaflet);
    for (const std::string_view which : own_words) {
        add(say(language, fmt::format("editions.{}", which)), word(language, *found, which));
    }
    const std::span rules = pollyanna::house_rules(found->book);
    for (const HouseRule& rule : rules) {
        add(rule.name, answer_told(language, *found, rule));
    }
    add_switches(lines, language, rules);
    return lines;
}

}  // namespace parlor::pollyanna
