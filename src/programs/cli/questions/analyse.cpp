// SPDX-License-Identifier: MIT
// `parlor analyse`: judges a recorded game turn by turn: what was luck, and what was error. As a
// table, as JSON, as a page for the browser, or as notes in the record.

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"
#include "computers/parallel/threads.h"
#include "presentation/console/files.h"
#include "presentation/console/progress_bar.h"
#include "presentation/language/language.h"
#include "presentation/sentences/compared_told.h"
#include "presentation/sentences/judged_told.h"
#include "presentation/sentences/voice.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/input.h"
#include "programs/cli/play/records.h"
#include "programs/cli/terminal.h"
#include "protocols/page_json/review_data.h"
#include "protocols/report_json/reports.h"
#include "rules/game/record.h"

namespace parlor::cli {
namespace {

using coach::JudgedTurn;

struct AnalysedGame {
    const game::Record& record;
    const TerminalGame& terminal;
    const match::Match& end;  // as it stands at the end of the record
    sentences::Voice voice;
    coach::JudgedGame judged;

    [[nodiscard]] std::string side_name(std::size_t side) const {
        return voice.seats(judged.sides[side]);
    }
};

// "+12.3 %"
std::string signed_percent(double share) { return fmt::format("{:+.1f} %", 100 * share); }

std::string totals(const AnalysedGame& game) {
    const sentences::Voice& voice = game.voice;
    std::vector<TableRow> rows{{voice.say("analyse.player")}};
    for (const char* key : {"accuracy", "luck", "error", "errors", "blunders", "result"}) {
        rows[0].push_back(voice.say(fmt::format("analyse.{}", key)));
    }
    const auto result = [](const std::optional<double>& value) {
        return value ? percent(*value) : std::string("–");
    };
    for (std::size_t i = 0; i < game.judged.sides.size(); ++i) {
        const coach::SideTotals& of = game.judged.totals[i];
        rows.push_back({game.side_name(i), of.accuracy ? fmt::format("{:.0f}", *of.accuracy) : "–",
                        signed_percent(of.luck), percent(of.error), fmt::to_string(of.errors()),
                        fmt::to_string(of.count(coach::Mark::Blunder)), result(of.result)});
    }
    return table_lines(rows);
}

std::string worst(const AnalysedGame& game, std::size_t index) {
    const sentences::Voice& voice = game.voice;
    const JudgedTurn& turn = game.judged.turns[index];
    const std::string title =
        voice.say("analyse.worst_turn", {{"turn", fmt::to_string(index + 1)},
                                         {"player", game.side_name(turn.side)},
                                         {"error", percent(turn.error)}});
    const auto line = [&](std::string_view key, const std::string& what) {
        return fmt::format("  {:<9} {}\n", voice.say(fmt::format("analyse.{}", key)), what);
    };
    const auto told = [&](const std::string& play, const std::vector<double>& chances,
                          const std::string& why) {
        return fmt::format("{}  {}{}{}", play, percent(chances[turn.side]), why.empty() ? "" : ": ",
                           why);
    };
    return title + '\n' + line("position", turn.position) + line("thrown", turn.thrown) +
           line("played", told(turn.play, turn.played, reasons_told(voice, turn.reasons))) +
           line("better", told(turn.best_play, turn.best, compared_told(voice, turn.comparison)));
}

std::string note(const AnalysedGame& game, const JudgedTurn& turn) {
    const sentences::Voice& voice = game.voice;
    std::string told;
    if (turn.thrown != match::setting_up) {
        told = voice.say("analyse.note_luck", {{"luck", signed_percent(turn.luck[turn.side])}});
    }
    if (turn.forced) return told;
    if (!told.empty()) told += ' ';
    if (turn.play == turn.best_play) return told + voice.say("analyse.note_best");
    const std::string why = compared_told(voice, turn.comparison);
    return told +
           voice.say(why.empty() ? "analyse.note_error" : "analyse.note_why",
                     {{"error", percent(turn.error)}, {"play", turn.best_play}, {"why", why}});
}

// Totals per side and the worst errors, as lines of text.
std::string analysis_table(const AnalysedGame& game) {
    const sentences::Voice& voice = game.voice;
    std::string all = game.terminal.teller().title(voice, game.record) + '\n';
    all += game.terminal.teller().standing_told(voice, game.end) + '\n';
    all += game_told(voice, game.judged, {}) + "\n\n" + totals(game) + '\n';
    if (game.judged.worst.empty()) return all + voice.say("analyse.no_errors") + '\n';
    all += voice.say("analyse.worst") + '\n';
    for (const std::size_t each : game.judged.worst) all += '\n' + worst(game, each);
    return all;
}

// The record with a note below each turn in which there was luck or a choice.
game::Record annotated(const AnalysedGame& game) {
    game::Record record = game.record;
    for (std::size_t i = 0; i < game.judged.turns.size(); ++i) {
        std::string told = note(game, game.judged.turns[i]);
        if (!told.empty()) record.turns[i].notes.push_back(std::move(told));
    }
    return record;
}

class Report {
public:
    // Reads the page before any turn is judged, or returns a sentence that says what is missing.
    // `root` is the folder of the page; empty: page_folder().
    static base::Expected<Report, std::string> prepared(language::Language language,
                                                        const std::string& root,
                                                        const game::Record& record);

    std::string html(const coach::JudgedGame& game);

private:
    Report(std::string empty, page_json::ReviewData data)
        : empty_(std::move(empty)), data_(std::move(data)) {}

    std::string empty_;
    page_json::ReviewData data_;
};

constexpr std::string_view place_for_data = "__REVIEW__";

// Escapes "<": in an HTML file "</" would end the script.
std::string within_script(std::string_view json) {
    std::string all;
    for (const char each : json) {
        if (each == '<') {
            all += "\\u003c";
        } else {
            all += each;
        }
    }
    return all;
}

base::Expected<Report, std::string> Report::prepared(language::Language language,
                                                     const std::string& root,
                                                     const game::Record& record) {
    const std::string path = (root.empty() ? page_folder() : root) + "/report.html";
    auto empty = console::read_file(path);
    if (!empty || empty->find(place_for_data) == std::string::npos) {
        return base::unexpected(language::say(language, "analyse.no_page", {{"file", path}}));
    }
    auto data = page_json::ReviewData::of(language, record);
    if (!data) return base::unexpected(data.error().message);
    return Report(std::move(*empty), std::move(*data));
}

std::string Report::html(const coach::JudgedGame& game) {
    std::string filled = empty_;
    return filled.replace(filled.find(place_for_data), place_for_data.size(),
                          within_script(data_.json(game)));
}

struct AnalyseOptions : CommandOptions {
    std::string file;
    std::string board;  // the file of a board; empty: the game's own
    std::string html;   // a file for the page; empty: none
    std::string root;   // the folder of the page; empty: the one that belongs to this program
    std::string out;    // a file for the record with notes; empty: none
    coach::Effort effort = coach::Effort::Normal;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::uint64_t seed = 1;
    std::string endings{};  // a file of `parlor endings`; empty: none
    bool json = false;
};

// Judges turns in parallel; each thread has its own coach.
std::vector<coach::JudgedTurn> judged_turns(const AnalyseOptions& options,
                                            const LoadedRecord& loaded) {
    const auto turns =
        coach::played_turns(*begun(*loaded.game, loaded.record), loaded.record.turns);
    parallel::Threads workers(parallel::threads_for(options.threads));
    std::vector<std::unique_ptr<coach::Coach>> coaches;
    for (unsigned i = 0; i < workers.count(); ++i) coaches.push_back(loaded.game->game().coach());
    std::vector<coach::JudgedTurn> judged(turns.size());
    console::ProgressBar bar(options.language, turns.size(), "analyse.progress");
    workers.run(
        {.first = 0, .count = turns.size()},
        [&](std::uint64_t share, unsigned worker) {
            const coach::AdviceOptions how{.effort = options.effort, .seed = options.seed + share};
            judged[share] = coaches[worker]->judge_turn(*turns[share], how, interrupted);
            return parallel::Workers::Result{};
        },
        [&bar](std::uint64_t done) { bar.show(done); });
    return judged;
}

// Writes the files before it prints the table.
int tell(const AnalyseOptions& options, const AnalysedGame& game, std::optional<Report>& report) {
    const bool noted =
        options.out.empty() ||
        console::write_or_complain(options.language, options.out, game::write(annotated(game)));
    const bool drawn = !report || console::write_or_complain(options.language, options.html,
                                                             report->html(game.judged));
    if (options.json) {
        fmt::print("{}\n", report_json::judged_json(game.judged, game.record.result));
    } else {
        const std::string table = analysis_table(game);
        print_text(table);
    }
    return noted && drawn ? exit_ok : exit_bad;
}

int analyse(const AnalyseOptions& options) {
    if (!is_within_limits({"threads", options.threads, 0, most_threads}, options.language)) {
        return exit_bad;
    }
    const auto loaded = load_record(options.language, {options.file, options.board});
    if (!loaded || !use_endings(options.language, *loaded->game, *loaded->match, options.endings)) {
        return exit_bad;
    }
    std::optional<Report> report;
    if (!options.html.empty()) {
        auto prepared = Report::prepared(options.language, options.root, loaded->record);
        if (!prepared) {
            complain(prepared.error());
            return exit_bad;
        }
        report.emplace(std::move(*prepared));
    }
    watch_for_interrupt();
    auto judged = judged_turns(options, *loaded);
    if (interrupted()) {
        complain(language::say(options.language, "analyse.stopped"));
        return exit_no;
    }
    if (judged.empty()) {
        complain(language::say(options.language, "analyse.no_turns"));
        return exit_bad;
    }
    sentences::Voice voice = loaded->game->teller().voice(options.language, loaded->record.edition);
    for (const game::RecordedSeat& each : loaded->record.seats) {
        voice.names.push_back({each.letter, each.name.value_or("")});
    }
    return tell(options,
                {loaded->record, *loaded->game, *loaded->match, voice,
                 coach::summed_up(loaded->game->game().coach()->sides(*loaded->match),
                                  std::move(judged), loaded->record.result)},
                report);
}

}  // namespace

void add_analyse(CommandLine& line) {
    auto [command, options] = line.add("analyse", analyse);
    command.option("file", options.file, "file")->option_text("FILE")->required();
    command.option("--html", options.html, "html")->option_text("FILE");
    command.option("--root", options.root, "root")->option_text("FOLDER");
    command.option("--out", options.out, "noted")->option_text("FILE");
    command.effort(options.effort, "analyse_effort");
    command.threads(options.threads, "turn_threads");
    command.seed(options.seed, "hint_seed");
    command.board(options.board);
    command.option("--endings", options.endings, "endings")->option_text("FILE");
    command.flag("--json", options.json, "json");
    command.example("parlor analyse game.txt --html game.html");
}

}  // namespace parlor::cli
