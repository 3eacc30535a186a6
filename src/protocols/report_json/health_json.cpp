// SPDX-License-Identifier: MIT
#include "protocols/report_json/health_json.h"

#include <boost/json.hpp>

namespace parlor::report_json {

std::string health_json(std::string_view version) {
    return boost::json::serialize(boost::json::object{{"status", "ok"}, {"version", version}});
}

}  // namespace parlor::report_json
