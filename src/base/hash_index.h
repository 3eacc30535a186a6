// SPDX-License-Identifier: MIT
// Tells whether something is already in a list, by its hash: the list is the caller's, only places
// in it are kept here. Small lists are cleared at next to no cost and stay within a few cache
// lines, and memory is kept.
//
//   if (index.add(hash, list.size(), [&](std::size_t at) { return list[at] == value; }))
//       list.push_back(value);
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace parlor::base {

class HashIndex {
public:
    void clear() {
        const bool is_far_too_large = size_ * 16 < mask_ && bits_ > least_bits;
        use_bits(is_far_too_large ? bits_ - 2 : bits_);
        size_ = 0;
    }

    // False, and nothing changes, if `is_same` finds an entry with that hash to be the same.
    template <class IsSame>
    bool add(std::uint64_t hash, std::size_t place, IsSame is_same) {
        const auto tag = tag_of(hash);
        std::size_t at = tag & mask_;
        for (; slots_[at] != free; at = (at + 1) & mask_) {
            if (tag_in(slots_[at]) == tag && is_same(place_in(slots_[at]))) return false;
        }
        slots_[at] = std::uint64_t{tag} << 32U | (place + 1);
        if (++size_ * 3 > mask_) grow();
        return true;
    }

    // Where the entry with that hash is that `is_same` finds to be the same.
    template <class IsSame>
    [[nodiscard]] std::optional<std::size_t> find(std::uint64_t hash, IsSame is_same) const {
        const auto tag = tag_of(hash);
        for (std::size_t at = tag & mask_; slots_[at] != free; at = (at + 1) & mask_) {
            const std::size_t place = place_in(slots_[at]);
            if (tag_in(slots_[at]) == tag && is_same(place)) return place;
        }
        return std::nullopt;
    }

private:
    // A tag and, below it, the place and one more: no entry is 0.
    using Slot = std::uint64_t;
    static constexpr Slot free = 0;
    static constexpr unsigned least_bits = 8;

    // The low half: where words are of 32 bits, std::hash gives no more.
    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }
    static std::uint32_t tag_in(Slot slot) { return static_cast<std::uint32_t>(slot >> 32U); }
    static std::size_t place_in(Slot slot) { return static_cast<std::uint32_t>(slot) - 1; }

    // All of them free.
    void use_bits(unsigned bits) {
        bits_ = bits;
        mask_ = (std::size_t{1} << bits) - 1;
        if (slots_.size() <= mask_) slots_.resize(mask_ + 1);
        std::fill_n(slots_.begin(), mask_ + 1, free);
    }

    [[gnu::noinline]] void grow() {
        moving_.resize(mask_ + 1);
        std::size_t count = 0;
        for (std::size_t i = 0; i <= mask_; ++i) {  // no branch that is hard to foresee
            moving_[count] = slots_[i];
            count += slots_[i] != free ? 1U : 0U;
        }
        use_bits(bits_ + 2);
        for (std::size_t i = 0; i < count; ++i) {
            const Slot each = moving_[i];
            std::size_t at = tag_in(each) & mask_;
            while (slots_[at] != free) at = (at + 1) & mask_;
            slots_[at] = each;
        }
    }

    std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << least_bits);
    std::vector<Slot> moving_;  // while it grows
    std::size_t size_ = 0;
    std::size_t mask_ = (std::size_t{1} << least_bits) - 1;
    unsigned bits_ = least_bits;
};

}  // namespace parlor::base
