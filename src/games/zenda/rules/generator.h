// SPDX-License-Identifier: MIT
// What `results` and `plays` stand on: the throw played level by level, a die a level. Hands that
// are alike after the same number of dice are one, whichever way they came about.
#pragma once

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
    // What all steps from a node have in common.
    struct Scene {
        Scene(const Generator& generator, std::size_t at);

        Node node;  // a copy: the list grows
        std::uint32_t number;
        SpotSet occupied;
        Openings::Change change;
        bool is_last;          // one die is left
        int open_exits;        // the King's, that no piece of Streslau holds …
        Spot open_exit;        // … and the first of them
        bool is_quiet;         // the last step may have come after others that touch …
        SpotSet of_last_step;  // … none of these
    };

    void find_all(const Hand& start);
    void find_some(const Hand& start);
    [[nodiscard]] Step drawn(const Hand& hand, base::Random& random);
    bool expand(std::size_t node);
    bool expand_setting(std::size_t node);
    bool expand_zenda(const Scene& scene, std::uint8_t count);
    bool expand_streslau(const Scene& scene, std::uint8_t count);
    bool expand_piece(const Scene& scene, Role role, Spot from, std::uint8_t count);
    void make(const Scene& scene, const Step& step, const SpotSet& between);
    [[nodiscard]] bool comes_in_other_order(const Node& last, const Step& step,
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
    SpotSet near_king_;  // where green pieces have to do with surrounding him
    SpotSet watched_;    // a step that touches none of these captures and surrounds nobody
    std::vector<Step> drawn_;
};

}  // namespace parlor::zenda
