// SPDX-License-Identifier: MIT
// What a net sees of Pollyanna, from the seat that throws next, which always comes first:
//
//   where the pieces of every seat stand on its own road, one input for each piece of a heap;
//   which seats are vacant, and how the edition answers the house rules of its book;
//   who stands one to twelve spaces behind whom on Broadway, how far the one in front has come, and
//   whether it can be captured there. That is most of what captures hang on, and saves the net from
//   having to find it out.
//
// `net_versions` change whenever an input's meaning does: nets of another version are refused.
#pragma once

#include <array>
#include <string_view>

#include "base/inline_vector.h"
#include "computers/nets/net.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

struct NetInputs {
    using Game = Pollyanna;

    static constexpr std::size_t places = 85;  // a road's 64, and three Turnouts beside it
    static constexpr std::size_t heap = 4;
    static constexpr std::size_t most_house_rules = 4;  // of one book
    static constexpr std::size_t vacancies = 4 * places * heap;
    static constexpr std::size_t answers = vacancies + 4;
    static constexpr std::size_t pairs = answers + most_house_rules;
    static constexpr std::size_t reach = 12;
    static constexpr std::size_t stretches = 5;
    static constexpr std::size_t of_seats = reach * stretches * 2;  // pairs of two of them
    static constexpr std::size_t count = pairs + 4 * 3 * of_seats;

    // Two, three, four, partners.
    static constexpr std::size_t kinds = 4;
    static std::size_t kind(const Position& position);

    // Sixteen pieces, eight facts, and a pair of any two pieces that are not of one seat.
    static constexpr std::size_t most_set = 120;
    static constexpr std::size_t most_kept = 64;  // in a sample of training; few have more
    using List = base::InlineVector<nets::Input, most_set>;

    // Of one seat's pieces on Broadway, by its spaces' numbers.
    struct OnBroadway {
        road::Mask all = 0;
        road::Mask safe = 0;  // two together, or on the seat's own colour
    };
    using Seats = std::array<OnBroadway, 4>;  // in the order of turns from who throws

    static void list(const Position& position, List& inputs);

    // The net's outputs are seats in the order of turns from the one that throws; with partners,
    // its side and the other. Which output is a side's, and whether it plays.
    static constexpr bool has_draws = false;
    static std::size_t output(const Position& position, std::size_t side);
    static bool plays(const Position& position, std::size_t side);

    class AfterThrow;
};

// The same for all results of a throw: once what they share, which is all but the pieces of the
// seat that moves and who stands behind them and before them, then the rest for each of them.
class NetInputs::AfterThrow {
public:
    // Precondition: the results outlive this, and no others are looked for meanwhile.
    explicit AfterThrow(const Results& results);

    // One of those that share, as far as it does.
    [[nodiscard]] const Position& alike() const { return alike_; }
    [[nodiscard]] const List& shared() const { return shared_; }
    // False for one that is not like the others: a piece was captured, or the seat is all home.
    bool list_rest(std::size_t result, List& inputs);

private:
    const Results& results_;
    Seat mover_;
    std::size_t turn_;  // of the mover, from who throws next
    Position alike_;
    Seats seats_;
    List shared_;
};

// By rule book.
inline constexpr auto net_versions = std::to_array<std::string_view>({"pollyanna-1", "poleana-1"});
static_assert(net_versions.size() == rule_books.size());

// All rule books are played on the same board, so their nets see the same, and the answers to the
// house rules of their own book.
template <RuleBook book>
struct NetInputsOf : NetInputs {
    static_assert(house_rules(book).size() <= most_house_rules);

    static constexpr std::string_view version = net_versions[index(book)];
    static constexpr nets::Shape shape{version, count, most_set, kinds};
};

}  // namespace parlor::pollyanna
