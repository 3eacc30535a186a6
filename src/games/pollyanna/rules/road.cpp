// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna::road {
namespace {

// A set of the kind B4 (Bose and Chowla 1962, for q = 89): no two different groups of four have
// the same sum. So the sum of its weights names the places of four pieces, in any order, exactly.
constexpr std::array<std::uint32_t, 85> weights{
    1,        112221,   1372006,  2332691,  2488141,  2665676,  2867611,  3041490,  3224884,
    3292961,  5406257,  7015248,  8963225,  9024834,  9064893,  9093414,  10524165, 10576299,
    10906533, 11704754, 12332865, 12464381, 13404811, 13771661, 14570469, 14675396, 15617047,
    16449747, 17984618, 18681110, 18881701, 20174525, 21153084, 21784199, 23395467, 23690676,
    25201463, 25713946, 26390505, 26721540, 26794224, 27060865, 27711322, 28746787, 29081013,
    29088093, 31226444, 31489550, 31778857, 32168801, 32310757, 33425613, 34211856, 34481216,
    34499363, 35093781, 36129301, 36220705, 36361984, 36982508, 37360198, 38856024, 40225097,
    42325268, 42454315, 44417487, 44453220, 44835194, 45732429, 47097573, 47323282, 47470559,
    47766671, 48018622, 49113285, 49440158, 51010950, 51389304, 51390219, 52764925, 54321622,
    55165767, 55177318, 58635143, 59071136};

constexpr bool is_turnout(int place) {
    return place >= turnout_place && (turnout_bits & bit(place - turnout_place)) != 0;
}

constexpr PlaceRow row_of_turnout(int place) {
    const int at = place - turnout_place;
    return {.slow = bit(at), .slow_at = static_cast<std::uint8_t>(at), .to_turnout = 1};
}

constexpr PlaceRow row_of_road(int place) {
    PlaceRow row;
    if (place < home_place) {
        row.road = bit(place);
        row.road_at = static_cast<std::uint8_t>(place);
    }
    for (int corner = 1; corner <= 3; ++corner) {
        const Stretch& before = stretches[static_cast<std::size_t>(corner - 1)];
        if (place < before.first || place > before.last || place < before.last - lead) continue;
        row.slow_at = static_cast<std::uint8_t>(before.at + place - before.first);
        row.to_turnout = static_cast<std::uint8_t>(before.last - place + 1);
    }
    return row;
}

constexpr std::array<PlaceRow, 256> make_places() {
    std::array<PlaceRow, 256> rows{};
    std::size_t used = 0;
    for (int place = 0; place < 128; ++place) {
        const bool exists = place <= waiting_place || is_turnout(place);
        if (!exists) continue;
        PlaceRow& row = rows[static_cast<std::size_t>(place)];
        row = is_turnout(place) ? row_of_turnout(place) : row_of_road(place);
        row.single_track = row.road & path_bits;
        row.slow_single_track = row.slow | into_slow_lane(row.single_track);
        row.weight = weights[used++];
        PlaceRow& held = rows[static_cast<std::size_t>(place) + 128];
        held = {.road = row.road, .slow = row.slow, .weight = row.weight};
    }
    return rows;
}

constexpr std::array<std::uint8_t, 128> column(std::uint8_t PlaceRow::* of) {
    constexpr std::array<PlaceRow, 256> rows = make_places();
    std::array<std::uint8_t, 128> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = rows[place].*of;
    return all;
}

constexpr std::array<Place, 64> make_slow_places() {
    std::array<Place, 64> all{};
    all.fill(nowhere);
    for (const Stretch& each : stretches) {
        for (int place = each.first; place <= each.last; ++place) {
            all[static_cast<std::size_t>(each.at + place - each.first)] = static_cast<Place>(place);
        }
    }
    for (int at = 0; at < 64; ++at) {
        if ((turnout_bits & bit(at)) != 0) {
            all[static_cast<std::size_t>(at)] = static_cast<Place>(turnout_place + at);
        }
    }
    return all;
}

template <class T, class Make>
constexpr std::array<std::array<T, 128>, 4> by_seat_and_space(Make make) {
    std::array<std::array<T, 128>, 4> all{};
    for (const Seat seat : all_seats) {
        for (int code = 0; code < Space::count(); ++code) {
            all[static_cast<std::size_t>(index(seat))][static_cast<std::size_t>(code)] =
                make(seat, Space::from_code(code));
        }
    }
    return all;
}

constexpr std::array<std::array<Space, 128>, 4> make_spaces() {
    std::array<std::array<Space, 128>, 4> all{};
    for (const Seat seat : all_seats) {
        for (int code = 0; code < Space::count(); ++code) {
            const Place place = place_of(seat, Space::from_code(code));
            if (place == nowhere) continue;
            all[static_cast<std::size_t>(index(seat))][place] = Space::from_code(code);
        }
    }
    return all;
}

constexpr Lanes lanes_of_other(Seat seat, Space space) {
    if (!on_broadway(space) && space.track() != Track::Turnout) return {};
    const Place place = place_of(seat, space);
    if (place == nowhere) return {};
    return place < turnout_place ? Lanes{.road = bit(place)}
                                 : Lanes{.slow = bit(place - turnout_place)};
}

constexpr std::array<std::array<Mask, 4>, editions.size()> make_colours() {
    std::array<std::array<Mask, 4>, editions.size()> all{};
    for (std::size_t row = 0; row < editions.size(); ++row) {
        for (int ahead = 1; ahead < 4; ++ahead) {
            for (const int count : editions[row].colours) {
                const Space space = past_entrance(seat_at(ahead), count);
                all[row][static_cast<std::size_t>(ahead)] |= bit(place_of(Seat::Blue, space));
            }
        }
    }
    return all;
}

}  // namespace

constinit const std::array<PlaceRow, 256> places = make_places();
constinit const std::array<std::uint8_t, 128> slow_starts = column(&PlaceRow::slow_at);
constinit const std::array<std::uint8_t, 128> turnout_counts = column(&PlaceRow::to_turnout);
constinit const std::array<Place, 64> slow_places = make_slow_places();
constinit const std::array<std::array<Place, 128>, 4> own_places =
    by_seat_and_space<Place>(place_of);
constinit const std::array<std::array<Lanes, 128>, 4> others =
    by_seat_and_space<Lanes>(lanes_of_other);
constinit const std::array<std::array<Mask, 4>, editions.size()> colours_ahead = make_colours();
constinit const std::array<std::array<Space, 128>, 4> spaces = make_spaces();

}  // namespace parlor::pollyanna::road
