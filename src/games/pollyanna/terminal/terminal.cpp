// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/terminal.h"

#include <fmt/format.h>

#include "games/pollyanna/match/match.h"
#include "games/pollyanna/row.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/opening.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/play/play.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

constexpr std::string_view partners = "+partners";

base::unexpected<match::TextFaults> refuse(const Defects& defects) {
    return base::unexpected(match::faults(defects));
}

}  // namespace

// P4, M2: four play as partners, or each alone, unless somebody says otherwise.
std::string PollyannaTerminal::named(const PlayOptions& options, std::string_view seated) const {
    std::string all = options.game;
    if (all.empty()) {
        const bool spanish = options.language == language::Language::Spanish;
        all = pollyanna::edition(spanish ? EditionId::Spanish : EditionId::Of1916).name;
    }
    const auto variant = parse_variant(all);
    const bool usual =
        seated.size() == all_seats.size() && variant && four_are_partners(variant->edition());
    const std::size_t said = all.find(partners);
    if (options.singles) {
        if (said != std::string::npos) all.erase(said, partners.size());
    } else if (said == std::string::npos && (options.partners || usual)) {
        all += partners;
    }
    for (const std::string& each : options.house) (all += '+') += each;
    return all;
}

match::Opened PollyannaTerminal::start(std::string_view game) const {
    const auto variant = parse_variant(game.empty() ? pollyanna::editions.front().name : game);
    if (!variant) return refuse(variant.error());
    return std::make_unique<pollyanna::Match>(
        starting_position(*variant, SeatSet::all(), Seat::Blue));
}

TerminalGame::UsualSeats PollyannaTerminal::usual_seats(const PlayOptions& options) const {
    const bool said = options.game.find(partners) != std::string::npos;
    const bool four = said || options.partners || options.singles;
    return {text(four ? SeatSet::all() : SeatSet::pair(Seat::Blue)), letter(Seat::Blue)};
}

void PollyannaTerminal::plays(const match::Match& match,
                              const std::function<void(std::string_view line)>& tell) const {
    const auto& table = match::of<pollyanna::Match>(match);
    for (const Play& play : pollyanna::plays(table.position(), *table.thrown())) {
        tell(fmt::format("{} -> {}", text(play.steps), text(play.after)));
    }
}

void PollyannaTerminal::perft(const match::Match& match, int depth,
                              const ThrowCounted& tell) const {
    Perft counter;
    for (const WeightedThrow& each : all_throws) {
        tell(text(each.thrown),
             counter.count(match::of<pollyanna::Match>(match).position(), each.thrown, depth));
    }
}

}  // namespace parlor::cli

namespace parlor::pollyanna {

std::unique_ptr<cli::TerminalGame> make_terminal(const cli::GameOptions& options) {
    if (options.board.empty()) return std::make_unique<cli::PollyannaTerminal>();
    cli::complain(language::say(options.language, "board.not_replaceable"));
    return nullptr;
}

}  // namespace parlor::pollyanna
