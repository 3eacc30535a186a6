// SPDX-License-Identifier: MIT
#include "online/hosting/metrics.h"

#include <fmt/format.h>

#include <iterator>

namespace parlor::hosting {
namespace {

constexpr double microseconds_a_second = 1e6;

void head(std::string& text, std::string_view name, std::string_view kind, std::string_view help) {
    fmt::format_to(std::back_inserter(text), "# HELP parlor_{0} {2}\n# TYPE parlor_{0} {1}\n", name,
                   kind, help);
}

}  // namespace

void Histogram::observe(double seconds) {
    std::size_t step = 0;
    while (step < bounds.size() && seconds > bounds[step]) ++step;
    counts_[step].add();
    microseconds_.add(static_cast<std::uint64_t>(seconds * microseconds_a_second));
}

void Histogram::print(std::string& text, std::string_view name, std::string_view help) const {
    head(text, name, "histogram", help);
    const auto out = std::back_inserter(text);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        sum += counts_[i].value();
        fmt::format_to(out, "parlor_{}_bucket{{le=\"{}\"}} {}\n", name, bounds[i], sum);
    }
    sum += counts_.back().value();
    fmt::format_to(out, "parlor_{0}_bucket{{le=\"+Inf\"}} {1}\nparlor_{0}_count {1}\n", name, sum);
    fmt::format_to(out, "parlor_{}_sum {}\n", name,
                   static_cast<double>(microseconds_.value()) / microseconds_a_second);
}

std::string Metrics::text() const {
    std::string all;
    const auto print = [&](std::string_view name, std::string_view kind, std::string_view help,
                           auto value) {
        head(all, name, kind, help);
        fmt::format_to(std::back_inserter(all), "parlor_{} {}\n", name, value);
    };
    print("connections", "gauge", "Clients connected by WebSocket.", connections.value());
    print("tables", "gauge", "Tables in memory.", tables.value());
    print("tables_created_total", "counter", "Tables created.", tables_created.value());
    print("commands_total", "counter", "Commands received.", commands.value());
    print("refused_total", "counter", "Commands refused.", refused.value());
    print("plays_total", "counter", "Turns ended.", plays.value());
    print("games_ended_total", "counter", "Games ended.", games_ended.value());
    print("events_stored_total", "counter", "Events written to the store.", events_stored.value());
    print("failed_writes_total", "counter", "Transactions that failed.", failed_writes.value());
    print("cut_off_total", "counter", "Clients cut off for what they did.", cut_off.value());
    print("forwarded_total", "counter", "Commands passed to other processes.", forwarded.value());
    command_seconds.print(all, "command_seconds", "From a command to its answer.");
    write_seconds.print(all, "write_seconds", "Of a transaction of the store.");
    return all;
}

}  // namespace parlor::hosting
