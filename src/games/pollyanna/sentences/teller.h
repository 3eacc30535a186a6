// SPDX-License-Identifier: MIT
// Pollyanna in sentences.
#pragma once

#include "presentation/sentences/teller.h"

namespace parlor::sentences {

class PollyannaTeller final : public Teller {
public:
    [[nodiscard]] std::string reason(const Voice& voice,
                                     const match::Refused& refused) const override;
    [[nodiscard]] std::string pieces(const Voice& voice,
                                     const match::Refused& refused) const override;
    [[nodiscard]] StepTold step_told(const Voice& voice, const match::Match& match,
                                     std::string_view step) const override;
    [[nodiscard]] std::string title(const Voice& voice, const game::Record& record) const override;
    [[nodiscard]] std::vector<std::string> opening_told(const Voice& voice,
                                                        const game::Record& record) const override;
    [[nodiscard]] std::string throw_told(const Voice& voice,
                                         const match::Match& match) const override;
    [[nodiscard]] std::string account(const Voice& voice, const match::Match& match,
                                      bool ended) const override;
    [[nodiscard]] std::string deeds(const Voice& voice, const match::Match& match,
                                    std::size_t without) const override;
    [[nodiscard]] std::string standing_told(const Voice& voice,
                                            const match::Match& match) const override;
};

}  // namespace parlor::sentences
