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
int ahead(Seat seat, int number) { return (number - start(seat).number() + ring) % ring; }

OnBroadway on_broadway_of(const Edition& edition, Seat seat, const Pieces& pieces) {
    OnBroadway found;
    for (const Space space : pieces) {
        if (!on_broadway(space)) continue;
        const road::Mask bit = road::bit(space.number());
        if ((found.all & bit) != 0 || is_own_colour(edition, space, seat)) found.safe |= bit;
        found.all |= bit;
    }
    return found;
}

constexpr auto reach = static_cast<int>(PollyannaInputs::reach);
// A piece that waits enters by a 6, in poleana mostly by a total of 6: as if it stood six spaces
// before its start.
constexpr road::Mask from_its_corner = road::bits(board.start - 1, reach - 1);
// No piece goes past its Entrance.
road::Mask within_reach(int place) {
    return road::bit(std::min(reach, board.to_entrance() - place)) - 1;
}

// Lists who stands behind whom. Two pieces may make the same pair: it is listed once.
class Pairs {
public:
    explicit Pairs(PollyannaInputs::List& inputs) : inputs_(inputs) {}

    // Rivals before a piece that stands there; bit n of `reached` is the space n + 1 ahead.
    void add(int at, road::Mask reached, const OnBroadway& rivals, Seat rival,
             std::size_t of_seats) {
        const int first = (at + 1) % ring;
        road::Mask before = (rivals.all >> first | rivals.all << (ring - first)) & reached;
        for (; before != 0; before &= before - 1) {
            const int bit = std::countr_zero(before);
            const int number = (first + bit) % ring;
            const auto stretch = static_cast<std::size_t>(ahead(rival, number)) *
                                 PollyannaInputs::stretches / (board.to_entrance() + 1);
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
        rivals[turn] = on_broadway_of(position.variant.edition(), seat, pieces);
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
            const road::Mask reached = waits ? from_its_corner : within_reach(ahead(seat, at));
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
