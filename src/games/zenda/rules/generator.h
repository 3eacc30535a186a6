// SPDX-License-Identifier: MIT
// What `results` and `plays` stand on: the throw played level by level, a die a level. Hands that
// are alike after the same number of dice are one, whichever way they came about.
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
    explicit Generator(const Board& board) : board_(board) {}

    [[nodiscard]] const Board& board() const { return board_; }

    // Every lawful result of a hand. Of more ways to set up than can be listed only some, drawn by
    // lot, and always the same.
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
    // A hand with more to play: it came from another by a step. Node 0 is where the throw begins.
    struct Node {
        Hand hand;
        std::uint64_t key = 0;  // of its position
        std::uint32_t from = 0;
        Step step;
        const SpotSet* between = nullptr;  // what that step passed
    };
    // What is kept of a hand whose throw is over.
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
    // What all steps from a node have in common.
    struct Scene {
        Scene(const Generator& generator, std::size_t at);

        Node node;  // a copy: the list grows
        std::uint32_t number;
        SpotSet occupied;
        Openings::Change change;
        bool is_last;          // one die is left
        bool has_open_exits;   // the King has several that no piece of Streslau holds …
        Spot open_exit;        // … and this is the first, if there is one
        SpotSet of_last_step;  // spots that it used
        SpotSet watched;       // a step to one of these could not have come before it
    };

    void find_all(const Hand& start);
    void find_some(const Hand& start);
    [[nodiscard]] Step drawn(const Hand& hand, base::Random& random);
    bool expand(std::size_t node);
    bool expand_setting(std::size_t node);
    bool expand_zenda(const Scene& scene, std::uint8_t count);
    bool expand_streslau(const Scene& scene, std::uint8_t count);
    bool expand_piece(const Scene& scene, Role role, Spot from, std::uint8_t count);
    [[nodiscard]] SpotSet* ends_of_going_on(const Scene& scene, Spot from);
    void make(const Scene& scene, const Step& step, const SpotSet& between);
    void make_result(const Scene& scene, const Step& step);
    [[nodiscard]] SpotSet watched_after(const Node& node) const;
    [[nodiscard]] bool comes_in_other_order(const Scene& scene, const Step& step,
                                            const SpotSet& between) const;
    std::uint64_t move(const Scene& scene, const Step& step, Position& position) const;
    [[nodiscard]] std::optional<City> won_by(const Scene& scene, const Step& step,
                                             const Position& position) const;
    void add_node(Node& next);
    void add_result(const Position& position, std::uint64_t key, std::uint32_t from,
                    const Step& step);
    void keep_last_result(std::uint64_t key);

    const Board& board_;
    std::vector<Node> nodes_;
    std::vector<Result> results_;
    base::HashIndex known_nodes_;
    base::HashIndex known_results_;
    Openings openings_;
    SpotSet fateful_;           // where a step of the King's may end the game
    std::array<Ends, 2> ends_;  // of the start, and of the node whose children are looked at
    std::vector<Step> drawn_;
};

}  // namespace parlor::zenda
