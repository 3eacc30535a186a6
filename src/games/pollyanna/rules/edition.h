// SPDX-License-Identifier: MIT
// The editions: rows of answers to named questions. Code asks the question, never the name of
// the edition. A house rule is a switched answer and part of a game's identity.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/pollyanna/rules/board.h"

namespace parlor::pollyanna {

inline constexpr std::string_view game_name = "pollyanna";  // as records have it

enum class EditionId : std::uint8_t { Of1916, Of1951, Dixie1952, Spanish, Poleana };

// The rule numbers of an edition: P and Q of the leaflets, or M and MQ of poleana.
enum class RuleBook : std::uint8_t { Leaflets, Poleana };

// What the editions of a rule book have in common. The editions and house rules of a book are
// `editions_of` and `house_rules`; what other modules know of a book is a table of theirs with a
// row for each book.
struct RuleBookRow {
    RuleBook id;
    std::string_view name;     // of its net's file
    std::string_view endings;  // what a file of endings calls its rules
    bool four_are_partners;    // P4, M2: by default
    bool has_painted_numbers;  // its board prints 0 to 14 from each start
};

inline constexpr std::array<RuleBookRow, 2> rule_books{{
    {RuleBook::Leaflets, "pollyanna", "leaflets", true, false},
    {RuleBook::Poleana, "poleana", "poleana", false, true},
}};

constexpr std::size_t index(RuleBook book) { return static_cast<std::size_t>(book); }
constexpr const RuleBookRow& rule_book(RuleBook book) { return rule_books[index(book)]; }

// A way to enter with both dice: this throw brings `pieces` waiting pieces (all, if fewer wait) to
// the space `ahead` of the start.
struct Entry {
    std::uint8_t high;
    std::uint8_t low;
    std::uint8_t pieces;
    std::uint8_t ahead;
};

// P17: two dice that total 6. M4, M5, M6.
inline constexpr std::array<Entry, 3> leaflet_entries{{{5, 1, 1, 0}, {4, 2, 1, 0}, {3, 3, 1, 0}}};
inline constexpr std::array<Entry, 6> poleana_entries{
    {{5, 1, 1, 0}, {4, 2, 1, 0}, {3, 3, 1, 0}, {6, 3, 1, 3}, {6, 6, 2, 0}, {6, 6, 1, 6}}};

// P64, M3: the Broadway spaces of a seat's colour, counted from its Entrance.
inline constexpr std::array<int, 2> leaflet_colours{0, board.start};
inline constexpr std::array<int, 3> poleana_colours{0, board.start, board.start + 3};

struct Edition {
    EditionId id;
    std::string_view name;     // as in position text
    std::string_view leaflet;  // the letter that docs/rules cites it by
    RuleBook book = RuleBook::Leaflets;
    bool six_enters = true;  // P16: a die that shows 6 enters a piece by itself
    std::span<const Entry> entries = leaflet_entries;
    std::span<const int> colours = leaflet_colours;
    bool third_piece_stays;  // P57, Q1: as third on a Blockade of its colour, for this throw
    bool third_piece_of_partners_stays = true;  // Q34: the same where a partner's piece is in it
    bool reward_goes_home;                      // Q6: B and C name the dice alone
    bool reward_optional = true;                // Q7: the leaflets say "may"
    bool sixes_enter_two = false;               // M6: 6-6 enters on the start and nowhere else
    bool must_capture = false;                  // M12
    bool prize_of_twenty = false;               // M13: of ten, as the Reward (P72)
    bool prize_for_home = false;                // M14: as for a capture
    bool offers_spinners = false;               // No. 2: two spinners in place of dice
};

inline constexpr std::array<Edition, 5> editions{{
    {.id = EditionId::Of1916,
     .name = "pollyanna-1916",
     .leaflet = "A",
     .third_piece_stays = true,
     .reward_goes_home = true,
     .offers_spinners = true},
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
     .reward_goes_home = true,
     .offers_spinners = true},
    {.id = EditionId::Poleana,
     .name = "poleana",
     .leaflet = "M",
     .book = RuleBook::Poleana,
     .six_enters = false,
     .entries = poleana_entries,
     .colours = poleana_colours,
     .third_piece_stays = false,
     .reward_goes_home = true},
}};

// For tables whose rows of one book stand together: these rows, by book.
template <class Row, std::size_t size>
constexpr auto by_rule_book(const std::array<Row, size>& rows) {
    std::array<std::span<const Row>, rule_books.size()> all;
    for (const RuleBookRow& book : rule_books) {
        const auto is_of_book = [&](const Row& row) { return row.book == book.id; };
        const auto first = std::ranges::find_if(rows, is_of_book);
        all[index(book.id)] = {first, std::find_if_not(first, rows.end(), is_of_book)};
    }
    return all;
}

inline constexpr auto editions_by_book = by_rule_book(editions);
constexpr std::span<const Edition> editions_of(RuleBook book) {
    return editions_by_book[index(book)];
}

constexpr const Edition& edition(EditionId id) { return editions[static_cast<std::size_t>(id)]; }

// The answers that a house may switch, in the order of their names within each book.
enum class Switch : std::uint8_t {
    RewardGoesHome,
    RewardOptional,
    ThirdPiece,
    ThirdPieceOfPartners,
    MustCapture,
    PrizeForHome,
    PrizeOfTwenty,
    SixesEnterTwo,
};

// A house rule, for texts, the editions table, the page and checks.
struct HouseRule {
    RuleBook book;
    Switch which;
    std::string_view name;    // as in a variant's text, and the key of its sentences
    std::string_view ruling;  // in docs/rules
    bool Edition::* answer;   // of the edition
    std::string_view yes;     // the answers' words, keys of texts: "editions.yes"
    std::string_view no;
};

inline constexpr std::array<HouseRule, 8> all_house_rules{{
    {RuleBook::Leaflets, Switch::RewardGoesHome, "reward_goes_home", "Q6",
     &Edition::reward_goes_home, "yes", "no"},
    {RuleBook::Leaflets, Switch::RewardOptional, "reward_optional", "Q7", &Edition::reward_optional,
     "yes", "no"},
    {RuleBook::Leaflets, Switch::ThirdPiece, "third_piece", "Q1", &Edition::third_piece_stays,
     "stays", "plays_on"},
    {RuleBook::Leaflets, Switch::ThirdPieceOfPartners, "third_piece_of_partners", "Q34",
     &Edition::third_piece_of_partners_stays, "stays", "plays_on"},
    {RuleBook::Poleana, Switch::MustCapture, "must_capture", "M12", &Edition::must_capture, "yes",
     "no"},
    {RuleBook::Poleana, Switch::PrizeForHome, "prize_for_home", "M14", &Edition::prize_for_home,
     "yes", "no"},
    {RuleBook::Poleana, Switch::PrizeOfTwenty, "prize_of_twenty", "M13", &Edition::prize_of_twenty,
     "yes", "no"},
    {RuleBook::Poleana, Switch::SixesEnterTwo, "sixes_enter_two", "M6", &Edition::sixes_enter_two,
     "yes", "no"},
}};

inline constexpr auto house_rules_by_book = by_rule_book(all_house_rules);
// The house rules that editions of a book offer.
constexpr std::span<const HouseRule> house_rules(RuleBook book) {
    return house_rules_by_book[index(book)];
}

constexpr const HouseRule& house_rule(Switch which) {
    return all_house_rules[static_cast<std::size_t>(which)];
}

}  // namespace parlor::pollyanna
