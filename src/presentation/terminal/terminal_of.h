// SPDX-License-Identifier: MIT
// A game in the terminal, made from a struct of static functions that take the game's own match:
//
//   struct Terminal {
//       using Game = zenda::Game;
//       using Match = zenda::Match;
//       using Scene = terminal::SceneOf<Match>;
//       static terminal::Lines board_lines(const Scene& scene, terminal::Look look);
//       static std::string picture(const Voice& voice, const Match& match,
//                                  const terminal::PictureOptions& options);
//   };
//   auto game = std::make_unique<terminal::TerminalOf<Terminal>>();
//
// It may also have the other functions of TerminalGame; `start` takes the board as well. Without
// one of them, the game is a plain one there.
#pragma once

#include <utility>

#include "presentation/terminal/terminal_game.h"

namespace parlor::terminal {

template <class T>
class TerminalOf final : public TerminalGame {
    using Match = typename T::Match;
    using Board = typename Match::Board;
    using Own = SceneOf<Match>;

public:
    TerminalOf() = default;
    explicit TerminalOf(Board board)
        : board_(std::make_unique<const Board>(std::move(board))), game_(*board_) {}

    [[nodiscard]] const games::Game& game() const override { return game_; }

    [[nodiscard]] match::Opened start(std::string_view wanted) const override {
        if constexpr (requires { T::start(game_.own_board(), wanted); }) {
            return T::start(game_.own_board(), wanted);
        }
        return TerminalGame::start(wanted);
    }
    [[nodiscard]] std::string named(const GameChoice& choice,
                                    std::string_view seated) const override {
        if constexpr (requires { T::named(choice, seated); }) return T::named(choice, seated);
        return TerminalGame::named(choice, seated);
    }
    [[nodiscard]] UsualSeats usual_seats(const GameChoice& choice) const override {
        if constexpr (requires { T::usual_seats(choice); }) return T::usual_seats(choice);
        return TerminalGame::usual_seats(choice);
    }
    void plays(const match::Match& match,
               const std::function<void(std::string_view line)>& tell) const override {
        if constexpr (requires(const Match& own) { T::plays(own, tell); }) {
            T::plays(match::of<Match>(match), tell);
        } else {
            TerminalGame::plays(match, tell);
        }
    }
    [[nodiscard]] std::string_view take_endings(const match::Match& match,
                                                std::string_view file) const override {
        if constexpr (requires(const Match& own) { T::take_endings(own, file); }) {
            return T::take_endings(match::of<Match>(match), file);
        }
        return TerminalGame::take_endings(match, file);
    }
    [[nodiscard]] std::string_view duty_to_play() const override {
        if constexpr (requires { T::duty_to_play; }) return T::duty_to_play;
        return {};
    }
    [[nodiscard]] Lines editions(language::Language language) const override {
        if constexpr (requires { T::editions(language); }) return T::editions(language);
        return TerminalGame::editions(language);
    }
    [[nodiscard]] Lines edition(language::Language language, std::string_view name) const override {
        if constexpr (requires { T::edition(language, name); }) return T::edition(language, name);
        return TerminalGame::edition(language, name);
    }

    [[nodiscard]] std::string prompt(const Scene& scene, std::string_view who) const override {
        if constexpr (requires(Own own) { T::prompt(own, who); }) {
            return T::prompt(Own(scene), who);
        }
        return TerminalGame::prompt(scene, who);
    }
    [[nodiscard]] Answer answer(const Scene& scene, std::string_view typed) const override {
        if constexpr (requires(Own own) { T::answer(own, typed); }) {
            // It leaves to the default what it returns no answer to.
            const std::optional<Answer> own = T::answer(Own(scene), typed);
            if (own) return *own;
        }
        return TerminalGame::answer(scene, typed);
    }
    [[nodiscard]] Lines choices_told(const Scene& scene) const override {
        if constexpr (requires(Own own) { T::choices_told(own); }) {
            return T::choices_told(Own(scene));
        }
        return TerminalGame::choices_told(scene);
    }
    [[nodiscard]] Lines board_lines(const Scene& scene, Look look) const override {
        return T::board_lines(Own(scene), look);
    }
    [[nodiscard]] std::string picture(const sentences::Voice& voice, const match::Match& match,
                                      const PictureOptions& options) const override {
        return T::picture(voice, match::of<Match>(match), options);
    }
    [[nodiscard]] PanelSize panel_size() const override {
        if constexpr (requires { T::panel_size; }) return T::panel_size;
        return {};
    }
    [[nodiscard]] Lines panel_title(const Scene& scene) const override {
        if constexpr (requires(Own own) { T::panel_title(own); }) return T::panel_title(Own(scene));
        return TerminalGame::panel_title(scene);
    }
    [[nodiscard]] PanelRow panel_seat(const Scene& scene, char seat) const override {
        if constexpr (requires(Own own) { T::panel_seat(own, seat); }) {
            return T::panel_seat(Own(scene), seat);
        }
        return TerminalGame::panel_seat(scene, seat);
    }
    [[nodiscard]] Lines panel_dice(const Scene& scene) const override {
        if constexpr (requires(Own own) { T::panel_dice(own); }) return T::panel_dice(Own(scene));
        return TerminalGame::panel_dice(scene);
    }
    [[nodiscard]] std::vector<PanelRow> panel_choices(const Scene& scene, int rows) const override {
        if constexpr (requires(Own own) { T::panel_choices(own, rows); }) {
            return T::panel_choices(Own(scene), rows);
        }
        return TerminalGame::panel_choices(scene, rows);
    }

protected:
    [[nodiscard]] std::string_view rules_page(std::string_view rule) const override {
        if constexpr (requires { T::rules_page(rule); }) return T::rules_page(rule);
        return TerminalGame::rules_page(rule);
    }

private:
    std::unique_ptr<const Board> board_;  // null: the game's own
    typename T::Game game_;
};

}  // namespace parlor::terminal
