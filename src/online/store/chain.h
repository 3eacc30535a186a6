// SPDX-License-Identifier: MIT
// The writes of one call to one table, as far as each follows the one before it: a store puts them
// down as one. It points into the writes it was made of.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "online/store/store.h"

namespace parlor::store {

class Chain {
public:
    Chain(std::span<const Write> writes, std::size_t place);

    // False: it does not follow, and nothing that comes later will.
    bool take(std::size_t place);
    // Without so many of its first writes.
    [[nodiscard]] Chain without(std::size_t count) const;

    [[nodiscard]] const std::string& table() const { return write(0).table; }
    [[nodiscard]] const std::string& secret() const { return write(0).secret; }
    [[nodiscard]] std::uint32_t first() const { return write(0).first; }
    [[nodiscard]] std::uint32_t last() const { return next_ - 1; }
    [[nodiscard]] const Listing* listing() const;  // of the last write that has one
    // Every listing of the chain says so.
    [[nodiscard]] bool has_players_as_before() const;
    [[nodiscard]] const std::string& record() const;  // of the last that has one; else empty
    [[nodiscard]] std::size_t size() const { return places_.size(); }
    [[nodiscard]] const Write& write(std::size_t index) const { return all_[places_[index]]; }
    [[nodiscard]] std::span<const std::size_t> places() const { return places_; }

private:
    std::span<const Write> all_;
    std::vector<std::size_t> places_;
    std::uint32_t next_;
    bool whole_ = true;
};

// A chain a table, in the order in which the tables come. What follows nothing is in none.
std::vector<Chain> chains_of(std::span<const Write> writes);

// Each once, in order: as the stores give them back.
std::vector<std::string> sorted_players(const Listing& listing);

}  // namespace parlor::store
