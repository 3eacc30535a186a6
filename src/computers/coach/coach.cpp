// SPDX-License-Identifier: MIT
#include "computers/coach/coach.h"

#include <algorithm>
#include <array>

#include "games/pollyanna/coach/coach.h"
#include "games/zenda/coach/coach.h"

namespace parlor::coach {
namespace {

struct Entry {
    std::string_view game;
    std::unique_ptr<Coach> (*make)(const zenda::Board& board);
};
constexpr std::array entries{
    Entry{"pollyanna",
          [](const zenda::Board&) -> std::unique_ptr<Coach> {
              return std::make_unique<PollyannaCoach>();
          }},
    Entry{"zenda",
          [](const zenda::Board& board) -> std::unique_ptr<Coach> {
              return std::make_unique<ZendaCoach>(board);
          }},
};

}  // namespace

std::string_view name(Effort effort) {
    constexpr std::array<std::string_view, 3> names{"quick", "normal", "thorough"};
    return names[static_cast<std::size_t>(effort)];
}

const LevelCard* Coach::level(std::string_view name) const {
    for (const LevelCard& each : levels()) {
        const bool numbered = name.size() == 1 && name.front() == '0' + each.number;
        if (numbered || each.name == name) return &each;
    }
    return nullptr;
}

std::unique_ptr<Coach> coach_for(std::string_view game, const zenda::Board& board) {
    const auto found = std::ranges::find(entries, game, &Entry::game);
    return found == entries.end() ? nullptr : found->make(board);
}

}  // namespace parlor::coach
