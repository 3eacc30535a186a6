// SPDX-License-Identifier: MIT
// What a computer thinks things are worth in The Prisoner of Zenda. The two sides weigh them
// differently.
#pragma once

#include "zenda/city.h"

namespace parlor::players {

// What things are worth, in army pieces where nothing else is said.
struct ZendaWeights {
    double yellow;          // a yellow piece …
    double last_yellow;     // … and so much more that there is one at all
    double michael;         // Black Michael
    double pair;            // a green piece that a neighbour keeps safe
    double risk;            // times what a piece is worth, if it can be captured for certain
    double home_now;        // the King reaches Streslau for certain, Zenda being to throw
    double home_soon;       // the same, Streslau being to throw
    double spot_to_go;      // every spot of the King's shortest way
    double capture_on_way;  // in spots: a piece on that way that has to be captured
    double way_cut;         // in spots: there is no way but over pieces that cannot be captured
    double room;            // every spot that the King could reach with a 6
    double held_now;        // the King is surrounded for certain, Streslau being to throw
    double held_soon;       // the same, Zenda being to throw
    double pursuit;         // a green piece two spots from the King; farther ones less
    double scale;           // who is so many pieces ahead has e times the other's chance

    friend bool operator==(const ZendaWeights&, const ZendaWeights&) = default;
};

// How a side weighs them: found by self-play (docs/zenda-balance.md).
const ZendaWeights& zenda_weights(zenda::City city);

}  // namespace parlor::players
