// SPDX-License-Identifier: MIT
// Parses what a player of Zenda types: spots by their numbers.
//
//   40 46     40/46     a:40/46      the piece on 40 goes to 46
//   40                               the piece on 40 is picked up; the next number is its target
//   40 41 42  m 40      m:-/40       while setting up: pieces are put there, the large one first
#include <algorithm>

#include "base/plain.h"
#include "base/words.h"
#include "games/zenda/terminal/terminal.h"
#include "presentation/terminal/seating.h"

namespace parlor::zenda {
namespace {

using terminal::Answer;

class Reader {
public:
    explicit Reader(const Terminal::Scene& scene)
        : scene_(scene),
          choices_(peoples_choices(scene)),
          position_(scene.match.standing()),
          picked_(scene.picked) {}

    Answer read(std::string_view typed) {
        const bool setting = scene_.match.due() == match::Due::Set;
        for (const std::string_view word : base::words(typed)) {
            const bool understood = setting ? read_placement(word) : read_step(word);
            if (!understood) {
                return complaint("play.not_understood", {{"text", base::plain(typed)}});
            }
        }
        if (!steps_.empty() && picked_.empty()) return {.steps = steps_};
        if (steps_.empty() && !picked_.empty()) return pick();
        if (steps_.empty()) return {};
        return complaint("play.not_understood", {{"text", base::plain(typed)}});
    }

private:
    [[nodiscard]] Answer complaint(std::string_view key, language::Arguments arguments) const {
        const bool own = language::knows(scene_.voice.language, "zenda." + std::string(key));
        return {.complaint =
                    own ? scene_.voice.own(key, arguments) : scene_.voice.say(key, arguments)};
    }

    // Picks up a piece that can move.
    [[nodiscard]] Answer pick() const {
        if (is_movable(picked_)) return {.picked = picked_};
        return complaint("play.cannot_pick", {{"spot", picked_}});
    }
    [[nodiscard]] bool is_movable(std::string_view spot) const {
        return std::ranges::any_of(choices_,
                                   [&](const Step& each) { return text(each.from) == spot; });
    }
    [[nodiscard]] bool leads(std::string_view from, std::string_view to) const {
        return std::ranges::any_of(choices_, [&](const Step& each) {
            return text(each.from) == from && text(each.to) == to;
        });
    }

    void add(std::string_view word) {
        if (!steps_.empty()) steps_ += ' ';
        steps_ += word;
    }

    // Adds a step in notation. A missing letter is that of the piece that stands there; without one
    // the rules refuse the step.
    void add_step(std::string_view written) {
        std::string step(written);
        if (step.find(':') == std::string::npos) {
            const auto from = parse_spot(written.substr(0, written.find('/')));
            const auto there = from ? role_at(position_, *from) : std::nullopt;
            step.insert(0, {letter(there.value_or(follower_of(position_.city))), ':'});
        }
        add(step);
        if (const auto read = parse_play(step); read && read->size() == 1) follow(read->front());
    }

    // Leaves impossible steps for the rules to refuse.
    void follow(const StepText& step) {
        const SpotSet pieces = pieces_of(position_, step.role);
        const bool sets = !step.from.on_board();
        const bool full = static_cast<std::size_t>(pieces.size()) == count_of(step.role);
        if (step.from == step.to || (sets ? full : !pieces.has(step.from))) return;
        if (const auto taken = role_at(position_, step.to)) {
            move_piece(position_, *taken, step.to, Spot::none());
        }
        move_piece(position_, step.role, step.from, step.to);
    }

    bool read_placement(std::string_view word) {
        if (word.find('/') != std::string_view::npos) {
            add_step(word);
            return true;
        }
        if (word.size() == 1 && parse_role(word.front())) {
            role_ = parse_role(word.front());
            return true;
        }
        const auto spot = parse_spot(word);
        if (!spot) return false;
        const Role role = role_.value_or(next_to_set());
        add_step(piece_text(role, Spot::none()) + '/' + text(*spot));
        role_.reset();
        return true;
    }
    [[nodiscard]] Role next_to_set() const {
        const Role leader = leader_of(position_.city);
        return pieces_of(position_, leader).empty() ? leader : follower_of(position_.city);
    }

    // The seat that says `over` if no seat is named.
    [[nodiscard]] char over_seat() const {
        const std::string awaited = scene_.match.awaited();
        const auto is_human = [&](char seat) { return scene_.seating.is_human(seat); };
        const auto found = std::ranges::find_if(awaited, is_human);
        return found == awaited.end() ? awaited.front() : *found;
    }

    bool read_step(std::string_view word) {
        if (word.find('/') != std::string_view::npos) {
            add_step(word);
            picked_.clear();
            return true;
        }
        if (word == match::nothing_played || match::is_over_text(word)) {
            add(word == match::handing_over ? match::over_text(over_seat()) : word);
            return true;
        }
        if (!parse_spot(word)) return false;
        if (picked_.empty()) {
            picked_ = word;
        } else if (const bool another = is_movable(word) && !leads(picked_, word) && steps_.empty();
                   another && !scene_.picked.empty()) {
            picked_ = word == picked_ ? "" : std::string(word);
        } else {
            add_step(picked_ + '/' + std::string(word));
            picked_.clear();
        }
        return true;
    }

    const Terminal::Scene& scene_;
    std::vector<Step> choices_;
    Position position_;  // as the steps read so far would leave it
    std::string steps_;
    std::string picked_;
    std::optional<Role> role_;  // named for the next piece that is set up
};

}  // namespace

Answer Terminal::answer(const Scene& scene, std::string_view typed) {
    const match::Due due = scene.match.due();
    if (due == match::Due::Set || due == match::Due::Step) return Reader(scene).read(typed);
    const bool throws = due == match::Due::Throw;
    return {.complaint = scene.voice.say(throws ? "refused.not_thrown" : "play.nothing_to_choose")};
}

}  // namespace parlor::zenda
