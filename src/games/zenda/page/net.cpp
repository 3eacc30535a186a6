// SPDX-License-Identifier: MIT
#include "games/zenda/players/net.h"

#include "games/zenda/page/page.h"
#include "games/zenda/players/roster.h"

namespace parlor::page {

std::string_view ZendaPage::wanted_net(const match::Match& /*match*/,
                                       std::string_view level) const {
    const auto* const player = players::find_player<zenda::Zenda>(level);
    if (player != nullptr && !player->needs_net) return {};
    return players::has_zenda_net() ? "" : "zenda";
}

std::optional<nets::Fault> ZendaPage::take_net(std::string_view file) const {
    return players::take_zenda_net(file);
}

}  // namespace parlor::page
