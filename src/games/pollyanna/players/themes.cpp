// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/themes.h"

#include <algorithm>
#include <array>
#include <functional>

#include "games/pollyanna/rules/change.h"

namespace parlor::pollyanna {
namespace {

// What themes compare: a result of a throw, as the seat that threw sees it.
struct Traits {
    Traits(const Position& before, const Position& after) {
        const Change done = change(before, after);
        hits = done.captures() > 0;
        breaks = blockades_broken(before, after) > 0;
        on_turnouts = std::ranges::count(after.of(done.seat), Track::Turnout, &Space::track);
        entered = done.entered;
        brought_home = done.brought_home;
    }

    bool hits = false;
    bool breaks = false;  // a Blockade of its own
    std::ptrdiff_t on_turnouts = 0;
    int entered = 0;
    int brought_home = 0;
};

}  // namespace

std::string_view name(Theme theme) {
    constexpr std::array<std::string_view, 6> names{"hit_or_run",       "hold_blockade",
                                                    "break_blockade",   "side_road",
                                                    "enter_or_advance", "exact_home"};
    return names[static_cast<std::size_t>(theme)];
}

std::vector<Theme> themes(const Position& before, const Position& answer,
                          std::span<const Position> others) {
    const Traits right(before, answer);
    std::vector<Traits> wrong;
    for (const Position& each : others) wrong.emplace_back(before, each);
    std::vector<Theme> all;
    const auto tell = [&](Theme theme, auto holds_against) {
        if (std::ranges::any_of(wrong, holds_against)) all.push_back(theme);
    };
    const auto differs = [&](auto of) {
        return [&right, of](const Traits& each) {
            return std::invoke(of, each) != std::invoke(of, right);
        };
    };
    tell(Theme::HitOrRun, differs(&Traits::hits));
    tell(Theme::HoldBlockade, [&](const Traits& each) { return each.breaks && !right.breaks; });
    tell(Theme::BreakBlockade, [&](const Traits& each) { return right.breaks && !each.breaks; });
    tell(Theme::SideRoad, differs(&Traits::on_turnouts));
    tell(Theme::EnterOrAdvance, differs(&Traits::entered));
    tell(Theme::ExactHome, differs(&Traits::brought_home));
    return all;
}

}  // namespace parlor::pollyanna
