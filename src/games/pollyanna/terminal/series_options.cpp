// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/series_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"
#include "computers/players/player_spec.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/terminal/series.h"
#include "games/pollyanna/terminal/table_options.h"
#include "presentation/terminal/seating.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

constexpr std::string_view all_of_them = "bgry";

class Reader {
public:
    explicit Reader(const SimulateOptions& options) : options_(options) {
        series_.seed = options.seed;
        series_.rules.seated = SeatSet::all();
        read_table();
        read_players();
        sound_ = are_within_limits(options) && sound_;
    }
    [[nodiscard]] std::optional<analysis::PollyannaSeries> series() const {
        return sound_ ? std::optional(series_) : std::nullopt;
    }

private:
    void refuse(std::string_view name, language::Arguments arguments) {
        sound_ = false;
        const auto key = fmt::format("simulate.{}", name);
        complain_of(language::say(options_.language, key, arguments), name);
    }

    void read_table() {
        const auto table =
            read_pollyanna_table({.game = options_.game,
                                  .seats = options_.seats ? *options_.seats : all_of_them,
                                  .partners = options_.partners,
                                  .language = options_.language});
        sound_ = table.has_value();
        if (!table) return;
        series_.rules.variant = table->variant;
        series_.rules.seated = table->seated;
    }

    void read_players() {
        series_.players.fill(read_player(options_.player));
        if (options_.players.empty()) return;
        SeatSet named;
        for (const std::string_view part : base::split(options_.players, ',')) {
            const std::size_t sign = std::min(part.find('='), part.size());
            const auto seat = read_seat(part.substr(0, sign), options_.language);
            sound_ = seat && sound_;
            if (!seat) continue;
            if (!series_.rules.seated.has(*seat))
                refuse("nobody_sits", {{"part", std::string(part)}});
            sound_ = add_seat(*seat, named, options_.language) && sound_;
            series_.players[static_cast<std::size_t>(index(*seat))] =
                read_player(base::trimmed(part.substr(std::min(sign + 1, part.size()))));
        }
    }

    std::string read_player(std::string_view name) {
        if (!players::make_player<Pollyanna>(name)) {
            const auto all = players::player_names<Pollyanna>();
            refuse("unknown_player", {{"part", std::string(name)},
                                      {"players", fmt::format("{}", fmt::join(all, ", "))}});
        }
        return std::string(name);
    }
    const SimulateOptions& options_;
    analysis::PollyannaSeries series_;
    bool sound_ = true;
};

}  // namespace

std::optional<analysis::PollyannaSeries> read_series(const SimulateOptions& options) {
    return Reader(options).series();
}

}  // namespace parlor::cli
