// SPDX-License-Identifier: MIT
// Where each spot of a board stands on a sheet of characters: near its place in the picture, on
// cells of its own, and off the roads between others. Crowded parts get more of the sheet.
#pragma once

#include <vector>

#include "games/zenda/rules/board.h"

namespace parlor::zenda {

// A run of cells: one before the number, its figures, and one behind.
struct GridPlace {
    int column = 0;  // the first
    int row = 0;
    int columns = 0;

    // In cells, for lines that end there.
    [[nodiscard]] double middle() const { return column + (columns - 1) / 2.0; }
};

struct Grid {
    int rows = 0;                   // as many as asked for, or more where that is too few
    std::vector<GridPlace> places;  // spot 1 first
};

// Precondition: at least 24 columns and 1 row.
Grid lay_out(const Board& board, int columns, int rows);

}  // namespace parlor::zenda
