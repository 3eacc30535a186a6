// SPDX-License-Identifier: MIT
// A match of one game by its types: what is alike in every game. A game derives its match and
// supplies what differs, as members that this template finds by name:
//
//   class Match final : public match::MatchOf<Match, Zenda, Step> {
//       friend MatchOf;
//       static std::optional<Throw> read_throw(std::string_view text);
//       static base::Expected<std::vector<StepText>, Defects> read_steps(std::string_view text);
//       static base::Expected<PositionText, Defects> read_position(const Board& board,
//                                                                  std::string_view text);
//       static Resumed begin(const Board& board, const game::Record& record);
//
//       std::vector<Step> next_steps();          the steps that may be made next; called while the
//                                                turn is being played
//       Position after_steps() const;            with the steps made; called as above
//       Position after_turn() const;             once the turn is over
//       std::string result() const;              of `position()`: `=b`, or empty
//       match::Refused why_not(tried) const;     the reason why a step is not among the choices
//
// The members below that are marked as hooks have a default. In the game's namespace the template
// finds `text` for its values, `matches` for a step as it was read, and `table_at(board,
// position)`. The constructor ends with `begin_with(tags)`. For short turns see plain_match.h.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/game.h"
#include "rules/match/resume.h"

namespace parlor::match {

template <class Self, game::Game G, class Step>
class MatchOf : public Match {
public:
    using Position = typename G::Position;
    using Throw = typename G::Throw;
    using Board = typename G::Board;

    // The table of a position, with its throw if the text has one.
    static Opened open(const Board& board, std::string_view position) {
        const auto read = Self::read_position(board, position);
        if (!read) return base::unexpected(faults(read.error()));
        auto table = std::make_unique<Self>(table_at(board, read->position));
        if (read->thrown) table->throw_dice(*read->thrown);
        return table;
    }

    // Hook: what it is played on.
    [[nodiscard]] const Board& board() const { return G::standard_board(); }
    // Before the turn.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] std::optional<Throw> thrown() const { return thrown_; }
    // The steps of this turn.
    [[nodiscard]] std::span<const Step> made() const { return made_; }
    // The steps that may be made next.
    [[nodiscard]] const std::vector<Step>& choices() const { return choices_; }
    // With the steps made.
    [[nodiscard]] Position standing() const {
        return is_playing() ? self().after_steps() : position_;
    }
    // Hook: whether pieces are being set up, without dice.
    [[nodiscard]] bool is_setting() const { return false; }
    // Once the turn is confirmed. Precondition: it is being played.
    [[nodiscard]] Position ended() const { return self().after_turn(); }

    [[nodiscard]] std::unique_ptr<Match> copy() const override {
        return std::make_unique<Self>(self());
    }
    [[nodiscard]] std::unique_ptr<Match> this_turn() const override {
        return std::make_unique<Self>(self(), TurnOnly());
    }
    [[nodiscard]] std::string_view game() const override { return Self::name_of_game; }

    [[nodiscard]] Due due() const override {
        if (is_over()) return Due::Over;
        if (!is_playing()) return Due::Throw;
        if (choices_.empty()) return Due::Confirm;
        return thrown_ ? Due::Step : Due::Set;
    }
    [[nodiscard]] std::string position_text() const override { return text(position_); }
    [[nodiscard]] std::string standing_text() const override { return text(standing()); }
    [[nodiscard]] std::string thrown_text() const override {
        if (self().is_setting()) return std::string(setting_up);
        return thrown_ ? text(*thrown_) : std::string();
    }
    [[nodiscard]] std::vector<std::string> made_texts() const override { return texts(made_); }
    [[nodiscard]] std::vector<std::string> choice_texts() const override { return texts(choices_); }
    [[nodiscard]] Resumed begin_again(const game::Record& record) const override {
        return Self::begin(self().board(), record);
    }
    [[nodiscard]] base::Expected<std::string, TextFaults> rewritten(
        std::string_view position) const override {
        const auto read = Self::read_position(self().board(), position);
        if (!read) return base::unexpected(faults(read.error()));
        std::string all = text(read->position);
        return read->thrown ? all.replace(all.size() - 1, 1, text(*read->thrown)) : all;
    }

    base::Expected<void, Refused> throw_dice(std::string_view thrown) override {
        const auto read = Self::read_throw(thrown);
        return read ? throw_dice(*read) : unreadable({"unknown_throw", std::string(thrown)});
    }
    base::Expected<void, Refused> throw_dice(Throw thrown) {
        if (is_over()) return refused(Error::GameOver);
        if (self().is_setting()) return refused(Error::NotSetUp);
        if (thrown_) return refused(Error::AlreadyThrown);
        thrown_ = thrown;
        find_choices();
        return {};
    }
    base::Expected<std::string, Refused> make(std::string_view step) override {
        const auto tried = Self::read_steps(step);
        if (!tried) return unreadable(faults(tried.error()).front());
        if (tried->size() != 1) return unreadable({"unknown_step", std::string(step)});
        if (const auto error = why_not_playing()) return refused(*error);
        const auto chosen = std::ranges::find_if(
            choices_, [&](const Step& each) { return matches(tried->front(), each); });
        if (chosen == choices_.end()) {
            Refused why = self().why_not(tried->front());
            why.error = Error::IllegalStep;
            why.part = step;
            return base::unexpected(std::move(why));
        }
        const Step made = *chosen;
        self().add_step(made);
        find_choices();
        return text(made);
    }
    base::Expected<std::string, Refused> undo() override {
        if (const auto error = why_not_playing()) return refused(*error);
        if (made_.empty()) return refused(Error::NothingToUndo);
        std::string undone = text(made_.back());
        self().remove_step();
        find_choices();
        return undone;
    }
    base::Expected<void, Refused> confirm() override {
        if (const auto error = why_not_playing()) return refused(*error);
        if (!choices_.empty()) return refused(Error::ThrowNotPlayed);
        game::Turn turn{side(), thrown_text(), play_text(), {}};
        const Position before = std::exchange(position_, self().after_turn());
        self().turn_ended(before);
        turn.after = text(position_);
        add_turn(turn);
        end_game(self().result());
        thrown_.reset();
        made_.clear();
        find_choices();
        return {};
    }

protected:
    explicit MatchOf(const Position& start) : position_(start) {}
    MatchOf(const MatchOf& whole, TurnOnly tag)
        : Match(whole, tag),
          made_(whole.made_),
          position_(whole.position_),
          thrown_(whole.thrown_),
          choices_(whole.choices_) {}

    void begin_with(game::Record tags) {
        tags.game = Self::name_of_game;
        tags.start = text(position_);
        tags.result = self().result();
        begin_record(std::move(tags));
        find_choices();
    }

    [[nodiscard]] bool is_over() const { return !result_text().empty(); }
    [[nodiscard]] bool is_playing() const { return thrown_ || self().is_setting(); }
    void find_choices() {
        choices_.clear();
        if (!is_over() && is_playing()) choices_ = self().next_steps();
    }

    // Hooks: adds one of the choices to the steps made, or removes the last.
    void add_step(const Step& step) { made_.push_back(step); }
    void remove_step() { made_.pop_back(); }
    // Hook: the turn has ended. `thrown()` is still that of the turn.
    void turn_ended(const Position& /*before*/) {}

    std::vector<Step> made_;

private:
    [[nodiscard]] Self& self() { return static_cast<Self&>(*this); }
    [[nodiscard]] const Self& self() const { return static_cast<const Self&>(*this); }

    Position position_;
    std::optional<Throw> thrown_;
    std::vector<Step> choices_;
};

}  // namespace parlor::match
