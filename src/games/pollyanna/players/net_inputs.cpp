// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net_inputs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

namespace parlor::players {
namespace {

using namespace pollyanna;

constexpr int ring = board.broadway();

// A road's places with the Turnouts' close behind one another.
constexpr std::array<std::uint8_t, 128> dense_places = [] {
    std::array<std::uint8_t, 128> all{};
    std::uint8_t next = 0;
    for (std::size_t place = 0; place < all.size(); ++place) {
        const bool on_road = place < road::turnout_place;
        const bool on_turnout =
            !on_road && (road::turnout_bits >> (place - road::turnout_place) & 1U) != 0;
        if (on_road || on_turnout) all[place] = next++;
    }
    return all;
}();
static_assert(PollyannaInputs::places == 64 + 3 * board.turnout);
static_assert(house_rules(RuleBook::Leaflets).size() <= PollyannaInputs::most_house_rules);
static_assert(house_rules(RuleBook::Poleana).size() <= PollyannaInputs::most_house_rules);

// Of one seat's pieces on Broadway, by its spaces' numbers.
struct OnBroadway {
    road::Mask all = 0;
    road::Mask safe = 0;  // two together, or on the seat's own colour
};

// How far along the seat's road that space is.
constexpr int ahead(Seat seat, int number) { return (number - start(seat).number() + ring) % ring; }

template <class Make>
constexpr auto by_seat(Make make) {
    return std::array{make(Seat::Blue), make(Seat::Green), make(Seat::Red), make(Seat::Yellow)};
}
template <class Table>
const auto& of_seat(const Table& table, Seat seat) {
    return table[static_cast<std::size_t>(index(seat))];
}

// The spaces of a seat's own colour, by edition and seat.
constexpr auto colours = [] {
    std::array<std::array<road::Mask, 4>, editions.size()> all{};
    for (std::size_t row = 0; row < editions.size(); ++row) {
        all[row] = by_seat([&](Seat seat) {
            road::Mask found = 0;
            for (const int count : editions[row].colours) {
                found |= road::bit(past_entrance(seat, count).number());
            }
            return found;
        });
    }
    return all;
}();

// How far a seat's piece has come that stands there, by seat and space.
constexpr auto stretches_come = by_seat([](Seat seat) {
    std::array<std::uint8_t, ring> all{};
    for (int number = 0; number < ring; ++number) {
        const auto stretches = static_cast<int>(PollyannaInputs::stretches);
        all[static_cast<std::size_t>(number)] =
            static_cast<std::uint8_t>(ahead(seat, number) * stretches / (board.to_entrance() + 1));
    }
    return all;
});

OnBroadway on_broadway_of(road::Mask own_colour, const Pieces& pieces) {
    OnBroadway found;
    road::Mask together = 0;
    for (const Space space : pieces) {
        const road::Mask bit = on_broadway(space) ? road::bit(space.number()) : 0;
        together |= found.all & bit;
        found.all |= bit;
    }
    found.safe = together | (found.all & own_colour);
    return found;
}

constexpr auto reach = static_cast<int>(PollyannaInputs::reach);
// A piece that waits enters by a 6, in poleana mostly by a total of 6: as if it stood six spaces
// before its start.
constexpr road::Mask from_its_corner = road::bits(board.start - 1, reach - 1);
// No piece goes past its Entrance. By seat and space; none where it cannot stand.
constexpr auto within_reach = by_seat([](Seat seat) {
    std::array<std::uint16_t, ring> all{};
    for (int number = 0; number < ring; ++number) {
        const int left = board.to_entrance() - ahead(seat, number);
        if (left < 0) continue;
        all[static_cast<std::size_t>(number)] =
            static_cast<std::uint16_t>(road::bit(std::min(reach, left)) - 1);
    }
    return all;
});

// Lists who stands behind whom. Two pieces may make the same pair: it is listed once.
class Pairs {
public:
    explicit Pairs(PollyannaInputs::List& inputs) : inputs_(inputs) {}

    // Rivals before a piece that stands there; bit n of `reached` is the space n + 1 ahead.
    void add(int at, road::Mask reached, const OnBroadway& rivals, Seat rival,
             std::size_t of_seats) {
        const int first = at + 1 < ring ? at + 1 : 0;
        road::Mask before = (rivals.all >> first | rivals.all << (ring - first)) & reached;
        for (; before != 0; before &= before - 1) {
            const int bit = std::countr_zero(before);
            const int number = first + bit < ring ? first + bit : first + bit - ring;
            const std::size_t stretch =
                of_seat(stretches_come, rival)[static_cast<std::size_t>(number)];
            const std::size_t safe = rivals.safe >> number & 1U;
            const std::size_t place =
                of_seats * PollyannaInputs::reach + static_cast<std::size_t>(bit);
            const std::size_t pair = (place * PollyannaInputs::stretches + stretch) * 2 + safe;
            if (seen_[pair]) continue;
            seen_[pair] = true;
            inputs_.push_back(static_cast<nets::Input>(PollyannaInputs::pairs + pair));
        }
    }

private:
    std::bitset<PollyannaInputs::count - PollyannaInputs::pairs> seen_;
    PollyannaInputs::List& inputs_;
};

}  // namespace

std::size_t PollyannaInputs::kind(const Position& position) {
    if (position.variant.partners()) return 3;
    return static_cast<std::size_t>(position.seated.size() - 2);
}

void PollyannaInputs::list(const Position& position, List& inputs) {
    inputs.clear();
    std::array<OnBroadway, 4> rivals;  // in the order of turns from who throws
    const auto& own_colours = colours[static_cast<std::size_t>(position.variant.edition().id)];
    const auto seat_of = [&](std::size_t turn) {
        return seat_at(index(position.to_throw) + static_cast<int>(turn));
    };
    for (std::size_t turn = 0; turn < 4; ++turn) {
        const Seat seat = seat_of(turn);
        if (!position.seated.has(seat)) {
            inputs.push_back(static_cast<nets::Input>(vacancies + turn));
            continue;
        }
        const Pieces& pieces = position.of(seat);
        const auto& own_places = road::own_places[static_cast<std::size_t>(index(seat))];
        std::size_t nth = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            nth = i > 0 && pieces[i] == pieces[i - 1] ? nth + 1 : 0;
            const std::size_t place = dense_places[own_places[pieces[i].code()]];
            inputs.push_back(static_cast<nets::Input>((turn * places + place) * heap + nth));
        }
        rivals[turn] = on_broadway_of(of_seat(own_colours, seat), pieces);
    }
    const std::span rules = house_rules(position.variant.edition().book);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (position.variant.answer(rules[i])) {
            inputs.push_back(static_cast<nets::Input>(answers + i));
        }
    }
    Pairs behind(inputs);
    for (std::size_t turn = 0; turn < 4; ++turn) {
        const Seat seat = seat_of(turn);
        if (!position.seated.has(seat)) continue;
        const Pieces& pieces = position.of(seat);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const bool waits = is_waiting(pieces[i]) && (i == 0 || !is_waiting(pieces[i - 1]));
            if (!waits && !on_broadway(pieces[i])) continue;
            const int at = waits ? entrance(seat).number() : pieces[i].number();
            const road::Mask reached =
                waits ? from_its_corner : of_seat(within_reach, seat)[static_cast<std::size_t>(at)];
            for (std::size_t step = 1; step < 4; ++step) {
                const std::size_t other = (turn + step) % 4;
                if (position.variant.partners() && step == 2) continue;
                if (rivals[other].all == 0) continue;
                behind.add(at, reached, rivals[other], seat_of(other), turn * 3 + step - 1);
            }
        }
    }
}

std::size_t PollyannaInputs::output(const Position& position, std::size_t side) {
    const auto thrower = static_cast<std::size_t>(index(position.to_throw));
    return position.variant.partners() ? (side + thrower) % 2 : (side + 4 - thrower) % 4;
}

bool PollyannaInputs::plays(const Position& position, std::size_t side) {
    return position.variant.partners() ? side < 2
                                       : position.seated.has(seat_at(static_cast<int>(side)));
}

}  // namespace parlor::players
