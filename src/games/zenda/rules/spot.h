// SPDX-License-Identifier: MIT
// Spots of the board, and sets of them. A spot is known by the number printed beside it; `none` is
// where a piece stands that is not on the board: not yet set up, or captured.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace parlor::zenda {

inline constexpr int most_spots = 191;

class Spot {
public:
    constexpr Spot() = default;
    static constexpr Spot none() { return {}; }
    // Precondition: 1 … most_spots.
    static constexpr Spot at(int number) {
        assert(number >= 1 && number <= most_spots);
        return Spot(static_cast<std::uint8_t>(number));
    }

    [[nodiscard]] constexpr bool on_board() const { return number_ != 0; }
    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr auto operator<=>(Spot, Spot) = default;

private:
    explicit constexpr Spot(std::uint8_t number) : number_(number) {}
    std::uint8_t number_ = 0;
};

class SpotSet {
public:
    constexpr SpotSet() = default;
    // The empty set for Spot::none().
    static constexpr SpotSet of(Spot spot) {
        SpotSet set;  // without a store that depends on the spot: sets live in registers
        const std::uint64_t one = std::uint64_t{spot.on_board()} << bit(spot);
        for (std::size_t i = 0; i < set.words_.size(); ++i) {
            set.words_[i] = word(spot) == i ? one : 0;
        }
        return set;
    }

    // Every spot that a board could have.
    static constexpr SpotSet all() {
        SpotSet set;
        set.words_.fill(~std::uint64_t{0});
        return set;
    }

    [[nodiscard]] constexpr bool has(Spot spot) const {
        return ((words_[word(spot)] >> bit(spot)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    [[nodiscard]] constexpr bool meets(const SpotSet& other) const {
        return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1]) |
                (words_[2] & other.words_[2])) != 0;
    }
    [[nodiscard]] constexpr bool contains(const SpotSet& other) const {
        return (other - *this).empty();
    }
    [[nodiscard]] constexpr int size() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    [[nodiscard]] constexpr bool has_several() const {
        const auto& [a, b, c] = words_;
        const int used = (a != 0 ? 1 : 0) + (b != 0 ? 1 : 0) + (c != 0 ? 1 : 0);
        return used > 1 || ((a & (a - 1)) | (b & (b - 1)) | (c & (c - 1))) != 0;
    }
    // The lowest; Spot::none() of an empty set.
    [[nodiscard]] constexpr Spot first() const { return *begin(); }

    constexpr void add(Spot spot) {
        words_[word(spot)] |= std::uint64_t{spot.on_board()} << bit(spot);
    }
    constexpr void remove(Spot spot) { words_[word(spot)] &= ~(std::uint64_t{1} << bit(spot)); }

    friend constexpr SpotSet operator|(SpotSet a, const SpotSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend constexpr SpotSet operator&(SpotSet a, const SpotSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend constexpr SpotSet operator-(SpotSet a, const SpotSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    friend constexpr bool operator==(const SpotSet&, const SpotSet&) = default;

    // The spots in ascending order.
    class Iterator {
    public:
        explicit constexpr Iterator(const std::array<std::uint64_t, 3>& words)
            : rest_(words[0]), next_(words[1]), last_(words[2]) {
            skip_empty_words();
        }
        constexpr Spot operator*() const {
            if (rest_ == 0) return Spot::none();
            return Spot::at(passed_ + std::countr_zero(rest_));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }
        struct End {};
        friend constexpr bool operator==(const Iterator& here, End) { return here.rest_ == 0; }

    private:
        constexpr void skip_empty_words() {
            while (rest_ == 0 && (next_ | last_) != 0) {
                rest_ = next_;
                next_ = last_;
                last_ = 0;
                passed_ += 64;
            }
        }
        // The words that are left, each by itself: an array would not stay in registers.
        std::uint64_t rest_;
        std::uint64_t next_;
        std::uint64_t last_;
        int passed_ = 0;  // bits of the words before
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_); }
    [[nodiscard]] static constexpr Iterator::End end() { return {}; }

    [[nodiscard]] constexpr const std::array<std::uint64_t, 3>& words() const { return words_; }

private:
    static constexpr std::size_t word(Spot spot) {
        return static_cast<std::size_t>(spot.number()) / 64;
    }
    static constexpr unsigned bit(Spot spot) { return static_cast<unsigned>(spot.number()) % 64; }

    std::array<std::uint64_t, 3> words_{};  // bit n is spot n; bit 0 stays clear
};

}  // namespace parlor::zenda
