// SPDX-License-Identifier: MIT
#include "protocols/engine_lines/consultant.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "computers/players/player.h"

namespace parlor::engine_lines {
namespace {

MessageFault refusal(match::Error error) { return {std::string(match::name(error)), {}}; }

}  // namespace

Consultant::Consultant(Games games) : games_(games) {
    for (const games::Game* each : games_) coaches_.push_back(each->coach());
}

match::Opened Consultant::open(std::string_view position) const {
    const auto found = std::ranges::find_if(
        games_, [&](const games::Game* each) { return games::is_named(*each, position); });
    return (found == games_.end() ? games_.front() : *found)->open(position);
}

std::vector<std::string> Consultant::levels() const {
    std::vector<std::string> all;
    for (const auto& coach : coaches_) {
        for (const coach::LevelCard& each : coach->levels()) {
            if (std::ranges::find(all, each.name) == all.end()) all.emplace_back(each.name);
        }
    }
    return all;
}

std::string Consultant::level_name(std::string_view level) const {
    for (const auto& coach : coaches_) {
        if (const coach::LevelCard* card = coach->level(level)) return std::string(card->name);
    }
    return {};
}

std::optional<MessageFault> Consultant::why_not(const match::Match& table) {
    if (table.due() == match::Due::Throw) return refusal(match::Error::NotThrown);
    if (table.due() == match::Due::Over) return refusal(match::Error::GameOver);
    return std::nullopt;
}

Thought Consultant::best_play(const match::Match& table, const Chooser& chooser,
                              const base::Stop& stop) {
    assert(!why_not(table));
    const auto played = table.copy();
    coach::Coach& coach = coach_of(table);
    const coach::LevelCard* const known = coach.level(chooser.level);
    const std::string_view level = (known != nullptr ? *known : coach.levels().back()).name;
    coach.play(*played, level, chooser.random, stop);
    std::string play = played->play_text();
    const bool ended = played->confirm().has_value();
    assert(ended);
    static_cast<void>(ended);
    std::vector<std::string> sides = coach.sides(*played);
    std::vector<double> found = coach.chances(*played);
    return {std::move(play), played->position_text(), std::move(sides), std::move(found)};
}

Advised Consultant::advice(const match::Match& table, const coach::AdviceOptions& options,
                           const base::Stop& stop) {
    assert(!why_not(table));
    coach::Coach& coach = coach_of(table);
    return {coach.sides(table), coach.advice(table, options, stop)};
}

coach::Coach& Consultant::coach_of(const match::Match& table) const {
    const auto found = std::ranges::find(games_, table.game(), &games::Game::name);
    return *coaches_[static_cast<std::size_t>(found - games_.begin())];
}

Found answer(Consultant& computers, const Question& question, const base::Stop& stop) {
    const auto table = computers.open(question.position);
    if (!table) return base::unexpected(shortened(table.error().front()));
    if (const auto why = Consultant::why_not(**table)) return base::unexpected(*why);
    if (question.want == Want::Advice) {
        return computers.advice(**table, {.most = question.most, .seed = question.seed}, stop);
    }
    const std::string level =
        question.level.empty() ? computers.levels().back() : computers.level_name(question.level);
    if (level.empty()) return base::unexpected(fault(Problem::UnknownLevel, question.level));
    const base::Random random(question.seed, players::choices_stream);
    return computers.best_play(**table, {level, random}, stop);
}

}  // namespace parlor::engine_lines
