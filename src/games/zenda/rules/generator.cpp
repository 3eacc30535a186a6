// SPDX-License-Identifier: MIT
#include "games/zenda/rules/generator.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "games/zenda/rules/keys.h"
#include "games/zenda/rules/law.h"
#include "games/zenda/rules/steps.h"

namespace parlor::zenda {
namespace {

bool is_set_up(const Hand& hand) {
    const auto pieces = static_cast<std::size_t>(pieces_of(hand.position, hand.city).size());
    return pieces == count_of(hand.city);
}

// Nothing is left to be played, whatever stands on the board.
bool is_spent(const Hand& hand) {
    if (is_over(hand.position)) return true;
    return hand.is_setting() ? is_set_up(hand) : hand.left[0] == 0;
}

// Nine pieces can be set up on eighteen spots in 437,580 ways, and on more spots in very many more.
constexpr int most_blue_listed = 18;
constexpr int set_ups_drawn = 20'000;

bool has_too_many_ways(const Board& board, const Hand& hand) {
    return hand.is_setting() && hand.city == City::Streslau &&
           board.blue(hand.city).size() > most_blue_listed;
}

template <class Visit>
void visit_all(const Board& board, const Hand& hand, Visit visit) {
    if (hand.is_setting()) {
        for (const Step& step : steps(board, hand)) visit(step, SpotSet{});
    } else {
        visit_steps(board, hand, [&](const Step& step, const SpotSet& between) {
            visit(step, between);
            return true;
        });
    }
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

// The order in which two steps are played that could as well be played in the other.
bool is_in_order(const Step& first, const Step& second) {
    return std::tuple(second.count, first.role, first.from, first.to) <
           std::tuple(first.count, second.role, second.from, second.to);
}

}  // namespace

void Generator::find(const Hand& start) {
    nodes_.clear();
    results_.clear();
    known_nodes_.clear();
    known_results_.clear();
    nodes_.push_back({start, key_of(start.position), 0, {}, nullptr});
    if (has_too_many_ways(board_, start)) {
        find_some(start);
    } else {
        find_all(start);
    }
}

void Generator::find_some(const Hand& start) {
    base::Random random(0);
    for (int i = 0; i < set_ups_drawn; ++i) {
        Hand hand = start;
        std::uint32_t from = 0;
        for (;;) {
            const Step step = drawn(hand, random);
            hand = after(board_, hand, step);
            if (is_spent(hand)) {
                add_result(finished(hand), key_of(hand.position), from, step);
                break;
            }
            nodes_.push_back({hand, 0, from, step, nullptr});
            from = static_cast<std::uint32_t>(nodes_.size()) - 1;
        }
    }
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
      occupied(all_pieces(node.hand.position)),
      change(generator.openings_.change(generator.board_, node.hand, occupied)),
      is_last(node.hand.left[1] == 0) {
    const SpotSet open = generator.board_.next_to(node.hand.position.king) -
                         pieces_of(node.hand.position, City::Streslau);
    has_open_exits = open.has_several();
    open_exit = open.first();
    if (at == 0) return;
    const Step& made = node.step;
    watched = generator.watched_after(node);
    of_last_step = *node.between;
    of_last_step.add(made.from);
    of_last_step.add(made.to);
}

// Where another step might have won, had it come before the last one, or could not have captured.
SpotSet Generator::watched_after(const Node& node) const {
    SpotSet spots;
    if (node.hand.city == City::Streslau) {
        const Position& before = nodes_[node.from].hand.position;
        const SpotSet open = board_.next_to(before.king) - pieces_of(before, City::Streslau);
        if (open.empty()) return SpotSet::all();
        if (!open.has_several()) spots = open;
    }
    if (node.step.captures) spots = spots | board_.next_to(node.step.to);
    return spots;
}

// Whether there was a step to make. They are made in the order of `steps`.
bool Generator::expand(std::size_t node) {
    if (nodes_[node].hand.is_setting()) return expand_setting(node);
    const Scene scene(*this, node);
    const Hand& hand = scene.node.hand;
    bool any = false;
    for (std::size_t i = 0; i < dice_count && hand.left[i] != 0; ++i) {
        const std::uint8_t count = hand.left[i];
        if (i > 0 && hand.left[i - 1] == count) continue;
        any = (hand.city == City::Zenda ? expand_zenda(scene, count)
                                        : expand_streslau(scene, count)) ||
              any;
    }
    return any;
}

bool Generator::expand_zenda(const Scene& scene, std::uint8_t count) {
    const Position& position = scene.node.hand.position;
    bool any = expand_piece(scene, Role::King, position.king, count);
    for (const Spot from : position.yellows) {
        if (from.on_board()) any = expand_piece(scene, Role::Yellow, from, count) || any;
    }
    return any;
}

bool Generator::expand_streslau(const Scene& scene, std::uint8_t count) {
    const Hand& hand = scene.node.hand;
    const Spot michael = hand.position.michael;
    bool any = false;
    if (michael.on_board() && may_take_a_die(hand, Role::Michael, michael)) {
        any = expand_piece(scene, Role::Michael, michael, count);
    }
    for (const Spot from : openings_.army()) {
        const bool may_move = hand.position.army.has(from) && !hand.moved.has(from);  // Z8
        if (may_move) any = expand_piece(scene, Role::Army, from, count) || any;
    }
    return any;
}

bool Generator::expand_setting(std::size_t node) {
    const Hand hand = nodes_[node].hand;
    const auto from = static_cast<std::uint32_t>(node);
    const std::vector<Step> all = steps(board_, hand);
    for (const Step& step : all) {
        if (node != 0 && !is_in_order(nodes_[node].step, step)) continue;
        const Hand next = after(board_, hand, step);
        const std::uint64_t key = nodes_[node].key ^ key_of(step);
        if (is_spent(next)) {
            add_result(finished(next), key, from, step);
        } else if (known_nodes_.add(key, nodes_.size(),
                                    [&](std::size_t at) { return nodes_[at].hand == next; })) {
            nodes_.push_back({next, key, from, step, nullptr});
        }
    }
    return !all.empty();
}

// The steps of one piece with one die. All of them come in the order of `is_in_order`, or none; or
// else each is asked.
bool Generator::expand_piece(const Scene& scene, Role role, Spot from, std::uint8_t count) {
    const Node& last = scene.node;
    const auto these = std::tuple(last.step.count, role, from);
    const auto those = std::tuple(count, last.step.role, last.step.from);
    const bool all_in_order = scene.number == 0 || those < these;
    const auto go_on = [&](const Step& step, const SpotSet& between) {
        if (!all_in_order && comes_in_other_order(scene, step, between)) return;
        make(scene, step, between);
    };
    const SpotSet& reach = board_.reach(from, count);
    bool any = false;
    if (!openings_.has(scene.change, role, from, reach)) {
        SpotSet* ends = ends_of_going_on(scene, from);
        visit_targets(
            board_, last.hand.position, scene.occupied, role, from, count,
            [&](const Step& step, const Board::Target&, const SpotSet& between) {
                if (ends != nullptr && !step.captures) ends->add(step.to);
                go_on(step, between);
                return any = true;
            },
            ends != nullptr ? *ends : SpotSet{});
        return any;
    }
    const Openings::Span known = openings_.of(from, count);
    if (reach.meets(scene.change.taken)) {
        for (const Openings::Opening& each : known) {
            if (scene.change.taken.has(each.step.to)) continue;
            const SpotSet* between = each.between->meets(scene.change.taken)
                                         ? open_way(board_, *each.target, scene.occupied)
                                         : each.between;
            if (between == nullptr) continue;
            any = true;
            go_on(each.step, *between);
        }
        return any;
    }
    const bool all_in_other_order =
        !all_in_order && these < those && !reach.meets(scene.of_last_step) &&
        !reach.meets(scene.watched) && (role != Role::King || !reach.meets(fateful_));
    if (!all_in_other_order) {
        for (const Openings::Opening& each : known) go_on(each.step, *each.between);
    }
    return !known.empty();
}

// Where the piece that has just moved has come to by the last die, other ways, from where its steps
// began. None for other pieces.
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

// A step, and what it leads to.
void Generator::make(const Scene& scene, const Step& step, const SpotSet& between) {
    if (scene.is_last) return make_result(scene, step);
    Node next{scene.node.hand, 0, scene.number, step, &between};
    next.key = move(scene, step, next.hand.position);
    if (is_over(next.hand.position)) {
        add_result(next.hand.position, next.key, scene.number, step);
    } else {
        add_node(next);
    }
}

void Generator::make_result(const Scene& scene, const Step& step) {
    results_.emplace_back(scene.node.hand.position, scene.number, step);
    Position& next = results_.back().position;
    const std::uint64_t key = move(scene, step, next);
    if (!is_over(next)) next.city = other(scene.node.hand.city);
    keep_last_result(key);
}

// Moves the pieces, judges who has won, and returns the key.
std::uint64_t Generator::move(const Scene& scene, const Step& step, Position& position) const {
    std::uint64_t key = scene.node.key ^ key_of(step);
    if (step.captures) {
        const auto captured = role_at(position, step.to);
        move_piece(position, *captured, step.to, Spot::none());
        key ^= key_of(*captured, step.to);
    }
    if (scene.is_last) known_results_.prepare(key);
    move_piece(position, step.role, step.from, step.to);
    if (const auto city = won_by(scene, step, position)) {
        position.phase = Phase::Won;
        position.city = *city;
    }
    return key;
}

// As `after` judges it. While the King does not move himself, he is not surrounded if an exit stays
// that nobody holds.
std::optional<City> Generator::won_by(const Scene& scene, const Step& step,
                                      const Position& position) const {
    if (step.role == Role::King) {
        if (board_.white(City::Streslau).has(step.to)) return City::Zenda;
    } else if (scene.has_open_exits || (scene.open_exit.on_board() && step.to != scene.open_exit)) {
        return std::nullopt;
    }
    if (is_surrounded(board_, position)) return City::Streslau;
    return std::nullopt;
}

void Generator::add_node(Node& next) {
    Hand& hand = next.hand;
    const Step& step = next.step;
    use_die(hand, step.count);
    if (step.role == Role::Army) hand.moved.add(step.to);
    if (step.role == Role::Michael) hand.michael_moved = true;
    const auto is_same = [&](std::size_t at) { return nodes_[at].hand == hand; };
    if (!known_nodes_.add(next.key ^ key_of_rest(hand), nodes_.size(), is_same)) return;
    nodes_.push_back(next);
}

// Two steps that have nothing to do with each other lead to the same in either order, and need be
// played in one only. It is so if they move different pieces, and neither vacates a spot that the
// other uses or stops where the other passes; if what one captures did not support what the other
// captures; and if neither can have won by itself.
bool Generator::comes_in_other_order(const Scene& scene, const Step& step,
                                     const SpotSet& between) const {
    const Step& made = scene.node.step;
    if (is_in_order(made, step) || step.from == made.to) return false;
    if (between.has(made.from) || step.to == made.from) return false;
    if (scene.node.between->has(step.to) || scene.watched.has(step.to)) return false;
    return step.role != Role::King || !fateful_.has(step.to);
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

// Each as likely; none, that leads nowhere, where there is none.
Step Generator::drawn(const Hand& hand, base::Random& random) {
    drawn_.clear();
    visit_all(board_, hand, [&](const Step& step, const SpotSet&) { drawn_.push_back(step); });
    if (drawn_.empty()) return {};
    return drawn_[random.below(static_cast<std::uint32_t>(drawn_.size()))];
}

void Generator::prefer(const std::function<bool(const Step&)>& wanted) {
    std::vector<Result> kept;
    for (std::size_t i = 0; i < results_.size(); ++i) {
        if (std::ranges::all_of(steps_to(i), wanted)) kept.push_back(results_[i]);
    }
    if (!kept.empty()) results_ = std::move(kept);
}

// Drawn again where dice are left that other steps could have played.
Position Generator::sample(const Hand& start, base::Random& random) {
    for (;;) {
        Hand hand = start;
        while (!is_spent(hand)) {
            const Step step = drawn(hand, random);
            if (!step.to.on_board()) break;
            hand = after(board_, hand, step);
        }
        if (is_spent(hand) || Law(board_, start).is_lawful(hand)) return finished(hand);
    }
}

}  // namespace parlor::zenda
