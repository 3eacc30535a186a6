// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in words and drawings. A throw may give Streslau a hundred steps to choose
// from, so that they are never listed one by one: a piece is picked up by the number of its spot
// and put down by that of another.
#pragma once

#include <vector>

#include "games/zenda/rules/rules.h"
#include "games/zenda/sentences/teller.h"
#include "programs/cli/play/game_face.h"

namespace parlor::cli {

// What people may do next: a computer that shares the side moves its pieces itself.
std::vector<zenda::Step> peoples_choices(const Scene& scene);

class ZendaFace final : public GameFace {
public:
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }

    [[nodiscard]] std::string prompt(const Scene& scene, std::string_view who) const override;
    // answer.cpp
    [[nodiscard]] Answer answer(const Scene& scene, std::string_view typed) const override;

    // panel.cpp
    [[nodiscard]] std::vector<std::string> choices_told(const Scene& scene) const override;
    [[nodiscard]] std::vector<std::string> board_lines(const Scene& scene,
                                                       Look look) const override;
    [[nodiscard]] std::string picture(const sentences::Voice& voice, const match::Match& match,
                                      const PictureOptions& options) const override;
    [[nodiscard]] PanelSize panel_size() const override;
    [[nodiscard]] std::vector<std::string> panel_title(const Scene& scene) const override;
    [[nodiscard]] PanelRow panel_seat(const Scene& scene, char seat) const override;
    [[nodiscard]] std::vector<std::string> panel_dice(const Scene& scene) const override;
    [[nodiscard]] std::vector<PanelRow> panel_choices(const Scene& scene, int rows) const override;

private:
    zenda::Teller teller_;
};

}  // namespace parlor::cli
