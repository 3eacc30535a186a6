// SPDX-License-Identifier: MIT
#include "liars/lies.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <utility>

namespace parlor::liars {
namespace {

constexpr std::array<std::pair<std::string_view, Lie>, 19> names{{
    {"", Lie::None},
    {"drop_throw", Lie::DropThrow},
    {"drop_end", Lie::DropEnd},
    {"drop_always", Lie::DropAlways},
    {"drop_confederate", Lie::DropConfederate},
    {"other_seat", Lie::OtherSeat},
    {"grind_notes", Lie::GrindNotes},
    {"forged_renewal", Lie::ForgedRenewal},
    {"own_link_elsewhere", Lie::OwnLinkElsewhere},
    {"repeat_opening", Lie::RepeatOpening},
    {"reset_voids", Lie::ResetVoids},
    {"forged_taken_back", Lie::ForgedTakenBack},
    {"other_dice", Lie::OtherDice},
    {"downgrade", Lie::Downgrade},
    {"other_tips", Lie::OtherTips},
    {"split_view", Lie::SplitView},
    {"split_dice", Lie::SplitDice},
    {"replay_event", Lie::ReplayEvent},
    {"hold_back", Lie::HoldBack},
}};

// A misspelt lie must not pass for an honest server.
Lie named() {
    const char* const wanted = std::getenv("PARLOR_LIE");
    const std::string_view name = wanted == nullptr ? "" : wanted;
    const auto* const found =
        std::ranges::find(names, name, &std::pair<std::string_view, Lie>::first);
    if (found != names.end()) return found->second;
    std::fprintf(stderr, "lying_server: there is no lie %s\n", wanted);
    std::_Exit(2);
}

const Lie chosen = named();
std::atomic<bool> has_lied = false;

}  // namespace

bool tells(Lie lie) { return lie == chosen; }

void admit(tables::Seq seq) {
    if (!has_lied.exchange(true)) std::fprintf(stderr, "lie: event %u\n", seq);
}

std::string other_dice(std::string_view thrown) {
    std::string pips;
    for (const char each : thrown) {
        if (each != '-') pips += each == '6' ? '1' : static_cast<char>(each + 1);
    }
    std::ranges::sort(pips, std::greater());
    std::string text;
    for (const char each : pips) (text += text.empty() ? "" : "-") += each;
    return text;
}

}  // namespace parlor::liars
