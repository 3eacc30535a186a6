// SPDX-License-Identifier: MIT
//
// The rules of The Prisoner of Zenda written a second time: slow, obvious, and sharing nothing with
// the engine, so that tests can hold the two against each other. Text in, texts out
// (docs/notation.md). On a board whose roads are 1-2-3-4-5-6 and no others:
//
//     zenda_results(board, "zenda k:1 y:- m:- a:4 s 2-1-1")
//         == {"zenda k:1 y:- m:- a:2 =s",
//             "zenda k:1 y:- m:- a:3 z ?", "… a:5 z ?", "… a:6 z ?"}
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace parlor::slow {

// Spots are 1 … N; index 0 is unused. `roads[spot]` are the spots one road away, `kinds[spot]` is
// the word for its kind in the board's file.
struct ZendaBoard {
    std::vector<std::vector<int>> roads;
    std::vector<std::string> kinds;
};

// From the text of a board's file. Precondition: it is well formed, its ids the numbers 1 … N.
ZendaBoard read_zenda_board(const std::string& json);

// All distinct positions the throw in `position` can lead to, as text, with the next side to throw
// `?` or the result; where nothing can be played, that is one. In `s set` and `z set`: every way of
// setting up the rest of that side, with `z set` or `s ?` to follow. Precondition: the text is well
// formed, canonical and a possible position with a throw, or one being set up.
std::set<std::string> zenda_results(const ZendaBoard& board, const std::string& position);

// The number of distinct lines of `depth` throws, a finished game having none. Precondition: as
// above, but `position` is to be thrown, or finished.
std::uint64_t zenda_perft(const ZendaBoard& board, const std::string& position, int depth);

}  // namespace parlor::slow
