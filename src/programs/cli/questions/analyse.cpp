// SPDX-License-Identifier: MIT
// `parlor analyse`: judges a recorded game turn by turn: what was luck, and what was error. As a
// table, as JSON, as a page for the browser, or as notes in the record.

#include <cstdint>
#include <string>
#include "computers/coach/coach.h"
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include <fmt/format.h>

#include "computers/parallel/threads.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/input.h"
#include "programs/cli/limits.h"
#include "programs/cli/play/records.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/questions/analysed_game.h"
#include "programs/cli/questions/endings_file.h"
#include "programs/cli/questions/report.h"
#include "programs/cli/terminal.h"
#include "protocols/report_json/judged_json.h"

namespace parlor::cli {
namespace {

struct AnalyseOptions {
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
    language::Language language = language::Language::English;
};

// Every turn for itself, on as many threads as there are, each with a coach of its own.
std::vector<coach::JudgedTurn> judged_turns(const AnalyseOptions& options,
                                            const LoadedRecord& loaded) {
    const auto turns =
        coach::played_turns(*begun(*loaded.game, loaded.record), loaded.record.turns);
    parallel::Threads workers(options.threads > 0 ? static_cast<unsigned>(options.threads)
                                                  : parallel::usual_threads());
    std::vector<std::unique_ptr<coach::Coach>> coaches;
    for (unsigned i = 0; i < workers.count(); ++i) coaches.push_back(loaded.game->game().coach());
    std::vector<coach::JudgedTurn> judged(turns.size());
    ProgressBar bar(options.language, turns.size(), "analyse.progress");
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

bool write(language::Language language, const std::string& file, std::string_view content) {
    const auto written = write_file(file, content);
    if (written) return true;
    complain(
        language::say(language, "cli.cannot_write", {{"file", file}, {"reason", written.error()}}));
    return false;
}

// The files first, so that whoever reads the table can rely on them.
int tell(const AnalyseOptions& options, const AnalysedGame& game, std::optional<Report>& report) {
    const bool noted =
        options.out.empty() || write(options.language, options.out, game::write(annotated(game)));
    const bool drawn = !report || write(options.language, options.html, report->html(game.judged));
    if (options.json) {
        fmt::print("{}\n", report_json::judged_json(game.judged, game.record.result));
    } else {
        const std::string table = analysis_table(game);
        print_text(table);
    }
    return noted && drawn ? exit_ok : exit_bad;
}

int analyse(const AnalyseOptions& options) {
    if (options.threads < 0 || options.threads > most_threads) {
        complain_of(language::say(options.language, "simulate.out_of_range",
                                  {{"part", fmt::format("--threads {}", options.threads)},
                                   {"least", "0"},
                                   {"most", fmt::to_string(most_threads)}}),
                    "out_of_range");
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
