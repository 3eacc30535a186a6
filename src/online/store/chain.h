// SPDX-License-Identifier: MIT
// The writes of one call to one table, as far as each follows the one before it. A store writes
// them as one. A chain points into the writes that it was made of.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "online/store/types.h"

namespace parlor::store {

class Chain {
public:
    Chain(std::span<const Write> writes, std::size_t index);

    // Appends a write. Returns false if it does not follow; then no later write will either.
    bool take(std::size_t index);
    // The chain without its first `count` writes.
    [[nodiscard]] Chain without(std::size_t count) const;

    [[nodiscard]] const std::string& table() const { return write(0).table; }
    [[nodiscard]] const std::string& secret() const { return write(0).secret; }
    [[nodiscard]] std::uint32_t first() const { return write(0).first; }
    [[nodiscard]] std::uint32_t last() const { return next_ - 1; }
    [[nodiscard]] const Listing* listing() const;  // of the last write that has one, or null
    // True if every listing of the chain says so.
    [[nodiscard]] bool has_players_as_before() const;
    [[nodiscard]] const std::string& record() const;  // of the last write that has one, or empty
    [[nodiscard]] std::size_t size() const { return indices_.size(); }
    [[nodiscard]] const Write& write(std::size_t index) const { return all_[indices_[index]]; }
    // Where its writes are among those of the call.
    [[nodiscard]] std::span<const std::size_t> indices() const { return indices_; }

private:
    std::span<const Write> all_;
    std::vector<std::size_t> indices_;
    std::uint32_t next_;
    bool whole_ = true;
};

// One chain per table, in the order of their first writes. Writes that do not follow are in none.
std::vector<Chain> chains_of(std::span<const Write> writes);

// The players in order, each once, as stores return them.
std::vector<std::string> sorted_players(const Listing& listing);

}  // namespace parlor::store
