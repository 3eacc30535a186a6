// SPDX-License-Identifier: MIT
#include "games/pollyanna/coach/contrasts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/pollyanna/players/broadway_view.h"
#include "games/pollyanna/players/reasons.h"
#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/rules.h"

namespace parlor::pollyanna {
namespace {

using Stake = coach::Stake<Pollyanna>;
using Changed = std::optional<Position>;

// The position with one piece elsewhere; nullopt if pieces cannot stand like that.
Changed moved(Position position, Seat seat, Space from, Space to) {
    Pieces& pieces = position.of(seat);
    const auto piece = std::ranges::find(pieces, from);
    if (piece == pieces.end()) return std::nullopt;
    *piece = to;
    std::ranges::sort(pieces);
    if (!defects(position, winners(position)).empty()) return std::nullopt;
    return position;
}

bool is_empty(const Position& position, Space space) {
    return std::ranges::all_of(all_seats,
                               [&](Seat seat) { return count_on(position.of(seat), space) == 0; });
}

struct Prey {
    int pieces = 0;
    std::string seats;  // letters of their owners
};

class Comparison {
public:
    Comparison(const Choice& choice, players::Lookahead<Pollyanna>& ahead)
        : before_(choice.before),
          thrown_(choice.thrown),
          best_(choice.best),
          played_(choice.played),
          seat_(choice.before.to_throw),
          ahead_(ahead) {}

    std::vector<Contrast> run() {
        if (is_over(best_)) {
            tell({"compare.wins", {}}, {{best_, 1}, {played_, -1}});
            return std::move(found_);
        }
        compare_captures();
        compare_rewards();
        compare_home();
        compare_entries();
        compare_blockades();
        compare_danger(Feared::Any);
        compare_danger(Feared::ComeFar);
        compare_turnouts();
        return std::move(found_);
    }

private:
    void tell(coach::Reason reason, std::vector<Stake> stakes) {
        found_.push_back({std::move(reason), std::move(stakes)});
    }

    // "captures", or "captures_more" with the number of pieces.
    static coach::Reason counted(std::string_view what, int pieces, std::string seats = {}) {
        coach::Reason reason{std::string("compare.").append(what), {}, std::move(seats)};
        if (pieces > 1) {
            reason.key += reason.seats.size() > 1 ? "_several" : "_more";
            reason.arguments.push_back(std::to_string(pieces));
        }
        return reason;
    }

    // Whether the play that leads to a position has captured from that space.
    [[nodiscard]] bool captured(const Position& after, Seat rival, Space space) const {
        return count_on(after.of(rival), space) < count_on(before_.of(rival), space);
    }

    // The position after the play that was made, with what the best play captures sent back too.
    void compare_captures() {
        Changed sent_back = played_;
        Prey prey;
        bool far = false;
        for (const Seat rival : all_seats) {
            if (!is_rival(before_, seat_, rival)) continue;
            bool is_hit = false;
            for (const Space space : before_.of(rival)) {
                if (captured(played_, rival, space) && !captured(best_, rival, space)) return;
                if (is_waiting(space) || !captured(best_, rival, space)) continue;
                if (captured(played_, rival, space)) continue;
                sent_back = moved(*sent_back, rival, space, Space::waiting());
                if (!sent_back) return;
                is_hit = true;
                far = far || has_come_far(rival, space);
            }
            if (!is_hit) continue;
            prey.seats += letter(rival);
            prey.pieces += change(before_, best_).captured[static_cast<std::size_t>(index(rival))];
        }
        if (prey.pieces == 0) return;
        const bool leader = far && prey.pieces == 1;
        tell(counted(leader ? "catches_leader" : "captures", prey.pieces, prey.seats),
             {{*sent_back, 1}, {played_, -1}});
    }

    // The position after the best play, with the piece where it stood before its Reward.
    void compare_rewards() {
        const auto rewards = [&](const Position& after) {
            return rewards_played(before_, thrown_, after, change(before_, after));
        };
        if (change(before_, best_).captures() == 0 || rewards(best_) <= rewards(played_)) return;
        const auto all = plays(before_, thrown_);
        const auto play = std::ranges::find(all, best_, &Play::after);
        const auto& steps = play->steps;
        const auto step = std::ranges::find(steps, Using::Reward, &Step::with);
        if (step == steps.end() ||
            std::ranges::find(step, steps.end(), step->to, &Step::from) != steps.end()) {
            return;  // the same piece has gone on from there
        }
        const auto without = moved(best_, seat_, step->to, step->from);
        if (!without) return;
        tell({"compare.reward", {std::to_string(before_.variant.reward())}},
             {{best_, 1}, {*without, -1}});
    }

    [[nodiscard]] int more_on(Space space) const {
        return count_on(best_.of(seat_), space) - count_on(played_.of(seat_), space);
    }

    // The pieces one step short of home.
    void compare_home() {
        const int more = more_on(Space::home());
        Changed short_of_it = best_;
        for (int i = 0, left = board.path; i < more; ++i) {
            while (left > 0 && !is_empty(*short_of_it, Space::glad_path(seat_, left))) --left;
            if (left == 0) return;
            short_of_it = moved(*short_of_it, seat_, Space::home(), Space::glad_path(seat_, left));
            if (!short_of_it) return;
        }
        if (more > 0) tell(counted("home", more), {{best_, 1}, {*short_of_it, -1}});
    }

    // The rearmost pieces still waiting.
    void compare_entries() {
        const int more = -more_on(Space::waiting());
        Changed waiting = best_;
        for (int i = 0; i < more; ++i) {
            Space rearmost = Space::home();
            for (const Space space : waiting->of(seat_)) {
                if (is_waiting(space)) continue;
                if (spaces_to_go(seat_, space) > spaces_to_go(seat_, rearmost)) rearmost = space;
            }
            waiting = moved(*waiting, seat_, rearmost, Space::waiting());
            if (!waiting) return;
        }
        if (more > 0) tell(counted("enters", more), {{best_, 1}, {*waiting, -1}});
    }

    // Whether the mover's side has a Blockade there.
    [[nodiscard]] bool blocks(const Position& position, Space space) const {
        return is_blockade(position, space) &&
               (count_on(position.of(seat_), space) > 0 ||
                (position.variant.partners() && count_on(position.of(opposite(seat_)), space) > 0));
    }

    // Whether a rival piece stands at most a throw behind a space that lies on its way.
    static bool is_behind(Seat rival, Space piece, Space space) {
        if (!on_broadway(piece)) return false;
        const int away = distance(piece.number(), space.number());
        const int to_entrance = distance(piece.number(), entrance(rival).number());
        return away >= 1 && away <= 12 && away <= to_entrance;
    }

    [[nodiscard]] bool is_held(const Position& position, Seat rival, Space piece) const {
        for (int number = 0; number < board.broadway(); ++number) {
            const Space space = Space::broadway(number);
            if (is_behind(rival, piece, space) && blocks(position, space)) return true;
        }
        return false;
    }

    // The rival pieces that only the best play has behind a Blockade.
    [[nodiscard]] Prey held_by(Space blockade) const {
        Prey prey;
        for (const Seat rival : all_seats) {
            if (!is_rival(best_, seat_, rival)) continue;
            const auto count = std::ranges::count_if(best_.of(rival), [&](Space piece) {
                return is_behind(rival, piece, blockade) && !is_held(played_, rival, piece);
            });
            if (count > 0) prey.seats += letter(rival);
            prey.pieces += static_cast<int>(count);
        }
        return prey;
    }

    // The rivals that wait to enter there.
    [[nodiscard]] std::string kept_out(Space blockade) const {
        std::string seats;
        for (const Seat rival : all_seats) {
            if (is_rival(best_, seat_, rival) && best_.seated.has(rival) &&
                blockade == start(rival) && is_waiting(best_.of(rival).front())) {
                seats += letter(rival);
            }
        }
        return seats;
    }

    // One piece of a Blockade some spaces on, or back, on a space of its own.
    [[nodiscard]] Changed split(Space blockade, int by) const {
        const int number = (blockade.number() + by + board.broadway()) % board.broadway();
        const Space to = Space::broadway(number);
        const Seat owner = count_on(best_.of(seat_), blockade) > 0 ? seat_ : opposite(seat_);
        if (!is_empty(best_, to)) return std::nullopt;
        return moved(best_, owner, blockade, to);
    }

    // The Blockade split, forward and back on average: no piece is the further for it.
    void tell_blockade(coach::Reason reason, Space blockade) {
        constexpr int farthest = 3;
        for (int by = 1; by <= farthest; ++by) {
            const auto on = split(blockade, by);
            const auto back = split(blockade, -by);
            if (!on || !back) continue;
            tell(std::move(reason), {{best_, 1}, {*on, -0.5}, {*back, -0.5}});
            return;
        }
    }

    // The Blockade that only the best play has, and that stands before the most pieces. Without
    // any behind it, rollouts do not confirm that the Blockade is what matters.
    void compare_blockades() {
        std::optional<Space> chosen;
        Prey most;
        for (int number = 0; number < board.broadway(); ++number) {
            const Space space = Space::broadway(number);
            if (!blocks(best_, space) || blocks(played_, space)) continue;
            if (const std::string rivals = kept_out(space); !rivals.empty()) {
                tell_blockade({"compare.keeps_out", {}, rivals}, space);
                return;
            }
            const Prey held = held_by(space);
            if (held.pieces <= most.pieces) continue;
            chosen = space;
            most = held;
        }
        if (chosen) tell_blockade(counted("holds", most.pieces, most.seats), *chosen);
    }

    // By the rivals' throws that can capture such a piece after one play and not after the other,
    // each rival as if it threw next.
    void compare_danger(Feared which) {
        if (best_.to_throw == seat_) return;  // it throws again first
        std::vector<Stake> stakes;
        ThrowSet after_best = 0;
        ThrowSet after_played = 0;
        Position best = best_;
        Position played = played_;
        for (const Seat rival : all_seats) {
            if (!is_hunter(best_, seat_, rival)) continue;
            best.to_throw = played.to_throw = rival;
            const ThrowSet one = throws_feared(best, seat_, rival, results_, which);
            const ThrowSet other = throws_feared(played, seat_, rival, results_, which);
            after_best |= one;
            after_played |= other;
            coach::add_by_throws<Pollyanna>(stakes, ahead_,
                                            {best, played, one ^ other, ~(one | other)});
        }
        const int is = falls_of(after_best);
        const int was = falls_of(after_played);
        if (is >= was) return;
        coach::Reason reason{is == 0 ? "compare.safe" : "compare.safer", {}};
        if (which == Feared::ComeFar) reason.key += "_far";
        if (is > 0) reason.arguments.push_back(std::to_string(is));
        reason.arguments.push_back(std::to_string(was));
        found_.push_back({.reason = std::move(reason),
                          .stakes = std::move(stakes),
                          .after_throw = true,
                          .of_danger = true});
    }

    // A piece on a Turnout, put on Broadway as far from home. Not among partners: there rollouts
    // confirm it too seldom.
    void compare_turnouts() {
        if (best_.variant.partners()) return;
        for (const Space space : best_.of(seat_)) {
            if (space.track() != Track::Turnout || more_on(space) <= 0) continue;
            for (int number = 0; number < board.broadway(); ++number) {
                const Space open = Space::broadway(number);
                if (!may_stand(open, seat_) || !is_empty(best_, open) ||
                    spaces_to_go(seat_, open) != spaces_to_go(seat_, space)) {
                    continue;
                }
                const auto outside = moved(best_, seat_, space, open);
                if (!outside) continue;
                const bool stood = count_on(before_.of(seat_), space) > 0;
                found_.push_back(
                    {.reason = {stood ? "compare.keeps_turnout" : "compare.turnout", {}},
                     .stakes = {{best_, 1}, {*outside, -1}},
                     .of_danger = true});
            }
            return;
        }
    }

    const Position& before_;
    Throw thrown_;
    const Position& best_;
    const Position& played_;
    Seat seat_;
    players::Lookahead<Pollyanna>& ahead_;
    Results results_;
    std::vector<Contrast> found_;
};

}  // namespace

std::vector<Contrast> contrasts(const Choice& choice, players::Lookahead<Pollyanna>& ahead) {
    return Comparison(choice, ahead).run();
}

}  // namespace parlor::pollyanna
