// SPDX-License-Identifier: MIT
// Works out all endings of two against two.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <utility>
#include <vector>

#include "computers/parallel/workers.h"
#include "games/pollyanna/laboratory/laboratory.h"
#include "games/pollyanna/players/ending.h"
#include "games/pollyanna/players/ending_table.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/text.h"
#include "presentation/console/files.h"
#include "presentation/console/progress_bar.h"

namespace parlor::pollyanna {
namespace {

constexpr std::uint32_t last_of_throw = 1U << 31U;
constexpr std::uint32_t lost = last_of_throw - 1;
constexpr std::uint32_t won = last_of_throw - 2;
constexpr std::size_t most_in_part = 512;

std::uint32_t number(Ending ending) {
    return static_cast<std::uint32_t>(ending.own * placements + ending.rival);
}
Ending ending_of(std::uint32_t number) {
    return {static_cast<Placement>(number / placements),
            static_cast<Placement>(number % placements)};
}

int advance(Placement placement) {
    const pollyanna::PlacePair places = pollyanna::places_of(placement);
    return places.near + places.far;
}

// The initial estimate: the side that is ahead is the favourite.
float first_guess(Ending ending) {
    const int ahead = advance(ending.own) - advance(ending.rival);
    return static_cast<float>(1 / (1 + std::exp(-(ahead + 8) / 20.0)));
}

// Solves all endings of two against two by value iteration. Lists the results of each throw once,
// then recomputes the chances from each other until they converge.
//
//   EndingSolver solver(variant, workers);
//   solver.list();                                about 4 GiB
//   while (solver.sweep() > 1e-6) {}
//   solver.chances()                              [own][rival], of the seat to throw
//
// Positions are taken in the order of how far all pieces have come, the farthest first. Only
// captures lead back, so few sweeps are enough. The result does not depend on the number of
// threads.
class EndingSolver {
public:
    using Progress = std::function<void(std::size_t done)>;

    // Precondition: the workers are threads of one process.
    EndingSolver(Variant variant, parallel::Workers& workers);

    // Reports progress in parts() parts.
    void list(const Progress& progress = {});
    [[nodiscard]] std::size_t parts() const { return levels_.size(); }
    // Returns the greatest change of a chance. Precondition: list() was called.
    double sweep();

    // The chances of the seat to throw, by own * placements + rival; 0 where pieces cannot stand.
    [[nodiscard]] const std::vector<float>& chances() const { return chances_; }
    // Continues from the chances of another solver. Precondition: it has the same number.
    void begin_with(std::vector<float> chances) { chances_ = std::move(chances); }

private:
    // What a throw can lead to: twice the number of a position, plus one if the same side throws
    // again; or nothing was played; or the game is won. The last of a throw is marked.
    using Result = std::uint32_t;
    struct Pair {  // two positions that are each other's after a lost throw
        std::uint32_t one;
        std::uint32_t other;
    };
    // How often a throw wins in the end, without those that are lost, and how often one is lost.
    struct Share {
        double won = 0;
        double lost = 0;
    };
    // Some pairs of a level, for one worker at a time.
    struct Part {
        std::vector<Pair> pairs;
        std::vector<Result> results;  // of all throws, one pair after another
    };
    using Level = std::vector<Part>;

    void list_one(std::uint32_t position, Results& found, std::vector<Result>& all) const;
    [[nodiscard]] double value(Result result) const;
    [[nodiscard]] Share share(const Result*& next) const;
    [[nodiscard]] parallel::Workers::Result solved(const Part& part) const;

    Variant variant_;
    parallel::Workers& workers_;
    std::vector<Level> levels_;  // in the order of a sweep
    std::vector<float> chances_;
};

EndingSolver::EndingSolver(Variant variant, parallel::Workers& workers)
    : variant_(variant),
      workers_(workers),
      levels_(4 * (ending_places - 1) + 1),
      chances_(placements * placements) {
    for (std::size_t own = 0; own < both_home; ++own) {
        for (std::size_t rival = 0; rival <= own; ++rival) {
            const Ending one{static_cast<Placement>(own), static_cast<Placement>(rival)};
            if (!may_stand(one)) continue;
            const Ending other{one.rival, one.own};
            const int advanced = advance(one.own) + advance(one.rival);
            Level& level = levels_[levels_.size() - 1 - static_cast<std::size_t>(advanced)];
            if (level.empty() || level.back().pairs.size() == most_in_part) level.emplace_back();
            level.back().pairs.push_back({number(one), number(other)});
            chances_[number(one)] = first_guess(one);
            chances_[number(other)] = first_guess(other);
        }
    }
}

void EndingSolver::list_one(std::uint32_t position, Results& found,
                            std::vector<Result>& all) const {
    const Position before = position_of(ending_of(position), variant_);
    for (const WeightedThrow& each : all_throws) {
        found.find(before, each.thrown);
        const std::size_t first = all.size();
        for (std::size_t at = 0; at < found.size(); ++at) {
            const Position after = found[at];
            if (after.pieces == before.pieces) {
                all.push_back(lost);
            } else if (is_over(after)) {
                all.resize(first);  // nothing is better
                all.push_back(won);
                break;
            } else {
                const bool again = after.to_throw == before.to_throw;
                all.push_back(2 * number(*pollyanna::ending(after)) + (again ? 1 : 0));
            }
        }
        all.back() |= last_of_throw;
    }
}

void EndingSolver::list(const Progress& progress) {
    std::vector<Results> found(workers_.count());
    std::size_t done = 0;
    for (Level& level : levels_) {
        workers_.run({.first = 0, .count = level.size()}, [&](std::uint64_t at, unsigned worker) {
            Part& part = level[at];
            for (const auto& [one, other] : part.pairs) {
                list_one(one, found[worker], part.results);
                if (other != one) list_one(other, found[worker], part.results);
            }
            part.results.shrink_to_fit();
            return parallel::Workers::Result{};
        });
        if (progress) progress(++done);
    }
}

double EndingSolver::value(Result result) const {
    if (result == won) return 1;
    const auto chance = static_cast<double>(chances_[result / 2]);
    return result % 2 == 1 ? chance : 1 - chance;
}

// Of the position whose results come next.
EndingSolver::Share EndingSolver::share(const Result*& next) const {
    Share sum;
    for (const WeightedThrow& each : all_throws) {
        const double weight = each.weight / 36.0;
        double best = 0;
        for (bool is_last = false; !is_last; ++next) {
            is_last = (*next & last_of_throw) != 0;
            const Result result = *next & ~last_of_throw;
            if (result == lost) {
                sum.lost += weight;  // there is no other
            } else {
                best = std::max(best, value(result));
            }
        }
        sum.won += weight * best;
    }
    return sum;
}

// The chances of the positions of all pairs.
parallel::Workers::Result EndingSolver::solved(const Part& part) const {
    parallel::Workers::Result values;
    values.reserve(2 * part.pairs.size());
    const Result* next = part.results.data();
    for (const auto& [one, other] : part.pairs) {
        const Share x = share(next);
        const Share y = other != one ? share(next) : x;
        // A lost throw is the rival's turn: x = won + lost (1 − y), and y likewise.
        const double chance = (x.won + x.lost * (1 - y.won - y.lost)) / (1 - x.lost * y.lost);
        values.push_back(chance);
        values.push_back(y.won + y.lost * (1 - chance));
    }
    return values;
}

// A level is computed from the values in the table and written afterwards, so the order of its
// positions does not matter.
double EndingSolver::sweep() {
    double greatest = 0;
    const auto write = [&](std::uint32_t position, double chance) {
        greatest = std::max(greatest, std::abs(chance - static_cast<double>(chances_[position])));
        chances_[position] = static_cast<float>(chance);
    };
    for (const Level& level : levels_) {
        const auto found =
            workers_.run({.first = 0, .count = level.size()},
                         [&](std::uint64_t at, unsigned /*worker*/) { return solved(level[at]); });
        for (std::size_t at = 0; at < level.size(); ++at) {
            const std::vector<Pair>& pairs = level[at].pairs;
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                write(pairs[i].one, found[at][2 * i]);
                write(pairs[i].other, found[at][2 * i + 1]);
            }
        }
    }
    return greatest;
}

constexpr double least_change = 5e-7;

// Continues the work of an earlier run. Ignores a file that is missing or has another size.
void load_chances(const std::string& file, EndingSolver& solver) {
    const auto kept = file.empty() ? base::unexpected(std::string()) : console::read_file(file);
    std::vector<float> chances(solver.chances().size());
    if (!kept || kept->size() != chances.size() * sizeof(float)) return;
    std::memcpy(chances.data(), kept->data(), kept->size());
    solver.begin_with(std::move(chances));
}

bool store_chances(const laboratory::EndingsOptions& options, const EndingSolver& solver) {
    if (options.kept.empty()) return true;
    std::string bytes(solver.chances().size() * sizeof(float), '\0');
    std::memcpy(bytes.data(), solver.chances().data(), bytes.size());
    return console::write_or_complain(options.language, options.kept, bytes);
}

}  // namespace

std::string Laboratory::endings(const laboratory::EndingsOptions& options,
                                parallel::Workers& workers) const {
    const auto variant = parse_variant(options.game);
    if (!variant) {
        laboratory::Refusals(options.language, "endings")
            .add(game(), match::faults(variant.error()));
        return {};
    }
    EndingSolver solver(*variant, workers);
    load_chances(options.kept, solver);
    {
        console::ProgressBar bar(options.language, solver.parts(), "endings.progress");
        solver.list([&bar](std::size_t done) { bar.show(done); });
    }
    int sweeps = 1;
    double change = solver.sweep();
    while (change > least_change) {
        if (!store_chances(options, solver)) return {};
        change = solver.sweep();
        ++sweeps;
    }
    return EndingTable::file(
        *variant, solver.chances(),
        fmt::format("made: parlor-lab endings --game {}\nsweeps: {}\ngreatest change: {:.1g}\n",
                    options.game, sweeps, change));
}

}  // namespace parlor::pollyanna
