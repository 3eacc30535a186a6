// SPDX-License-Identifier: MIT
#include "protocols/page_api/movements.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/words.h"

namespace parlor::page_api {

std::vector<Movement> last_movements(const page::GamePage& game, const match::Match& match) {
    if (match::is_over_text(match.made_texts().back())) return {};
    return game.step_movements(match);
}

std::vector<Movement> last_movements_noticed(const page::GamePage& game,
                                             const match::Match& match) {
    std::vector<Movement> all = last_movements(game, match);
    if (!all.empty()) all.front().moments = game.step_moments(match);
    return all;
}

std::vector<Movement> last_movements_undone(const page::GamePage& game, const match::Match& match) {
    std::vector<Movement> all = last_movements(game, match);
    std::ranges::reverse(all);
    for (Movement& each : all) {
        each.kind = "back";
        std::swap(each.from, each.to);
        std::ranges::reverse(each.route);
    }
    return all;
}

std::vector<Movement> movements_between(const page::GamePage& game, const match::Match& before,
                                        const match::Match& after) {
    const auto wanted = after.made_texts();
    const auto table = before.this_turn();
    const auto leads_there = [&] {
        const auto made = table->made_texts();
        return std::ranges::mismatch(made, wanted).in1 == made.end();
    };
    std::vector<Movement> all;
    while (!leads_there()) {
        std::ranges::move(last_movements_undone(game, *table), std::back_inserter(all));
        table->undo();
    }
    for (std::size_t i = table->made_texts().size(); i < wanted.size(); ++i) {
        table->make_all(wanted[i]);
        std::ranges::move(last_movements_noticed(game, *table), std::back_inserter(all));
    }
    return all;
}

std::vector<Movement> movements_of(const page::GamePage& game, match::Match& table,
                                   std::string_view play, Telling& last) {
    std::vector<Movement> all;
    for (const std::string_view step : base::words(play)) {
        if (step == match::nothing_played) continue;
        if (!table.make_all(step)) break;
        std::ranges::move(last(game, table), std::back_inserter(all));
    }
    return all;
}

std::vector<Route> own_routes(const std::vector<Movement>& movements) {
    std::vector<Route> all;
    for (const Movement& each : movements) {
        if (each.kind != "captured") all.push_back(each.route);
    }
    return all;
}

}  // namespace parlor::page_api
