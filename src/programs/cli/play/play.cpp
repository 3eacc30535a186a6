// SPDX-License-Identifier: MIT
// `parlor play`: the game in the terminal, for people and computers in any mixture.

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "base/words.h"
#include "presentation/terminal/terminal_game.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/console.h"
#include "programs/cli/games.h"
#include "programs/cli/play/records.h"
#include "programs/cli/play/session.h"
#include "programs/cli/terminal.h"
#include "rules/match/new_game.h"
#include "unicode/letters.h"

namespace parlor::cli {
namespace {

using language::say;

struct PlayOptions : terminal::GameChoice {
    std::string seats;              // "blue=human,red=computer"; empty: a person against a computer
    std::string level = "careful";  // of every "computer": a name or a number of the roster
    std::string names;              // "Ana,Luis", in the order of turns, or "blue=Ana,red=Luis"
    std::string board;              // the file of a board; empty: the game's own
    std::string house_name;         // whose rules these are
    std::optional<std::uint64_t> seed;  // nullopt: random
    std::string load;                   // a record to go on with
    std::string save;                   // written after every change
    bool plain = false;                 // line after line, even on a screen
    double pause = 1.0;                 // seconds that a computer's throw is shown
    LookOptions look;
};

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

// The seating of the options, or else the usual one.
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

// The game's title, and the name of its house rules if they have one.
std::vector<std::string> titles(const TerminalGame& game, const sentences::Voice& voice,
                                const game::Record& record) {
    std::vector<std::string> all{game.teller().title(voice, record)};
    const std::string house(match::house_of(record.others));
    if (!house.empty()) all.push_back(voice.say("play.house", {{"house", house}}));
    return all;
}

// Checks the name of the house rules; `begin` checks the rest.
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

// The players that the record names; by default the first is a person.
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
    // A game without a seed goes on with random dice, and its record stays without one.
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

// Prepares a new game or a saved one. Complains and returns nullopt if the options cannot be used.
std::optional<Prepared> prepare(const PlayOptions& options) {
    return options.load.empty() ? new_game(options) : saved_game(options);
}

constexpr double most_pause = 60;

constexpr int least_columns = 80;
constexpr int least_rows = 24;

// Protects a game that was saved before.
bool would_write_over(const PlayOptions& options) {
    if (options.save.empty() || options.save == options.load) return false;
    return std::filesystem::is_regular_file(options.save);
}

std::unique_ptr<Console> console_for(const PlayOptions& options) {
    const ConsoleOptions how{
        .look = look(options.look),
        .pause = options.pause,
        .page_prompt = language::say(options.language, "play.page_prompt"),
    };
    if (options.plain || !is_screen() || !is_keyboard()) return lines_console(how);
    const WindowSize window = window_size();
    if (window.columns >= least_columns && window.rows >= least_rows) return screen_console(how);
    auto lines = lines_console(how);
    lines->tell(language::say(options.language, "play.small_window"));
    return lines;
}

int play(const PlayOptions& options) {
    if (would_write_over(options)) {
        complain(language::say(options.language, "play.save_exists", {{"file", options.save}}));
        return exit_bad;
    }
    auto prepared = prepare(options);
    if (!prepared) return exit_bad;
    watch_for_interrupt();
    const auto console = console_for(options);
    Session session(std::move(*prepared), options.language, SaveFile(options.save, options.load),
                    *console);
    return session.run();
}

}  // namespace

void add_play(CommandLine& line) {
    auto [command, options] = line.add("play", play);
    auto* game = command.option("--game", options.game, "game")->option_text("ID");
    command.option("--seats", options.seats, "seats")->option_text("SEAT=PLAYER,...");
    command.option("--level", options.level, "level")->option_text("1-6|NAME");
    command.option("--names", options.names, "names")->option_text("NAME,...");
    command.board(options.board);
    auto* partners =
        command.flag("--partners", options.partners, "play_partners")->option_text(" ");
    auto* singles =
        command.flag("--singles", options.singles, "singles")->option_text(" ")->excludes(partners);
    auto* house = command.option("--house", options.house, "house")
                      ->option_text("SWITCH,...")
                      ->delimiter(',');
    auto* house_name =
        command.option("--house-name", options.house_name, "house_name")->option_text("NAME");
    auto* seed = command.seed(options.seed, "seed");
    command.option("--load", options.load, "load")
        ->option_text("FILE")
        ->excludes(game, partners, singles, house, house_name, seed);
    command.option("--save", options.save, "save")->option_text("FILE");
    command.flag("--plain", options.plain, "plain");
    command.option("--pause", options.pause, "pause")
        ->option_text("SECONDS")
        ->check(CLI::Range(0.0, most_pause));
    command.look(options.look);
    command.example("parlor play --seats blue=human,red=computer --save game.txt");
}

}  // namespace parlor::cli
