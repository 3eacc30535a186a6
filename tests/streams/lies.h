// SPDX-License-Identifier: MIT
// Makes dishonest streams of an honest one: one message is changed, left out or put in. Later
// messages keep what the server would say, and are numbered to fit.
//
//   for (const Lie& each : lies_of(messages, random)) …
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "base/random.h"

namespace parlor::tests {

struct Lie {
    std::string name;
    std::size_t after = 0;                       // honest messages before it
    std::vector<boost::json::object> instead{};  // what is heard then
    // At which message the alarm must be raised at the latest. 0: at the changed message itself.
    std::size_t at_most = 0;
};

// One lie of each kind, at a random place, if the stream has a place for it.
std::vector<Lie> lies_of(const std::vector<boost::json::object>& messages, base::Random& random);

}  // namespace parlor::tests
