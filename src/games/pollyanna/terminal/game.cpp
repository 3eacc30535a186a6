// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/game.h"

#include <fmt/format.h>

#include "games/pollyanna/rules/perft.h"
#include "programs/cli/play/play.h"
#include "programs/cli/series/arena.h"
#include "programs/cli/series/ladder.h"
#include "programs/cli/series/simulate.h"
#include "rules/match/new_game.h"
#include "rules/match/open.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;
using match::PollyannaMatch;

base::unexpected<match::TextFaults> refuse(const Defects& defects) {
    return base::unexpected(match::faults(defects));
}

std::string named_variant(const PlayOptions& options) {
    std::string all = options.game;
    if (all.empty()) {
        const bool spanish = options.language == language::Language::Spanish;
        all = edition(spanish ? EditionId::Spanish : EditionId::Of1916).name;
    }
    if (options.partners && all.find("+partners") == std::string::npos) all += "+partners";
    for (const std::string& each : options.house) (all += '+') += each;
    return all;
}

}  // namespace

GameBox::Opened PollyannaBox::open(std::string_view position) const {
    return match::open_pollyanna(position);
}

GameBox::Opened PollyannaBox::start(std::string_view game) const {
    const auto variant = parse_variant(game.empty() ? pollyanna::editions.front().name : game);
    if (!variant) return refuse(variant.error());
    return std::make_unique<PollyannaMatch>(
        starting_position(*variant, SeatSet::all(), Seat::Blue));
}

GameBox::UsualSeats PollyannaBox::usual_seats(const PlayOptions& options) const {
    const auto variant = parse_variant(named_variant(options));
    const bool four = variant && variant->partners();
    return {text(four ? SeatSet::all() : SeatSet::pair(Seat::Blue)), letter(Seat::Blue)};
}

GameBox::Opened PollyannaBox::new_match(const PlayOptions& options, std::string_view seated,
                                        const match::Table& table, match::Dice& dice) const {
    return match::new_pollyanna({named_variant(options), std::string(seated), table},
                                [&] { return dice.cast(); });
}

GameBox::Resumed PollyannaBox::resume(const game::Record& record) const {
    return match::resume(record);
}

void PollyannaBox::plays(const match::Match& match,
                         const std::function<void(std::string_view line)>& tell) const {
    const auto& table = as_pollyanna(match);
    for (const Play& play : pollyanna::plays(table.position(), *table.thrown())) {
        tell(fmt::format("{} -> {}", text(play.steps), text(play.after)));
    }
}

void PollyannaBox::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    Perft counter;
    for (const WeightedThrow& each : all_throws) {
        tell(text(each.thrown), counter.count(as_pollyanna(match).position(), each.thrown, depth));
    }
}

int PollyannaBox::simulate(const SimulateOptions& options) const {
    return simulate_pollyanna(options);
}

int PollyannaBox::arena(const ArenaOptions& options) const { return arena_pollyanna(options); }

int PollyannaBox::ladder(const LadderOptions& options) const { return ladder_pollyanna(options); }

// "P54" is in the rules, "Q14" in the rulings.
std::string PollyannaBox::where_to_read(std::string_view rule) const {
    const bool ruling = rule.starts_with('Q');
    return fmt::format("docs/rules/{}.md#{}{}", ruling ? "rulings" : "pollyanna",
                       ruling ? 'q' : 'p', rule.substr(1));
}

}  // namespace parlor::cli
