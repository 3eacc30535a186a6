// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/series_options.h"

#include <fmt/format.h>

#include "base/words.h"
#include "computers/players/player_spec.h"
#include "games/zenda/game.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/text.h"
#include "presentation/terminal/seating.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using zenda::City;

class Reader {
public:
    Reader(const SimulateOptions& options, const zenda::Board& board) : options_(options) {
        series_.rules.on = &board;
        series_.seed = options.seed;
        if (options.partners) refuse("no_partners", {});
        if (options.seats) refuse("no_seats", {{"part", *options.seats}});
        read_players();
        sound_ = are_within_limits(options) && sound_;
    }
    [[nodiscard]] std::optional<analysis::ZendaSeries> series() const {
        return sound_ ? std::optional(series_) : std::nullopt;
    }

private:
    void refuse(std::string_view name, language::Arguments arguments) {
        sound_ = false;
        const auto key = fmt::format("simulate.{}", name);
        complain_of(language::say(options_.language, key, arguments), name);
    }

    void read_players() {
        series_.players.fill(read_player(options_.player));
        if (options_.players.empty()) return;
        for (const std::string_view part : base::split(options_.players, ',')) {
            const std::size_t sign = std::min(part.find('='), part.size());
            const auto side = read_side(base::trimmed(part.substr(0, sign)));
            if (!side) {
                refuse("unknown_side", {{"part", std::string(part)}});
                continue;
            }
            series_.players[index(*side)] =
                read_player(base::trimmed(part.substr(std::min(sign + 1, part.size()))));
        }
    }

    static std::optional<City> read_side(std::string_view word) {
        const auto seat = terminal::parse_seat_name(zenda::Game::seat_words, word);
        return seat ? zenda::parse_city(*seat) : std::nullopt;
    }

    std::string read_player(std::string_view name) {
        if (!players::make_player<zenda::Zenda>(name)) {
            const auto all = players::player_names<zenda::Zenda>();
            refuse("unknown_player", {{"part", std::string(name)},
                                      {"players", fmt::format("{}", fmt::join(all, ", "))}});
        }
        return std::string(name);
    }

    const SimulateOptions& options_;
    analysis::ZendaSeries series_;
    bool sound_ = true;
};

}  // namespace

std::optional<analysis::ZendaSeries> read_zenda_series(const SimulateOptions& options,
                                                       const zenda::Board& board) {
    return Reader(options, board).series();
}

}  // namespace parlor::cli
