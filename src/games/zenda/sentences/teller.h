// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in sentences.
#pragma once

#include "presentation/sentences/teller.h"

namespace parlor::zenda {

class Teller final : public sentences::Teller {
public:
    [[nodiscard]] std::string_view keys() const override { return "zenda."; }
    [[nodiscard]] std::string reason(const sentences::Voice& voice,
                                     const match::Refused& refused) const override;
    [[nodiscard]] std::string pieces(const sentences::Voice& voice,
                                     const match::Refused& refused) const override;
    [[nodiscard]] sentences::StepTold step_told(const sentences::Voice& voice,
                                                const match::Match& match,
                                                std::string_view step) const override;
    [[nodiscard]] std::string title(const sentences::Voice& voice,
                                    const game::Record& record) const override;
    [[nodiscard]] std::string throw_told(const sentences::Voice& voice,
                                         const match::Match& match) const override;
    [[nodiscard]] std::string account(const sentences::Voice& voice, const match::Match& match,
                                      bool ended) const override;
    [[nodiscard]] std::string deeds(const sentences::Voice& voice, const match::Match& match,
                                    std::size_t without) const override;
    [[nodiscard]] std::string standing_told(const sentences::Voice& voice,
                                            const match::Match& match) const override;
};

}  // namespace parlor::zenda
