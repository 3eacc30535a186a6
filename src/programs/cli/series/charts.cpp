// SPDX-License-Identifier: MIT
#include "programs/cli/series/charts.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "programs/cli/common.h"
#include "programs/cli/files.h"

namespace parlor::cli {
namespace {

void complain_of_chart(const SimulateOptions& options, std::string file, std::string reason) {
    complain(
        language::say(options.language, "cli.cannot_write", {{"file", file}, {"reason", reason}}));
}

}  // namespace

bool can_write_charts(const SimulateOptions& options) {
    if (options.plots.empty()) return true;
    std::error_code error;
    std::filesystem::create_directories(options.plots, error);
    if (!error && access(options.plots.c_str(), W_OK) == 0) return true;
    if (!error) error = {errno, std::generic_category()};
    complain_of_chart(options, options.plots, error.message());
    return false;
}

bool write_charts(const SimulateOptions& options, std::span<const NamedChart> charts) {
    const auto write = [&](const NamedChart& each) {
        const std::string path = std::filesystem::path(options.plots) / each.file;
        const auto written = write_file(path, chart_svg(each.chart));
        if (!written) complain_of_chart(options, path, written.error());
        return written.has_value();
    };
    return std::ranges::all_of(charts, write);
}

}  // namespace parlor::cli
