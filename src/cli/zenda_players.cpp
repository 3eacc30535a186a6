// SPDX-License-Identifier: MIT
#include "cli/zenda_players.h"

#include <fmt/format.h>

#include <cassert>

#include "cli/zenda_game.h"
#include "players/best_result.h"
#include "players/random_player.h"
#include "players/roster.h"
#include "players/zenda_heuristic.h"
#include "players/zenda_reasons.h"
#include "zenda/generator.h"
#include "zenda/results.h"

namespace parlor::cli {
namespace {

using namespace zenda;
using match::Due;

bool is_shared(const match::ZendaMatch& table) {
    const City city = table.position().city;
    return seat_of(table.division(), leader_of(city)) !=
           seat_of(table.division(), follower_of(city));
}

// What a computer would do with the whole turn, from the position that is given.
Play chosen_play(const match::ZendaMatch& table, const Position& from, std::string_view name,
                 base::Random& random) {
    const auto player = players::make_player<Zenda>(name, table.board());
    assert(player);
    Results results(table.board());
    if (table.thrown()) {
        results.find(from, *table.thrown());
    } else {
        results.find(from);
    }
    const Position goal = results[player->choose(from, results, random, players::never_stop)];
    return play_to(table.board(), from, table.thrown(), goal);
}

// Puts the pieces of the seat that acts where a computer would have them.
void set_up(match::Match& match, std::string_view name, base::Random random) {
    const auto& table = as_zenda(match);
    const char seat = match.seat();
    const Play play = chosen_play(table, table.standing(), name, random);
    for (const Step& step : play.steps) {
        if (letter(seat_of(table.division(), step.role)) == seat) match.make(text(step));
    }
}

// Step by step, whatever looks best at once; to hand over is to do nothing more.
void play_share(match::Match& match, std::string_view name, base::Random random) {
    const char seat = match.seat();
    const City city = as_zenda(match).position().city;
    const players::ZendaHeuristic heuristic(as_zenda(match).board(), players::zenda_weights(city));
    while (match.seat() == seat && match.due() == Due::Step) {
        const auto choices = match.choice_texts();
        std::vector<Position> results;
        for (const std::string& step : choices) {
            const auto tried = match.copy();
            tried->make(step);
            results.push_back(finished(as_zenda(*tried).hand()));
        }
        if (match.may_hand_over()) results.push_back(finished(as_zenda(match).hand()));
        const bool thinks = name != "random";
        const std::size_t chosen = players::best_result(
            results,
            [&](const Position& each) {
                return thinks ? heuristic.chances(each)[index(city)] : 0.0;
            },
            random);
        if (chosen == choices.size()) {
            match.hand_over();
        } else {
            match.make(choices[chosen]);
        }
    }
}

std::string merits(const Voice& voice, const Board& board, const Position& before,
                   const Position& after) {
    constexpr std::size_t most = 3;
    std::vector<std::string> told;
    for (const players::ZendaEffect each : players::reasons(board, before, after)) {
        if (told.size() < most) told.push_back(voice.say(fmt::format("hint.zenda.{}", name(each))));
    }
    return fmt::format("{}", fmt::join(told, ", "));
}

// What the seat that acts can do by itself; to do nothing is to hand over.
Hint hint_for_share(const Voice& voice, const match::Match& match, std::string_view name,
                    base::Random random) {
    const auto played = match.copy();
    play_share(*played, name, random);
    std::string steps;
    const auto made = played->made_texts();
    for (std::size_t i = match.made_texts().size(); i < made.size(); ++i) {
        if (!steps.empty()) steps += ' ';
        steps += made[i];
    }
    const auto& table = as_zenda(match);
    return {steps,
            merits(voice, table.board(), table.position(), finished(as_zenda(*played).hand()))};
}

}  // namespace

std::vector<std::string_view> ZendaPlayers::names() const {
    std::vector<std::string_view> all;
    for (const auto& each : players::roster<Zenda>()) all.push_back(each.name);
    return all;
}

void ZendaPlayers::play(match::Match& match, std::string_view name, base::Random random) const {
    assert(players::make_player<Zenda>(name));
    const auto& table = as_zenda(match);
    if (match.due() == Due::Set) return set_up(match, name, random);
    if (match.due() != Due::Step) return;
    if (is_shared(table)) return play_share(match, name, random);
    while (!match.made_texts().empty()) match.undo();
    const Play play = chosen_play(table, table.position(), name, random);
    if (!play.steps.empty()) match.make_all(text(play.steps));
}

Hint ZendaPlayers::hint(const Voice& voice, const match::Match& match, base::Random random) const {
    const auto& table = as_zenda(match);
    if (match.due() == Due::Set) {
        const Play play = chosen_play(table, table.standing(), names().back(), random);
        return {text(play.steps), merits(voice, table.board(), table.standing(), play.after)};
    }
    if (is_shared(table)) return hint_for_share(voice, match, names().back(), random);
    const City city = table.position().city;
    const players::ZendaHeuristic heuristic(table.board(), players::zenda_weights(city));
    Generator found(table.board());
    found.find(table.hand());
    const std::size_t best = players::best_result(
        found, [&](const Position& each) { return heuristic.chances(each)[index(city)]; }, random);
    return {text(found.steps_to(best)),
            merits(voice, table.board(), table.position(), found[best])};
}

bool ZendaPlayers::agrees_to_draw(const match::Match& match) const {
    return as_zenda(match).quiet_turns().turns() >= quiet_turns_a_side;
}

}  // namespace parlor::cli
