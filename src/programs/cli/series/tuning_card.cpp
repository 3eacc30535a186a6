// SPDX-License-Identifier: MIT
#include "programs/cli/series/tuning_card.h"

#include <fmt/format.h>

namespace parlor::cli {
namespace {

using training::Calibration;
using Lines = std::vector<std::string>;

constexpr int first_column = 10;
constexpr int column = 26;

// Three numbers under the name of each row.
std::string heading(std::string_view first, const players::WeightsShape& shape) {
    std::string line = fmt::format("{:{}}", first, first_column);
    for (const std::string_view row : shape.rows) line += fmt::format("  {:>{}}", row, column);
    return line;
}

void add_progress(const players::WeightsShape& shape, const training::Tuned& tuned, Lines& card) {
    card.emplace_back("How many positions, and the log-loss of how their games ended, before and");
    card.emplace_back("after the fit:");
    card.push_back(heading("generation", shape));
    for (std::size_t i = 0; i < tuned.generations.size(); ++i) {
        std::string line = fmt::format("{:<{}}", i + 1, first_column);
        for (const training::Progress& each : tuned.generations[i]) {
            line += fmt::format("  {:8.0f}   {:.4f}   {:.4f}", each.samples, each.loss_before,
                                each.loss_after);
        }
        card.push_back(std::move(line));
    }
    card.emplace_back();
    card.emplace_back(
        "How many throws with several results, and the share of what these differ by");
    card.emplace_back("that was not foreseen, before and after the fit:");
    card.push_back(heading("generation", shape));
    for (std::size_t i = 1; i < tuned.generations.size(); ++i) {
        std::string line = fmt::format("{:<{}}", i + 1, first_column);
        for (const training::Progress& each : tuned.generations[i]) {
            line += fmt::format("  {:8.0f}   {:4.1f} %   {:4.1f} %", each.forks,
                                100 * each.unexplained_before, 100 * each.unexplained_after);
        }
        card.push_back(std::move(line));
    }
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
        losses += fmt::format("  {:{}.4f}", each.loss, column);
    }
    card.push_back(std::move(losses));
}

}  // namespace

Lines tuning_card(std::string_view command, const players::WeightsShape& shape,
                  const training::Tuned& tuned) {
    Lines card{
        "Made from nothing by self-play (docs/training.md); made again, to the last digit, by", "",
        fmt::format("  {}", command), ""};
    add_progress(shape, tuned, card);
    card.emplace_back();
    add_calibration(shape, tuned.checked, card);
    card.emplace_back();
    return card;
}

Lines tuning_card(std::string_view command, const players::WeightsShape& shape,
                  const training::Evolved& evolved) {
    Lines card{"Made from weights/zenda-start.txt by trial in self-play",
               "(docs/training.md); made again, to the last digit, by",
               "",
               fmt::format("  {}", command),
               "",
               "What Streslau won of each generation's games, and how far a weight was then moved:",
               "generation   share    moved"};
    for (std::size_t i = 0; i < evolved.generations.size(); ++i) {
        const auto& [share, moved] = evolved.generations[i];
        card.push_back(fmt::format("{:<{}}  {:5.1f} %  {:5.2f} %", i + 1, first_column, 100 * share,
                                   100 * moved));
    }
    card.emplace_back();
    add_calibration(shape, evolved.checked, card);
    card.emplace_back();
    return card;
}

}  // namespace parlor::cli
