// SPDX-License-Identifier: MIT
#include "protocols/page_api/refusals.h"

#include "presentation/page/reasons.h"

namespace parlor::page_api {
namespace {

using sentences::Teller;
using sentences::Voice;

std::string on_line(const Voice& voice, int line, const std::string& reason) {
    if (line == 0) return reason;
    return voice.say("page_api.line", {{"line", std::to_string(line)}, {"reason", reason}});
}

}  // namespace

Refusal refusal(const Teller& teller, const Voice& voice, const match::Refused& refused) {
    return {std::string(name(refused.error)), page::sentence(teller, voice, refused),
            page::rule_list(refused.rules), refused.places};
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
    return {named, on_line(voice, first.line, reason), page::rule_list(first.refused.rules),
            first.refused.places};
}

}  // namespace parlor::page_api
