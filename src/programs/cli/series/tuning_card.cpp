// SPDX-License-Identifier: MIT
#include "programs/cli/series/tuning_card.h"

#include <fmt/format.h>

namespace parlor::cli {
namespace {

using training::Calibration;
using Lines = std::vector<std::string>;

constexpr int first_column = 10;
constexpr int card_column = 26;

// Three numbers under the name of each row.
std::string heading(std::string_view first, const players::WeightsShape& shape) {
    std::string line = fmt::format("{:{}}", first, first_column);
    for (const std::string_view row : shape.rows) line += fmt::format("  {:>{}}", row, card_column);
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
        losses += fmt::format("  {:{}.4f}", each.mean_loss(), card_column);
    }
    card.push_back(std::move(losses));
}

}  // namespace

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

}  // namespace parlor::cli
