// SPDX-License-Identifier: MIT
// Lists in the answers to the page. For sources of this room.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

namespace parlor::page_json {

template <class T, class Write>
boost::json::array list(const std::vector<T>& all, const Write& write) {
    boost::json::array written;
    written.reserve(all.size());
    for (const T& each : all) written.emplace_back(write(each));
    return written;
}

inline boost::json::array texts(const std::vector<std::string>& all) {
    return list(all, [](const std::string& each) { return boost::json::string(each); });
}

}  // namespace parlor::page_json
