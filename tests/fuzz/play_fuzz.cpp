// SPDX-License-Identifier: MIT
// A first line with a position and a throw, then a line with a play: it is played as far as it is
// legal, and the first step that is not gets a reason.
#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/rules/why.h"

using namespace parlor::pollyanna;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(input.find('\n'), input.size());
    const auto from = parse_position(input.substr(0, end));
    const auto play = parse_play(input.substr(std::min(end + 1, input.size())));
    if (!play && play.error().empty()) std::abort();
    if (!from || !play || !from->thrown) return 0;
    std::vector<Step> made;
    for (const StepText& written : *play) {
        const auto legal = choices(from->position, *from->thrown, made);
        const auto step =
            std::ranges::find_if(legal, [&](const Step& each) { return matches(written, each); });
        const WhyNot answer = why_not(from->position, *from->thrown, made, written);
        if ((answer.reason == StepRefusal::None) != (step != legal.end())) std::abort();
        if (step == legal.end()) return 0;
        made.push_back(*step);
    }
    return 0;
}
