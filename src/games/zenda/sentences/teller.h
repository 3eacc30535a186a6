// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in sentences.
#pragma once

#include "games/zenda/match/match.h"
#include "presentation/sentences/teller_of.h"

namespace parlor::zenda {

struct Words {
    using Voice = sentences::Voice;

    static constexpr std::string_view keys = "zenda.";
    static std::string reason(const Voice& voice, const match::Refused& refused);
    // With their spots: "an army piece (41), Black Michael (40)".
    static std::string pieces(const Voice& voice, const match::Refused& refused);
    static sentences::StepTold step(const Voice& voice, const Match& table, const Step& step);
    static std::string title(const Voice& voice, const game::Record& record);
    static std::string thrown(const Voice& voice, const Match& table);
    static std::string account(const Voice& voice, const Match& table, bool ended);
    static std::string deeds(const Voice& voice, const Match& table, std::size_t skip);
    static std::string standing(const Voice& voice, const Match& table);
};

using Teller = sentences::TellerOf<Words, Match>;

}  // namespace parlor::zenda
