// SPDX-License-Identifier: MIT
#include "cli/prepare.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <random>

#include "cli/common.h"
#include "cli/computer.h"
#include "cli/opening_told.h"
#include "cli/records.h"
#include "pollyanna/opening.h"
#include "pollyanna/text.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;
using language::Language;
using language::say;

constexpr std::string_view players_tag = "players";

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

std::optional<Variant> chosen_variant(const PlayOptions& options) {
    std::string all = options.game;
    if (all.empty()) {
        const bool spanish = options.language == Language::Spanish;
        all = edition(spanish ? EditionId::Spanish : EditionId::Of1916).name;
    }
    if (options.partners && all.find("+partners") == std::string::npos) all += "+partners";
    for (const std::string& each : options.house) (all += '+') += each;
    const auto variant = parse_variant(all);
    if (variant) return *variant;
    complain(options.language, variant.error());
    return std::nullopt;
}

// As the options have it, else as it is usual.
std::optional<Seating> chosen_seating(const PlayOptions& options, const Seating& usual) {
    Seating seating = usual;
    if (!options.seats.empty()) {
        const auto read = parse_seating(options.seats);
        if (!read) {
            complain(say(options.language, "seating.unreadable",
                         {{"part", read.error()}, {"players", all_computers()}}));
            return std::nullopt;
        }
        seating = *read;
    }
    if (options.names.empty()) return seating;
    const auto named = add_names(seating, options.names);
    if (named) return seating;
    complain(say(options.language, "seating.unknown_name", {{"part", named.error()}}));
    return std::nullopt;
}

bool check_seats(const PlayOptions& options, Variant variant, SeatSet seated) {
    if (may_play(seated, variant.partners())) return true;
    const bool too_few = variant.partners() && may_play(seated, false);
    const Fault fault = too_few ? Fault::PartnersNeedFour : Fault::SeatsNotPlayable;
    complain(options.language, {{fault, too_few ? text(variant) : text(seated)}});
    return false;
}

std::vector<Throw> throw_for_first_turn(SeatSet seated, Dice& dice) {
    std::vector<Throw> thrown;
    while (opening(seated, thrown).to_throw) thrown.push_back(dice.cast());
    return thrown;
}

std::optional<Prepared> new_game(const PlayOptions& options) {
    const auto variant = chosen_variant(options);
    if (!variant) return std::nullopt;
    const SeatSet usual = variant->partners() ? SeatSet::all() : SeatSet::pair(Seat::Blue);
    const auto seating = chosen_seating(options, one_human(usual));
    if (!seating || !check_seats(options, *variant, seating->seated())) return std::nullopt;

    const SeatSet seated = seating->seated();
    const game::Seed seed{options.seed ? *options.seed : std::random_device{}(), 0};
    Dice dice(seed);
    match::Table table{.names = seating->names(),
                       .date = today(),
                       .seed = seed,
                       .opening = throw_for_first_turn(seated, dice),
                       .tags = {{std::string(players_tag), seating->text()}}};
    const Seat begins = *opening(seated, table.opening).begins();
    const Voice voice{options.language, seating->names()};
    const auto told = fmt::format("{}", fmt::join(opening_told(voice, seated, table.opening), " "));
    return Prepared{match::Match(starting_position(*variant, seated, begins), table),
                    *seating,
                    dice,
                    seed.seed,
                    {voice.say("play.welcome"), told}};
}

// What the record says of its players; of a record that says nothing, the first is a person.
Seating recorded_seating(const game::Record& record, SeatSet seated) {
    Seating seating = one_human(seated);
    const auto tag = std::ranges::find(record.others, players_tag, &game::Tag::name);
    if (tag != record.others.end()) {
        const auto read = parse_seating(tag->value);
        if (read && read->seated() == seated) seating = *read;
    }
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) seating.name(*parse_seat(each.letter), *each.name);
    }
    return seating;
}

std::vector<std::string> loaded_told(const PlayOptions& options, const LoadedRecord& loaded,
                                     const Voice& voice) {
    const match::Match& match = loaded.match;
    const std::string seat = voice.seat(match.position().to_throw);
    const std::size_t turns = loaded.record.turns.size() - (match.thrown() ? 1 : 0);
    std::vector<std::string> told{
        voice.say("play.loaded", {{"file", options.load}, {"turns", fmt::to_string(turns)}})};
    if (const auto thrown = match.thrown()) {
        told.push_back(voice.say("play.resume_thrown", {{"seat", seat},
                                                        {"high", fmt::to_string(thrown->high)},
                                                        {"low", fmt::to_string(thrown->low)}}));
    } else {
        told.push_back(voice.say("play.resume_to_throw", {{"seat", seat}}));
    }
    return told;
}

std::optional<Prepared> saved_game(const PlayOptions& options) {
    const auto loaded = load_record(options.language, options.load);
    if (!loaded) return std::nullopt;
    if (!loaded->match.winners().empty()) {
        complain(say(options.language, "play.resume_over"));
        return std::nullopt;
    }
    const SeatSet seated = loaded->match.position().seated;
    const auto seating = chosen_seating(options, recorded_seating(loaded->record, seated));
    if (!seating) return std::nullopt;
    if (seating->seated() != seated) {
        complain(say(options.language, "seating.differs", {{"seats", text(seated)}}));
        return std::nullopt;
    }
    // A game without a seed goes on with dice of chance, and its record stays without.
    const auto seed = loaded->record.seed.value_or(game::Seed{std::random_device{}(), 0});
    const Voice voice{options.language, seating->names()};
    return Prepared{loaded->match, *seating, Dice(seed, throws_of(loaded->record)), seed.seed,
                    loaded_told(options, *loaded, voice)};
}

}  // namespace

std::optional<Prepared> prepare(const PlayOptions& options) {
    return options.load.empty() ? new_game(options) : saved_game(options);
}

}  // namespace parlor::cli
