// SPDX-License-Identifier: MIT
#include "rules/match/open.h"

#include "base/fields.h"
#include "games/pollyanna/match/match.h"
#include "games/zenda/match/match.h"

namespace parlor::match {

Opened open(std::string_view position, const zenda::Board& board) {
    const bool is_zenda = base::Fields(position).peek() == zenda::game_name;
    return is_zenda ? open_zenda(position, board) : open_pollyanna(position);
}

Opened open_pollyanna(std::string_view position) {
    const auto read = pollyanna::parse_position(position);
    if (!read) return base::unexpected(faults(read.error()));
    auto table = std::make_unique<PollyannaMatch>(read->position);
    if (read->thrown) table->throw_dice(text(*read->thrown));
    return table;
}

Opened open_zenda(std::string_view position, const zenda::Board& board) {
    const auto read = zenda::parse_position(board, position);
    if (!read) return base::unexpected(faults(read.error()));
    auto table = std::make_unique<ZendaMatch>(board, read->position);
    if (read->thrown) table->throw_dice(text(*read->thrown));
    return table;
}

}  // namespace parlor::match
