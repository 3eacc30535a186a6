// SPDX-License-Identifier: MIT
// Pollyanna on the program's shelf, in four editions.
#pragma once

#include <array>

#include "games/pollyanna/match/match.h"
#include "games/pollyanna/terminal/face.h"
#include "programs/cli/game_box.h"

namespace parlor::cli {

class PollyannaBox final : public GameBox {
public:
    static constexpr std::array<SeatWord, 4> seat_words{
        {{'b', "blue"}, {'g', "green"}, {'r', "red"}, {'y', "yellow"}}};

    [[nodiscard]] std::string_view name() const override { return "pollyanna"; }
    [[nodiscard]] const GameFace& face() const override { return face_; }
    [[nodiscard]] std::unique_ptr<coach::Coach> coach() const override {
        return coach::coach_for(name());
    }
    [[nodiscard]] std::span<const SeatWord> seats() const override { return seat_words; }
    [[nodiscard]] int dice() const override { return 2; }

    [[nodiscard]] Opened open(std::string_view position) const override;
    [[nodiscard]] Opened start(std::string_view game) const override;
    [[nodiscard]] UsualSeats usual_seats(const PlayOptions& options) const override;
    [[nodiscard]] Opened new_match(const PlayOptions& options, std::string_view seated,
                                   const match::Table& table, match::Dice& dice) const override;
    [[nodiscard]] Resumed resume(const game::Record& record) const override;

    void plays(const match::Match& match,
               const std::function<void(std::string_view line)>& tell) const override;
    void perft(const match::Match& match, int depth, const ThrowCounted& tell) const override;

    [[nodiscard]] int simulate(const SimulateOptions& options) const override;
    [[nodiscard]] int arena(const ArenaOptions& options) const override;
    [[nodiscard]] int ladder(const LadderOptions& options) const override;

    [[nodiscard]] std::string where_to_read(std::string_view rule) const override;
    [[nodiscard]] std::string_view duty_to_play() const override { return "P35 P36"; }

    // pollyanna_editions.cpp
    [[nodiscard]] std::vector<std::string> editions(language::Language language) const override;
    [[nodiscard]] std::vector<std::string> edition(language::Language language,
                                                   std::string_view name) const override;

private:
    PollyannaFace face_;
};

}  // namespace parlor::cli
