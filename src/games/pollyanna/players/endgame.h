// SPDX-License-Identifier: MIT
// Pollyanna's endgame. Once no piece can meet a rival's any more, none is captured or barred, and
// every piece that moves is nearer home for good: the chances can be worked out exactly. Without
// captures there are no Rewards, so it does not matter whether they go home (Q6). Only where a
// piece earns one by coming home (M14) is the table of no use.
//
//   EndgameEvaluator evaluator(std::move(inner));            answers from a table
//   EndgameEvaluator patient(std::move(inner), 20'000);      and works out what is not too long
//
// The table is for two seats all of whose pieces are home or on their Glad Paths: it answers at
// once, and a quarter of all games for two come to it. It is made when it is first needed, in a few
// milliseconds. Where a table of all endings of two against two was taken (ending_table.h), it
// answers for these too, contact or not.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "computers/players/endgame.h"
#include "computers/players/evaluator.h"
#include "games/pollyanna/players/ending_table.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

// Whether a piece may yet meet a rival's, or bar its way, or be barred by it. Not on Glad Paths,
// which are a seat's own (P89), and on no Turnout without meeting where it rejoins Broadway (P53).
bool has_contact(const Position& position);

// About how many positions can still come about, and never fewer. Precondition: no contact.
std::size_t positions_ahead(const Position& position);

// The pieces of a seat that are on its Glad Path, bit n for those with n + 1 steps to go. nullopt
// if another piece is neither there nor home. There is no more to say of such a seat, since two
// pieces never share a space there (P90).
std::optional<std::uint8_t> on_glad_path(const Position& position, Seat seat);

class GladPathTable {
public:
    // What a throw can make of a seat's path.
    struct PathResult {
        std::uint8_t after;
        bool throws_again;
    };
    // By throw.
    using PathResults = std::array<std::vector<PathResult>, all_throws.size()>;

    GladPathTable();

    // Of a seat with those pieces, who is to throw, against one with these. Precondition: neither
    // is 0 or has more than four.
    [[nodiscard]] double chance(std::uint8_t own, std::uint8_t rival) const {
        return chances_[own][rival];
    }

private:
    static constexpr std::size_t ways = std::size_t{1} << static_cast<unsigned>(board.path);
    // How often a throw wins in the end, and how often it is lost; otherwise the rival wins.
    struct Share {
        double won = 0;
        double lost = 0;
    };
    [[nodiscard]] Share share(const PathResults& results, std::size_t own, std::size_t rival) const;

    std::array<std::array<double, ways>, ways> chances_{};  // [own][rival]
};

class EndgameEvaluator final : public players::Evaluator<Pollyanna> {
public:
    // `most_positions` limits the work for a position that the table does not have.
    explicit EndgameEvaluator(std::unique_ptr<players::Evaluator<Pollyanna>> inner,
                              std::size_t most_positions = 0);

    Chances chances(const Position& position) override;
    double chance(const Position& position, std::size_t side, double least) override;
    std::span<const Chances> chances_after(const Results& results) override;
    bool knows(const Position& position) override;

private:
    // The two seats that still play, and what they have on their paths.
    struct Race {
        std::size_t thrower;  // sides
        std::size_t rival;
        std::uint8_t own;
        std::uint8_t others;
    };
    static std::optional<Race> race(const Position& position);
    [[nodiscard]] std::optional<Ending> in_endings(const Position& position) const;
    [[nodiscard]] bool is_far_from_over(const Position& position) const;
    [[nodiscard]] bool is_short(const Position& position) const;
    std::optional<Chances> exact(const Position& position);

    std::unique_ptr<players::Evaluator<Pollyanna>> inner_;
    std::size_t most_positions_;
    std::shared_ptr<const EndingTable> endings_ = taken_endings();
    std::unique_ptr<GladPathTable> table_;
    std::unique_ptr<players::Endgame<Pollyanna>> endgame_;
};

}  // namespace parlor::pollyanna
