// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/terminal.h"

#include <fmt/format.h>

#include "games/pollyanna/players/ending_table.h"
#include "games/pollyanna/row.h"
#include "games/pollyanna/rules/opening.h"

namespace parlor::pollyanna {
namespace {

constexpr std::string_view partners = "+partners";

}  // namespace

std::string Terminal::named(const terminal::GameChoice& choice, std::string_view seated) {
    std::string all = choice.game;
    if (all.empty()) {
        const bool spanish = choice.language == language::Language::Spanish;
        all = pollyanna::edition(spanish ? EditionId::Spanish : EditionId::Of1916).name;
    }
    const auto variant = parse_variant(all);
    const bool usual =
        seated.size() == all_seats.size() && variant && four_are_partners(variant->edition());
    const std::size_t said = all.find(partners);
    if (choice.singles) {
        if (said != std::string::npos) all.erase(said, partners.size());
    } else if (said == std::string::npos && (choice.partners || usual)) {
        all += partners;
    }
    for (const std::string& each : choice.house) (all += '+') += each;
    return all;
}

match::Opened Terminal::start(const Board& /*board*/, std::string_view wanted) {
    const auto variant = parse_variant(wanted.empty() ? pollyanna::editions.front().name : wanted);
    if (!variant) return base::unexpected(match::faults(variant.error()));
    return std::make_unique<Match>(starting_position(*variant, SeatSet::all(), Seat::Blue));
}

terminal::UsualSeats Terminal::usual_seats(const terminal::GameChoice& choice) {
    const bool said = choice.game.find(partners) != std::string::npos;
    const bool four = said || choice.partners || choice.singles;
    return {text(four ? SeatSet::all() : SeatSet::pair(Seat::Blue)), letter(Seat::Blue)};
}

void Terminal::plays(const Match& table, const std::function<void(std::string_view line)>& tell) {
    for (const Play& play : pollyanna::plays(table.position(), *table.thrown())) {
        tell(fmt::format("{} -> {}", text(play.steps), text(play.after)));
    }
}

std::string_view Terminal::take_endings(const Match& table, std::string_view file) {
    auto endings = EndingTable::read(file, table.position().variant);
    if (!endings) return name(endings.error());
    pollyanna::take_endings(std::make_shared<const EndingTable>(std::move(*endings)));
    return {};
}

// Poleana's rules and rulings (M, MQ) have a page of their own.
std::string_view Terminal::rules_page(std::string_view rule) {
    if (rule.starts_with('M')) return "poleana";
    return rule.find('Q') != std::string_view::npos ? "rulings" : game_name;
}

terminal::Made make_terminal(const terminal::BoardFile& /*board*/) {
    return std::make_unique<terminal::TerminalOf<Terminal>>();
}

}  // namespace parlor::pollyanna
