// SPDX-License-Identifier: MIT
#include "laboratory/contest.h"

#include <algorithm>
#include <span>

namespace parlor::laboratory {
namespace {

using analysis::ArenaSet;
using analysis::Sprt;

// Sets are handed out in batches. Threads are idle while the last sets of a batch are played, and
// sets that follow the one that settles a question are wasted.
std::uint64_t next_batch(std::uint64_t played, std::uint64_t left, bool may_stop) {
    constexpr std::uint64_t largest = 1U << 16U;
    constexpr std::uint64_t least = 32;
    const std::uint64_t wanted = may_stop ? std::max(least, played / 4) : largest;
    return std::min({wanted, largest, left});
}

// Counts a set. Returns false if it settles the question.
bool count(std::span<const double> result, ContestOutcome& outcome) {
    for (Thinking& each : outcome.thinking) {
        each.add({result[0], result[1]});
        result = result.subspan(2);
    }
    const ArenaSet set = analysis::arena_set(result);
    outcome.totals.add(set);
    if (!outcome.test) return true;
    outcome.test->add(outcome.totals.half_points(set, 0));
    return outcome.test->verdict() == Sprt::Verdict::Undecided;
}

}  // namespace

ContestOutcome run_meeting(parallel::Workers& workers, const Contest& contest,
                           const Meeting& meeting,
                           const std::function<void(std::uint64_t games)>& progress) {
    const std::size_t players = meeting.players.size();
    ContestOutcome outcome{.totals = {players, contest.sides()},
                           .test = {},
                           .thinking = std::vector<Thinking>(players)};
    if (meeting.question) outcome.test.emplace(*meeting.question);
    std::vector<std::unique_ptr<Ring>> rings;
    for (unsigned i = 0; i < workers.count(); ++i) rings.push_back(contest.ring(meeting));
    for (std::uint64_t played = 0; played < meeting.sets; played = outcome.totals.sets()) {
        const parallel::Shares batch{
            played, next_batch(played, meeting.sets - played, outcome.test.has_value())};
        const auto results = workers.run(
            batch, [&](std::uint64_t set, unsigned worker) { return rings[worker]->play(set); },
            [&](std::uint64_t done) { progress((played + done) * players); });
        for (const auto& each : results) {
            if (!count(each, outcome)) return outcome;
        }
    }
    return outcome;
}

}  // namespace parlor::laboratory
