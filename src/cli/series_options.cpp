// SPDX-License-Identifier: MIT
#include "cli/series_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"
#include "cli/common.h"
#include "cli/pollyanna_game.h"
#include "cli/seating.h"
#include "players/roster.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

constexpr std::int64_t most_games = 1'000'000'000'000;  // what a tally can square and add up
constexpr unsigned most_threads = 256;
constexpr std::string_view all_of_them = "bgry";

std::vector<std::string_view> seat_words(std::string_view text) {
    const bool letters =
        std::ranges::all_of(text, [](char c) { return parse_seat(c).has_value(); });
    if (!letters || text.empty()) return base::split(text, ',');
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < text.size(); ++i) all.push_back(text.substr(i, 1));
    return all;
}

class Reader {
public:
    explicit Reader(const SimulateOptions& options) : options_(options) {
        series_.seed = options.seed;
        read_variant();
        read_seats();
        read_players();
        sound_ = are_within_limits(options) && sound_;
    }
    [[nodiscard]] std::optional<analysis::Series> series() const {
        return sound_ ? std::optional(series_) : std::nullopt;
    }

private:
    void refuse(std::string_view name, language::Arguments arguments) {
        sound_ = false;
        const auto key = fmt::format("simulate.{}", name);
        complain_of(language::say(options_.language, key, arguments), name);
    }
    void refuse(const Defects& defects) {
        sound_ = false;
        complain(options_.language, PollyannaBox(), match::faults(defects));
    }

    void read_variant() {
        const auto variant = parse_variant(options_.game);
        if (!variant) return refuse(variant.error());
        series_.variant = options_.partners ? variant->with_partners() : *variant;
    }

    void read_seats() {
        SeatSet seated;
        const std::string_view seats = options_.seats ? *options_.seats : all_of_them;
        for (const std::string_view word : seat_words(seats)) {
            const auto seat = read_seat(word);
            if (!seat) return;
            add(*seat, seated);
        }
        series_.seated = seated;
        const bool partners = series_.variant.partners();
        if (may_play(seated, partners)) return;
        if (partners) return refuse({{Fault::PartnersNeedFour, text(series_.variant)}});
        refuse({{Fault::SeatsNotPlayable, text(seated)}});
    }

    void read_players() {
        series_.players.fill(read_player(options_.player));
        if (options_.players.empty()) return;
        SeatSet named;
        for (const std::string_view part : base::split(options_.players, ',')) {
            const std::size_t sign = std::min(part.find('='), part.size());
            const auto seat = read_seat(base::trimmed(part.substr(0, sign)));
            if (!seat) continue;
            if (!series_.seated.has(*seat)) refuse("nobody_sits", {{"part", std::string(part)}});
            add(*seat, named);
            series_.players[static_cast<std::size_t>(index(*seat))] =
                read_player(base::trimmed(part.substr(std::min(sign + 1, part.size()))));
        }
    }

    std::optional<Seat> read_seat(std::string_view word) {
        const auto seat = parse_seat_name(PollyannaBox::seat_words, base::trimmed(word));
        if (seat) return parse_seat(*seat);
        refuse("unknown_seat", {{"part", std::string(word)}});
        return std::nullopt;
    }
    void add(Seat seat, SeatSet& seats) {
        if (seats.has(seat)) refuse("seat_repeated", {{"part", std::string(1, letter(seat))}});
        seats = seats | SeatSet::of(seat);
    }
    std::string read_player(std::string_view name) {
        if (!players::make_player<Pollyanna>(name)) {
            const auto all = fmt::format("{}", fmt::join(PollyannaPlayers().names(), ", "));
            refuse("unknown_player", {{"part", std::string(name)}, {"players", all}});
        }
        return std::string(name);
    }
    const SimulateOptions& options_;
    analysis::Series series_;
    bool sound_ = true;
};

}  // namespace

bool are_within_limits(const SimulateOptions& options) {
    const auto is_within = [&](std::string_view option, std::int64_t value, std::int64_t least,
                               std::int64_t most) {
        if (value >= least && value <= most) return true;
        complain_of(language::say(options.language, "simulate.out_of_range",
                                  {{"part", fmt::format("--{} {}", option, value)},
                                   {"least", std::to_string(least)},
                                   {"most", std::to_string(most)}}),
                    "out_of_range");
        return false;
    };
    const bool games = is_within("games", options.games, 1, most_games);
    return is_within("threads", options.threads, 0, most_threads) && games;
}

std::optional<analysis::Series> read_series(const SimulateOptions& options) {
    return Reader(options).series();
}

}  // namespace parlor::cli
