// SPDX-License-Identifier: MIT
#include "slow_pollyanna.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <string>
#include <vector>

#include "slow_pollyanna_text.h"

namespace parlor::slow {
namespace {

struct Throw {
    Game game;
    int seat = 0;
    std::vector<int> dice;
};

// Where a throw stands after some of its steps.
struct State {
    Pieces pieces;
    std::vector<int> dice;       // not yet played
    std::vector<Space> staying;  // Q1, Q34: a space for each piece that must stay there; sorted
    bool reward_due = false;
    int entries = 0;   // dice that have entered pieces
    int captures = 0;  // rivals
    auto operator<=>(const State&) const = default;
};

Space entrance(int seat) { return broadway(side_length * seat); }
Space start(int seat) { return broadway(side_length * seat + start_offset); }
Space rejoin(int owner) { return broadway(side_length * owner + rejoin_offset); }

// P5. Partners sit opposite.
bool is_same_side(const Game& game, int one, int other) {
    return one == other || (game.partners && (one + 2) % seat_count == other);
}

// P6, P64, M3. The Broadway spaces of a seat's colour: poleana's third is painted 3.
bool is_own_colour(const Game& game, const Space& space, int seat) {
    if (space == entrance(seat) || space == start(seat)) return true;
    return game.is_poleana && space == broadway(side_length * seat + 9);
}

int count_of_seat(const Pieces& pieces, int seat, const Space& space) {
    return static_cast<int>(std::count(pieces.begin(), pieces.end(), Piece{seat, space}));
}

int count_of_all(const Pieces& pieces, const Space& space) {
    int count = 0;
    for (int seat = 0; seat < seat_count; ++seat) count += count_of_seat(pieces, seat, space);
    return count;
}

// P42, P99. Two or more pieces of one side on one Broadway space; rivals never stand together.
bool is_blockade(const Pieces& pieces, const Space& space) {
    return space.track == Track::Broadway && count_of_all(pieces, space) >= 2;
}

// P95, P104. Pieces waiting or on the way; a vacant seat has none.
bool is_playing(const Pieces& pieces, int seat) {
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
        return piece.seat == seat && piece.space != home;
    });
}

// P97, P105.
bool has_won(const Game& game, const Pieces& pieces, int seat) {
    const int opposite = (seat + 2) % seat_count;
    return !is_playing(pieces, seat) && !(game.partners && is_playing(pieces, opposite));
}

// P46, P86, P89. At a fork there are two; at its own Entrance a piece turns up its Glad Path.
std::vector<Space> next_on_broadway(int seat, const Space& space) {
    if (space == entrance(seat)) return {{Track::GladPath, seat, 1}};
    const Space ahead = broadway(space.number + 1);
    if (space.number % side_length != fork_offset) return {ahead};
    return {ahead, {Track::Turnout, space.number / side_length, 1}};
}

// P14, P53. The spaces one step on.
std::vector<Space> next_spaces(int seat, const Space& space) {
    const Space ahead{space.track, space.owner, space.number + 1};
    switch (space.track) {
        case Track::Broadway: return next_on_broadway(seat, space);
        case Track::Turnout: return {space.number < turnout_length ? ahead : rejoin(space.owner)};
        case Track::GladPath: return {space.number < path_length ? ahead : home};
        case Track::Waiting:
        case Track::Home: break;
    }
    return {};
}

// P41, P49, P54, P65, P91. On Broadway only a Blockade stops a piece, on a single track any piece.
bool may_pass(const Pieces& pieces, const Space& space) {
    return space.track == Track::Broadway ? !is_blockade(pieces, space)
                                          : count_of_all(pieces, space) == 0;
}

// P43, P55, P66. A rival is landed on only where it stands alone and off its own colour.
bool rivals_let_stop(const Game& game, const Pieces& pieces, int seat, const Space& space) {
    int rivals = 0;
    for (const Piece& piece : pieces) {
        if (piece.space != space || is_same_side(game, piece.seat, seat)) continue;
        if (is_own_colour(game, space, piece.seat)) return false;
        ++rivals;
    }
    return rivals <= 1;
}

// P50, P56, P90, P95, P99, P100, Q14. Where a piece may end a die's move or a Reward.
bool may_stop(const Game& game, const Pieces& pieces, int seat, const Space& space) {
    if (space == home) return true;
    if (space.track != Track::Broadway) return count_of_all(pieces, space) == 0;
    return rivals_let_stop(game, pieces, seat, space) && count_of_all(pieces, space) <= 2;
}

// P32, P74. Where the piece can be brought by exactly `count` steps, space by space.
std::vector<Space> targets(const Game& game, const Pieces& pieces, const Piece& piece, int count) {
    std::vector<Space> found;
    for (const Space& next : next_spaces(piece.seat, piece.space)) {
        if (count == 1) {
            if (may_stop(game, pieces, piece.seat, next)) found.push_back(next);
        } else if (may_pass(pieces, next)) {
            const auto further = targets(game, pieces, {piece.seat, next}, count - 1);
            found.insert(found.end(), further.begin(), further.end());
        }
    }
    return found;
}

// Q1, Q34, Q35. Whether a piece that comes there by a move has to stay for the rest of the throw.
bool must_rest(const Game& game, const Pieces& pieces, int seat, const Space& space) {
    if (!is_blockade(pieces, space)) return false;
    const bool has_partner = count_of_all(pieces, space) > count_of_seat(pieces, seat, space);
    return has_partner ? game.third_piece_of_partners_stays : game.third_piece_stays;
}

// P71, P72, Q1. One of the thrower's pieces goes from one space to another, where it may stop.
State after_step(const Throw& thrown, State state, const Space& from, const Space& to) {
    const Game& game = thrown.game;
    state.reward_due = to == home && game.prize_for_home;  // M14
    if (to.track == Track::Broadway) {
        for (Piece& piece : state.pieces) {
            if (piece.space != to || is_same_side(game, piece.seat, thrown.seat)) continue;
            piece.space = waiting;
            state.reward_due = true;
            ++state.captures;
        }
        const bool rests = from != waiting && must_rest(game, state.pieces, thrown.seat, to);
        if (rests) state.staying.push_back(to);
    }
    std::find(state.pieces.begin(), state.pieces.end(), Piece{thrown.seat, from})->space = to;
    std::sort(state.pieces.begin(), state.pieces.end());
    std::sort(state.staying.begin(), state.staying.end());
    return state;
}

// Q1, Q34. More of the thrower's pieces stand there than have to stay.
bool may_leave(const Throw& thrown, const State& state, const Space& space) {
    const auto staying = std::count(state.staying.begin(), state.staying.end(), space);
    return count_of_seat(state.pieces, thrown.seat, space) > staying;
}

// Every way to move one of the thrower's pieces by `count`.
std::vector<State> moves(const Throw& thrown, const State& state, int count) {
    std::vector<State> found;
    for (const Piece& piece : state.pieces) {
        if (piece.seat != thrown.seat || !may_leave(thrown, state, piece.space)) continue;
        for (const Space& to : targets(thrown.game, state.pieces, piece, count)) {
            found.push_back(after_step(thrown, state, piece.space, to));
        }
    }
    return found;
}

// P73-P76, P80, P81, Q6-Q8. A Reward due is moved at once or declined; without a move it is lost.
std::vector<State> reward_steps(const Throw& thrown, const State& state) {
    const int already_home = count_of_seat(state.pieces, thrown.seat, home);
    std::vector<State> found;
    for (const State& moved : moves(thrown, state, thrown.game.reward)) {
        const bool goes_home = count_of_seat(moved.pieces, thrown.seat, home) > already_home;
        if (!goes_home || thrown.game.reward_goes_home) found.push_back(moved);
    }
    if (found.empty() || thrown.game.reward_optional) {
        found.push_back(state);
        found.back().reward_due = false;
    }
    return found;
}

// P8, P26, P29, Q17, M8, M9. A waiting piece enters unless rivals hold the space.
bool may_enter(const Throw& thrown, const State& state, const Space& to) {
    return count_of_seat(state.pieces, thrown.seat, waiting) > 0 &&
           rivals_let_stop(thrown.game, state.pieces, thrown.seat, to);
}

// One piece enters, for `dice` of the dice that are left.
State entered(const Throw& thrown, const State& state, const Space& to, std::size_t dice) {
    State next = after_step(thrown, state, waiting, to);
    next.entries += static_cast<int>(dice);
    next.dice.resize(next.dice.size() - dice);
    return next;
}

// P16, P32. What one die can do: a 6 may enter a piece, any number may move one.
std::vector<State> die_steps(const Throw& thrown, const State& state, std::size_t which) {
    const int die = state.dice[which];
    std::vector<State> found = moves(thrown, state, die);
    if (die == 6 && !thrown.game.is_poleana && may_enter(thrown, state, start(thrown.seat))) {
        found.push_back(after_step(thrown, state, waiting, start(thrown.seat)));
        ++found.back().entries;
    }
    for (State& next : found) {
        next.dice.erase(next.dice.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return found;
}

// M6. Two sixes bring two pieces to the start, one after the other; or one, if no other waits; or,
// except where sixes enter two, one to the sixth space after it.
std::vector<State> entries_by_sixes(const Throw& thrown, const State& state) {
    std::vector<State> found;
    const Space ahead = broadway(side_length * thrown.seat + 12);
    const bool begins = state.dice.size() == 2;
    const bool goes_on = state.dice.size() == 1 && state.entries == 1;
    if ((begins || goes_on) && may_enter(thrown, state, start(thrown.seat))) {
        const int wait = count_of_seat(state.pieces, thrown.seat, waiting);
        found.push_back(entered(thrown, state, start(thrown.seat), begins && wait == 1 ? 2 : 1));
    }
    if (begins && !thrown.game.sixes_enter_two && may_enter(thrown, state, ahead)) {
        found.push_back(entered(thrown, state, ahead, 2));
    }
    return found;
}

// P17, P18, M4-M6. What both dice can do together.
std::vector<State> entries_by_both(const Throw& thrown, const State& state) {
    const int total = thrown.dice[0] + thrown.dice[1];
    if (thrown.game.is_poleana && total == 12) return entries_by_sixes(thrown, state);
    const bool by_three = thrown.game.is_poleana && thrown.dice[0] == 6 && thrown.dice[1] == 3;
    if (state.dice.size() != 2 || (total != 6 && !by_three)) return {};
    const Space to = by_three ? broadway(side_length * thrown.seat + 9) : start(thrown.seat);
    if (!may_enter(thrown, state, to)) return {};
    return {entered(thrown, state, to, 2)};
}

// Every state one step on. Empty if the sequence is finished.
std::vector<State> steps(const Throw& thrown, const State& state) {
    if (has_won(thrown.game, state.pieces, thrown.seat)) return {};  // P98
    if (state.reward_due) return reward_steps(thrown, state);
    std::vector<State> found = entries_by_both(thrown, state);
    for (std::size_t which = 0; which < state.dice.size(); ++which) {
        const auto played = die_steps(thrown, state, which);
        found.insert(found.end(), played.begin(), played.end());
    }
    return found;
}

// Walks every sequence of steps; `seen` spares walking on twice from one and the same state.
void collect(const Throw& thrown, const State& state, std::set<State>& seen,
             std::vector<State>& finished) {
    if (!seen.insert(state).second) return;
    const auto next = steps(thrown, state);
    if (next.empty()) finished.push_back(state);
    for (const State& after : next) collect(thrown, after, seen, finished);
}

// P13, P23, P82, P83, P104, Q10, Q26. Who throws next.
int next_seat(const Throw& thrown, const State& end) {
    const bool is_doublet = thrown.dice[0] == thrown.dice[1];
    if (is_doublet && end.dice.empty() && is_playing(end.pieces, thrown.seat)) return thrown.seat;
    int seat = (thrown.seat + 1) % seat_count;
    while (!is_playing(end.pieces, seat)) seat = (seat + 1) % seat_count;
    return seat;
}

std::string text_of_end(const Throw& thrown, const State& end) {
    std::string text = thrown.game.id;
    for (int seat = 0; seat < seat_count; ++seat) text += " " + text_of_seat(end.pieces, seat);
    if (!has_won(thrown.game, end.pieces, thrown.seat)) {
        return text + " " + letter_of(next_seat(thrown, end)) + " ?";
    }
    text += " =";
    for (int seat = 0; seat < seat_count; ++seat) {
        if (is_same_side(thrown.game, seat, thrown.seat)) text += letter_of(seat);
    }
    return text;
}

// Dice that enter, captures where one must, dice played: what the law of the throw asks most of, in
// this order.
std::array<std::size_t, 3> rank(const Throw& thrown, const State& end) {
    const int captures = thrown.game.must_capture ? end.captures : 0;
    return {static_cast<std::size_t>(end.entries), static_cast<std::size_t>(captures),
            thrown.dice.size() - end.dice.size()};
}

// The law of the throw. A play that wins the game is legal as it stands.
std::set<std::string> legal_ends(const Throw& thrown, const std::vector<State>& finished) {
    auto highest = rank(thrown, finished.front());
    for (const State& end : finished) highest = std::max(highest, rank(thrown, end));
    std::set<std::string> legal;
    for (const State& end : finished) {
        const bool wins = has_won(thrown.game, end.pieces, thrown.seat);
        if (wins || rank(thrown, end) == highest) legal.insert(text_of_end(thrown, end));
    }
    return legal;
}

}  // namespace

std::set<std::string> results(const std::string& position_with_throw) {
    const std::vector<std::string> words = split(position_with_throw, ' ');
    assert(words.size() == 7 && words[5].size() == 1 && words[6].size() == 3);
    const Throw thrown{
        game_of(words[0]), seat_of(words[5][0]), {words[6][0] - '0', words[6][2] - '0'}};
    State begin;
    begin.dice = thrown.dice;
    for (std::size_t seat = 0; seat < seat_count; ++seat) {
        for (const Piece& piece : pieces_of(words[seat + 1])) begin.pieces.push_back(piece);
    }
    std::set<State> seen;
    std::vector<State> finished;
    collect(thrown, begin, seen, finished);
    return legal_ends(thrown, finished);
}

}  // namespace parlor::slow
