// SPDX-License-Identifier: MIT
#include "games/pollyanna/laboratory/laboratory.h"

#include <algorithm>
#include <array>

#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/report_json/tally_json.h"
#include "games/pollyanna/row.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"
#include "laboratory/contest_of.h"

namespace parlor::pollyanna {
namespace {

using laboratory::ArenaOptions;
using laboratory::Refusals;
using laboratory::SimulateOptions;
using Rules = analysis::SeriesRules<Pollyanna>;

constexpr std::size_t most_players = analysis::ArenaSet::most_players;

// The usual seats of a number of players.
std::string_view usual_seats(std::size_t players) {
    constexpr std::array<std::string_view, most_players + 1> seats{"", "", "br", "bgr", "bgry"};
    return seats.at(players);
}

// Reads which game is played and who sits, and complains of everything that is wrong with them.
class TableReader {
public:
    TableReader(const games::Game& game, language::Language language)
        : game_(game), refusals_(language, "simulate") {}

    // `seats` are letters, "bgry", or names with commas between, "blue,red".
    std::optional<Rules> read(std::string_view game, std::string_view seats, bool partners) {
        const auto variant = read_variant(game, partners);
        const auto seated = read_seats(seats);
        if (!seated) return std::nullopt;
        const bool as_partners = variant && variant->partners();
        if (may_play(*seated, as_partners)) {
            return variant ? std::optional(Rules{*variant, *seated}) : std::nullopt;
        }
        const Defects defects = as_partners
                                    ? Defects{{PositionFault::PartnersNeedFour, text(*variant)}}
                                    : Defects{{PositionFault::SeatsNotPlayable, text(*seated)}};
        refusals_.add(game_, match::faults(defects));
        return std::nullopt;
    }

    std::optional<Seat> seat(std::string_view word) {
        const auto named = game_.seat_named(base::trimmed(word));
        if (named) return parse_seat(*named);
        refusals_.add("unknown_seat", {{"part", std::string(word)}});
        return std::nullopt;
    }
    void add(Seat seat, SeatSet& seats) {
        if (seats.has(seat)) {
            refusals_.add("seat_repeated", {{"part", std::string(1, letter(seat))}});
        }
        seats = seats | SeatSet::of(seat);
    }

    [[nodiscard]] Refusals& refusals() { return refusals_; }

private:
    std::optional<Variant> read_variant(std::string_view game, bool partners) {
        const auto variant = parse_variant(game);
        if (variant) return partners ? variant->with_partners() : *variant;
        refusals_.add(game_, match::faults(variant.error()));
        return std::nullopt;
    }

    std::optional<SeatSet> read_seats(std::string_view seats) {
        SeatSet seated;
        bool repeated = false;
        for (const std::string_view word : seat_words(seats)) {
            const auto found = seat(word);
            if (!found) return std::nullopt;
            repeated = seated.has(*found) || repeated;
            add(*found, seated);
        }
        return repeated ? std::nullopt : std::optional(seated);
    }

    static std::vector<std::string_view> seat_words(std::string_view text) {
        const bool letters =
            std::ranges::all_of(text, [](char c) { return parse_seat(c).has_value(); });
        if (!letters || text.empty()) return base::split(text, ',');
        std::vector<std::string_view> all;
        for (std::size_t i = 0; i < text.size(); ++i) all.push_back(text.substr(i, 1));
        return all;
    }

    const games::Game& game_;
    Refusals refusals_;
};

std::optional<Series> read_series(const games::Game& game, const SimulateOptions& options) {
    TableReader reader(game, options.language);
    const auto rules = reader.read(
        options.game, options.seats.value_or(usual_seats(most_players).data()), options.partners);
    Series series{.seed = options.seed};
    series.rules = rules.value_or(Rules{{}, SeatSet::all()});
    SeatSet named;
    const auto seat_of = [&](std::string_view word,
                             std::string_view part) -> std::optional<std::size_t> {
        const auto seat = reader.seat(word);
        if (!seat) return std::nullopt;
        if (!series.rules.seated.has(*seat)) {
            reader.refusals().add("nobody_sits", {{"part", std::string(part)}});
        }
        reader.add(*seat, named);
        return static_cast<std::size_t>(index(*seat));
    };
    laboratory::read_series_players(options, reader.refusals(), seat_of, series);
    return rules && !reader.refusals().any() ? std::optional(series) : std::nullopt;
}

std::optional<Rules> read_rules(const games::Game& game, const ArenaOptions& options) {
    const std::size_t players = options.chairs();
    const auto variant = parse_variant(options.game);
    const bool partners = options.partners || (variant && variant->partners());
    const std::string_view usual = usual_seats(partners ? most_players : players);
    auto rules = TableReader(game, options.language)
                     .read(options.game, options.seats ? *options.seats : usual, partners);
    if (!rules) return std::nullopt;
    rules->chair_a_seat = !partners || players == most_players;
    if (rules->chairs() == players) return rules;
    Refusals(options.language, "arena")
        .add(partners ? "partners_play_by_two_or_four" : "a_player_a_seat",
             {{"players", std::to_string(players)}, {"seats", text(rules->seated)}});
    return std::nullopt;
}

}  // namespace

// Charts compare the same games with each house rule of the edition switched.
std::unique_ptr<laboratory::Simulation> Laboratory::simulation(
    const SimulateOptions& options) const {
    const auto series = read_series(game(), options);
    if (!series) return nullptr;
    std::vector<laboratory::Pass<Pollyanna>> passes{{"", *series}};
    const Variant variant = series->rules.variant;
    for (const HouseRule& rule : house_rules(variant.edition().book)) {
        if (options.plots.empty() || variant.is_switched(rule.which)) continue;
        passes.push_back({std::string(rule.name), *series});
        passes.back().series.rules.variant = variant.with_switched(rule.which);
    }
    return std::make_unique<laboratory::SimulationOf<Pollyanna>>(std::move(passes));
}

std::unique_ptr<laboratory::Contest> Laboratory::contest(const ArenaOptions& options) const {
    const std::size_t players = options.chairs();
    if (players < 2 || players > most_players) {
        Refusals(options.language, "arena")
            .add("two_to_four", {{"players", std::to_string(players)}});
        return nullptr;
    }
    const auto rules = read_rules(game(), options);
    auto entrants = laboratory::read_players<Pollyanna>(options, board);
    if (!rules || !entrants) return nullptr;
    const laboratory::Setting<Pollyanna> setting{game(), text(rules->variant), board};
    if (!add_engines(options, setting, *entrants)) return nullptr;
    return std::make_unique<laboratory::ContestOf<Pollyanna>>(setting.named, *rules,
                                                              std::move(*entrants));
}

void Laboratory::count_lines(const Match& match, int depth, const ThrowCounted& tell) const {
    Perft counter;
    for (const WeightedThrow& each : all_throws) {
        tell(text(each.thrown), counter.count(match.position(), each.thrown, depth));
    }
}

laboratory::Made make_laboratory(const terminal::BoardFile& /*file*/) {
    return std::make_unique<Laboratory>();
}

}  // namespace parlor::pollyanna
