// SPDX-License-Identifier: MIT
// Pollyanna's computers.
#pragma once

#include "cli/game_players.h"

namespace parlor::cli {

class PollyannaPlayers final : public GamePlayers {
public:
    [[nodiscard]] std::vector<std::string_view> names() const override;
    void play(match::Match& match, std::string_view name, base::Random random) const override;
    [[nodiscard]] Hint hint(const Voice& voice, const match::Match& match,
                            base::Random random) const override;
    [[nodiscard]] bool agrees_to_draw(const match::Match&) const override { return false; }
};

}  // namespace parlor::cli
