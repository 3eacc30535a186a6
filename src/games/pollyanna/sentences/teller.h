// SPDX-License-Identifier: MIT
// Pollyanna in sentences.
#pragma once

#include "games/pollyanna/match/match.h"
#include "presentation/sentences/teller_of.h"

namespace parlor::pollyanna {

struct Words {
    using Voice = sentences::Voice;

    static std::string reason(const Voice& voice, const match::Refused& refused);
    static std::string pieces(const Voice& voice, const match::Refused& refused);
    static sentences::StepTold step(const Voice& voice, const Match& table, const Step& step);
    static std::string title(const Voice& voice, const game::Record& record);
    static std::vector<std::string> opening(const Voice& voice, const game::Record& record);
    static std::string thrown(const Voice& voice, const Match& table);
    static std::string account(const Voice& voice, const Match& table, bool ended);
    static std::string deeds(const Voice& voice, const Match& table, std::size_t skip);
    static std::string standing(const Voice& voice, const Match& table);
};

using Teller = sentences::TellerOf<Words, Match>;

}  // namespace parlor::pollyanna
