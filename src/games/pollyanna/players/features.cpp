// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/features.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "base/inline_vector.h"
#include "games/pollyanna/players/broadway_view.h"
#include "games/pollyanna/players/ways.h"

namespace parlor::players {
namespace {

using pollyanna::all_seats;
using pollyanna::board;
using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::seat_at;
using pollyanna::Space;
using pollyanna::Track;
using Mask = BroadwayView::Mask;

// In the order of the names.
enum class Feature : std::uint8_t {
    Waiting,
    Home,
    HomeSquared,
    Hindmost12,
    Hindmost26,
    Hindmost40,
    Hindmost54,
    Hindmost62,
    Third12,
    Third26,
    Third40,
    Third54,
    Third62,
    Second12,
    Second26,
    Second40,
    Second54,
    Second62,
    Foremost12,
    Foremost26,
    Foremost40,
    Foremost54,
    Foremost62,
    Lead,
    LeadInContact,
    LeadWhenFree,
    Danger,
    Loss,
    LateLoss,
    Chased18,
    Chased24,
    Chased36,
    Gauntlet,
    Threat,
    Blockades,
    Holds,
    BarsStart,
    OnStart,
    OnEntrance,
    OnTurnout,
    Stuck,
    GoesHome,
    ToThrow,
    Tempo,
    ThrowsNext,
    Alone,
    Count
};
static_assert(static_cast<std::size_t>(Feature::Count) == PollyannaFeatures::names.size());

using Seen = Measured<4, PollyannaFeatures::names.size()>;

// Those of one seat.
class Values {
public:
    explicit Values(std::span<double> all) : all_(all) {}
    double& operator[](Feature feature) { return all_[static_cast<std::size_t>(feature)]; }
    // Of the piece that so many are behind.
    [[nodiscard]] auto of_piece(std::size_t behind) const {
        return all_.subspan(static_cast<std::size_t>(Feature::Hindmost12) + 5 * behind, 5);
    }

private:
    std::span<double> all_;
};

constexpr double one_if(bool yes) { return yes ? 1 : 0; }
constexpr double way = board.to_home();
// What entering takes, in throws of seven spaces: by a 6 or a total of 6, 16 falls of 36, two of
// them on average; in poleana, by 8 falls, four.
constexpr double entering_way(const pollyanna::Edition& edition) {
    int falls = edition.six_enters ? 11 : 0;
    for (std::size_t i = 0; i < edition.entries.size(); ++i) {
        const pollyanna::Entry& each = edition.entries[i];
        const bool listed = i > 0 && edition.entries[i - 1].high == each.high &&
                            edition.entries[i - 1].low == each.low;
        if (!listed) falls += each.high == each.low ? 1 : 2;
    }
    const int throws = 36 / falls;
    return 7 * throws;
}
constexpr auto entering_ways = [] {
    std::array<double, pollyanna::editions.size()> all{};
    std::ranges::transform(pollyanna::editions, all.begin(), entering_way);
    return all;
}();
static_assert(entering_ways.front() == 14 && entering_ways.back() == 28);
// What is left to play never counts for less than this: the exact count takes its time.
constexpr double last_spaces = 20;
constexpr double usual_way = 150;  // so that things count for about one

void sort(std::array<int, 4>& all) {
    constexpr std::array<std::pair<int, int>, 5> exchanges{
        {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}}};
    for (const auto& [one, other] : exchanges) {
        auto& low = all[static_cast<std::size_t>(one)];
        auto& high = all[static_cast<std::size_t>(other)];
        if (high < low) std::swap(low, high);
    }
}

// Faces as bits, 1 first.
constexpr unsigned all_faces = 0b111111;
unsigned faces_ahead(Mask mask, int space) {
    const int first = space + 1;
    const Mask turned = (mask >> first) | (mask << (board.broadway() - first));
    return static_cast<unsigned>(turned) & all_faces;
}
unsigned lowest(unsigned faces) { return faces & (~faces + 1); }
unsigned below(unsigned faces) { return faces == 0 ? all_faces : lowest(faces) - 1; }

// Falls of 36 that bring a piece home which has so far to go.
constexpr std::array<int, 13> falls_home{0, 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1};

template <class Visit>
void for_each_space(Mask mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

// One position, seat by seat.
class Survey {
public:
    explicit Survey(const Position& position)
        : position_(position),
          edition_(position.variant.edition()),
          entering_(entering_ways[static_cast<std::size_t>(edition_.id)]),
          partners_(position.variant.partners()),
          view_(position) {
        for (const Seat seat : all_seats) {
            if (position.seated.has(seat)) seated_.push_back(seat);
        }
        count_ways();
        count_meetings();
        for (const Seat seat : seated_) measure(seat);
    }

    // By seat, as if nobody had a partner.
    [[nodiscard]] const Seen& seen() const { return seen_; }

private:
    Values values(Seat seat) {
        return Values(seen_.of_side[static_cast<std::size_t>(index(seat))]);
    }
    [[nodiscard]] const std::array<Ways, 4>& ways_of_pieces(Seat seat) const {
        return pieces_[static_cast<std::size_t>(index(seat))];
    }
    // Precondition: both are seated.
    [[nodiscard]] bool are_rivals(Seat one, Seat other) const {
        return one != other && (!partners_ || other != opposite(one));
    }
    template <class Visit>
    void for_each_rival(Seat seat, Visit visit) {
        for (const Seat other : seated_) {
            if (are_rivals(seat, other)) visit(other);
        }
    }

    void count_ways() {
        for (const Seat seat : seated_) count_ways(seat);
        mean_to_go_ /= position_.seated.size();
        late_ = usual_way / (mean_to_go_ + last_spaces);
    }
    void count_ways(Seat seat) {
        auto& pieces = pieces_[static_cast<std::size_t>(index(seat))];
        double to_go = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const Space space = position_.of(seat)[i];
            pieces[i] = ways_of(seat, space);
            to_go += way - pieces[i].gone + (is_waiting(space) ? entering_ : 0);
        }
        to_go_[static_cast<std::size_t>(index(seat))] = to_go;
        mean_to_go_ += to_go;
    }

    void count_meetings() {
        for (const Seat one : seated_) {
            for (const Seat other : seated_) {
                if (one < other && are_rivals(one, other)) count_meetings(one, other);
            }
        }
        const int seats = position_.seated.size();
        contact_ /= seats * (seats - 1);
    }
    void count_meetings(Seat one, Seat other) {
        const Meetings& table = meetings[static_cast<std::size_t>(index(other) - index(one))];
        int all = 0;
        int of_one = 0;
        int of_other = 0;
        for (const Ways& own : ways_of_pieces(one)) {
            for (const Ways& theirs : ways_of_pieces(other)) {
                const int spaces = table[own.left][theirs.left];
                all += spaces;
                of_one += spaces * own.gone;
                of_other += spaces * theirs.gone;
            }
        }
        contact_ += all / way;
        values(one)[Feature::Gauntlet] += of_one / (way * way);
        values(other)[Feature::Gauntlet] += of_other / (way * way);
    }

    void measure(Seat seat) {
        measure_pieces(seat);
        measure_lead(seat);
        measure_mobility(seat);
        for_each_space(view_.exposed(seat), [&](int space) { measure_danger(seat, space); });
        measure_blockades(seat);
    }

    void measure_pieces(Seat seat) {
        Values seen = values(seat);
        for (const Space space : position_.of(seat)) {
            seen[Feature::Waiting] += one_if(is_waiting(space));
            seen[Feature::Home] += one_if(is_home(space));
            seen[Feature::OnStart] += one_if(space == start(seat));
            seen[Feature::OnEntrance] += one_if(space == entrance(seat));
            seen[Feature::OnTurnout] += one_if(space.track() == Track::Turnout);
        }
        seen[Feature::HomeSquared] = seen[Feature::Home] * seen[Feature::Home];
        std::array<int, 4> gone{};
        std::ranges::transform(ways_of_pieces(seat), gone.begin(), &Ways::gone);
        sort(gone);
        for (std::size_t i = 0; i < gone.size(); ++i) {
            std::ranges::copy(stretches[static_cast<std::size_t>(gone[i])],
                              seen.of_piece(i).begin());
        }
    }

    void measure_lead(Seat seat) {
        Values seen = values(seat);
        const double to_go = to_go_[static_cast<std::size_t>(index(seat))];
        const double lead = -to_go / (mean_to_go_ + last_spaces);
        seen[Feature::Lead] = lead;
        seen[Feature::LeadInContact] = contact_ * lead;
        seen[Feature::LeadWhenFree] = lead / (1 + contact_);
        seen[Feature::ToThrow] = one_if(position_.to_throw == seat);
        seen[Feature::Tempo] = late_ * seen[Feature::ToThrow];
        seen[Feature::ThrowsNext] = one_if(next_to_throw(position_, position_.to_throw) == seat);
    }

    void measure_mobility(Seat seat) {
        unsigned path = 0;  // bit 0: its first space
        for (const Space space : position_.of(seat)) {
            if (space.track() == Track::GladPath) path |= 1U << (space.number() - 1);
        }
        Values seen = values(seat);
        unsigned faces = 0;
        int movable = 0;
        for (const Space space : position_.of(seat)) {
            const unsigned playable = playable_faces(seat, space, path);
            faces |= playable;
            if (playable != 0) ++movable;
            const int to_go = board.to_home() - ways_of(seat, space).gone;
            const bool free =
                space.track() == Track::GladPath ? (path >> space.number()) == 0 : path == 0;
            if (!free || to_go >= static_cast<int>(falls_home.size())) continue;
            seen[Feature::GoesHome] = std::max(seen[Feature::GoesHome],
                                               falls_home[static_cast<std::size_t>(to_go)] / 36.0);
        }
        seen[Feature::Alone] = one_if(movable == 1);
        for (int face = 1; face <= 6; ++face) {
            if ((faces >> (face - 1) & 1U) == 0) seen[Feature::Stuck] += face / 21.0;
        }
    }

    // By that piece; ways over Turnouts are taken to be free.
    [[nodiscard]] unsigned playable_faces(Seat seat, Space space, unsigned path) const {
        switch (space.track()) {
            case Track::Waiting: return edition_.six_enters && view_.may_enter(seat) ? 1U << 5U : 0;
            case Track::Turnout: return all_faces;
            case Track::GladPath: {
                const unsigned to_home = (1U << (board.path + 1 - space.number())) - 1;
                return below(path >> space.number()) & to_home & all_faces;
            }
            case Track::Broadway: break;
            case Track::Home: return 0;
        }
        const int to_entrance = ways_of(seat, space).left;
        const unsigned before_entrance = to_entrance >= 6 ? all_faces : (1U << to_entrance) - 1;
        const Mask own = view_.pieces_of_side(seat);
        const unsigned bars = faces_ahead(view_.blockades(), space.number()) & before_entrance;
        const unsigned barred_by_own =
            faces_ahead(view_.blockades() & own, space.number()) & before_entrance;
        const unsigned ends = bars | (to_entrance >= 6 ? 0 : (path << to_entrance) & all_faces);
        return below(ends) | (lowest(ends) & barred_by_own);
    }

    // Of a piece that stands there alone.
    void measure_danger(Seat seat, int space) {
        Values seen = values(seat);
        const double gone = ways_of(seat, Space::broadway(space)).gone;
        double survives = 1;
        for_each_rival(seat, [&](Seat rival) {
            count_chasers(rival, space, seen);
            const double chance = view_.falls_that_capture(rival, space) / 36.0;
            if (throws_before(rival, seat)) survives *= 1 - chance;
            values(rival)[Feature::Threat] += chance;
        });
        const double danger = 1 - survives;
        seen[Feature::Danger] += danger;
        seen[Feature::Loss] += danger * gone / way;
        // A captured piece must enter again, and the rival gets a Reward.
        const double price = entering_ + position_.variant.reward();
        seen[Feature::LateLoss] += late_ * danger * (gone + price) / way;
    }

    // In the order of turns, from the seat that is to throw on.
    [[nodiscard]] bool throws_before(Seat one, Seat other) const {
        const int first = index(position_.to_throw);
        return index(seat_at(index(one) - first)) < index(seat_at(index(other) - first));
    }

    // A piece that waits is as far behind its start as two throws take.
    void count_chasers(Seat rival, int space, Values seen) const {
        for (std::size_t i = 0; i < 4; ++i) {
            const int left = ways_of_pieces(rival)[i].left;
            const int beyond = distance(space, entrance(rival).number());
            const bool waits = is_waiting(position_.of(rival)[i]);
            const int away = left - beyond + (waits ? 13 : 0);
            if (left < beyond || away <= 12 || away > 36) continue;
            seen[away <= 18   ? Feature::Chased18
                 : away <= 24 ? Feature::Chased24
                              : Feature::Chased36] += 1;
        }
    }

    void measure_blockades(Seat seat) {
        const Mask own = view_.pieces(seat) & view_.blockades();
        Values seen = values(seat);
        seen[Feature::Blockades] = std::popcount(own);
        for_each_space(own, [&](int space) {
            for_each_rival(seat, [&](Seat rival) {
                seen[Feature::Holds] += view_.count_behind(rival, space);
                seen[Feature::BarsStart] +=
                    start(rival).number() == space && view_.has_waiting(rival);
            });
        });
    }

    const Position& position_;
    const pollyanna::Edition& edition_;
    double entering_;
    bool partners_;
    BroadwayView view_;
    base::InlineVector<Seat, 4> seated_;
    std::array<std::array<Ways, 4>, 4> pieces_{};
    std::array<double, 4> to_go_{};
    double mean_to_go_ = 0;
    double late_ = 0;     // the less there is left to play, the more it is
    double contact_ = 0;  // how much two pieces have still to do with each other, on average
    Seen seen_;
};

}  // namespace

// NOLINTNEXTLINE(*-static): features of other games hold tables of their board
Seen PollyannaFeatures::measure(const Position& position) const {
    Seen seen = Survey(position).seen();
    const bool partners = position.variant.partners();
    seen.row = partners ? 3 : static_cast<std::size_t>(position.seated.size() - 2);
    for (const Seat seat : all_seats) {
        if (position.seated.has(seat)) seen.plays[Game::side(position, seat)] = true;
    }
    if (!partners) return seen;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            seen.of_side[side][i] = (seen.of_side[side][i] + seen.of_side[side + 2][i]) / 2;
            seen.of_side[side + 2][i] = 0;
        }
    }
    return seen;
}

}  // namespace parlor::players
