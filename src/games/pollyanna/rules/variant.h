// SPDX-License-Identifier: MIT
// Which game is played: an edition and what the players changed of it.
#pragma once

#include <cstdint>
#include <string_view>

#include "games/pollyanna/rules/edition.h"

namespace parlor::pollyanna {

// The switch in a variant's text for partners.
inline constexpr std::string_view partners_switch = "partners";

// Which game is played: an edition, with partners or without, and the switched house rules.
class Variant {
public:
    constexpr Variant() = default;
    constexpr explicit Variant(EditionId id) : bits_(static_cast<std::uint16_t>(id)) {}

    [[nodiscard]] constexpr Variant with_partners() const { return with(partners_bit); }
    [[nodiscard]] constexpr Variant with_switched(Switch which) const { return with(bit(which)); }

    [[nodiscard]] constexpr const Edition& edition() const {
        return editions[bits_ & edition_bits];
    }
    [[nodiscard]] constexpr bool partners() const { return (bits_ & partners_bit) != 0; }
    [[nodiscard]] constexpr bool is_switched(Switch which) const {
        return (bits_ & bit(which)) != 0;
    }

    [[nodiscard]] constexpr bool answer(const HouseRule& rule) const {
        return edition().*rule.answer != is_switched(rule.which);
    }
    [[nodiscard]] constexpr bool answer(Switch which) const { return answer(house_rule(which)); }
    [[nodiscard]] constexpr bool third_piece_stays() const { return answer(Switch::ThirdPiece); }
    [[nodiscard]] constexpr bool third_piece_of_partners_stays() const {
        return answer(Switch::ThirdPieceOfPartners);
    }
    [[nodiscard]] constexpr bool reward_goes_home() const { return answer(Switch::RewardGoesHome); }
    [[nodiscard]] constexpr bool reward_optional() const { return answer(Switch::RewardOptional); }
    [[nodiscard]] constexpr bool must_capture() const { return answer(Switch::MustCapture); }
    [[nodiscard]] constexpr bool reward_for_home() const { return answer(Switch::PrizeForHome); }
    // P72, M13: how many spaces a Reward is.
    [[nodiscard]] constexpr int reward() const {
        return answer(Switch::PrizeOfTwenty) ? board.long_reward : board.reward;
    }
    // M6: with `SixesEnterTwo`, 6-6 enters on the start only.
    [[nodiscard]] constexpr bool allows(const Entry& entry) const {
        return entry.high != entry.low || entry.ahead == 0 || !answer(Switch::SixesEnterTwo);
    }

    friend constexpr bool operator==(Variant, Variant) = default;

private:
    static constexpr unsigned edition_bits = 0xf;
    static constexpr unsigned partners_bit = 0x10;
    static constexpr unsigned bit(Switch which) { return 0x20U << static_cast<unsigned>(which); }
    [[nodiscard]] constexpr Variant with(unsigned flag) const {
        Variant changed = *this;
        changed.bits_ = static_cast<std::uint16_t>(bits_ | flag);
        return changed;
    }

    std::uint16_t bits_ = 0;
};

}  // namespace parlor::pollyanna
