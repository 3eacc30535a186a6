// SPDX-License-Identifier: MIT
// Points and routes in the answers to the page. For sources of this room.
#pragma once

#include <boost/json.hpp>

#include "presentation/page/board_view.h"
#include "protocols/page_json/lists.h"

namespace parlor::page_json {

inline boost::json::object point_json(const page::Point& point) {
    return {{"x", point.x}, {"y", point.y}};
}

inline boost::json::array route_json(const page::Route& route) { return list(route, point_json); }

}  // namespace parlor::page_json
