// SPDX-License-Identifier: MIT
// A list of entries without repetition, told apart by their `key` of at most 44 bits, in the order
// of arrival. Made to be cleared and filled millions of times a second: clearing costs nothing,
// small sets stay within a few cache lines, and memory is kept.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace parlor::base {

template <class Entry>
class KeySet {
public:
    KeySet() { clear(); }

    void clear() {
        use_bits(least_bits);
        size_ = 0;
        renew_stamp();
    }

    // False, and nothing changes, if an entry with that key is there.
    bool insert(Entry entry) {
        const std::size_t before = size_;
        insert_each(1, [&](std::size_t) { return entry; });
        return size_ > before;
    }
    // The same of so many entries, one after another.
    template <class EntryAt>
    void insert_each(std::size_t count, EntryAt entry_at) {
        while (size_ + count >= room_) grow();
        // In registers, which no entry that is written can change.
        std::uint64_t* const slots = slots_.data();
        Entry* const entries = entries_.data();
        const auto [stamp, shift, mask] = std::tuple(stamp_, shift_, mask_);
        std::size_t size = size_;
        for (std::size_t i = 0; i < count; ++i) {
            const Entry entry = entry_at(i);
            const std::uint64_t tag = stamp | entry.key;
            std::size_t slot = home_slot(entry.key, shift);
            // A slot of an earlier filling bears another stamp, and is free. So the difference is 0
            // for the key itself, small for another one, and large for a free slot.
            while ((slots[slot] ^ tag) - 1 < one_stamp - 1) slot = (slot + 1) & mask;
            // Whether the key is there already no processor can foresee: no branch asks.
            const bool is_new = slots[slot] != tag;
            slots[slot] = tag;
            entries[size] = entry;
            size += is_new ? 1 : 0;
        }
        size_ = size;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Entry& operator[](std::size_t index) const {
        assert(index < size_);
        return entries_[index];
    }

private:
    static constexpr unsigned key_bits = 44;
    static constexpr unsigned least_bits = 10;
    static constexpr std::uint64_t multiplier = 0x9e3779b97f4a7c15U;
    static constexpr std::uint64_t one_stamp = std::uint64_t{1} << key_bits;

    [[nodiscard]] static std::size_t home_slot(std::uint64_t key, unsigned shift) {
        return static_cast<std::size_t>((key * multiplier) >> shift);
    }

    void use_bits(unsigned bits) {
        shift_ = 64U - bits;
        mask_ = (std::size_t{1} << bits) - 1;
        room_ = mask_ / 2;
    }

    void renew_stamp() {
        stamp_ += one_stamp;
        if (stamp_ != 0) return;
        std::ranges::fill(slots_, 0);  // the stamps have gone round
        stamp_ = one_stamp;
    }

    [[gnu::noinline]] void grow() {
        use_bits(64U - shift_ + 2);
        if (entries_.size() <= room_) entries_.resize(room_ + 1);
        if (slots_.size() <= mask_) slots_.resize(mask_ + 1);
        renew_stamp();
        for (std::size_t i = 0; i < size_; ++i) {
            std::size_t slot = home_slot(entries_[i].key, shift_);
            while ((slots_[slot] ^ stamp_) < one_stamp) slot = (slot + 1) & mask_;
            slots_[slot] = stamp_ | entries_[i].key;
        }
    }

    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << least_bits);
    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(std::size_t{1} << least_bits);
    std::size_t size_ = 0;
    std::size_t room_ = 0;  // the size at which it grows
    std::size_t mask_ = 0;
    std::uint64_t stamp_ = 0;
    unsigned shift_ = 0;
};

}  // namespace parlor::base
