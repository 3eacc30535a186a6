// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net.h"

#include "games/pollyanna/page/page.h"
#include "games/pollyanna/players/roster.h"

namespace parlor::page_api {

using pollyanna::Pollyanna;

bool PollyannaPage::wants_net(std::string_view level) const {
    const auto* const player = players::find_player<Pollyanna>(level);
    const bool without = player != nullptr && !player->needs_net;
    return !without && !players::has_net();
}

std::optional<nets::Fault> PollyannaPage::take_net(std::string_view file) const {
    return players::take_net(file);
}

}  // namespace parlor::page_api
