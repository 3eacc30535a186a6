// SPDX-License-Identifier: MIT
#include "protocols/report_json/throws_json.h"

#include <boost/json.hpp>
#include <cassert>

#include "protocols/report_json/coach_json.h"

namespace parlor::report_json {
namespace json = boost::json;

std::string throws_json(const match::Match& match, const ThrowsSeen& seen) {
    assert(seen.throws.size() == seen.best.size());
    json::array throws;
    int falls = 0;
    for (std::size_t i = 0; i < seen.throws.size(); ++i) {
        const coach::BestOfThrow& best = seen.best[i];
        std::vector<double> luck = best.chances;
        for (std::size_t side = 0; side < luck.size(); ++side) luck[side] -= seen.before[side];
        throws.push_back({{"throw", seen.throws[i].thrown},
                          {"falls", seen.throws[i].falls},
                          {"play", best.play},
                          {"after", best.after},
                          {"chances", by_side(seen.sides, best.chances)},
                          {"luck", by_side(seen.sides, luck)}});
        falls += seen.throws[i].falls;
    }
    std::string_view playing;
    for (const std::string& side : seen.sides) {
        if (side.find(match.side()) != std::string::npos) playing = side;
    }
    return json::serialize(json::object{{"position", match.position_text()},
                                        {"side", playing},
                                        {"sides", json::value_from(seen.sides)},
                                        {"before", by_side(seen.sides, seen.before)},
                                        {"falls", falls},
                                        {"throws", std::move(throws)}});
}

}  // namespace parlor::report_json
