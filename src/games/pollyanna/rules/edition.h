// SPDX-License-Identifier: MIT
// The editions: rows of answers to named questions. Code asks the question, never the name of
// the edition. A house rule is a switched answer and part of a game's identity.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace parlor::pollyanna {

inline constexpr std::string_view game_name = "pollyanna";  // as records have it

enum class EditionId : std::uint8_t { Of1916, Of1951, Dixie1952, Spanish };

// Q1: a piece that came to rest as third on a Blockade of its own side, in the same throw.
enum class ThirdPiece : std::uint8_t { PlaysOn, StaysUntilNextThrow };

struct Edition {
    EditionId id;
    std::string_view name;         // as in position text
    std::string_view leaflet;      // the letter that docs/rules cites it by
    ThirdPiece third_piece;        // P57, Q1
    bool reward_goes_home = true;  // Q6: leaflets silent
    bool reward_optional = true;   // Q7: leaflets silent
};

inline constexpr std::array<Edition, 4> editions{{
    {.id = EditionId::Of1916,
     .name = "pollyanna-1916",
     .leaflet = "A",
     .third_piece = ThirdPiece::StaysUntilNextThrow},
    {.id = EditionId::Of1951,
     .name = "pollyanna-1951",
     .leaflet = "B",
     .third_piece = ThirdPiece::PlaysOn},
    {.id = EditionId::Dixie1952,
     .name = "dixie-1952",
     .leaflet = "C",
     .third_piece = ThirdPiece::PlaysOn},
    {.id = EditionId::Spanish,
     .name = "pollyanna-es",
     .leaflet = "D",
     .third_piece = ThirdPiece::StaysUntilNextThrow},
}};

constexpr const Edition& edition(EditionId id) { return editions[static_cast<std::size_t>(id)]; }

// The answers a house may change, in the order of their names.
enum class Switch : std::uint8_t { RewardGoesHome, RewardOptional, ThirdPiece };

inline constexpr std::array<Switch, 3> all_switches{Switch::RewardGoesHome, Switch::RewardOptional,
                                                    Switch::ThirdPiece};

constexpr std::string_view name(Switch which) {
    constexpr std::array<std::string_view, 3> names{"reward_goes_home", "reward_optional",
                                                    "third_piece"};
    return names[static_cast<std::size_t>(which)];
}

// How a variant's text tells that partners play.
inline constexpr std::string_view partners_switch = "partners";

// Which game is played: an edition, with partners or without, and the switched house rules.
class Variant {
public:
    constexpr Variant() = default;
    constexpr explicit Variant(EditionId id) : edition_(id) {}

    [[nodiscard]] constexpr Variant with_partners() const { return with(partners_bit); }
    [[nodiscard]] constexpr Variant with_switched(Switch which) const { return with(bit(which)); }

    [[nodiscard]] constexpr const Edition& edition() const { return pollyanna::edition(edition_); }
    [[nodiscard]] constexpr bool partners() const { return (flags_ & partners_bit) != 0; }
    [[nodiscard]] constexpr bool is_switched(Switch which) const {
        return (flags_ & bit(which)) != 0;
    }

    [[nodiscard]] constexpr bool third_piece_stays() const {
        return (edition().third_piece == ThirdPiece::StaysUntilNextThrow) !=
               is_switched(Switch::ThirdPiece);
    }
    [[nodiscard]] constexpr bool reward_goes_home() const {
        return edition().reward_goes_home != is_switched(Switch::RewardGoesHome);
    }
    [[nodiscard]] constexpr bool reward_optional() const {
        return edition().reward_optional != is_switched(Switch::RewardOptional);
    }

    friend constexpr bool operator==(Variant, Variant) = default;

private:
    static constexpr std::uint8_t partners_bit = 1;
    static constexpr std::uint8_t bit(Switch which) {
        return static_cast<std::uint8_t>(2U << static_cast<unsigned>(which));
    }
    [[nodiscard]] constexpr Variant with(std::uint8_t flag) const {
        Variant changed = *this;
        changed.flags_ = static_cast<std::uint8_t>(flags_ | flag);
        return changed;
    }

    EditionId edition_ = EditionId::Of1916;
    std::uint8_t flags_ = 0;
};

}  // namespace parlor::pollyanna
