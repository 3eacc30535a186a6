// SPDX-License-Identifier: MIT
#include "wire/advice_json.h"

#include <boost/json.hpp>
#include <cassert>

#include "wire/coach_json.h"

namespace parlor::wire {
namespace json = boost::json;

std::string advice_json(const match::Match& match, const AdviceGiven& given) {
    assert(given.why.size() == given.plays.size());
    json::array plays;
    for (std::size_t i = 0; i < given.plays.size(); ++i) {
        const coach::Advice& each = given.plays[i];
        plays.push_back({{"play", each.play},
                         {"after", each.after},
                         {"chances", by_side(given.sides, each.chances)},
                         {"error", each.error},
                         {"low", each.interval.low},
                         {"high", each.interval.high},
                         {"exact", each.exact},
                         {"reasons", reasons_json(each.reasons)},
                         {"why", given.why[i]}});
    }
    std::string_view playing;
    for (const std::string& side : given.sides) {
        if (side.find(match.side()) != std::string::npos) playing = side;
    }
    return json::serialize(json::object{{"position", match.position_text()},
                                        {"throw", match.thrown_text()},
                                        {"side", playing},
                                        {"sides", json::value_from(given.sides)},
                                        {"plays", std::move(plays)}});
}

}  // namespace parlor::wire
