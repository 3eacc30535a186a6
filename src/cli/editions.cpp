// SPDX-License-Identifier: MIT
#include "cli/editions.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/common.h"
#include "cli/text_columns.h"
#include "pollyanna/edition.h"

namespace parlor::cli {
namespace {

using language::Language;
using language::say;
using pollyanna::Edition;
using pollyanna::Switch;
using pollyanna::Variant;

constexpr std::size_t label_columns = 18;
constexpr std::size_t edition_columns = 16;
constexpr std::size_t page_columns = 79;

std::string word(Language language, const Edition& edition, std::string_view which) {
    return say(language, fmt::format("edition.{}.{}", edition.name, which));
}

std::string answer(Language language, const Edition& edition, Switch which) {
    const Variant variant(edition.id);
    switch (which) {
        case Switch::ThirdPiece:
            return say(language,
                       variant.third_piece_stays() ? "editions.stays" : "editions.plays_on");
        case Switch::RewardGoesHome:
            return say(language, variant.reward_goes_home() ? "editions.yes" : "editions.no");
        case Switch::RewardOptional: break;
    }
    return say(language, variant.reward_optional() ? "editions.yes" : "editions.no");
}

// One row of the table: what it is, and the cell of each edition.
template <class Cell>
void print_row(std::string_view label, Cell cell) {
    std::string line = padded(label, label_columns);
    for (const Edition& each : pollyanna::editions) line += padded(cell(each), edition_columns);
    line.erase(line.find_last_not_of(' ') + 1);
    fmt::print("{}\n", line);
}

void print_switches(Language language) {
    for (const Switch which : pollyanna::all_switches) {
        const std::string about = say(language, fmt::format("editions.{}", name(which)));
        fmt::print("\n{}\n", name(which));
        for (const std::string& line : wrapped(about, page_columns - 2)) fmt::print("  {}\n", line);
    }
}

void print_all(Language language) {
    print_row("", [](const Edition& each) { return std::string(each.name); });
    print_row(say(language, "editions.leaflet"),
              [](const Edition& each) { return std::string(each.leaflet); });
    for (const std::string_view which : {"home", "path", "entrance"}) {
        print_row(say(language, fmt::format("editions.{}", which)),
                  [&](const Edition& each) { return word(language, each, which); });
    }
    for (const Switch which : pollyanna::all_switches) {
        print_row(name(which), [&](const Edition& each) { return answer(language, each, which); });
    }
    print_switches(language);
    fmt::print("\n");
    for (const std::string& line : wrapped(say(language, "editions.more"), page_columns)) {
        fmt::print("{}\n", line);
    }
}

void print_one(Language language, const Edition& edition) {
    const auto print = [](std::string_view label, std::string_view value) {
        fmt::print("{}{}\n", padded(label, label_columns), value);
    };
    fmt::print("{}\n\n", word(language, edition, "title"));
    for (const std::string& line : wrapped(word(language, edition, "history"), page_columns)) {
        fmt::print("{}\n", line);
    }
    fmt::print("\n");
    print(say(language, "editions.id"), edition.name);
    print(say(language, "editions.leaflet"), edition.leaflet);
    for (const std::string_view which : {"home", "path", "entrance"}) {
        print(say(language, fmt::format("editions.{}", which)), word(language, edition, which));
    }
    for (const Switch which : pollyanna::all_switches) {
        print(name(which), answer(language, edition, which));
    }
    print_switches(language);
}

}  // namespace

int editions(const EditionsOptions& options) {
    if (options.game.empty()) {
        print_all(options.language);
        return exit_ok;
    }
    const auto found = std::ranges::find(pollyanna::editions, options.game, &Edition::name);
    if (found == pollyanna::editions.end()) {
        complain(options.language, {{pollyanna::Fault::UnknownEdition, options.game}});
        return exit_bad;
    }
    print_one(options.language, *found);
    return exit_ok;
}

}  // namespace parlor::cli
