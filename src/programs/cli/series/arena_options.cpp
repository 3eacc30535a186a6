// SPDX-License-Identifier: MIT
#include "programs/cli/series/arena_options.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

#include "base/words.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/terminal/table_options.h"
#include "games/zenda/rules/text.h"
#include "programs/cli/common.h"
#include "programs/cli/limits.h"
#include "programs/cli/series/engine_contestant.h"

namespace parlor::cli {
namespace {

using analysis::Sprt;
using analysis::Terms;
using pollyanna::Pollyanna;
using zenda::Zenda;

constexpr std::int64_t most_games = 1'000'000'000;
constexpr std::size_t most_players = analysis::ArenaSet::most_players;

void refuse(language::Language language, std::string_view name, language::Arguments arguments) {
    complain_of(language::say(language, fmt::format("arena.{}", name), arguments), name);
}

std::size_t entrants_count(const ArenaOptions& options) {
    return options.players.size() + options.engines.size();
}

// Other programs, after those of the roster, in the order in which they were named.
template <game::Game G>
bool add_engines(const ArenaOptions& options, std::string_view game, Contest<G>& contest) {
    for (const std::string& command : options.engines) {
        const EngineTerms terms{.command = command,
                                .time = std::chrono::milliseconds(options.engine_time),
                                .language = options.language};
        const auto entrant = engine_entrant<G>(terms, game, contest.terms.board());
        if (entrant) {
            contest.entrants.push_back(*entrant);
        } else {
            complain(entrant.error());
        }
    }
    return contest.entrants.size() == entrants_count(options);
}

std::optional<double> parse_number(std::string_view text) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    const bool sound = error == std::errc{} && stop == end && std::isfinite(value);
    return sound ? std::optional(value) : std::nullopt;
}

// "0,20"
std::optional<Sprt::Question> parse_question(std::string_view text) {
    const auto parts = base::split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const auto elo0 = parse_number(base::trimmed(parts[0]));
    const auto elo1 = parse_number(base::trimmed(parts[1]));
    if (!elo0 || !elo1 || !(*elo0 < *elo1)) return std::nullopt;
    return Sprt::Question{*elo0, *elo1};
}

// What is judged alike in all games: how many games and threads, the seed, the question.
template <game::Game G>
bool read_amounts(const ArenaOptions& options, Contest<G>& contest) {
    bool sound = is_within_limits({"games", options.games, 1, most_games}, options.language);
    sound =
        is_within_limits({"threads", options.threads, 0, most_threads}, options.language) && sound;
    sound =
        is_within_limits({"engine-time", options.engine_time, 1, engine_lines::longest_thinking_ms},
                         options.language) &&
        sound;
    contest.seed = options.seed;
    const std::uint64_t seatings = entrants_count(options);
    if (sound) contest.sets = (static_cast<std::uint64_t>(options.games) + seatings - 1) / seatings;
    if (options.sprt.empty()) return sound;
    contest.question = parse_question(options.sprt);
    if (!contest.question) {
        refuse(options.language, "not_two_elos", {{"part", options.sprt}});
    } else if (entrants_count(options) != 2) {
        refuse(options.language, "sprt_needs_two", {});
    } else {
        return sound;
    }
    return false;
}

// Where so many sit who were not told where.
std::string_view usual_seats(std::size_t players) {
    constexpr std::array<std::string_view, most_players + 1> seats{"", "", "br", "bgr", "bgry"};
    return seats.at(players);
}

std::optional<Terms<Pollyanna>> read_terms(const ArenaOptions& options) {
    const std::size_t players = entrants_count(options);
    const auto variant = pollyanna::parse_variant(options.game);
    const bool partners = options.partners || (variant && variant->partners());
    const bool a_seat_each = !partners || players == most_players;
    const std::string_view usual = partners ? usual_seats(most_players) : usual_seats(players);
    const auto table = read_pollyanna_table({.game = options.game,
                                             .seats = options.seats ? *options.seats : usual,
                                             .partners = partners,
                                             .language = options.language});
    if (!table) return std::nullopt;
    const Terms<Pollyanna> terms{table->variant, table->seated, a_seat_each};
    if (terms.chairs() == players) return terms;
    refuse(options.language, partners ? "partners_play_by_two_or_four" : "a_player_a_seat",
           {{"players", std::to_string(players)}, {"seats", text(table->seated)}});
    return std::nullopt;
}

}  // namespace

std::optional<Contest<Pollyanna>> read_contest(const ArenaOptions& options) {
    const std::size_t players = entrants_count(options);
    if (players < 2 || players > most_players) {
        refuse(options.language, "two_to_four", {{"players", std::to_string(players)}});
        return std::nullopt;
    }
    const auto terms = read_terms(options);
    const auto entrants =
        read_entrants<Pollyanna>(options.players, pollyanna::board, options.language);
    if (!terms || !entrants) return std::nullopt;
    Contest<Pollyanna> contest{.terms = *terms, .entrants = *entrants};
    const bool sound =
        read_amounts(options, contest) && add_engines(options, text(terms->variant), contest);
    return sound ? std::optional(contest) : std::nullopt;
}

std::optional<Contest<Zenda>> read_contest(const ArenaOptions& options, const zenda::Board& board) {
    bool sound = true;
    const auto refuse_it = [&](std::string_view name, language::Arguments arguments) {
        refuse(options.language, name, arguments);
        sound = false;
    };
    if (options.partners) refuse_it("no_partners", {});
    if (options.seats) refuse_it("no_seats", {{"part", *options.seats}});
    if (const std::size_t players = entrants_count(options); players != 2) {
        refuse_it("two_for_zenda", {{"players", std::to_string(players)}});
    }
    const auto entrants = read_entrants<Zenda>(options.players, board, options.language);
    if (!sound || !entrants) return std::nullopt;
    Contest<Zenda> contest{.terms = {&board}, .entrants = *entrants};
    sound = read_amounts(options, contest) && add_engines(options, zenda::game_name, contest);
    return sound ? std::optional(contest) : std::nullopt;
}

}  // namespace parlor::cli
