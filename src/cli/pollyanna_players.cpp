// SPDX-License-Identifier: MIT
#include "cli/pollyanna_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <optional>

#include "cli/pollyanna_game.h"
#include "players/reasons.h"
#include "players/roster.h"
#include "pollyanna/results.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

Play chosen_play(std::string_view name, const match::PollyannaMatch& match, base::Random random) {
    const auto player = players::make_player<Pollyanna>(name);
    assert(player);
    Results results;
    results.find(match.position(), *match.thrown());
    const Position goal =
        results[player->choose(match.position(), results, random, players::never_stop)];
    const auto all = plays(match.position(), *match.thrown());
    const auto play = std::ranges::find(all, goal, &Play::after);
    assert(play != all.end());
    return *play;
}

// Steps that lead from here to that position, if there are any.
std::optional<std::vector<Step>> way_to(const match::PollyannaMatch& match, const Position& goal) {
    const auto choices = match.choices();
    if (choices.empty()) {
        match::PollyannaMatch ended = match;
        const std::vector<Step> made(match.made().begin(), match.made().end());
        return ended.confirm() && ended.position() == goal ? std::optional(made) : std::nullopt;
    }
    for (const Step& step : choices) {
        match::PollyannaMatch then = match;
        then.make(text(step));
        if (auto way = way_to(then, goal)) return way;
    }
    return std::nullopt;
}

std::string merits(const Voice& voice, const Position& before, const Play& play) {
    constexpr std::size_t most = 3;
    std::vector<std::string> told;
    for (const players::Effect each : players::reasons(before, play.after)) {
        if (told.size() < most) told.push_back(voice.say(fmt::format("hint.{}", name(each))));
    }
    return fmt::format("{}", fmt::join(told, ", "));
}

}  // namespace

std::vector<std::string_view> PollyannaPlayers::names() const {
    std::vector<std::string_view> all;
    for (const auto& each : players::roster<Pollyanna>()) all.push_back(each.name);
    return all;
}

void PollyannaPlayers::play(match::Match& match, std::string_view name, base::Random random) const {
    const Play play = chosen_play(name, as_pollyanna(match), random);
    while (!match.made_texts().empty()) match.undo();
    for (const Step& step : play.steps) match.make(text(step));
}

Hint PollyannaPlayers::hint(const Voice& voice, const match::Match& match,
                            base::Random random) const {
    const auto& table = as_pollyanna(match);
    const Play best = chosen_play(names().back(), table, random);
    const auto way = way_to(table, best.after);
    const std::string why = merits(voice, table.position(), best);
    if (!way) return {text(best.steps), why, true};
    return {text(std::span(*way).subspan(table.made().size())), why};
}

}  // namespace parlor::cli
