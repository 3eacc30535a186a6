// SPDX-License-Identifier: MIT
// Tells whether something is already in a list, by its hash: the list is the caller's, only places
// in it are kept here. Clearing costs nothing, small lists stay within a few cache lines, and
// memory is kept.
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
        use_bits(least_bits);
        size_ = 0;
        renew_stamp();
    }

    // False, and nothing changes, if `is_same` finds an entry with that hash to be the same.
    template <class IsSame>
    bool add(std::uint64_t hash, std::size_t place, IsSame is_same) {
        const auto tag = tag_of(hash);
        std::size_t at = tag & mask_;
        for (; slots_[at].stamp == stamp_; at = (at + 1) & mask_) {
            if (slots_[at].tag == tag && is_same(slots_[at].place)) return false;
        }
        slots_[at] = {stamp_, tag, static_cast<std::uint32_t>(place)};
        if (++size_ * 2 > mask_) grow();
        return true;
    }

    // Where the entry with that hash is that `is_same` finds to be the same.
    template <class IsSame>
    [[nodiscard]] std::optional<std::size_t> find(std::uint64_t hash, IsSame is_same) const {
        const auto tag = tag_of(hash);
        for (std::size_t at = tag & mask_; slots_[at].stamp == stamp_; at = (at + 1) & mask_) {
            if (slots_[at].tag == tag && is_same(slots_[at].place)) return slots_[at].place;
        }
        return std::nullopt;
    }

private:
    // The low half: where words are of 32 bits, std::hash gives no more.
    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }

    struct Slot {
        std::uint32_t stamp = 0;  // of another filling: the slot is free
        std::uint32_t tag = 0;
        std::uint32_t place = 0;
    };
    static constexpr unsigned least_bits = 8;

    void use_bits(unsigned bits) {
        bits_ = bits;
        mask_ = (std::size_t{1} << bits) - 1;
        if (slots_.size() <= mask_) slots_.resize(mask_ + 1);
    }

    void renew_stamp() {
        if (++stamp_ != 0) return;
        std::ranges::fill(slots_, Slot{});  // the stamps have gone round
        stamp_ = 1;
    }

    void grow() {
        std::vector<Slot> entries;
        entries.reserve(size_);
        for (std::size_t i = 0; i <= mask_; ++i) {
            if (slots_[i].stamp == stamp_) entries.push_back(slots_[i]);
        }
        use_bits(bits_ + 2);
        renew_stamp();
        for (const Slot& each : entries) {
            std::size_t at = each.tag & mask_;
            while (slots_[at].stamp == stamp_) at = (at + 1) & mask_;
            slots_[at] = {stamp_, each.tag, each.place};
        }
    }

    std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << least_bits);
    std::size_t size_ = 0;
    std::size_t mask_ = (std::size_t{1} << least_bits) - 1;
    unsigned bits_ = least_bits;
    std::uint32_t stamp_ = 1;
};

}  // namespace parlor::base
