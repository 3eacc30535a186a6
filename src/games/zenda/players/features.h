// SPDX-License-Identifier: MIT
// What a careful player of The Prisoner of Zenda sees in a position without looking ahead: the
// pieces, who stands in safe pairs, who may be captured next, how closely the King is held; and,
// which takes longer to see, how far he has to go by open roads.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "computers/players/linear_evaluator.h"
#include "computers/players/weights.h"
#include "games/zenda/players/view.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/game.h"

namespace parlor::zenda {

// Keeps tables of its board, which must outlive it.
class Features {
public:
    using Game = Zenda;
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
        "dear_danger",  // … and among them Black Michael or the last yellow one
        "raids",        // of either side, the pieces that only several dice may capture …
        "dear_raids",   // … and among them Black Michael or the last yellow one
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
    using Seen = players::Measured<2, names.size()>;

    explicit Features(const Board& board);

    [[nodiscard]] Seen measure(const Position& position) const;
    // The same, more quickly: it remembers the King's roads. One a thread.
    Seen measure_again(const Position& position);
    // The same; or nothing, as soon as that side is seen to lead by less, by these weights.
    std::optional<Seen> measure_if_above(const Position& position, std::size_t side,
                                         const players::Weights& weights, double lead);

    // What the King's roads are like, as the pieces of Streslau stand.
    struct Roads {
        SpotSet green;
        bool feared = false;  // there is a yellow piece that could capture one of them
        double home = 0;
        double to_go = way_is_cut;
        SpotSet way;  // the shortest, if there is one
        double room = 0;
        int gates = 0;  // blue spots of Streslau that he could come to by open roads
        double pursuit = 0;
        int count = 0;  // of green pieces …
        int firm = 0;   // … and of those that cannot be captured
    };
    // Remembered. Precondition: the King is on the board.
    const Roads& kings_roads(const View& view);
    // As if pieces that can be captured only delayed him. The same precondition.
    [[nodiscard]] double spots_to_go(const View& view) const;
    [[nodiscard]] const Routes& routes() const { return routes_; }

private:
    // Pieces that may be captured; among them Black Michael or the last yellow one.
    struct Danger {
        double all = 0;
        double dear = 0;
    };
    [[nodiscard]] Danger danger(const View& view) const;
    [[nodiscard]] Danger danger_to_green(const View& view) const;
    [[nodiscard]] Danger danger_to_yellow(const View& view) const;
    [[nodiscard]] Danger raids(const View& view) const;
    // Of green pieces: what can be seen of it without looking for ways round others.
    [[nodiscard]] Danger least_raids(const View& view) const;
    [[nodiscard]] SpotSet exposed_yellows(const View& view) const;
    [[nodiscard]] double held(const View& view) const;
    [[nodiscard]] double pursuit(const View& view) const;
    [[nodiscard]] double reach(const View& view, Spot spot) const;

    // What is measured of a position with the King on the board, besides his roads.
    struct Parts {
        Danger danger;
        double held = 0;
        Danger raids;
    };
    [[nodiscard]] Seen put_together(const View& view, const Parts& parts, const Roads& roads) const;
    [[nodiscard]] Seen pieces(const View& view, const Danger& danger) const;
    [[nodiscard]] Roads roads(const View& view) const;
    [[nodiscard]] const Roads* known_roads(const Position& position) const;

    using OneRow = std::span<const double>;
    std::optional<Seen> measure_if_streslau_leads(const Position& position, OneRow weights,
                                                  double enough);
    std::optional<Seen> measure_if_zenda_leads(const Position& position, OneRow weights,
                                               double enough);
    [[nodiscard]] static double strength_of_yellows(const Position& position, OneRow weights);
    [[nodiscard]] double strength_of_michael(const Position& position, OneRow weights) const;
    [[nodiscard]] static double strength_of(const Roads& roads, OneRow weights);
    [[nodiscard]] double most_held(Spot king, const SpotSet& green) const;
    [[nodiscard]] double least_of_roads(Spot king, const SpotSet& green, OneRow weights) const;

    [[nodiscard]] SpotSet way_back(std::span<const SpotSet> at, const SpotSet& end) const;

    // Ways of the King's from one spot to Streslau that were open once.
    class TroddenWays {
    public:
        struct Way {
            SpotSet spots;
            double length = way_is_cut;
        };
        // The oldest is forgotten.
        void remember(const Way& way) {
            ways_[next_] = way;
            next_ = (next_ + 1) % ways_.size();
        }
        // Of the shortest that is open now; that of a way that is cut, if none is.
        [[nodiscard]] double length(const SpotSet& green) const {
            double least = way_is_cut;
            for (const Way& way : ways_) {
                if (!way.spots.meets(green)) least = std::min(least, way.length);
            }
            return least;
        }

    private:
        std::array<Way, 4> ways_;
        std::size_t next_ = 0;
    };

    const Board* board_;
    Routes routes_;
    // By row and by the King's spot: with a throw of Zenda's seldom more than that changes.
    std::array<std::vector<Roads>, 2> known_;
    std::vector<TroddenWays> trodden_;  // by the King's spot
};

}  // namespace parlor::zenda
