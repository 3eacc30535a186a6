// SPDX-License-Identifier: MIT
// The engine behind `Results`.
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
#include "games/pollyanna/rules/answers.h"
#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/long_move.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/state.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

// One throw at a time: looks at the board, then plays the dice in both orders.
//
// What keeps it fast: a single piece that goes from one free space of Broadway to another bars no
// more and no less than before, so the moves of the other pieces stay what they were at the start
// and are worked out once; and two moves that capture nothing lead to the same place in either
// order, so the second order plays only what the first could not. Where rules speak of captures and
// Rewards, a piece that comes home may earn one too (M14): `earns` asks for both.
class Generator {
public:
    explicit Generator(Way way) : wide_(way == Way::Quickest && processor_is_wide()) {}
    std::size_t find(const Position& position, Throw thrown);
    [[nodiscard]] const Position& before() const { return before_; }
    [[nodiscard]] Position result(std::size_t index) const;
    [[nodiscard]] bool has_captured(std::size_t index) const;
    Position sample(const Position& position, Throw thrown, base::Random& random);

private:
    // A task and the moves that serve it at the start of the throw.
    struct Openings {
        Task task;
        OpenPlaces open{};
        Moves plain = 0;  // those that earn nothing
        Moves earning = 0;
        std::array<Leap, 8> leaps{};
    };

    static bool processor_is_wide();  // it has what generator_avx512.cpp needs
    void begin(const Position& position);
    void look_around();
    void look_around_wide();
    void prepare_start();
    // P17, P18, M4–M6: both dice together enter, and nobody is in the way.
    [[nodiscard]] bool enters_with_both(Throw thrown) const;
    [[nodiscard]] bool is_way_in(const Entry& entry, Throw thrown) const;
    class Wide;
    bool play_wide(Throw thrown);  // by AVX-512; false: it cannot, and nothing is done
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

    bool wide_;
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
    Waypoints settled_;           // after the first die: none is due any more
    Waypoints due_last_;          // after the last die; empty between two throws
    std::vector<State> by_both_;  // outcomes set aside where one must capture
    std::vector<State> by_one_;
};

}  // namespace parlor::pollyanna
