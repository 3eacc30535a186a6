// SPDX-License-Identifier: MIT
#include "programs/cli/games.h"

#include <algorithm>

#include "base/words.h"
#include "games/all_games.h"
#include "games/games.h"
#include "presentation/console/files.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using language::Language;
using language::say;
using match::Due;

constexpr auto makers = games::column(games::all_games, &games::Row::terminal);
constexpr auto names = games::column(games::all_games, &games::Row::name);

}  // namespace

std::optional<std::string> read_board_file(const games::Game& game, const GameOptions& options) {
    if (options.board.empty()) return std::string();
    if (!game.has_other_boards()) {
        complain(say(options.language, "board.not_replaceable"));
        return std::nullopt;
    }
    const std::string file(options.board);
    auto content = console::read_file(file);
    if (content) return std::move(*content);
    complain(
        say(options.language, "play.load_failed", {{"file", file}, {"reason", content.error()}}));
    return std::nullopt;
}

void complain_of_board(const GameOptions& options, const match::TextFaults& faults) {
    for (const match::TextFault& each : faults) {
        const std::string why =
            say(options.language, "board.defect." + each.name, {{"part", each.part}});
        complain_of(std::string(options.board) + ": " + why, each.name);
    }
}

std::unique_ptr<TerminalGame> find_game(const GameOptions& options) {
    const games::Game& game = games::of(options.named);
    const auto make =
        makers[static_cast<std::size_t>(std::ranges::find(names, game.name()) - names.begin())];
    const auto content = read_board_file(game, options);
    if (!content) return nullptr;
    auto made = make(options.board.empty() ? terminal::BoardFile() : *content);
    if (made) return std::move(*made);
    complain_of_board(options, made.error());
    return nullptr;
}

std::vector<std::unique_ptr<TerminalGame>> all_games() {
    std::vector<std::unique_ptr<TerminalGame>> all;
    for (const auto make : makers) all.push_back(std::move(*make({})));
    return all;
}

std::string usual_edition() { return std::string(games::all().front()->editions().front().name); }

Table read_table(Language language, const games::Game& game, std::string_view text) {
    auto opened = game.open(text);
    if (opened) return std::move(*opened);
    complain(language, game, opened.error());
    return nullptr;
}

Table read_playing_table(Language language, const games::Game& game, std::string_view text) {
    Table table = read_table(language, game, text);
    if (!table) return nullptr;
    const sentences::Voice voice = game.teller().voice(language);
    if (table->due() == Due::Over) {
        complain_of(voice.say("cli.game_over"), "game_over");
    } else if (table->due() == Due::Throw) {
        complain_of(voice.own("cli.needs_throw"), "not_thrown");
    } else {
        return table;
    }
    return nullptr;
}

Table read_open_table(Language language, const games::Game& game, std::string_view text) {
    Table table = read_table(language, game, text);
    if (!table || table->due() == Due::Throw || table->due() == Due::Over) return table;
    const sentences::Voice voice = game.teller().voice(language);
    if (table->due() == Due::Set) {
        complain_of(voice.say("refused.not_set_up"), "not_set_up");
    } else {
        complain_of(voice.own("cli.already_thrown", {{"thrown", table->thrown_text()}}),
                    "already_thrown");
    }
    return nullptr;
}

bool use_endings(language::Language language, const TerminalGame& game, const match::Match& match,
                 const std::string& file) {
    if (file.empty()) return true;
    const auto content = console::read_file(file);
    const std::string_view fault =
        content ? game.take_endings(match, *content) : std::string_view("cannot_read");
    if (fault.empty()) return true;
    complain_of(language::say(language, "endings.refused", {{"file", file}}), fault);
    return false;
}

}  // namespace parlor::cli
