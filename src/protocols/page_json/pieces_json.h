// SPDX-License-Identifier: MIT
// What answers about tables and about positions have in common. For sources of this room.
#pragma once

#include "protocols/page_api/table_view.h"
#include "protocols/page_json/lists.h"
#include "protocols/page_json/points.h"

namespace parlor::page_json {

inline boost::json::string seat_json(char seat) { return boost::json::string(1, seat); }

inline boost::json::array chances(const std::vector<double>& all) {
    return list(all, [](double each) { return boost::json::value(each); });
}

inline boost::json::object piece_json(const page::PieceView& piece) {
    return {{"id", piece.id},         {"seat", seat_json(piece.seat)},
            {"figure", piece.figure}, {"place", piece.place},
            {"x", piece.at.x},        {"y", piece.at.y},
            {"words", piece.words}};
}

}  // namespace parlor::page_json
