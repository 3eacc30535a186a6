// SPDX-License-Identifier: MIT
#include "programs/cli/series/entrant.h"

#include <fmt/format.h>

#include "computers/players/roster.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using pollyanna::Pollyanna;
using zenda::Zenda;

template <game::Game G>
Entrant<G> entrant(const players::Level<G>& level, const typename G::Board& board) {
    return {std::string(level.name), level.number, [&level, &board] {
                return std::make_unique<analysis::PlayerContestant<G>>(level.make(board));
            }};
}

template <game::Game G>
void complain_of_player(const std::string& name, language::Language language) {
    std::vector<std::string_view> all;
    for (const auto& each : players::roster<G>()) all.push_back(each.name);
    complain_of(
        language::say(language, "simulate.unknown_player",
                      {{"part", name}, {"players", fmt::format("{}", fmt::join(all, ", "))}}),
        "unknown_player");
}

}  // namespace

template <game::Game G>
std::optional<std::vector<Entrant<G>>> read_entrants(std::span<const std::string> names,
                                                     const typename G::Board& board,
                                                     language::Language language) {
    std::vector<Entrant<G>> all;
    for (const std::string& name : names) {
        if (const auto* level = players::find_level<G>(name)) {
            all.push_back(entrant(*level, board));
        } else {
            complain_of_player<G>(name, language);
        }
    }
    return all.size() == names.size() ? std::optional(std::move(all)) : std::nullopt;
}

template std::optional<std::vector<Entrant<Pollyanna>>> read_entrants(std::span<const std::string>,
                                                                      const pollyanna::Board&,
                                                                      language::Language);
template std::optional<std::vector<Entrant<Zenda>>> read_entrants(std::span<const std::string>,
                                                                  const zenda::Board&,
                                                                  language::Language);

}  // namespace parlor::cli
