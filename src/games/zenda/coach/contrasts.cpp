// SPDX-License-Identifier: MIT
#include "games/zenda/coach/contrasts.h"

#include <string>
#include <string_view>

#include "games/zenda/players/reasons.h"
#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {
namespace {

using Stake = coach::Stake<Zenda>;

class Comparison {
public:
    Comparison(const Board& board, const Choice& choice, players::Lookahead<Zenda>& ahead)
        : board_(board),
          before_(choice.before),
          best_(choice.best),
          played_(choice.played),
          city_(choice.before.city),
          ahead_(ahead) {}

    std::vector<Contrast> run() {
        if (is_over(best_)) {
            tell("wins", {}, {{best_, 1}, {played_, -1}});
            return std::move(found_);
        }
        compare_captures();
        compare_danger();
        compare_wins();
        return std::move(found_);
    }

private:
    static constexpr std::size_t throws_looked_at = 4;  // of 56: each takes a millisecond

    void tell(std::string_view what, std::vector<int> numbers, std::vector<Stake> stakes,
              bool after_throw = false) {
        coach::Reason reason{std::string("compare.zenda.").append(what), {}};
        for (const int each : numbers) reason.arguments.push_back(std::to_string(each));
        found_.push_back({std::move(reason), std::move(stakes), after_throw});
    }

    [[nodiscard]] int captured(const Position& after) const {
        return pieces_of(before_, other(city_)).size() - pieces_of(after, other(city_)).size();
    }

    // The position after the play that was made, without the pieces that only the best play
    // captures.
    void compare_captures() {
        const SpotSet enemies = pieces_of(before_, other(city_));
        const SpotSet after_best = pieces_of(best_, other(city_));
        const SpotSet after_played = pieces_of(played_, other(city_));
        const SpotSet prey = after_played - after_best;
        if (prey.empty() || !after_played.contains(enemies & after_best)) return;
        Position without = played_;
        for (const Spot spot : prey) take_off(without, spot);
        if (is_surrounded(board_, without) || !defects(board_, without).empty()) return;
        const int count = captured(best_);
        std::vector<Stake> stakes{{without, 1}, {played_, -1}};
        count > 1 ? tell("captures_more", {count}, std::move(stakes))
                  : tell("captures", {}, std::move(stakes));
    }

    static void take_off(Position& position, Spot spot) {
        const Role role = *role_at(position, spot);
        if (role == Role::Army) {
            position.army.remove(spot);
        } else {
            move_piece(position, role, spot, Spot::none());
        }
    }

    // By the rival's throws that can capture after one play and not after the other.
    void compare_danger() {
        tell_throws("safe", throws_feared(board_, best_, city_),
                    throws_feared(board_, played_, city_));
    }

    // By the throws that win for the rival after one play and not after the other.
    void compare_wins() {
        if (city_ == City::Streslau) {
            tell_throws("stops_king", throws_home(board_, best_), throws_home(board_, played_));
        } else {
            tell_throws("breathes", throws_that_surround(best_), throws_that_surround(played_));
        }
    }

    // The throws with which Streslau could surround the King: three dice take three exits at most.
    ThrowSet throws_that_surround(const Position& position) {
        ThrowSet found = 0;
        const SpotSet exits = board_.next_to(position.king);
        if ((exits - pieces_of(position, City::Streslau)).size() > 3) return found;
        for (std::size_t i = 0; i < all_throws.size(); ++i) {
            results_.find(position, all_throws[i].thrown);
            for (std::size_t at = 0; at < results_.size(); ++at) {
                if (!is_over(results_[at])) continue;
                found |= ThrowSet{1} << i;
                break;
            }
        }
        return found;
    }

    void tell_throws(std::string what, ThrowSet after_best, ThrowSet after_played) {
        const int is = falls_of(after_best);
        const int was = falls_of(after_played);
        if (is >= was) return;
        std::vector<Stake> stakes;
        coach::add_by_throws<Zenda>(stakes, ahead_,
                                    {best_, played_, after_best ^ after_played,
                                     ~(after_best | after_played), throws_looked_at});
        if (is == 0) {
            tell(what, {was}, std::move(stakes), true);
        } else {
            tell(what + "_more", {is, was}, std::move(stakes), true);
        }
    }

    const Board& board_;
    const Position& before_;
    const Position& best_;
    const Position& played_;
    City city_;
    players::Lookahead<Zenda>& ahead_;
    Results results_{board_};
    std::vector<Contrast> found_;
};

}  // namespace

std::vector<Contrast> contrasts(const Board& board, const Choice& choice,
                                players::Lookahead<Zenda>& ahead) {
    return Comparison(board, choice, ahead).run();
}

}  // namespace parlor::zenda
