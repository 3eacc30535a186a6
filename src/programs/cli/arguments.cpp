// SPDX-License-Identifier: MIT
#include "programs/cli/arguments.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <map>

#include "programs/cli/admin/server_arguments.h"
#include "programs/cli/argument_words.h"
#include "programs/cli/common.h"
#include "programs/cli/play/play.h"
#include "programs/cli/play/replay.h"
#include "programs/cli/puzzles/puzzle_arguments.h"
#include "programs/cli/questions/analyse.h"
#include "programs/cli/questions/board.h"
#include "programs/cli/questions/editions.h"
#include "programs/cli/questions/engine.h"
#include "programs/cli/questions/explain.h"
#include "programs/cli/questions/hint.h"
#include "programs/cli/questions/perft.h"
#include "programs/cli/questions/players.h"
#include "programs/cli/questions/plays.h"
#include "programs/cli/questions/throws.h"
#include "programs/cli/questions/verify.h"
#include "programs/cli/series/arena.h"
#include "programs/cli/series/balance.h"
#include "programs/cli/series/endings.h"
#include "programs/cli/series/ladder.h"
#include "programs/cli/series/simulate.h"
#include "programs/cli/series/tune.h"
#include "programs/cli/text_columns.h"

namespace parlor::cli {
namespace {

using language::Language;

constexpr int most_depth = 99;
constexpr double most_pause = 60;

class Arguments : public CommandLine {
public:
    explicit Arguments(Language language) : CommandLine(language) {
        add_play();
        server_.add_serve();
        add_board();
        add_replay();
        add_verify();
        add_editions();
        add_plays();
        add_explain();
        add_hint();
        add_throws();
        add_analyse();
        puzzles_.add();
        add_players();
        add_perft();
        add_simulate();
        add_arena();
        add_ladder();
        add_balance();
        add_engine();
        add_tune();
        add_endings();
        server_.add_admin();
        end_with("parlor play\n  parlor play --help");
    }

private:
    CLI::Option* add_seed(CLI::App& command, auto& seed, std::string_view key) {
        return option(command, "--seed", seed, key)->option_text("N")->check(whole_number);
    }
    void add_look(CLI::App& command, LookOptions& look) {
        flag(command, "--ascii", look.ascii, "ascii");
        command.add_flag_callback(
            "--colour,--color", [&look] { look.colour = true; }, described("help.option.colour"));
        command.add_flag_callback(
            "--no-colour,--no-color", [&look] { look.colour = false; },
            described("help.option.no_colour"));
    }

    void add_play() {
        CLI::App& command = add("play", play, play_);
        auto* game = option(command, "--game", play_.game, "game")->option_text("ID");
        option(command, "--seats", play_.seats, "seats")->option_text("SEAT=PLAYER,...");
        option(command, "--level", play_.level, "level")->option_text("1-6|NAME");
        option(command, "--names", play_.names, "names")->option_text("NAME,...");
        option(command, "--board", play_.board, "board")->option_text("FILE");
        auto* partners =
            flag(command, "--partners", play_.partners, "play_partners")->option_text(" ");
        auto* singles = flag(command, "--singles", play_.singles, "singles")
                            ->option_text(" ")
                            ->excludes(partners);
        auto* house = option(command, "--house", play_.house, "house")
                          ->option_text("SWITCH,...")
                          ->delimiter(',');
        auto* house_name =
            option(command, "--house-name", play_.house_name, "house_name")->option_text("NAME");
        auto* seed = add_seed(command, play_.seed, "seed");
        option(command, "--load", play_.load, "load")
            ->option_text("FILE")
            ->excludes(game, partners, singles, house, house_name, seed);
        option(command, "--save", play_.save, "save")->option_text("FILE");
        flag(command, "--plain", play_.plain, "plain");
        option(command, "--pause", play_.pause, "pause")
            ->option_text("SECONDS")
            ->check(CLI::Range(0.0, most_pause));
        add_look(command, play_.look);
        command.footer(example("parlor play --seats blue=human,red=computer --save game.txt"));
    }

    void add_board() {
        CLI::App& command = add("board", board, board_);
        option(command, "--game", board_.game, "game")->option_text("ID");
        option(command, "--position", board_.position, "position")->option_text("TEXT");
        option(command, "--board", board_.board, "board")->option_text("FILE");
        auto* svg = option(command, "--svg", board_.svg, "svg")->option_text("FILE|-");
        option(command, "--theme", board_.theme, "theme")->option_text("ID")->needs(svg);
        command.add_flag_callback(
            "--no-numbers", [this] { board_.numbers = false; },
            described("help.option.no_numbers"));
        add_look(command, board_.look);
        command.footer(example("parlor board --game dixie-1952 --svg board.svg"));
    }

    void add_replay() {
        CLI::App& command = add("replay", replay, replay_);
        option(command, "file", replay_.file, "file")->option_text("FILE")->required();
        option(command, "--board", replay_.board, "board")->option_text("FILE");
        option(command, "--to", replay_.to, "to")->option_text("N");
        flag(command, "--boards", replay_.boards, "boards");
        add_look(command, replay_.look);
        command.footer(example("parlor replay game.txt --to 12"));
    }

    void add_verify() {
        CLI::App& command = add("verify", verify, verify_);
        option(command, "file", verify_.file, "file_or_input")->option_text("FILE");
        option(command, "--board", verify_.board, "board")->option_text("FILE");
        command.footer(example("parlor verify game.txt"));
    }

    void add_editions() {
        CLI::App& command = add("editions", editions, editions_);
        option(command, "--game", editions_.game, "one_game")->option_text("ID");
        command.footer(example("parlor editions --game pollyanna-1951"));
    }

    void add_plays() {
        CLI::App& command = add("plays", plays, plays_);
        option(command, "position", plays_.position, "thrown_position")->required();
        option(command, "--board", plays_.board, "board")->option_text("FILE");
        command.footer(
            example("parlor plays \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3\""));
    }

    void add_explain() {
        CLI::App& command = add("explain", explain, explain_);
        option(command, "position", explain_.position, "thrown_position")->required();
        option(command, "step", explain_.play, "step")->required();
        option(command, "--board", explain_.board, "board")->option_text("FILE");
        command.footer(
            example("parlor explain \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3\" 24/27"));
    }

    void add_hint() {
        CLI::App& command = add("hint", hint, hint_);
        option(command, "position", hint_.position, "thrown_position")->required();
        option(command, "--most", hint_.most, "most")->option_text("N")->check(CLI::PositiveNumber);
        add_effort(command, hint_.effort, "effort");
        option(command, "--time", hint_.seconds, "time")
            ->option_text("SECONDS")
            ->check(CLI::NonNegativeNumber);
        add_seed(command, hint_.seed, "hint_seed");
        option(command, "--board", hint_.board, "board")->option_text("FILE");
        option(command, "--endings", hint_.endings, "endings")->option_text("FILE");
        flag(command, "--json", hint_.json, "json");
        command.footer(
            example("parlor hint \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3\""));
    }

    void add_throws() {
        CLI::App& command = add("throws", throws, throws_);
        option(command, "position", throws_.position, "open_position")->required();
        add_effort(command, throws_.effort, "analyse_effort");
        option(command, "--board", throws_.board, "board")->option_text("FILE");
        option(command, "--endings", throws_.endings, "endings")->option_text("FILE");
        flag(command, "--json", throws_.json, "json");
        command.footer(
            example("parlor throws \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?\""));
    }

    void add_analyse() {
        CLI::App& command = add("analyse", analyse, analyse_);
        option(command, "file", analyse_.file, "file")->option_text("FILE")->required();
        option(command, "--html", analyse_.html, "html")->option_text("FILE");
        option(command, "--root", analyse_.root, "root")->option_text("FOLDER");
        option(command, "--out", analyse_.out, "noted")->option_text("FILE");
        add_effort(command, analyse_.effort, "analyse_effort");
        option(command, "--threads", analyse_.threads, "turn_threads")->option_text("N");
        add_seed(command, analyse_.seed, "hint_seed");
        option(command, "--board", analyse_.board, "board")->option_text("FILE");
        option(command, "--endings", analyse_.endings, "endings")->option_text("FILE");
        flag(command, "--json", analyse_.json, "json");
        command.footer(example("parlor analyse game.txt --html game.html"));
    }

    void add_effort(CLI::App& command, coach::Effort& effort, std::string_view key) {
        std::map<std::string, coach::Effort> names;
        for (const coach::Effort each : coach::all_efforts) names.emplace(name(each), each);
        option(command, "--effort", effort, key)
            ->option_text("quick|normal|thorough")
            ->transform(CLI::CheckedTransformer(names));
    }

    void add_players() {
        CLI::App& command = add("players", list_players, players_);
        option(command, "--game", players_.game, "game")->option_text("ID");
        command.footer(example("parlor players --game zenda"));
    }

    void add_perft() {
        CLI::App& command = add("perft", perft, perft_);
        option(command, "position", perft_.position, "open_position")->required();
        option(command, "n", perft_.depth, "depth")->required()->check(CLI::Range(0, most_depth));
        option(command, "--board", perft_.board, "board")->option_text("FILE");
        flag(command, "--divide", perft_.divide, "divide");
        command.footer(
            example("parlor perft \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?\" 3"));
    }

    // What all are told alike that let computers play many games.
    void add_many_games(CLI::App& command, auto& options) {
        option(command, "--game", options.game, "game")->option_text("ID");
        option(command, "--board", options.board, "board")->option_text("FILE");
        add_seed(command, options.seed, "simulate_seed");
        option(command, "--threads", options.threads, "threads")->option_text("N");
        flag(command, "--json", options.json, "json");
    }

    void add_simulate() {
        CLI::App& command = add("simulate", simulate, simulate_);
        add_many_games(command, simulate_);
        option(command, "--seats", simulate_.seats, "simulate_seats")->option_text("SEATS");
        flag(command, "--partners", simulate_.partners, "partners");
        option(command, "--player", simulate_.player, "player")->option_text("NAME");
        option(command, "--players", simulate_.players, "players")->option_text("SEAT=NAME,...");
        option(command, "--games", simulate_.games, "games")->option_text("N");
        option(command, "--plots", simulate_.plots, "plots")->option_text("FOLDER");
        command.footer(example("parlor simulate --players b=simple,r=random --games 10000"));
    }

    void add_arena() {
        CLI::App& command = add("arena", arena, arena_);
        option(command, "players", arena_.players, "arena_players")->option_text("PLAYER...");
        add_many_games(command, arena_);
        option(command, "--games", arena_.games, "arena_games")->option_text("N");
        option(command, "--seats", arena_.seats, "arena_seats")->option_text("SEATS");
        flag(command, "--partners", arena_.partners, "arena_partners");
        option(command, "--engine", arena_.engines, "engine")
            ->option_text("COMMAND")
            ->allow_extra_args(false);
        option(command, "--engine-time", arena_.engine_time, "engine_time")->option_text("MS");
        option(command, "--sprt", arena_.sprt, "sprt")->option_text("ELO0,ELO1");
        flag(command, "--times", arena_.times, "times");
        command.footer(example("parlor arena careful simple --games 2000 --seed 7"));
    }

    void add_ladder() {
        CLI::App& command = add("ladder", ladder, ladder_);
        add_many_games(command, ladder_);
        option(command, "--players", ladder_.players, "ladder_players")->option_text("NAME,...");
        option(command, "--games", ladder_.games, "ladder_games")->option_text("N");
        option(command, "--slow-games", ladder_.slow_games, "slow_games")->option_text("N");
        option(command, "--write", ladder_.write, "write")->option_text("FILE");
        command.footer(example("parlor ladder --players random,simple,careful --games 2000"));
    }

    void add_balance() {
        CLI::App& command = add("balance", balance, balance_);
        option(command, "--game", balance_.game, "balance_game")->option_text("ID")->required();
        option(command, "--board", balance_.board, "board")->option_text("FILE");
        option(command, "--players", balance_.players, "balance_players")
            ->option_text("NAME=GAMES,...")
            ->delimiter(',');
        auto* search = option(command, "--search", balance_.search, "search")->option_text("MAPS");
        option(command, "--generations", balance_.generations, "search_generations")
            ->option_text("N")
            ->needs(search);
        option(command, "--screen", balance_.screen, "screen")->option_text("N")->needs(search);
        option(command, "--settle", balance_.settle, "settle")->option_text("N")->needs(search);
        option(command, "--keep", balance_.keep, "keep")->option_text("N")->needs(search);
        option(command, "--out", balance_.out, "search_out")->option_text("FOLDER")->needs(search);
        add_seed(command, balance_.seed, "simulate_seed");
        option(command, "--threads", balance_.threads, "threads")->option_text("N");
        command.footer(example("parlor balance --game zenda --players careful=500"));
    }

    void add_engine() {
        CLI::App& command = add("engine", engine, engine_);
        option(command, "--level", engine_.level, "engine_level")->option_text("LEVEL");
        option(command, "--board", engine_.board, "board")->option_text("FILE");
        flag(command, "--json", engine_.json, "engine_json");
        command.footer(example("parlor engine --level deep"));
    }

    void add_tune() {
        CLI::App& command = add("tune", tune, tune_);
        option(command, "--game", tune_.game, "tune_game")->option_text("ID");
        option(command, "--boards", tune_.boards, "tune_boards")
            ->option_text("FILE,...")
            ->delimiter(',');
        option(command, "--games", tune_.games, "tune_games")->option_text("N");
        option(command, "--generations", tune_.generations, "generations")->option_text("N");
        add_seed(command, tune_.seed, "simulate_seed");
        option(command, "--threads", tune_.threads, "threads")->option_text("N");
        option(command, "--out", tune_.out, "out")->option_text("FILE|-");
        command.footer(example("parlor tune --games 200 --out weights.txt"));
    }

    void add_endings() {
        CLI::App& command = add("endings", endings, endings_);
        option(command, "--game", endings_.game, "game")->option_text("ID");
        option(command, "--threads", endings_.threads, "endings_threads")->option_text("N");
        option(command, "--keep", endings_.kept, "endings_kept")->option_text("FILE");
        option(command, "--out", endings_.out, "endings_out")->option_text("FILE")->required();
        command.footer(
            example("parlor endings --game pollyanna-1951 --out pollyanna-1951.endings"));
    }

    PlayOptions play_;
    ServerArguments server_{*this};
    BoardOptions board_;
    ReplayOptions replay_;
    VerifyOptions verify_;
    EditionsOptions editions_;
    PlaysOptions plays_;
    ExplainOptions explain_;
    HintOptions hint_;
    ThrowsOptions throws_;
    AnalyseOptions analyse_;
    PuzzleArguments puzzles_{*this};
    PlayersOptions players_;
    PerftOptions perft_;
    SimulateOptions simulate_;
    ArenaOptions arena_;
    LadderOptions ladder_;
    BalanceOptions balance_;
    EngineOptions engine_;
    TuneOptions tune_;
    EndingsOptions endings_;
};

}  // namespace

int run(int count, char** arguments) {
    const std::span all(arguments, static_cast<std::size_t>(count));
    return Arguments(language_of(all)).run(all);
}

}  // namespace parlor::cli
