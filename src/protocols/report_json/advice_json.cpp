// SPDX-License-Identifier: MIT
#include "protocols/report_json/advice_json.h"

#include <boost/json.hpp>
#include <cassert>

#include "protocols/report_json/coach_json.h"

namespace parlor::report_json {
namespace json = boost::json;

std::string advice_json(const match::Match& match, const AdviceGiven& given) {
    assert(given.why.size() == given.plays.size());
    json::array plays;
    for (std::size_t i = 0; i < given.plays.size(); ++i) {
        json::object play = play_json(given.sides, given.plays[i]);
        play["why"] = given.why[i];
        plays.push_back(std::move(play));
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

}  // namespace parlor::report_json
