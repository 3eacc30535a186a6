// SPDX-License-Identifier: MIT
#include "programs/page_api/refusals.h"

#include "base/words.h"

namespace parlor::page_api {
namespace {

using sentences::Teller;
using sentences::Voice;

std::string on_line(const Voice& voice, int line, const std::string& reason) {
    if (line == 0) return reason;
    return voice.say("page_api.line", {{"line", std::to_string(line)}, {"reason", reason}});
}

}  // namespace

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

Refusal refusal(const Teller& teller, const Voice& voice, const match::Refused& refused) {
    return {std::string(name(refused.error)), sentence(teller, voice, refused),
            rule_list(refused.rules), refused.places};
}

Refusal refusal(const Voice& voice, const match::TextFaults& faults) {
    return {faults.front().name, voice.fault(faults.front())};
}

Refusal refusal(const Voice& voice, const game::RecordError& error) {
    const game::RecordDefect& first = error.front();
    const std::string named(name(first.fault));
    return {named,
            on_line(voice, first.line, voice.say("record." + named, {{"part", first.part}}))};
}

Refusal refusal(const Teller& teller, const Voice& voice,
                const std::vector<match::Damage>& damages) {
    const match::Damage& first = damages.front();
    const std::string named(name(first.fault));
    std::string reason = voice.say("damage." + named, {{"part", first.part}});
    if (!first.refused.reason.empty()) {
        const bool illegal = first.refused.error == match::Error::IllegalStep;
        reason += ' ';
        reason += illegal ? teller.reason(voice, first.refused)
                          : voice.fault({first.refused.reason, first.part});
    }
    return {named, on_line(voice, first.line, reason), rule_list(first.refused.rules),
            first.refused.places};
}

Flaw flaw(const Voice& voice, const match::TextFault& fault, const std::string& place) {
    Flaw flaw{fault.name, voice.fault(fault)};
    if (!place.empty()) flaw.places.push_back(place);
    return flaw;
}

Why why_of_step(const Teller& teller, const Voice& voice, const match::Match& match,
                std::string_view step) {
    const auto tried = match.copy()->make(step);
    if (tried) return {.allowed = true, .message = voice.own("why.legal")};
    const match::Refused& refused = tried.error();
    return {false, sentence(teller, voice, refused), rule_list(refused.rules), refused.places};
}

}  // namespace parlor::page_api
