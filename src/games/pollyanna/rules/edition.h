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

struct Edition {
    EditionId id;
    std::string_view name;     // as in position text
    std::string_view leaflet;  // the letter that docs/rules cites it by
    // P57, Q1: a piece that has moved as third onto a Blockade of its own colour stays until the
    // next throw.
    bool third_piece_stays;
    bool third_piece_of_partners_stays = true;  // Q34: the same where a partner's piece is in it
    bool reward_goes_home;                      // Q6: B and C name the dice alone
    bool reward_optional = true;                // Q7: the leaflets say "may"
};

inline constexpr std::array<Edition, 4> editions{{
    {.id = EditionId::Of1916,
     .name = "pollyanna-1916",
     .leaflet = "A",
     .third_piece_stays = true,
     .reward_goes_home = true},
    {.id = EditionId::Of1951,
     .name = "pollyanna-1951",
     .leaflet = "B",
     .third_piece_stays = false,
     .reward_goes_home = false},
    {.id = EditionId::Dixie1952,
     .name = "dixie-1952",
     .leaflet = "C",
     .third_piece_stays = false,
     .reward_goes_home = false},
    {.id = EditionId::Spanish,
     .name = "pollyanna-es",
     .leaflet = "D",
     .third_piece_stays = true,
     .reward_goes_home = true},
}};

constexpr const Edition& edition(EditionId id) { return editions[static_cast<std::size_t>(id)]; }

// The answers that a house may turn round, in the order of their names.
enum class Switch : std::uint8_t {
    RewardGoesHome,
    RewardOptional,
    ThirdPiece,
    ThirdPieceOfPartners,
};

// All there is to say of one: text, editions table, page and checks read it here.
struct HouseRule {
    Switch which;
    std::string_view name;    // as in a variant's text, and the key of its sentences
    std::string_view ruling;  // in docs/rules/rulings.md
    bool Edition::* answer;   // of the edition
    std::string_view yes;     // the answers' words, keys of texts: "editions.yes"
    std::string_view no;
};

inline constexpr std::array<HouseRule, 4> house_rules{{
    {Switch::RewardGoesHome, "reward_goes_home", "Q6", &Edition::reward_goes_home, "yes", "no"},
    {Switch::RewardOptional, "reward_optional", "Q7", &Edition::reward_optional, "yes", "no"},
    {Switch::ThirdPiece, "third_piece", "Q1", &Edition::third_piece_stays, "stays", "plays_on"},
    {Switch::ThirdPieceOfPartners, "third_piece_of_partners", "Q34",
     &Edition::third_piece_of_partners_stays, "stays", "plays_on"},
}};

constexpr const HouseRule& house_rule(Switch which) {
    return house_rules[static_cast<std::size_t>(which)];
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

    [[nodiscard]] constexpr bool answer(const HouseRule& rule) const {
        return edition().*rule.answer != is_switched(rule.which);
    }
    [[nodiscard]] constexpr bool third_piece_stays() const {
        return answer(house_rule(Switch::ThirdPiece));
    }
    [[nodiscard]] constexpr bool third_piece_of_partners_stays() const {
        return answer(house_rule(Switch::ThirdPieceOfPartners));
    }
    [[nodiscard]] constexpr bool reward_goes_home() const {
        return answer(house_rule(Switch::RewardGoesHome));
    }
    [[nodiscard]] constexpr bool reward_optional() const {
        return answer(house_rule(Switch::RewardOptional));
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
