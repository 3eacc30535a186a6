// SPDX-License-Identifier: MIT
#include "games/zenda/rules/generator.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "games/zenda/rules/board_defects.h"
#include "games/zenda/rules/openings.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {
namespace {

// Nine pieces can be set up on eighteen spots in 437,580 ways, and on more spots in very many more.
constexpr int most_blue_listed = 18;

bool has_too_many_ways(const Board& board, const Hand& hand) {
    return hand.is_setting() && hand.city == City::Streslau &&
           board.blue(hand.city).size() > most_blue_listed;
}

// Where a step of the King's may end the game: in Streslau, or where he may be surrounded.
SpotSet fateful_spots(const Board& board, const Position& position) {
    SpotSet spots = board.white(City::Streslau);
    const SpotSet green = pieces_of(position, City::Streslau);
    for (const Spot spot : board.next_to(green)) {
        if (green.contains(board.next_to(spot))) spots.add(spot);
    }
    return spots;
}

}  // namespace

Generator::Generator(const Board& board)
    : board_(board), found_(dice_count * count_of(City::Streslau) * most_targets) {}

void Generator::find(const Hand& start) {
    nodes_.clear();
    results_.clear();
    known_nodes_.clear();
    known_results_.clear();
    nodes_.push_back(first_node(start));
    if (has_too_many_ways(board_, start)) {
        find_some(start);
    } else {
        find_all(start);
    }
}

Generator::Node Generator::first_node(const Hand& start) {
    Node node(start, key_of(start.position), 0, {});
    node.occupied = all_pieces(start.position);
    std::uint8_t bit = 1;
    for (const Spot spot : start.position.army) {
        if (!start.moved.has(spot)) node.unmoved |= bit;
        bit = static_cast<std::uint8_t>(bit << 1U);
    }
    for (const Spot spot : start.moved) node.moved_key ^= key_of_moved(spot);
    return node;
}

void Generator::find_all(const Hand& start) {
    fateful_ = start.city == City::Zenda ? fateful_spots(board_, start.position) : SpotSet{};
    if (!start.is_setting()) openings_.look(board_, start);
    ends_ = {};
    Level level{0, 1};
    bool went_on = true;
    while (went_on && !level.empty()) {
        went_on = false;
        const Level next{level.end, level.end};
        for (std::size_t i = level.begin; i < level.end; ++i) went_on = expand(i) || went_on;
        if (!went_on) {  // as many dice as can be played are played
            for (std::size_t i = level.begin; i < level.end; ++i) {
                const Node& node = nodes_[i];
                add_result(finished(node.hand), node.key, node.from, node.step);
            }
        }
        level = {next.begin, nodes_.size()};
    }
}

Generator::Scene::Scene(const Generator& generator, std::size_t at)
    : node(generator.nodes_[at]),
      number(static_cast<std::uint32_t>(at)),
      is_last(node.hand.left[1] == 0) {
    const Board& board = generator.board_;
    const Openings& openings = generator.openings_;
    const City city = node.hand.city;
    SpotSet others = openings.others();
    change = openings.change(node.occupied);
    if (node.has_captured) {
        others = pieces_of(node.hand.position, other(city));
        change = openings.change(board, node.occupied, others);
    }
    own = node.occupied - others;
    const SpotSet& green = city == City::Streslau ? own : others;
    exits = Exits(board.next_to(node.hand.position.king) - green);
    if (at == 0) return;
    bound = {*node.between | generator.watched_after(node), node.step.from};
    bound.ends.add(node.step.from);
}

// Whether what a piece can do comes before the last step, in the order in which two steps are
// played that could as well be played in the other.
bool Generator::Scene::is_late(const Piece& piece) const {
    const Step& made = node.step;
    return number != 0 && piece.from != made.to &&
           std::tuple(made.count, piece.role, piece.from) <
               std::tuple(piece.count, made.role, made.from);
}

// The same of the army, a bit a piece.
unsigned Generator::Scene::late_army(std::uint8_t count) const {
    if (number == 0 || node.step.count > count) return 0;
    if (node.step.count < count) return ~0U;
    return node.bit == 0 ? 0 : node.bit - 1U;  // those on lower spots
}

// Where another step might have won, had it come before the last one, or could not have captured.
SpotSet Generator::watched_after(const Node& node) const {
    SpotSet spots;
    if (node.hand.city == City::Streslau && !node.exits_before.are_several) {
        const Spot only = node.exits_before.only;
        spots = only.on_board() ? SpotSet::of(only) : SpotSet::all();
    }
    if (node.step.captures) spots = spots | board_.next_to(node.step.to);
    return spots;
}

// Makes every step from a node, in the order of `steps`, except those that another node makes.
// Returns whether it made any. If no node of a level does, the level is empty.
bool Generator::expand(std::size_t node) {
    if (nodes_[node].hand.is_setting()) return expand_setting(node);
    const Scene scene(*this, node);
    const Hand& hand = scene.node.hand;
    found_count_ = 0;
    for (std::size_t i = 0; i < dice_count && hand.left[i] != 0; ++i) {
        const std::uint8_t count = hand.left[i];
        if (i > 0 && hand.left[i - 1] == count) continue;
        if (hand.city == City::Zenda) {
            look_at_zenda(scene, count);
        } else {
            look_at_streslau(scene, count);
        }
    }
    const bool any = found_count_ != 0;
    if (scene.is_last) {
        make_results(scene);
    } else {
        make_nodes(scene);
    }
    return any;
}

void Generator::look_at_zenda(const Scene& scene, std::uint8_t count) {
    const Position& position = scene.node.hand.position;
    const Bound of_king{scene.bound.ends | fateful_, scene.bound.passed};
    look_at(scene, openings_.at(board_, Role::King, position.king, count), of_king);
    for (const Spot from : position.yellows) {
        if (!from.on_board()) continue;
        look_at(scene, openings_.at(board_, Role::Yellow, from, count), scene.bound);
    }
}

void Generator::look_at_streslau(const Scene& scene, std::uint8_t count) {
    const Hand& hand = scene.node.hand;
    const Spot michael = hand.position.michael;
    if (michael.on_board() && may_take_a_die(hand, Role::Michael, michael)) {
        look_at(scene, openings_.at(board_, Role::Michael, michael, count), scene.bound);
    }
    const std::span<const Piece> army = openings_.army(count);
    const unsigned unmoved = scene.node.unmoved;  // Z8
    const unsigned late = unmoved & scene.late_army(count);
    for (unsigned rest = late; rest != 0; rest &= rest - 1) {
        look_late(scene, army[static_cast<std::size_t>(std::countr_zero(rest))], scene.bound);
    }
    for (unsigned rest = unmoved - late; rest != 0; rest &= rest - 1) {
        look(scene, army[static_cast<std::size_t>(std::countr_zero(rest))], Any{});
    }
}

// Two steps that have nothing to do with each other lead to the same in either order, and need be
// played in one only. It is so if they move different pieces, and neither vacates a spot that the
// other uses or stops where the other passes; if what one captures did not support what the other
// captures; and if neither can have won by itself.
void Generator::look_at(const Scene& scene, const Piece& piece, const Bound& bound) {
    if (scene.is_late(piece)) {
        look_late(scene, piece, bound);
    } else {
        look(scene, piece, Any{});
    }
}

void Generator::look_late(const Scene& scene, const Piece& piece, const Bound& bound) {
    if (bound.may_have_of(*piece.reach)) look(scene, piece, bound);
}

// The steps of one piece with one die.
template <class Wanted>
void Generator::look(const Scene& scene, const Piece& piece, const Wanted& wanted) {
    const SpotSet& touched = piece.reach->touched;
    if (!piece.was_there || touched.meets(scene.change.freed)) {
        look_anew(scene, piece, wanted);
    } else if (touched.meets(scene.change.taken)) {
        look_again(scene, piece, wanted);
    } else {
        for (const Opening& each : openings_.of(piece)) keep(each, wanted);
    }
}

template <class Wanted>
void Generator::look_anew(const Scene& scene, const Piece& piece, const Wanted& wanted) {
    SpotSet* ends = ends_of_going_on(scene, piece.from);
    SpotSet left_out = scene.own;  // of all spots that are taken, only the enemy's are in question
    left_out.remove(piece.from);
    if (ends != nullptr) left_out = left_out | *ends;
    visit_targets(
        board_, scene.node.hand.position, scene.node.occupied, piece.role, piece.from, piece.count,
        [&](const Step& step, const Board::Target& target, const SpotSet& between) {
            if (ends != nullptr && !step.captures) ends->add(step.to);
            keep({step, piece.bit, key_of(step), &target, &between}, wanted);
            return true;
        },
        left_out);
}

// Which of its steps at the start are left.
template <class Wanted>
void Generator::look_again(const Scene& scene, const Piece& piece, const Wanted& wanted) {
    const SpotSet& taken = scene.change.taken;
    for (const Opening& each : openings_.of(piece)) {
        if (taken.has(each.step.to)) continue;
        const SpotSet* between = each.between->meets(taken)
                                     ? open_way(board_, *each.target, scene.node.occupied)
                                     : each.between;
        if (between != nullptr) keep({each.step, each.bit, each.key, each.target, between}, wanted);
    }
}

// Whether a step is wanted no processor can foresee: no branch asks.
template <class Wanted>
void Generator::keep(const Opening& opening, const Wanted& wanted) {
    found_[found_count_] = opening;
    found_count_ += wanted.has(opening) ? 1U : 0U;
}

// Where the piece that has just moved has come to by the last die, other ways, from where its steps
// began. Null for other pieces.
SpotSet* Generator::ends_of_going_on(const Scene& scene, Spot from) {
    const Step& made = scene.node.step;
    if (!scene.is_last || scene.number == 0 || from != made.to || made.captures) return nullptr;
    const Node* began = &nodes_[scene.node.from];
    Spot origin = made.from;
    if (began->step.to == origin && !began->step.captures) {  // by all three dice
        origin = began->step.from;
        began = &nodes_.front();
    }
    const auto number = static_cast<std::uint32_t>(began - nodes_.data());
    auto& ends = ends_[number == 0 ? 0 : 1];
    if (ends.node != number) ends = {number, {}};
    const bool is_first = origin == began->hand.position.yellows[0];
    return &ends.by_piece[made.role != Role::Yellow ? 0U : is_first ? 1U : 2U];
}

void Generator::make_nodes(const Scene& scene) {
    Node before = scene.node;  // a copy: the list grows
    before.from = scene.number;
    before.exits_before = scene.exits;
    for (const Opening& each : found()) {
        nodes_.push_back(before);
        Node& next = nodes_.back();
        next.key ^= move(scene.exits, each, next.hand.position);
        if (is_over(next.hand.position)) {
            add_result(next.hand.position, next.key, scene.number, each.step);
            nodes_.pop_back();
        } else {
            next.come_by(each);
            keep_last_node();
        }
    }
}

void Generator::make_results(const Scene& scene) {
    const City next_city = other(scene.node.hand.city);
    for (const Opening& each : found()) {
        results_.emplace_back(scene.node.hand.position, scene.number, each.step);
        Position& next = results_.back().position;
        next.city = next_city;
        keep_last_result(scene.node.key ^ move(scene.exits, each, next));
    }
}

// Moves the pieces, judges who has won as `after` does, and returns what changes in the key.
std::uint64_t Generator::move(Exits exits, const Opening& opening, Position& position) const {
    const Step& step = opening.step;
    std::uint64_t key = opening.key;
    if (step.captures) {
        const auto captured = role_at(position, step.to);
        move_piece(position, *captured, step.to, Spot::none());
        key ^= key_of(*captured, step.to);
    }
    move_piece(position, step.role, step.from, step.to);
    if (!exits.stay_open(step)) {
        if (const auto city = won_by(step, position)) {
            position.phase = Phase::Won;
            position.city = *city;
        }
    }
    return key;
}

std::optional<City> Generator::won_by(const Step& step, const Position& position) const {
    if (step.role == Role::King && board_.white(City::Streslau).has(step.to)) return City::Zenda;
    if (is_surrounded(board_, position)) return City::Streslau;
    return std::nullopt;
}

// By a step that has moved the pieces already.
void Generator::Node::come_by(const Opening& opening) {
    step = opening.step;
    between = opening.between;
    bit = opening.bit;
    unmoved &= static_cast<std::uint8_t>(~bit);
    has_captured = has_captured || step.captures;
    occupied.remove(step.from);
    occupied.add(step.to);
    use_die(hand, step.count);
    if (step.role == Role::Michael) hand.michael_moved = true;
    if (step.role == Role::Army) {
        hand.moved.add(step.to);
        moved_key ^= key_of_moved(step.to);
    }
}

// Unless it is there already.
void Generator::keep_last_node() {
    const Node& last = nodes_.back();
    const auto is_same = [&](std::size_t at) { return nodes_[at].hand == last.hand; };
    const std::uint64_t key = last.key ^ last.moved_key ^ key_of_dice(last.hand);
    if (!known_nodes_.add(key, nodes_.size() - 1, is_same)) nodes_.pop_back();
}

void Generator::add_result(const Position& position, std::uint64_t key, std::uint32_t from,
                           const Step& step) {
    results_.emplace_back(position, from, step);
    keep_last_result(key);
}

// Unless it is there already.
void Generator::keep_last_result(std::uint64_t key) {
    const std::size_t last = results_.size() - 1;
    const Position& position = results_[last].position;
    const auto is_same = [&](std::size_t at) { return results_[at].position == position; };
    if (!known_results_.add(key, last, is_same)) results_.pop_back();
}

std::vector<Step> Generator::steps_to(std::size_t index) const {
    std::vector<Step> made;
    const Result& result = results_[index];
    if (result.step.to.on_board()) made.push_back(result.step);
    for (std::size_t at = result.from; at != 0; at = nodes_[at].from) {
        made.push_back(nodes_[at].step);
    }
    std::ranges::reverse(made);
    return made;
}

void Generator::prefer(const std::function<bool(const Step&)>& wanted) {
    std::vector<Result> kept;
    for (std::size_t i = 0; i < results_.size(); ++i) {
        if (std::ranges::all_of(steps_to(i), wanted)) kept.push_back(results_[i]);
    }
    if (!kept.empty()) results_ = std::move(kept);
}

}  // namespace parlor::zenda
