// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cassert>

#include "computers/players/candidates.h"
#include "computers/players/weights_files.h"
#include "computers/training/tuning_body.h"
#include "games/zenda/laboratory/laboratory.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/terminal/terminal.h"
#include "presentation/console/progress_bar.h"

namespace parlor::zenda {
namespace {

using training::Calibration;
using Lines = std::vector<std::string>;

constexpr int first_column = 10;
constexpr int column = 26;

// Each row of weights heads a column of three numbers.
std::string heading(std::string_view first, const players::WeightsShape& shape) {
    std::string line = fmt::format("{:{}}", first, first_column);
    for (const std::string_view row : shape.rows) line += fmt::format("  {:>{}}", row, column);
    return line;
}

std::string bin_line(std::size_t bin, const std::vector<Calibration>& checked) {
    std::string line =
        fmt::format("{:<{}}", fmt::format("{}-{} %", 10 * bin, 10 * bin + 10), first_column);
    for (const Calibration& each : checked) {
        const auto& [count, said, happened] = each.by_chance[bin];
        line += fmt::format("  {:8.0f}  ", count);
        line += count > 0 ? fmt::format("{:5.1f} %  {:5.1f} %", 100 * said / count,
                                        100 * happened / count)
                          : fmt::format("{:16}", "");
    }
    return line;
}

void add_calibration(const players::WeightsShape& shape, const std::vector<Calibration>& checked,
                     Lines& card) {
    card.emplace_back("How often the finished evaluation said such a chance in new games, what it");
    card.emplace_back("said on average, and how many of these games were won; and the log-loss:");
    card.push_back(heading("chance", shape));
    for (std::size_t bin = 0; bin < Calibration::bins; ++bin) {
        card.push_back(bin_line(bin, checked));
    }
    std::string losses = fmt::format("{:{}}", "log-loss", first_column);
    for (const Calibration& each : checked) {
        losses += fmt::format("  {:{}.4f}", each.mean_loss(), column);
    }
    card.push_back(std::move(losses));
}

// Says how the weights were made and how good they are. The text does not depend on the day or the
// machine.
Lines tuning_card(std::string_view command, const players::WeightsShape& shape,
                  const training::TuningResult& tuned) {
    Lines card{"Made from weights/zenda-start.txt by trial in self-play",
               "(docs/training.md); made again, to the last digit, by",
               "",
               fmt::format("  {}", command),
               "",
               "What Streslau won of each generation's games, and how far a weight was then moved:",
               "generation   share    moved"};
    for (std::size_t i = 0; i < tuned.generations.size(); ++i) {
        const auto& [share, moved] = tuned.generations[i];
        card.push_back(fmt::format("{:<{}}  {:5.1f} %  {:5.2f} %", i + 1, first_column, 100 * share,
                                   100 * moved));
    }
    card.emplace_back();
    add_calibration(shape, tuned.checked, card);
    card.emplace_back();
    return card;
}

class TuningStarts {
public:
    // Each side sets up as the evaluator likes best.
    static Position begin(players::Evaluator<Zenda>& evaluator, Results& results,
                          base::Random& random) {
        Position position = starting_position();
        while (position.phase == Phase::Setting) {
            results.find(position);
            position =
                results[players::best_result(results, evaluator, index(position.city), random)];
        }
        return position;
    }
    void count(const Position& before, const Position& after) { quiet_.count(before, after); }
    [[nodiscard]] bool is_drawn() const { return quiet_.make_a_draw(); }

private:
    QuietTurns quiet_;
};

// The command that makes the same weights again.
std::string command_of(const laboratory::TuneOptions& options) {
    std::string command =
        fmt::format("parlor-lab tune --game {} --seed {} --games {} --generations {}", options.game,
                    options.seed, options.games, options.generations);
    if (!options.boards.empty()) {
        command += fmt::format(" --boards {}", fmt::join(options.boards, ","));
    }
    return command;
}

}  // namespace

training::TuningResult tune(const std::vector<training::TuningBoard<Features>>& boards,
                            const players::Weights& start, const training::TuningPlan& plan,
                            parallel::Workers& workers,
                            const parallel::Workers::Progress& progress) {
    return training::tune<Features, TuningStarts>(boards, start, plan, workers, progress);
}

std::string Laboratory::tuned(const laboratory::TuneOptions& options,
                              parallel::Workers& workers) const {
    const auto shape = players::shape_of<Features>();
    const auto start = parse_weights(players::weights_file("zenda-start"), shape);
    assert(start);
    std::vector<Board> boards;
    for (const std::string& file : options.board_files) {
        auto board = read_board_file(file);
        assert(board);
        boards.push_back(std::move(**board));
    }
    if (boards.empty()) boards.push_back(board());
    std::vector<training::TuningBoard<Features>> grounds;
    for (const Board& each : boards) grounds.push_back({&each, Features(each)});
    const training::TuningPlan plan{.seed = options.seed,
                                    .games = static_cast<std::uint64_t>(options.games),
                                    .generations = static_cast<int>(options.generations)};
    console::ProgressBar bar(options.language, games_in(plan));
    const auto result =
        tune(grounds, *start, plan, workers, [&bar](std::uint64_t done) { bar.show(done); });
    return text(result.weights, shape, tuning_card(command_of(options), shape, result));
}

}  // namespace parlor::zenda
