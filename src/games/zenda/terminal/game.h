// SPDX-License-Identifier: MIT
// The Prisoner of Zenda on the program's shelf, on its own board or on somebody else's.
#pragma once

#include <array>
#include <optional>

#include "games/zenda/match/match.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/terminal/face.h"
#include "programs/cli/game_box.h"

namespace parlor::cli {

class ZendaBox final : public GameBox {
public:
    static constexpr std::array<SeatWord, 6> seat_words{{{'s', "streslau"},
                                                         {'m', "michael"},
                                                         {'a', "army"},
                                                         {'z', "zenda"},
                                                         {'k', "king"},
                                                         {'y', "yellows"}}};

    // None: the standard board.
    explicit ZendaBox(std::optional<zenda::Board> board = std::nullopt)
        : own_board_(std::move(board)) {}

    [[nodiscard]] std::string_view name() const override { return zenda::game_name; }
    [[nodiscard]] const GameFace& face() const override { return face_; }
    [[nodiscard]] std::unique_ptr<coach::Coach> coach() const override {
        return coach::coach_for(name(), board());
    }
    [[nodiscard]] std::span<const SeatWord> seats() const override { return seat_words; }
    [[nodiscard]] int dice() const override { return static_cast<int>(zenda::dice_count); }

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
    [[nodiscard]] std::string_view duty_to_play() const override { return "Z7 ZQ1"; }
    [[nodiscard]] std::vector<std::string> editions(language::Language language) const override;
    [[nodiscard]] std::vector<std::string> edition(language::Language language,
                                                   std::string_view name) const override;

private:
    // Whether computers can play that game among themselves; complains where not.
    [[nodiscard]] bool may_compete(std::string_view game, language::Language language) const;
    [[nodiscard]] const zenda::Board& board() const {
        return own_board_ ? *own_board_ : zenda::standard_board();
    }

    std::optional<zenda::Board> own_board_;
    ZendaFace face_;
};

}  // namespace parlor::cli
