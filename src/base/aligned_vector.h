// SPDX-License-Identifier: MIT
// A vector whose elements begin with a line of the processor's cache: a wide load that crosses two
// lines takes twice as long.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace parlor::base {

template <class T>
struct AlignedAllocator {
    using value_type = T;
    static constexpr std::align_val_t line{64};

    AlignedAllocator() = default;
    template <class U>
    explicit AlignedAllocator(const AlignedAllocator<U>& /*other*/) {}

    T* allocate(std::size_t count) {
        return static_cast<T*>(::operator new(count * sizeof(T), line));
    }
    void deallocate(T* from, std::size_t /*count*/) { ::operator delete(from, line); }

    friend bool operator==(const AlignedAllocator&, const AlignedAllocator&) { return true; }
};

template <class T>
using AlignedVector = std::vector<T, AlignedAllocator<T>>;

}  // namespace parlor::base
