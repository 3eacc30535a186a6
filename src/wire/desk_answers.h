// SPDX-License-Identifier: MIT
// The desk's answers as JSON objects. For sources of this room.
#pragma once

#include <boost/json.hpp>

#include "desk/board_seen.h"
#include "desk/table_seen.h"
#include "language/language.h"

namespace parlor::wire {

boost::json::object answer_json(const desk::Refusal& refusal);
boost::json::object answer_json(const desk::Shelf& shelf);
boost::json::object answer_json(const desk::BoardPicture& board);
boost::json::object answer_json(const desk::Picture& picture);
boost::json::object answer_json(const desk::TableView& view);
boost::json::object answer_json(const desk::Changed& changed);
boost::json::object answer_json(const desk::Hints& hints);
boost::json::object answer_json(const desk::Why& why);
boost::json::object answer_json(const desk::Story& story);

}  // namespace parlor::wire
