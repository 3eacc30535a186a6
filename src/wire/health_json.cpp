// SPDX-License-Identifier: MIT
#include "wire/health_json.h"

#include <boost/json.hpp>

namespace parlor::wire {

std::string health_json(std::string_view version) {
    return boost::json::serialize(boost::json::object{{"status", "ok"}, {"version", version}});
}

}  // namespace parlor::wire
