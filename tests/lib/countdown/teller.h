// SPDX-License-Identifier: MIT
// Countdown in sentences: plain ones, in English whatever the language, because nobody plays it.
// Seats, levels and faults are told in the common words.
#pragma once

#include "presentation/sentences/teller.h"

namespace parlor::countdown {

class CountdownTeller final : public sentences::Teller {
public:
    using Voice = sentences::Voice;

    [[nodiscard]] sentences::StepTold step_told(const Voice& voice, const match::Match& match,
                                                std::string_view step) const override;
    [[nodiscard]] std::string title(const Voice& voice, const game::Record& record) const override;
    [[nodiscard]] std::string throw_told(const Voice& voice,
                                         const match::Match& match) const override;
    [[nodiscard]] std::string account(const Voice& voice, const match::Match& match,
                                      bool ended) const override;
    [[nodiscard]] std::string deeds(const Voice& voice, const match::Match& match,
                                    std::size_t without) const override;
    [[nodiscard]] std::string standing_told(const Voice& voice,
                                            const match::Match& match) const override;
};

}  // namespace parlor::countdown
