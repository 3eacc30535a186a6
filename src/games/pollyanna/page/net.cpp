// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net.h"

#include "games/pollyanna/match/match.h"
#include "games/pollyanna/page/page.h"
#include "games/pollyanna/players/roster.h"

namespace parlor::page {

using pollyanna::Pollyanna;

std::string_view PollyannaPage::wanted_net(const match::Match& match,
                                           std::string_view level) const {
    const auto* const player = players::find_player<Pollyanna>(level);
    if (player != nullptr && !player->needs_net) return {};
    const auto book = match::of<pollyanna::Match>(match).position().variant.edition().book;
    return players::has_net(book) ? "" : players::net_name(book);
}

std::optional<nets::Fault> PollyannaPage::take_net(std::string_view file) const {
    return players::take_net(file);
}

}  // namespace parlor::page
