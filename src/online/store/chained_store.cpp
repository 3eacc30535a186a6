// SPDX-License-Identifier: MIT
#include "online/store/chained_store.h"

#include <algorithm>

namespace parlor::store {
namespace {

void mark(std::span<const std::size_t> places, std::vector<WriteOutcome>& answers) {
    for (const std::size_t place : places) answers[place] = WriteOutcome::Done;
}

}  // namespace

Result<std::vector<WriteOutcome>> ChainedStore::write(std::span<const Write> writes) {
    std::vector<WriteOutcome> answers(writes.size(), WriteOutcome::Conflict);
    const std::vector<Chain> chains = chains_of(writes);
    const auto done = put(chains);
    if (!done) return base::unexpected(done.error());
    std::vector<Chain> rests;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if ((*done)[i]) {
            mark(chains[i].places(), answers);
            continue;
        }
        const auto there = known(chains[i]);
        if (!there) return base::unexpected(there.error());
        mark(chains[i].places().first(*there), answers);
        const bool goes_on = *there > 0 && *there < chains[i].size();
        if (goes_on) rests.push_back(chains[i].without(*there));
    }
    if (rests.empty()) return answers;
    const auto added = put(rests);
    if (!added) return base::unexpected(added.error());
    for (std::size_t i = 0; i < rests.size(); ++i) {
        if ((*added)[i]) mark(rests[i].places(), answers);
    }
    return answers;
}

Result<std::size_t> ChainedStore::known(const Chain& chain) {
    const std::size_t most = chain.last() + 1 - chain.first();
    const auto there = events_from(chain.table(), chain.first(), most);
    if (!there) return base::unexpected(there.error());
    std::span<const std::string> left(*there);
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const std::vector<std::string>& events = chain.write(i).events;
        const bool is_there = !events.empty() && events.size() <= left.size() &&
                              std::ranges::equal(events, left.first(events.size()));
        if (!is_there) return i;
        left = left.subspan(events.size());
    }
    return chain.size();
}

}  // namespace parlor::store
