// SPDX-License-Identifier: MIT
#include "programs/cli/play/prepare.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <random>

#include "base/words.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/play/records.h"
#include "rules/match/new_game.h"
#include "unicode/letters.h"

namespace parlor::cli {
namespace {

using language::say;

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

// As the options have it, else as it is usual.
std::optional<Seating> chosen_seating(const PlayOptions& options, const TerminalGame& game,
                                      const Seating& usual) {
    const sentences::Voice voice = game.teller().voice(options.language);
    Seating seating = usual;
    if (!options.seats.empty()) {
        const auto read = terminal::parse_seating(game.game(), options.seats, options.level);
        if (!read) {
            complain(voice.own(
                "seating.unreadable",
                {{"part", read.error()}, {"players", terminal::level_names(game.game())}}));
            return std::nullopt;
        }
        seating = *read;
    }
    if (options.names.empty()) return seating;
    const auto named = terminal::add_names(game.game(), seating, options.names);
    if (named) return seating;
    complain(voice.own("seating.unknown_name", {{"part", named.error()}}));
    return std::nullopt;
}

bool is_level(const PlayOptions& options, const TerminalGame& game) {
    if (game.game().coach()->level(options.level) != nullptr) return true;
    complain_of(say(options.language, "players.unknown",
                    {{"part", options.level}, {"players", terminal::level_names(game.game())}}),
                "unknown_player");
    return false;
}

// The game's title and, where the rules have a name, whose they are.
std::vector<std::string> titles(const TerminalGame& game, const sentences::Voice& voice,
                                const game::Record& record) {
    std::vector<std::string> all{game.teller().title(voice, record)};
    const std::string house(match::house_of(record.others));
    if (!house.empty()) all.push_back(voice.say("play.house", {{"house", house}}));
    return all;
}

// The name that the house rules are to have: what is more to be said of it, `begin` says.
bool is_visible_name(const PlayOptions& options) {
    if (options.house_name.empty() || unicode::is_visible(options.house_name)) return true;
    complain_of(say(options.language, "defect.bad_house_name", {{"part", options.house_name}}),
                "bad_house_name");
    return false;
}

std::optional<Prepared> new_game(const PlayOptions& options) {
    auto game = find_game({options.game, options.board, options.language});
    if (!game) return std::nullopt;
    if (!is_level(options, *game) || !is_visible_name(options)) return std::nullopt;
    const auto usual = game->usual_seats(options);
    const auto seating = chosen_seating(
        options, *game,
        terminal::one_human(game->game(), usual.seated, usual.person, options.level));
    if (!seating) return std::nullopt;

    const game::Seed seed{options.seed ? *options.seed : std::random_device{}(), 0};
    match::Dice dice(seed, game->game().dice());
    match::Header table{.names = seating->names(),
                        .date = today(),
                        .seed = seed,
                        .commitment = {},
                        .tags = {{std::string(match::players_tag), seating->text()}}};
    name_house(table, base::trimmed(options.house_name));
    auto match =
        game->game().begin({game->named(options, seating->seated()), seating->seated(), table},
                           [&] { return dice.cast(); });
    if (!match) {
        complain(options.language, game->game(), match.error());
        return std::nullopt;
    }
    const sentences::Voice voice =
        game->teller().voice(options.language, (*match)->tags().edition, seating->names());
    std::vector<std::string> told = titles(*game, voice, (*match)->tags());
    told.push_back(voice.own("play.welcome"));
    const auto opening = game->teller().opening_told(voice, (*match)->tags());
    if (!opening.empty()) told.push_back(fmt::format("{}", fmt::join(opening, " ")));
    return Prepared{std::move(game), std::move(*match), *seating, dice, seed.seed, std::move(told)};
}

std::string seats_of(const game::Record& record) {
    std::string all;
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) all += each.letter;
    }
    return all;
}

// What the record says of its players; of a record that says nothing, the first is a person.
Seating recorded_seating(const game::Record& record, const TerminalGame& game) {
    const std::string seated = seats_of(record);
    Seating seating = terminal::one_human(game.game(), seated, seated.front());
    const auto tag = std::ranges::find(record.others, match::players_tag, &game::Tag::name);
    if (tag != record.others.end()) {
        const auto read = terminal::parse_seating(game.game(), tag->value);
        if (read && std::ranges::is_permutation(read->seated(), seated)) seating = *read;
    }
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) seating.name(each.letter, *each.name);
    }
    return seating;
}

std::optional<Prepared> saved_game(const PlayOptions& options) {
    auto loaded = load_record(options.language, {options.load, options.board});
    if (!loaded) return std::nullopt;
    auto& [record, game, match] = *loaded;
    if (match->due() == match::Due::Over) {
        complain(say(options.language, "play.resume_over"));
        return std::nullopt;
    }
    if (!is_level(options, *game)) return std::nullopt;
    const auto seating = chosen_seating(options, *game, recorded_seating(record, *game));
    if (!seating) return std::nullopt;
    const std::string seated = seats_of(record);
    if (!std::ranges::is_permutation(seating->seated(), seated)) {
        complain(say(options.language, "seating.differs", {{"seats", seated}}));
        return std::nullopt;
    }
    // A game without a seed goes on with dice of chance, and its record stays without.
    const auto seed = record.seed.value_or(game::Seed{std::random_device{}(), 0});
    const match::Dice dice(seed, game->game().dice(), match::throws_of(record));
    const sentences::Voice voice =
        game->teller().voice(options.language, record.edition, seating->names());
    const auto turns = fmt::to_string(throws_played(record));
    std::vector<std::string> told = titles(*game, voice, record);
    told.push_back(voice.say("play.loaded", {{"file", options.load}, {"turns", turns}}));
    told.push_back(game->teller().standing_told(voice, *match));
    return Prepared{std::move(game), std::move(match), *seating, dice, seed.seed, std::move(told)};
}

}  // namespace

std::optional<Prepared> prepare(const PlayOptions& options) {
    return options.load.empty() ? new_game(options) : saved_game(options);
}

}  // namespace parlor::cli
