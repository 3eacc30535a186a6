// SPDX-License-Identifier: MIT
// What can be told of any game from its tables.
#include "programs/cli/terminal_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "games/games.h"
#include "programs/cli/common.h"
#include "programs/cli/play/play.h"
#include "programs/cli/series/arena.h"
#include "programs/cli/series/balance.h"
#include "programs/cli/series/contest.h"
#include "programs/cli/series/endings.h"
#include "programs/cli/series/simulate.h"
#include "programs/cli/series/simulation.h"
#include "programs/cli/series/tune.h"
#include "rules/match/dice.h"

namespace parlor::cli {
namespace {

using Plays = std::map<std::string, std::string>;  // by position after it, one each

// Every way to play the rest of the turn.
void find_plays(const match::Match& match, Plays& found) {
    if (match.due() == match::Due::Confirm) {
        const auto ended = match.copy();
        ended->confirm();
        found.try_emplace(ended->position_text(), match.play_text());
        return;
    }
    for (const std::string& step : match.choice_texts()) {
        const auto next = match.copy();
        next->make(step);
        find_plays(*next, found);
    }
}

// Every throw of so many dice, as it is written, high to low.
void each_throw(int dice, const std::function<void(const std::string& thrown)>& tell,
                const std::string& before = {}) {
    if (dice == 0) return tell(before);
    for (char die = '1'; die <= (before.empty() ? '6' : before.back()); ++die) {
        each_throw(dice - 1, tell, before.empty() ? std::string(1, die) : before + '-' + die);
    }
}

std::uint64_t lines_after(const games::Game& game, const match::Match& match,
                          const std::string& thrown, int depth) {
    const auto table = match.this_turn();
    table->throw_dice(thrown);
    Plays found;
    find_plays(*table, found);
    if (depth == 1) return found.size();
    std::uint64_t all = 0;
    for (const auto& [after, play] : found) {
        const auto next = game.open(after);
        if (!next || (*next)->due() == match::Due::Over) continue;
        each_throw(game.dice(), [&](const std::string& each) {
            all += lines_after(game, **next, each, depth - 1);
        });
    }
    return all;
}

void complain_of_none(language::Language language, const games::Game& game) {
    complain_of(language::say(language, "series.none", {{"game", std::string(game.name())}}),
                "no_series");
}

}  // namespace

match::Opened TerminalGame::start(std::string_view wanted) const {
    const std::string_view usual = game().editions().front().name;
    match::Dice dice({1, 0}, game().dice());
    return game().begin({std::string(wanted.empty() ? usual : wanted), game().letters(), {}},
                        [&] { return dice.cast(); });
}

std::string TerminalGame::named(const PlayOptions& options, std::string_view /*seated*/) const {
    std::string all = options.game;
    if (options.partners) all += "+partners";
    for (const std::string& each : options.house) (all += '+') += each;
    return all;
}

TerminalGame::UsualSeats TerminalGame::usual_seats(const PlayOptions& /*options*/) const {
    const std::string all = game().letters();
    return {all, all.front()};
}

void TerminalGame::plays(const match::Match& match,
                         const std::function<void(std::string_view line)>& tell) const {
    Plays found;
    find_plays(match, found);
    for (const auto& [after, play] : found) tell(fmt::format("{} -> {}", play, after));
}

void TerminalGame::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    each_throw(game().dice(), [&](const std::string& thrown) {
        tell(thrown, lines_after(game(), match, thrown, depth));
    });
}

std::unique_ptr<Simulation> TerminalGame::simulation(const SimulateOptions& options) const {
    complain_of_none(options.language, game());
    return nullptr;
}

std::unique_ptr<Contest> TerminalGame::contest(const ArenaOptions& options) const {
    complain_of_none(options.language, game());
    return nullptr;
}

std::string TerminalGame::tuned(const TuneOptions& options, parallel::Workers& /*workers*/) const {
    complain_of_none(options.language, game());
    return {};
}

std::string TerminalGame::endings(const EndingsOptions& options,
                                  parallel::Workers& /*workers*/) const {
    complain_of(
        language::say(options.language, "endings.none", {{"game", std::string(game().name())}}),
        "no_endings");
    return {};
}

std::string_view TerminalGame::take_endings(const match::Match& /*match*/,
                                            std::string_view /*file*/) const {
    return "no_endings";
}

int TerminalGame::balance(const BalanceOptions& options) const {
    complain_of(language::say(options.language, "balance.sides_alike",
                              {{"game", std::string(game().name())}}),
                "sides_alike");
    return exit_bad;
}

std::string TerminalGame::where_to_read(language::Language language, std::string_view rule) const {
    std::string anchor(rule);
    std::ranges::transform(anchor, anchor.begin(), [](unsigned char each) {
        return static_cast<char>(std::tolower(each));
    });
    return fmt::format("{}/{}.md#{}", language::say(language, "explain.folder"), rules_page(rule),
                       anchor);
}

std::string_view TerminalGame::rules_page(std::string_view rule) const {
    return rule.find('Q') != std::string_view::npos ? "rulings" : game().name();
}

std::vector<std::string> TerminalGame::editions(language::Language language) const {
    std::vector<std::string> all;
    for (const games::EditionCard& each : game().editions()) {
        for (const std::string& line : edition(language, each.name)) all.push_back(line);
    }
    return all;
}

std::vector<std::string> TerminalGame::edition(language::Language language,
                                               std::string_view name) const {
    if (!games::is_named(game(), name)) return {};
    const auto table = start(name);
    if (!table) return {};
    const sentences::Voice voice = game().teller().voice(language, name);
    return {game().teller().title(voice, (*table)->tags())};
}

}  // namespace parlor::cli
