// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/table_options.h"

#include <algorithm>

#include "base/words.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/terminal/series.h"
#include "presentation/terminal/seating.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

std::vector<std::string_view> seat_words(std::string_view text) {
    const bool letters =
        std::ranges::all_of(text, [](char c) { return parse_seat(c).has_value(); });
    if (!letters || text.empty()) return base::split(text, ',');
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < text.size(); ++i) all.push_back(text.substr(i, 1));
    return all;
}

std::optional<Variant> read_variant(const PollyannaTableOptions& options) {
    const auto variant = parse_variant(options.game);
    if (variant) return options.partners ? variant->with_partners() : *variant;
    complain(options.language, pollyanna::Game(), match::faults(variant.error()));
    return std::nullopt;
}

std::optional<SeatSet> read_seats(const PollyannaTableOptions& options) {
    SeatSet seated;
    bool sound = true;
    for (const std::string_view word : seat_words(options.seats)) {
        const auto seat = read_seat(word, options.language);
        if (!seat) return std::nullopt;
        sound = add_seat(*seat, seated, options.language) && sound;
    }
    return sound ? std::optional(seated) : std::nullopt;
}

}  // namespace

std::optional<Seat> read_seat(std::string_view word, language::Language language) {
    const auto seat = terminal::parse_seat_name(pollyanna::Game::seat_words, base::trimmed(word));
    if (seat) return parse_seat(*seat);
    complain_of(language::say(language, "simulate.unknown_seat", {{"part", std::string(word)}}),
                "unknown_seat");
    return std::nullopt;
}

bool add_seat(Seat seat, SeatSet& seats, language::Language language) {
    const bool repeated = seats.has(seat);
    if (repeated) {
        complain_of(language::say(language, "simulate.seat_repeated",
                                  {{"part", std::string(1, letter(seat))}}),
                    "seat_repeated");
    }
    seats = seats | SeatSet::of(seat);
    return !repeated;
}

std::optional<PollyannaTable> read_pollyanna_table(const PollyannaTableOptions& options) {
    const auto variant = read_variant(options);
    const auto seated = read_seats(options);
    if (!seated) return std::nullopt;
    const bool partners = variant && variant->partners();
    if (may_play(*seated, partners)) {
        return variant ? std::optional(PollyannaTable{*variant, *seated}) : std::nullopt;
    }
    const Defects defects = partners ? Defects{{PositionFault::PartnersNeedFour, text(*variant)}}
                                     : Defects{{PositionFault::SeatsNotPlayable, text(*seated)}};
    complain(options.language, pollyanna::Game(), match::faults(defects));
    return std::nullopt;
}

}  // namespace parlor::cli
