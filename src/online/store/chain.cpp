// SPDX-License-Identifier: MIT
#include "online/store/chain.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace parlor::store {
namespace {

std::uint32_t after(const Write& write) {
    return write.first + static_cast<std::uint32_t>(write.events.size());
}

}  // namespace

Chain::Chain(std::span<const Write> writes, std::size_t index)
    : all_(writes), indices_{index}, next_(after(writes[index])) {}

bool Chain::take(std::size_t index) {
    whole_ = whole_ && all_[index].first == next_;
    if (!whole_) return false;
    indices_.push_back(index);
    next_ = after(all_[index]);
    return true;
}

Chain Chain::without(std::size_t count) const {
    assert(count < indices_.size());
    Chain rest = *this;
    rest.indices_.erase(rest.indices_.begin(),
                        rest.indices_.begin() + static_cast<std::ptrdiff_t>(count));
    return rest;
}

const Listing* Chain::listing() const {
    for (std::size_t i = size(); i-- > 0;) {
        if (write(i).listing) return &*write(i).listing;
    }
    return nullptr;
}

bool Chain::has_players_as_before() const {
    for (std::size_t i = 0; i < size(); ++i) {
        const auto& listing = write(i).listing;
        if (listing && !listing->has_players_as_before) return false;
    }
    return true;
}

const std::string& Chain::record() const {
    for (std::size_t i = size(); i-- > 1;) {
        if (!write(i).record.empty()) return write(i).record;
    }
    return write(0).record;
}

std::vector<Chain> chains_of(std::span<const Write> writes) {
    std::vector<Chain> chains;
    std::unordered_map<std::string_view, std::size_t> of_table;
    for (std::size_t i = 0; i < writes.size(); ++i) {
        const auto [known, is_new] = of_table.try_emplace(writes[i].table, chains.size());
        if (is_new) {
            chains.emplace_back(writes, i);
        } else {
            chains[known->second].take(i);
        }
    }
    return chains;
}

std::vector<std::string> sorted_players(const Listing& listing) {
    std::vector<std::string> players = listing.players;
    std::ranges::sort(players);
    const auto repeated = std::ranges::unique(players);
    players.erase(repeated.begin(), repeated.end());
    return players;
}

}  // namespace parlor::store
