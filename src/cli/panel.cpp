// SPDX-License-Identifier: MIT
#include "cli/panel.h"

#include <fmt/format.h>
#include <ranges>

#include "cli/text_columns.h"
#include "drawing/screen.h"
#include "pollyanna/plays.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;
using drawing::Manner;
using drawing::Style;

class Panel {
public:
    Panel(const Scene& scene, Look look)
        : scene_(scene), look_(look), screen_(panel_columns, panel_rows) {}

    std::vector<std::string> draw() {
        add(scene_.match.position().variant.edition().name, {Manner::Lettering});
        if (scene_.match.position().variant.partners()) add(scene_.voice.say("panel.partners"));
        ++row_;
        for (const Seat seat : all_seats) {
            if (scene_.match.position().seated.has(seat)) add_seat(seat);
        }
        ++row_;
        if (scene_.match.thrown()) add_dice();
        const Seat to_throw = scene_.match.position().to_throw;
        if (!scene_.choices.empty()) {
            add_choices();
        } else if (scene_.seating.is_human(to_throw)) {
            add_keys();
        }
        add_last_throws();
        return screen_.lines(look_.colour);
    }

private:
    [[nodiscard]] std::string fitting(std::string_view text, int columns) const {
        return cut(look_.unicode ? std::string(text) : folded(text),
                   static_cast<std::size_t>(columns));
    }
    void put(int column, std::string_view text, Style style = {}) {
        screen_.put(column, row_, fitting(text, panel_columns - column), style);
    }
    void add(std::string_view text, Style style = {}) {
        if (row_ < panel_rows) put(0, text, style);
        ++row_;
    }

    void add_seat(Seat seat) {
        const bool to_throw = scene_.match.position().to_throw == seat;
        const char capital = "BGRY"[index(seat)];
        put(0, to_throw ? ">" : " ", {Manner::Lettering});
        put(1, std::string_view(&capital, 1), {Manner::Piece, seat});
        put(3, fitting(display_name(scene_, seat), name_columns),
            {to_throw ? Manner::Lettering : Manner::Plain});
        const Position standing = scene_.match.standing();
        std::string pieces;
        for (const Space each : standing.of(seat)) {
            pieces += is_waiting(each) ? "w" : is_home(each) ? "h" : "·";
        }
        put(3 + name_columns + 1, pieces);
        ++row_;
    }

    void add_dice() {
        const Hand hand = hand_now();
        add(scene_.voice.say("panel.dice", {{"high", fmt::to_string(hand.thrown.high)},
                                            {"low", fmt::to_string(hand.thrown.low)}}));
        std::string left;
        if (hand.high_left) left += fmt::format("{} ", hand.thrown.high);
        if (hand.low_left) left += fmt::format("{} ", hand.thrown.low);
        if (hand.reward_due) left = fmt::format("+{} {}", board.reward, left);
        if (left.empty()) left = "-";
        add(scene_.voice.say("panel.left", {{"dice", left}}));
        ++row_;
    }

    void add_choices() {
        const Hand hand = hand_now();
        const int room = panel_rows - row_;
        const int all = static_cast<int>(scene_.choices.size());
        const int shown = all <= room ? all : room - 1;
        const int number_columns = all < 10 ? 2 : 3;
        for (int i = 0; i < shown; ++i) {
            const Step& step = scene_.choices[static_cast<std::size_t>(i)];
            put(0, fmt::to_string(i + 1), {Manner::Lettering});
            put(number_columns,
                fmt::format("{:<6} {}", text(step), scene_.voice.brief_meaning(hand, step)));
            ++row_;
        }
        if (shown < all) {
            add(scene_.voice.say("panel.more", {{"count", fmt::to_string(all - shown)}}));
        }
    }

    void add_keys() {
        for (const std::string_view key : {"panel.key_enter", "panel.key_save", "panel.key_quit",
                                           "panel.key_log", "panel.key_help"}) {
            add(scene_.voice.say(key));
        }
    }

    // As many as there is room for, in notation, the newest at the end.
    void add_last_throws() {
        ++row_;
        const auto& turns = scene_.match.record().turns;
        std::vector<std::string> lines;
        for (const game::Turn& turn : turns | std::views::reverse) {
            if (turn.is_pending()) continue;
            const auto more = told_briefly(turn);
            if (row_ + 1 + static_cast<int>(lines.size() + more.size()) > panel_rows) break;
            lines.insert(lines.begin(), more.begin(), more.end());
        }
        if (!lines.empty()) add(scene_.voice.say("panel.last"), {Manner::Lettering});
        for (const std::string& line : lines) add(line);
    }

    // "R 6-3 w/36 36/39", in two lines where one is too short.
    static std::vector<std::string> told_briefly(const game::Turn& turn) {
        const char capital = static_cast<char>(turn.seat - 'a' + 'A');
        auto lines =
            wrapped(fmt::format("{} {} {}", capital, turn.thrown, turn.play), panel_columns);
        for (std::size_t i = 1; i < lines.size(); ++i) lines[i].insert(0, "  ");
        return lines;
    }

    [[nodiscard]] Hand hand_now() const {
        const match::Match& match = scene_.match;
        return hand_after(match.position(), *match.thrown(), match.made());
    }

    static constexpr int name_columns = 8;
    const Scene& scene_;
    Look look_;
    drawing::Screen screen_;
    int row_ = 0;
};

}  // namespace

std::vector<std::string> panel_lines(const Scene& scene, Look look) {
    return Panel(scene, look).draw();
}

}  // namespace parlor::cli
