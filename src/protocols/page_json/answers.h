// SPDX-License-Identifier: MIT
// The answers to the page as JSON objects. For sources of this room.
#pragma once

#include <boost/json.hpp>

#include "presentation/language/language.h"
#include "presentation/page/board_view.h"
#include "protocols/page_api/analysis_view.h"
#include "protocols/page_api/review_view.h"
#include "protocols/page_api/table_view.h"

namespace parlor::page_json {

boost::json::object answer_json(const page_api::Refusal& refusal);
boost::json::object answer_json(const page::Shelf& shelf);
boost::json::object answer_json(const page::BoardPicture& board);
boost::json::object answer_json(const page::Picture& picture);
boost::json::object answer_json(const page_api::TableView& view);
boost::json::object answer_json(const page_api::Changed& changed);
boost::json::object answer_json(const page_api::Hints& hints);
boost::json::object answer_json(const page_api::Judgement& judgement);
boost::json::object answer_json(const page::Why& why);
boost::json::object answer_json(const page::Arrangement& arrangement);
boost::json::object answer_json(const page_api::Throws& throws);
boost::json::object answer_json(const page_api::BestPlay& best);
boost::json::object answer_json(const page_api::Standing& standing);
boost::json::object answer_json(const page_api::Story& story);
boost::json::object answer_json(const page_api::JudgedTurnView& turn);
boost::json::object answer_json(const page_api::ReviewSummary& summary);

}  // namespace parlor::page_json
