// SPDX-License-Identifier: MIT
#include "programs/cli/series/arena_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/words.h"
#include "programs/cli/common.h"
#include "programs/cli/limits.h"
#include "protocols/engine_lines/message.h"

namespace parlor::cli {
namespace {

using analysis::Sprt;

constexpr std::int64_t most_arena_games = 1'000'000'000;

std::size_t entrants_count(const ArenaOptions& options) {
    return options.players.size() + options.engines.size();
}

std::optional<double> parse_elo(std::string_view text) {
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
    const auto elo0 = parse_elo(base::trimmed(parts[0]));
    const auto elo1 = parse_elo(base::trimmed(parts[1]));
    if (!elo0 || !elo1 || !(*elo0 < *elo1)) return std::nullopt;
    return Sprt::Question{*elo0, *elo1};
}

bool are_within_limits(const ArenaOptions& options) {
    const bool games =
        is_within_limits({"games", options.games, 1, most_arena_games}, options.language);
    const bool threads =
        is_within_limits({"threads", options.threads, 0, most_threads}, options.language);
    const bool time =
        is_within_limits({"engine-time", options.engine_time, 1, engine_lines::longest_thinking_ms},
                         options.language);
    return games && threads && time;
}

}  // namespace

std::size_t chairs_asked_for(const ArenaOptions& options) {
    return options.pairs ? std::min<std::size_t>(entrants_count(options), 2)
                         : entrants_count(options);
}

std::optional<Meeting> read_meeting(const ArenaOptions& options) {
    bool sound = are_within_limits(options);
    Meeting meeting{.players = {}, .seed = options.seed};
    const std::size_t seatings = entrants_count(options);
    for (std::size_t i = 0; i < seatings; ++i) meeting.players.push_back(i);
    if (sound) meeting.sets = (static_cast<std::uint64_t>(options.games) + seatings - 1) / seatings;
    if (!options.sprt.empty()) {
        meeting.question = parse_question(options.sprt);
        if (!meeting.question) {
            refuse_arena(options.language, "not_two_elos", {{"part", options.sprt}});
        } else if (seatings != 2) {
            refuse_arena(options.language, "sprt_needs_two", {});
        }
        sound = sound && meeting.question && seatings == 2;
    }
    return sound ? std::optional(std::move(meeting)) : std::nullopt;
}

void refuse_arena(language::Language language, std::string_view name,
                  language::Arguments arguments) {
    complain_of(language::say(language, fmt::format("arena.{}", name), arguments), name);
}

void refuse_player(language::Language language, const std::string& name,
                   std::span<const std::string_view> known) {
    complain_of(
        language::say(language, "simulate.unknown_player",
                      {{"part", name}, {"players", fmt::format("{}", fmt::join(known, ", "))}}),
        "unknown_player");
}

void complain_of_engine(const std::string& sentence) { complain(sentence); }

}  // namespace parlor::cli
