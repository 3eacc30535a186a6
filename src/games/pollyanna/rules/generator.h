// SPDX-License-Identifier: MIT
// The fast generator behind `Results`.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/inline_vector.h"
#include "base/key_set.h"
#include "base/random.h"
#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/state.h"
#include "games/pollyanna/rules/throw.h"
#include "games/pollyanna/rules/variant.h"

namespace parlor::pollyanna {

// The answers of a variant. The generator keeps them from one throw to the next, since games rarely
// change between two.
struct Answers {
    explicit Answers(Variant variant)
        : of(variant),
          reward_goes_home(variant.reward_goes_home()),
          reward_optional(variant.reward_optional()),
          reward_for_home(variant.reward_for_home()),
          long_reward(variant.reward() == board.long_reward),
          must_capture(variant.must_capture()),
          third_piece_stays(variant.third_piece_stays()),
          third_piece_of_partners_stays(variant.third_piece_of_partners_stays()),
          six_enters(variant.edition().six_enters) {}

    Variant of;
    bool reward_goes_home;
    bool reward_optional;
    bool reward_for_home;
    bool long_reward;
    bool must_capture;
    bool third_piece_stays;
    bool third_piece_of_partners_stays;
    bool six_enters;
};

// Plays one throw at a time: looks at the board, then plays the dice in both orders.
//
// Two facts keep it fast. A single piece that moves between free spaces of Broadway does not change
// what bars the others, so their moves at the start of the throw still hold and are computed once.
// Two moves that capture nothing lead to the same position in either order, so the second order
// plays only what the first could not. A piece that comes home may earn a Reward like a capture
// (M14); `earns` covers both.
class Generator {
public:
    explicit Generator(Instructions allowed)
        : use_avx512_(allowed == Instructions::Any && has_avx512()) {}
    std::size_t find(const Position& position, Throw thrown);
    [[nodiscard]] const Position& before() const { return before_; }
    [[nodiscard]] Position result(std::size_t index) const;
    [[nodiscard]] bool has_captured(std::size_t index) const;
    Position sample(const Position& position, Throw thrown, base::Random& random);

private:
    // avx512/play.cpp, for processors that have it.
    class Avx512;
    static bool has_avx512();
    void look_around_avx512();
    bool play_avx512(Throw thrown);  // false, with nothing done: not a throw that it can play

    // A task and the moves that serve it at the start of the throw.
    struct Openings {
        Task task;
        OpenPlaces open{};
        Moves plain = 0;  // those that earn nothing
        Moves earning = 0;
        std::array<Leap, 8> leaps{};
    };

    void begin(const Position& position);
    void look_around();
    void prepare_start();
    // P17, P18, M4–M6: both dice together enter, and the way is free.
    [[nodiscard]] bool enters_with_both(Throw thrown) const;
    [[nodiscard]] bool is_way_in(const Entry& entry, Throw thrown) const;
    void play_entries(Throw thrown);
    void play_entry(const Entry& entry);
    void open_dice(Throw thrown);
    void play_dice();
    void play_one_die();
    void play_most_captures();
    [[nodiscard]] Position position_after(State outcome) const;
    void open(Openings& openings, Task task) const;
    void open_reward() {
        if (!reward_open_) open(reward_, {.count = board.reward});
        reward_open_ = true;
    }
    template <class Visit>
    void each_reward(State state, const Bars& bars, Visit visit) const;

    enum class Order : std::uint8_t { HighFirst, LowFirst };
    template <Order order>
    void play_plain_first(const Openings& first, const Openings& second);
    void play_earning_first(const Openings& first, const Openings& second);
    Moves play_second(State state, const Openings& second, Moves skip);
    Moves play_second_anew(State state, const Openings& second, Moves skip);
    [[nodiscard]] bool meets(State state, int count) const;
    void play_one(const Openings& only);
    void finish(State state, const Bars& bars, unsigned move, const Leap& leap);

    template <class Visit>
    void each_move(State state, const Bars& bars, const Openings& openings, Visit visit) const;
    using Waypoints = base::KeySet<Waypoint>;
    void keep_earning(Waypoints& due, const Openings& first) const;
    void settle_rewards(const Openings& first);
    void finish_rewards();
    template <class Move, class Decline>
    void play_rewards(Waypoints& due, Move on_move, Decline on_decline);

    struct Choice {
        unsigned move = 0;
        Leap leap;
    };
    using Choices = base::InlineVector<Choice, 16>;  // a long Reward has four ways a piece
    State make(State state, const Bars& bars, const Choice& choice, base::Random& random);
    std::optional<State> step_at_random(State state, const Openings& openings,
                                        base::Random& random);
    std::optional<State> play_at_random(base::Random& random);
    State reward_at_random(State state, base::Random& random);

    [[nodiscard]] Bars bars_of(State state) const {
        return state.same_bars() ? start_bars_ : field_.bars(state.pieces());
    }
    [[nodiscard]] std::uint64_t name_of(road::Place at) const;
    [[nodiscard]] bool captures(State state, road::Place to) const;
    [[nodiscard]] State moved(State state, unsigned move, const Leap& leap, const Bars& bars) const;
    [[nodiscard]] bool earns(State state, road::Place to) const {
        return captures(state, to) || earns_home(to);
    }
    [[nodiscard]] bool earns_home(road::Place to) const {
        return answers_.reward_for_home && to == road::home_place;
    }
    [[nodiscard]] State with_earned(State state, road::Place at) const;
    [[nodiscard]] bool is_won(State outcome) const {
        return wins_when_home_ && outcome.pieces() == all_four(road::home_place);
    }
    static void keep(Waypoints& waypoints, State state);
    void add(State outcome) {
        if (!outcome.has_earned()) {
            plain_.insert(outcome);
        } else {
            earning_.insert(outcome);
        }
    }
    [[nodiscard]] std::size_t size() const { return plain_.size() + earning_.size(); }
    [[nodiscard]] State outcome(std::size_t index) const {
        return index < plain_.size() ? plain_[index] : earning_[index - plain_.size()];
    }
    // A play that wins needs no further step. (Where one must capture, single dice are played
    // apart.)
    void win_early(State outcome);
    [[nodiscard]] int most_captures() const;
    void drop_fewer_captures();
    const std::vector<State>& set_aside(std::vector<State>& outcomes);
    void send_back(Position& position, std::uint64_t key) const;

    bool use_avx512_;
    Position before_;
    std::size_t seat_ = 0;
    Seat next_ = Seat::Blue;
    int waiting_ = 0;
    int may_enter_ = 0;     // waiting pieces, if a 6 enters and the start is not barred
    road::Mask rests_ = 0;  // where a piece that comes as third must stay (Q1, Q34)
    Answers answers_{Variant()};
    bool wins_when_home_ = true;
    bool both_played_ = false;
    bool throws_again_ = false;

    Field field_;
    State start_;
    Bars start_bars_{};
    Openings high_;
    Openings low_;
    Openings reward_;  // worked out when the first Reward is due
    bool reward_open_ = false;

    MovePairs pairs_;  // of the high die's moves with those of the low die that can follow them

    PlainResults plain_;
    base::KeySet<State> earning_;
    Waypoints due_;               // after the first die: a Reward is to be played
    Waypoints settled_;           // after the first die: no Reward is due any more
    Waypoints due_last_;          // after the last die; empty between two throws
    std::vector<State> by_both_;  // outcomes set aside where one must capture
    std::vector<State> by_one_;
};

}  // namespace parlor::pollyanna
