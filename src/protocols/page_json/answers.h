// SPDX-License-Identifier: MIT
// The answers to the page as JSON objects. For sources of this room.
#pragma once

#include <boost/json.hpp>

#include "presentation/language/language.h"
#include "programs/page_api/analysis_view.h"
#include "programs/page_api/arrangement.h"
#include "programs/page_api/board_view.h"
#include "programs/page_api/review_view.h"
#include "programs/page_api/table_view.h"

namespace parlor::page_json {

boost::json::object answer_json(const page_api::Refusal& refusal);
boost::json::object answer_json(const page_api::Shelf& shelf);
boost::json::object answer_json(const page_api::BoardPicture& board);
boost::json::object answer_json(const page_api::Picture& picture);
boost::json::object answer_json(const page_api::TableView& view);
boost::json::object answer_json(const page_api::Changed& changed);
boost::json::object answer_json(const page_api::Hints& hints);
boost::json::object answer_json(const page_api::Judgement& judgement);
boost::json::object answer_json(const page_api::Why& why);
boost::json::object answer_json(const page_api::Arrangement& arrangement);
boost::json::object answer_json(const page_api::Throws& throws);
boost::json::object answer_json(const page_api::BestPlay& best);
boost::json::object answer_json(const page_api::Standing& standing);
boost::json::object answer_json(const page_api::Story& story);
boost::json::object answer_json(const page_api::JudgedTurnView& turn);
boost::json::object answer_json(const page_api::ReviewSummary& summary);

}  // namespace parlor::page_json
