// SPDX-License-Identifier: MIT
// Zenda's computers. Who has all the pieces of a side chooses among whole plays; who shares them
// with a partner plays step by step.
#pragma once

#include "cli/game_players.h"

namespace parlor::cli {

class ZendaPlayers final : public GamePlayers {
public:
    [[nodiscard]] std::vector<std::string_view> names() const override;
    void play(match::Match& match, std::string_view name, base::Random random) const override;
    [[nodiscard]] Hint hint(const Voice& voice, const match::Match& match,
                            base::Random random) const override;
    // Once nothing was captured for half as long as makes a draw by itself.
    [[nodiscard]] bool agrees_to_draw(const match::Match& match) const override;
};

}  // namespace parlor::cli
