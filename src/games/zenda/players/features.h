// SPDX-License-Identifier: MIT
// What a careful player of The Prisoner of Zenda sees in a position without looking ahead: the
// pieces, who stands in safe pairs, who may be captured next, how closely the King is held; and,
// which takes longer to see, how far he has to go by open roads.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "computers/players/features.h"
#include "games/zenda/players/view.h"
#include "games/zenda/players/ways.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/game.h"

namespace parlor::players {

// Keeps tables of its board, which must outlive it.
class ZendaFeatures {
public:
    using Game = zenda::Zenda;
    static constexpr std::string_view game = "zenda";
    static constexpr int version = 1;
    static constexpr std::array<std::string_view, 17> names{
        "side",         // Zenda's: always 1
        "army",         // Streslau's small pieces
        "michael",      // Black Michael …
        "rider",        // … out in the country, where he may use several dice
        "pairs",        // pieces of Streslau that a neighbour keeps safe
        "pursuit",      // its pieces by how near the King they are
        "held",         // the chance that it surrounds him next
        "yellows",      // Zenda's yellow pieces …
        "yellow",       // … and whether there is one at all
        "danger",       // of either side, the pieces that one die may capture next …
        "dear_danger",  // … and of these Black Michael or the last yellow one
        "raids",        // of either side, the pieces that only several dice may capture …
        "dear_raids",   // … and of these Black Michael or the last yellow one
        "home",         // the chance that the King's next throw brings him to Streslau
        "to_go",        // the spots that he has to go there …
        "cut",          // … and whether there is no way
        "room",         // the spots that he could reach with a 6
    };
    // As in `names`.
    enum Name : std::uint8_t {
        Side,
        Army,
        Michael,
        Rider,
        Pairs,
        Pursuit,
        Held,
        Yellows,
        Yellow,
        AnyDanger,
        DearDanger,
        AnyRaids,
        DearRaids,
        Home,
        ToGo,
        Cut,
        Room
    };
    static constexpr std::array<std::string_view, 2> rows{"after_streslau", "after_zenda"};
    static constexpr double way_is_cut = 36;  // spots to go: more than any way is long
    static constexpr double most_room = 40;
    static constexpr std::array<SlowFeature, 12> slow{{{0, 0, 11, 0, 1, true},
                                                       {0, 0, 12, 0, 1, true},
                                                       {0, 1, 13, 0, 1},
                                                       {0, 1, 14, 0, way_is_cut},
                                                       {0, 1, 15, 0, 1},
                                                       {0, 1, 16, 0, most_room},
                                                       {1, 1, 11, 0, 1, true},
                                                       {1, 1, 12, 0, 1, true},
                                                       {1, 1, 13, 0, 1},
                                                       {1, 1, 14, 0, way_is_cut},
                                                       {1, 1, 15, 0, 1},
                                                       {1, 1, 16, 0, most_room}}};

    using Seen = Measured<2, names.size()>;

    explicit ZendaFeatures(const zenda::Board& board);

    [[nodiscard]] Seen measure(const zenda::Position& position) const;
    [[nodiscard]] Seen glance(const zenda::Position& position) const;
    // The King's roads. Remembers what it measured: one a thread.
    void look(const zenda::Position& position, Seen& seen);
    // The raids.
    void finish(const zenda::Position& position, Seen& seen) const;

    // What the King's roads are like, as the pieces of Streslau stand.
    struct Roads {
        zenda::SpotSet green;
        zenda::SpotSet firm;
        double home = 0;
        double to_go = 0;
        double room = 0;
        int gates = 0;  // blue spots of Streslau that he could come to by open roads
    };
    // Remembered as by `look`. Precondition: the King is on the board.
    const Roads& kings_roads(const ZendaView& view);
    // As if pieces that can be captured only delayed him. The same precondition.
    [[nodiscard]] double spots_to_go(const ZendaView& view) const;
    [[nodiscard]] const ZendaWays& ways() const { return ways_; }

private:
    // Pieces that may be captured; of these Black Michael or the last yellow one.
    struct Danger {
        double all = 0;
        double dear = 0;
    };
    [[nodiscard]] Danger danger_to_green(const ZendaView& view) const;
    [[nodiscard]] Danger danger_to_yellow(const ZendaView& view) const;
    [[nodiscard]] Danger raids(const ZendaView& view) const;
    [[nodiscard]] zenda::SpotSet exposed_yellows(const ZendaView& view) const;
    [[nodiscard]] double held(const ZendaView& view) const;
    [[nodiscard]] double pursuit(const ZendaView& view) const;
    [[nodiscard]] double reach(const ZendaView& view, zenda::Spot spot) const;

    [[nodiscard]] Roads roads(const ZendaView& view) const;
    static void add(const Roads& roads, Seen& seen);
    void add_raids(const ZendaView& view, Seen& seen) const;

    const zenda::Board* board_;
    ZendaWays ways_;
    // By row and by the King's spot: with a throw of Zenda's seldom more than that changes.
    std::array<std::vector<Roads>, 2> known_;
};

}  // namespace parlor::players
