// SPDX-License-Identifier: MIT
#include "computers/analysis/sprt.h"

#include <cassert>
#include <numeric>

#include "computers/analysis/statistics.h"

namespace parlor::analysis {
namespace {

// Counted for a score that was not seen, so that sets which are all alike have a variance too.
constexpr double hardly_ever = 1e-3;

struct Moments {
    double sets = 0;
    double mean = 0;
    double variance = 0;
};

Moments moments(const std::array<std::uint64_t, 5>& sets) {
    std::array<double, 5> counts{};
    Moments found;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts[i] = sets[i] > 0 ? static_cast<double>(sets[i]) : hardly_ever;
        found.sets += counts[i];
        found.mean += counts[i] * static_cast<double>(i) / 4;
    }
    found.mean /= found.sets;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double apart = static_cast<double>(i) / 4 - found.mean;
        found.variance += counts[i] * apart * apart;
    }
    found.variance /= found.sets;
    return found;
}

}  // namespace

Sprt::Sprt(Question question) : question_(question) { assert(question.elo0 < question.elo1); }

void Sprt::add(std::uint32_t half_points) { ++sets_.at(half_points); }

// Of a normal distribution around the score of elo1 and around that of elo0.
double Sprt::log_likelihood_ratio() const {
    const double score0 = score_of(question_.elo0);
    const double score1 = score_of(question_.elo1);
    const Moments of = moments(sets_);
    return of.sets * (score1 - score0) * (2 * of.mean - score0 - score1) / (2 * of.variance);
}

Sprt::Verdict Sprt::verdict() const {
    if (std::accumulate(sets_.begin(), sets_.end(), std::uint64_t{0}) < least_sets) {
        return Verdict::Undecided;
    }
    const double ratio = log_likelihood_ratio();
    if (ratio <= lower_bound) return Verdict::Elo0;
    return ratio >= upper_bound ? Verdict::Elo1 : Verdict::Undecided;
}

}  // namespace parlor::analysis
