// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/ending_table.h"

#include <array>
#include <cmath>
#include <utility>

#include "base/headed_file.h"
#include "computers/nets/net.h"
#include "games/pollyanna/players/ending_codec.h"

namespace parlor::pollyanna {
namespace {

constexpr std::string_view version = "1";

bool matters(const HouseRule& rule) {
    return rule.which != Switch::ThirdPiece && rule.which != Switch::ThirdPieceOfPartners;
}

// The book and the answers that matter, a bit each.
std::uint32_t rules_of(Variant variant) {
    const RuleBook book = variant.edition().book;
    std::uint32_t bits = 1U << static_cast<unsigned>(book);
    for (const HouseRule& rule : house_rules(book)) {
        const bool yes = matters(rule) && variant.answer(rule);
        if (yes) bits |= 0x100U << static_cast<unsigned>(rule.which);
    }
    return bits;
}

std::shared_ptr<const EndingTable>& shared_table() {
    static std::shared_ptr<const EndingTable> table;
    return table;
}

}  // namespace

const double EndingTable::greatest_error = 0.5 / ending_steps;

std::string_view name(EndingFault fault) {
    constexpr std::array<std::string_view, 4> names{"not_endings", "other_version", "other_rules",
                                                    "damaged"};
    return names[static_cast<std::size_t>(fault)];
}

std::string ending_rules(Variant variant) {
    const RuleBook book = variant.edition().book;
    std::string named(rule_book(book).endings);
    for (const HouseRule& rule : house_rules(book)) {
        if (matters(rule) && variant.answer(rule)) named.append(" ").append(rule.name);
    }
    return named;
}

base::Expected<EndingTable, EndingFault> EndingTable::read(std::string_view file, Variant variant) {
    base::HeadedFile reading{file};
    const auto read_version = reading.value("parlor-endings");
    if (!read_version) return base::unexpected(EndingFault::NotEndings);
    if (*read_version != version) return base::unexpected(EndingFault::OtherVersion);
    const auto rules = reading.value("rules");
    if (!rules) return base::unexpected(EndingFault::Damaged);
    if (*rules != ending_rules(variant)) return base::unexpected(EndingFault::OtherRules);
    const auto fingerprint = reading.number("fingerprint");
    auto card = reading.card();
    if (!fingerprint || !card || nets::fingerprint(reading.rest) != *fingerprint) {
        return base::unexpected(EndingFault::Damaged);
    }
    auto steps = unpack_endings(reading.rest, ending_places);
    if (!steps) return base::unexpected(EndingFault::Damaged);
    EndingTable table;
    table.card_ = std::move(*card);
    table.rules_ = rules_of(variant);
    table.steps_ = std::move(*steps);
    return table;
}

std::string EndingTable::file(Variant variant, std::span<const float> chances,
                              std::string_view card) {
    std::vector<std::uint16_t> steps;
    steps.reserve(chances.size());
    for (const float chance : chances) {
        steps.push_back(static_cast<std::uint16_t>(std::lround(chance * ending_steps)));
    }
    std::string packed = pack_endings(steps, ending_places);
    packed.resize((packed.size() + 7) / 8 * 8,
                  char{0});  // whole words: the fingerprint is of these
    std::string all = "parlor-endings: " + std::string(version);
    all += "\nrules: " + ending_rules(variant);
    all += "\nfingerprint: " + std::to_string(nets::fingerprint(packed)) + '\n';
    return all.append(card) + '\n' + packed;
}

bool EndingTable::covers(Variant variant) const { return rules_ == rules_of(variant); }

double EndingTable::chance(Ending ending) const {
    return static_cast<double>(steps_[ending.own * placements + ending.rival]) / ending_steps;
}

void take_endings(std::shared_ptr<const EndingTable> table) { shared_table() = std::move(table); }
std::shared_ptr<const EndingTable> taken_endings() { return shared_table(); }

}  // namespace parlor::pollyanna
