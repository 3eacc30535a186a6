// SPDX-License-Identifier: MIT
#include "presentation/page/reasons.h"

#include "base/words.h"
#include "games/games.h"

namespace parlor::page {

using sentences::Teller;
using sentences::Voice;

std::vector<std::string> rule_list(std::string_view rules) {
    std::vector<std::string> all;
    for (const std::string_view each : base::words(rules)) all.emplace_back(each);
    return all;
}

std::string sentence(const Teller& teller, const Voice& voice, const match::Refused& refused) {
    if (refused.error == match::Error::IllegalStep) return teller.reason(voice, refused);
    if (refused.error == match::Error::Unreadable) {
        return voice.fault({refused.reason, refused.part});
    }
    return voice.say(std::string("refused.").append(name(refused.error)));
}

Flaw flaw(const Voice& voice, const match::TextFault& fault, const std::string& place) {
    Flaw flaw{fault.name, voice.fault(fault)};
    if (!place.empty()) flaw.places.push_back(place);
    return flaw;
}

Why why_of_step(const Voice& voice, const match::Match& match, std::string_view step) {
    const auto tried = match.copy()->make(step);
    if (tried) return {.allowed = true, .message = voice.own("why.legal")};
    const match::Refused& refused = tried.error();
    const Teller& teller = games::of(match.game()).teller();
    return {false, sentence(teller, voice, refused), rule_list(refused.rules), refused.places};
}

}  // namespace parlor::page
