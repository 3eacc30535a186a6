// SPDX-License-Identifier: MIT
#include "protocols/engine_lines/thinker.h"

#include <cassert>
#include <utility>

#include "computers/players/roster.h"
#include "games/pollyanna/match/match.h"
#include "games/zenda/match/match.h"

namespace parlor::engine_lines {
namespace {

using pollyanna::Pollyanna;
using zenda::Zenda;

Fault refusal(match::Error error) { return {std::string(match::name(error)), {}}; }

std::string play_text(const match::Match& played) {
    std::string all;
    for (const std::string& each : played.made_texts()) (all += all.empty() ? "" : " ") += each;
    return all.empty() ? "pass" : all;
}

}  // namespace

Thinker::Thinker(const zenda::Board& board)
    : board_(&board),
      pollyanna_(coach::coach_for("pollyanna")),
      zenda_(coach::coach_for("zenda", board)),
      pollyanna_evaluator_(players::standard_evaluator<Pollyanna>(Pollyanna::standard_board())),
      zenda_evaluator_(players::standard_evaluator<Zenda>(board)) {}

match::Opened Thinker::open(std::string_view position) const {
    return match::open(position, *board_);
}

std::vector<std::string> Thinker::levels() const {
    std::vector<std::string> all;
    for (const coach::LevelCard& each : pollyanna_->levels()) all.emplace_back(each.name);
    return all;
}

std::string Thinker::level_name(std::string_view level) const {
    const coach::LevelCard* card = pollyanna_->level(level);
    return card == nullptr ? std::string() : std::string(card->name);
}

std::optional<Fault> Thinker::why_not(const match::Match& table) {
    if (table.due() == match::Due::Throw) return refusal(match::Error::NotThrown);
    if (table.due() == match::Due::Over) return refusal(match::Error::GameOver);
    return std::nullopt;
}

Thought Thinker::best_play(const match::Match& table, const Chooser& chooser,
                           const base::Stop& stop) {
    assert(!why_not(table));
    const auto played = table.copy();
    coach::Coach& coach = coach_of(table);
    coach.play(*played, chooser.level, chooser.random, stop);
    std::string play = play_text(*played);
    const bool ended = played->confirm().has_value();
    assert(ended);
    static_cast<void>(ended);
    std::vector<std::string> sides = coach.sides(*played);
    std::vector<double> found = chances(*played, sides);
    return {std::move(play), played->position_text(), std::move(sides), std::move(found)};
}

Advised Thinker::advice(const match::Match& table, const coach::AdviceOptions& options,
                        const base::Stop& stop) {
    assert(!why_not(table));
    coach::Coach& coach = coach_of(table);
    return {coach.sides(table), coach.advice(table, options, stop)};
}

coach::Coach& Thinker::coach_of(const match::Match& table) const {
    return dynamic_cast<const match::ZendaMatch*>(&table) != nullptr ? *zenda_ : *pollyanna_;
}

std::vector<double> Thinker::chances(const match::Match& table,
                                     const std::vector<std::string>& sides) {
    std::vector<double> all;
    if (const auto* of_zenda = dynamic_cast<const match::ZendaMatch*>(&table)) {
        if (of_zenda->position().phase == zenda::Phase::Setting) return all;
        const auto found = zenda_evaluator_->chances(of_zenda->position());
        for (const std::string& side : sides) {
            all.push_back(found[index(*zenda::parse_city(side.front()))]);
        }
        return all;
    }
    const auto& position = dynamic_cast<const match::PollyannaMatch&>(table).position();
    const auto found = pollyanna_evaluator_->chances(position);
    for (const std::string& side : sides) {
        all.push_back(found[Pollyanna::side(position, *pollyanna::parse_seat(side.front()))]);
    }
    return all;
}

}  // namespace parlor::engine_lines
