// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net_inputs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

namespace parlor::pollyanna {
namespace {

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
static_assert(NetInputs::places == 64 + 3 * board.turnout);

using OnBroadway = NetInputs::OnBroadway;

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
        const auto stretches = static_cast<int>(NetInputs::stretches);
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

constexpr auto reach = static_cast<int>(NetInputs::reach);
// A piece that waits enters by a 6, in poleana mostly by a total of 6: as if it stood six spaces
// before its start.
constexpr auto from_its_corner = static_cast<std::uint16_t>(road::bits(board.start - 1, reach - 1));

// What a piece looks at, by seat and space: bit n of `reached` is the space n past `first`, the
// next one. No piece goes past its Entrance.
struct SpacesAhead {
    std::uint16_t reached;
    std::uint8_t first;
};
constexpr auto spaces_ahead = by_seat([](Seat seat) {
    std::array<SpacesAhead, Space::count()> all{};
    const auto next = [](Space space) {
        return static_cast<std::uint8_t>((space.number() + 1) % ring);
    };
    all[Space::waiting().code()] = {from_its_corner, next(entrance(seat))};
    for (int number = 0; number < ring; ++number) {
        const int left = board.to_entrance() - ahead(seat, number);
        if (left < 0) continue;  // it cannot stand there
        const Space space = Space::broadway(number);
        all[space.code()] = {static_cast<std::uint16_t>(road::bit(std::min(reach, left)) - 1),
                             next(space)};
    }
    return all;
});

// Lists a position's inputs, seats in the order of turns from who throws.
class Listing {
public:
    // NOLINTNEXTLINE(*-member-init): what is seen is filled as it is counted
    Listing(const Position& position, NetInputs::Seats& seats, NetInputs::List& inputs)
        : position_(position), seats_(seats), inputs_(inputs) {
        inputs_.clear();
    }

    // Where its pieces stand, or that it is vacant.
    void add_seat(std::size_t turn) {
        const Seat seat = seat_of(turn);
        if (!position_.seated.has(seat)) {
            add(NetInputs::vacancies + turn);
            return;
        }
        const Pieces& pieces = position_.of(seat);
        const auto& own_places = of_seat(road::own_places, seat);
        std::size_t nth = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            nth = i > 0 && pieces[i] == pieces[i - 1] ? nth + 1 : 0;
            const std::size_t place = dense_places[own_places[pieces[i].code()]];
            add((turn * NetInputs::places + place) * NetInputs::heap + nth);
        }
        const auto edition = static_cast<std::size_t>(position_.variant.edition().id);
        seats_[turn] = on_broadway_of(of_seat(colours[edition], seat), pieces);
    }

    void add_answers() {
        const std::span rules = house_rules(position_.variant.edition().book);
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (position_.variant.answer(rules[i])) add(NetInputs::answers + i);
        }
    }

    // Whom that seat's pieces stand behind, of those other seats; bit n is turn n. Precondition:
    // they were added.
    void look_ahead(std::size_t turn, unsigned others) {
        const Seat seat = seat_of(turn);
        if (!position_.seated.has(seat)) return;
        std::array<SpacesAhead, 4> ahead;  // NOLINT(*-member-init)
        std::ranges::transform(position_.of(seat), ahead.begin(), [&](Space space) {
            return of_seat(spaces_ahead, seat)[space.code()];
        });
        for (std::size_t step = 1; step < 4; ++step) {
            const std::size_t other = (turn + step) % 4;
            const road::Mask rivals = seats_[other].all;
            if ((others >> other & 1U) == 0 || rivals == 0) continue;
            if (position_.variant.partners() && step == 2) continue;
            road::Mask before = 0;
            for (std::size_t i = 0; i < ahead.size(); ++i) {
                const auto [reached, first] = ahead[i];
                const road::Mask seen = (rivals >> first | rivals << (ring - first)) & reached;
                before |= seen << (16 * i);
            }
            seen_[count_] = {before, ahead, other, pairs_of(turn, step)};
            count_ += before != 0 ? 1U : 0U;  // no branch: it would be mispredicted
        }
    }

    // All that were seen. Two pieces may make the same pair: it is listed once.
    void add_pairs() {
        for (std::size_t i = 0; i < count_; ++i) add_pairs(seen_[i]);
    }

private:
    [[nodiscard]] Seat seat_of(std::size_t turn) const {
        return seat_at(index(position_.to_throw) + static_cast<int>(turn));
    }
    void add(std::size_t input) { inputs_.push_back(static_cast<nets::Input>(input)); }

    // Pieces of one seat before those of another: sixteen bits for each seat, of which bit n is
    // the space n past its first.
    struct Seen {
        road::Mask before;
        std::array<SpacesAhead, 4> ahead;
        std::size_t other;
        std::size_t first_pair;
    };
    static std::size_t pairs_of(std::size_t turn, std::size_t step) {
        return NetInputs::pairs + (turn * 3 + step - 1) * NetInputs::of_seats;
    }

    void add_pairs(const Seen& seen) {
        const auto& stretches = of_seat(stretches_come, seat_of(seen.other));
        std::bitset<NetInputs::of_seats> listed;
        for (road::Mask before = seen.before; before != 0; before &= before - 1) {
            const auto bit = static_cast<unsigned>(std::countr_zero(before));
            const unsigned away = bit % 16;
            const unsigned straight = seen.ahead[bit / 16].first + away;
            const unsigned number = straight < ring ? straight : straight - ring;
            const std::size_t safe = seats_[seen.other].safe >> number & 1U;
            const std::size_t pair = (away * NetInputs::stretches + stretches[number]) * 2 + safe;
            if (listed[pair]) continue;
            listed[pair] = true;
            add(seen.first_pair + pair);
        }
    }

    const Position& position_;
    NetInputs::Seats& seats_;
    NetInputs::List& inputs_;
    std::array<Seen, 13> seen_;  // each seat before each other, and room for one that sees none
    std::size_t count_ = 0;
};

constexpr unsigned all_turns = 0b1111;

}  // namespace

std::size_t NetInputs::kind(const Position& position) {
    if (position.variant.partners()) return 3;
    return static_cast<std::size_t>(position.seated.size() - 2);
}

void NetInputs::list(const Position& position, List& inputs) {
    Seats seats;
    Listing listing(position, seats, inputs);
    for (std::size_t turn = 0; turn < 4; ++turn) listing.add_seat(turn);
    listing.add_answers();
    for (std::size_t turn = 0; turn < 4; ++turn) listing.look_ahead(turn, all_turns);
    listing.add_pairs();
}

NetInputs::AfterThrow::AfterThrow(const Results& results)
    : results_(results), mover_(results.before().to_throw), alike_(results.before()) {
    alike_.to_throw = results[0].to_throw;
    turn_ = static_cast<std::size_t>(index(mover_) - index(alike_.to_throw)) % 4;
    Listing listing(alike_, seats_, shared_);
    for (std::size_t turn = 0; turn < 4; ++turn) {
        if (turn != turn_) listing.add_seat(turn);
    }
    listing.add_answers();
    for (std::size_t turn = 0; turn < 4; ++turn) {
        if (turn != turn_) listing.look_ahead(turn, all_turns & ~(1U << turn_));
    }
    listing.add_pairs();
}

bool NetInputs::AfterThrow::list_rest(std::size_t result, List& inputs) {
    if (results_.has_captured(result)) return false;
    const Position after = results_[result];
    if (all_home(after.of(mover_)) || after.to_throw != alike_.to_throw) return false;
    Listing listing(after, seats_, inputs);
    listing.add_seat(turn_);
    for (std::size_t turn = 0; turn < 4; ++turn) {
        listing.look_ahead(turn, turn == turn_ ? all_turns : 1U << turn_);
    }
    listing.add_pairs();
    return true;
}

std::size_t NetInputs::output(const Position& position, std::size_t side) {
    const auto thrower = static_cast<std::size_t>(index(position.to_throw));
    return position.variant.partners() ? (side + thrower) % 2 : (side + 4 - thrower) % 4;
}

bool NetInputs::plays(const Position& position, std::size_t side) {
    return position.variant.partners() ? side < 2
                                       : position.seated.has(seat_at(static_cast<int>(side)));
}

}  // namespace parlor::pollyanna
