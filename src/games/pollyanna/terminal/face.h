// SPDX-License-Identifier: MIT
// Pollyanna in words and drawings.
#pragma once

#include "games/pollyanna/sentences/teller.h"
#include "programs/cli/play/game_face.h"

namespace parlor::cli {

class PollyannaFace final : public GameFace {
public:
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }

    [[nodiscard]] std::string prompt(const Scene& scene, std::string_view who) const override;
    [[nodiscard]] Answer answer(const Scene& scene, std::string_view typed) const override;
    [[nodiscard]] std::vector<std::string> choices_told(const Scene& scene) const override;

    // panel.cpp
    [[nodiscard]] std::vector<std::string> board_lines(const Scene& scene,
                                                       Look look) const override;
    [[nodiscard]] std::string picture(const sentences::Voice& voice, const match::Match& match,
                                      const PictureOptions& options) const override;
    [[nodiscard]] PanelSize panel_size() const override { return {16, 21}; }
    [[nodiscard]] std::vector<std::string> panel_title(const Scene& scene) const override;
    [[nodiscard]] PanelRow panel_seat(const Scene& scene, char seat) const override;
    [[nodiscard]] std::vector<std::string> panel_dice(const Scene& scene) const override;
    [[nodiscard]] std::vector<PanelRow> panel_choices(const Scene& scene, int room) const override;

private:
    pollyanna::Teller teller_;
};

}  // namespace parlor::cli
