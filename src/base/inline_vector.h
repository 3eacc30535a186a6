// SPDX-License-Identifier: MIT
// A vector that lives where it stands: no allocation, at most N trivially copyable elements.
//
//   InlineVector<Step, 24> steps;
//   steps.push_back(step);
//   for (const Step& each : steps) …
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace parlor::base {

template <class T, std::size_t N>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    constexpr void push_back(const T& value) {
        assert(size_ < N);
        values_[size_++] = value;
    }
    constexpr void clear() { size_ = 0; }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const T* begin() const { return values_.data(); }
    [[nodiscard]] constexpr const T* end() const { return values_.data() + size_; }
    [[nodiscard]] constexpr const T* data() const { return values_.data(); }
    [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }
    [[nodiscard]] constexpr const T& operator[](std::size_t index) const {
        assert(index < size_);
        return values_[index];
    }

    friend constexpr bool operator==(const InlineVector& a, const InlineVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.values_[i] == b.values_[i])) return false;
        }
        return true;
    }

private:
    std::array<T, N> values_{};
    std::size_t size_ = 0;
};

}  // namespace parlor::base
