// SPDX-License-Identifier: MIT
// The generator behind `results` and `plays`: plays the throw level by level, a die a level. Equal
// hands after the same number of dice are merged, whichever steps led to them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/hash_index.h"
#include "base/random.h"
#include "games/zenda/rules/openings.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

class Generator {
public:
    explicit Generator(const Board& board);

    [[nodiscard]] const Board& board() const { return board_; }

    // Finds every lawful result of a hand. If there are too many ways to set up, a fixed random
    // sample of them.
    void find(const Hand& start);
    [[nodiscard]] std::size_t size() const { return results_.size(); }
    [[nodiscard]] const Position& operator[](std::size_t index) const {
        return results_[index].position;
    }
    // Drops the results whose steps are not all wanted, unless that drops them all.
    void prefer(const std::function<bool(const Step&)>& wanted);
    // The steps that lead to a result: the first way found.
    [[nodiscard]] std::vector<Step> steps_to(std::size_t index) const;

    Position sample(const Hand& start, base::Random& random);

private:
    using Opening = Openings::Opening;
    using Piece = Openings::Piece;

    // The King's exits that no piece of Streslau holds.
    struct Exits {
        Exits() = default;
        explicit Exits(const SpotSet& open)
            : are_several(open.has_several()), only(are_several ? Spot::none() : open.first()) {}
        // While the King does not move himself, he is not surrounded if an exit stays
        // that no piece holds.
        [[nodiscard]] bool stay_open(const Step& step) const {
            return step.role != Role::King && (are_several || (only.on_board() && step.to != only));
        }

        bool are_several = false;
        Spot only;  // no spot unless there is exactly one
    };
    // A hand with more to play: it came from another by a step. Node 0 is where the throw begins.
    // Only throws need what comes after the step.
    struct Node {
        Node(const Hand& with, std::uint64_t its_key, std::uint32_t came_from, const Step& by)
            : hand(with), key(its_key), from(came_from), step(by) {}
        void come_by(const Opening& opening);

        Hand hand;
        std::uint64_t key;  // of its position
        std::uint32_t from;
        Step step;
        bool has_captured = false;  // by that step, or by one before
        std::uint8_t bit = 0;       // of the piece that made it, if of the army
        std::uint8_t unmoved = 0;   // pieces of the army that have not used a die, a bit each
        Exits exits_before;         // that step
        const SpotSet* between = nullptr;  // what it passed
        SpotSet occupied;
        std::uint64_t moved_key = 0;  // of pieces of the army that have used one
    };
    // The part of a hand that is kept once its throw is over.
    struct Result {
        Position position;
        std::uint32_t from = 0;
        Step step;
    };
    struct Level {
        std::size_t begin;
        std::size_t end;
        [[nodiscard]] bool empty() const { return begin == end; }
    };
    // Where pieces that can take several dice came to from a node by the dice left, without
    // capturing: the large piece, and two small ones.
    struct Ends {
        std::uint32_t node = 0;
        std::array<SpotSet, 3> by_piece;
    };
    // Which steps of a piece are wanted: any, …
    struct Any {
        [[nodiscard]] static bool has(const Opening&) { return true; }
    };
    // … or those that lead to one of these spots, or pass that one.
    struct Bound {
        [[nodiscard]] bool has(const Opening& opening) const {
            const bool ends_there = ends.has(opening.step.to);
            const bool passes = opening.between->has(passed);
            return ends_there || passes;
        }
        [[nodiscard]] bool may_have_of(const Board::Reach& reach) const {
            return reach.ends.meets(ends) || reach.touched.has(passed);
        }

        SpotSet ends;
        Spot passed;
    };
    // What all steps from a node have in common. Adding a node invalidates it.
    struct Scene {
        Scene(const Generator& generator, std::size_t at);
        [[nodiscard]] bool is_late(const Piece& piece) const;
        [[nodiscard]] unsigned late_army(std::uint8_t count) const;

        const Node& node;
        std::uint32_t number;
        bool is_last;  // one die is left
        Exits exits;
        SpotSet own;  // pieces of the side that plays
        Openings::Change change;
        Bound bound;  // steps that have to do with the last one, and cannot come before it
    };

    void find_all(const Hand& start);
    void find_some(const Hand& start);
    [[nodiscard]] static Node first_node(const Hand& start);
    [[nodiscard]] Step drawn(const Hand& hand, base::Random& random);
    bool expand(std::size_t node);
    bool expand_setting(std::size_t node);
    void look_at_zenda(const Scene& scene, std::uint8_t count);
    void look_at_streslau(const Scene& scene, std::uint8_t count);
    void look_at(const Scene& scene, const Piece& piece, const Bound& bound);
    void look_late(const Scene& scene, const Piece& piece, const Bound& bound);
    template <class Wanted>
    void look(const Scene& scene, const Piece& piece, const Wanted& wanted);
    template <class Wanted>
    void look_anew(const Scene& scene, const Piece& piece, const Wanted& wanted);
    template <class Wanted>
    void look_again(const Scene& scene, const Piece& piece, const Wanted& wanted);
    template <class Wanted>
    void keep(const Opening& opening, const Wanted& wanted);
    [[nodiscard]] SpotSet* ends_of_going_on(const Scene& scene, Spot from);
    [[nodiscard]] SpotSet watched_after(const Node& node) const;
    [[nodiscard]] std::span<const Opening> found() const { return {found_.data(), found_count_}; }
    void make_nodes(const Scene& scene);
    void make_results(const Scene& scene);
    std::uint64_t move(Exits exits, const Opening& opening, Position& position) const;
    [[nodiscard]] std::optional<City> won_by(const Step& step, const Position& position) const;
    void keep_last_node();
    void add_result(const Position& position, std::uint64_t key, std::uint32_t from,
                    const Step& step);
    void keep_last_result(std::uint64_t key);

    const Board& board_;
    std::vector<Node> nodes_;
    std::vector<Result> results_;
    base::HashIndex known_nodes_;
    base::HashIndex known_results_;
    Openings openings_;
    std::vector<Opening> found_;   // room for all steps of a node
    std::size_t found_count_ = 0;  // how many were found
    SpotSet fateful_;              // where a step of the King's may end the game
    std::array<Ends, 2> ends_;     // of the start, and of the node whose children are looked at
    std::vector<Step> drawn_;
};

}  // namespace parlor::zenda
