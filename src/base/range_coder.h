// SPDX-License-Identifier: MIT
// Bits written in as little space as their surprise is worth. Each bit comes with an estimate of
// how likely it is to be 0, which learns from every bit that it is used for: the range coder of
// LZMA.
//
//   RangeWriter writer;                       RangeReader reader(bytes);
//   writer.code(estimate, bit);               bit = reader.code(estimate, false);
//   bytes = writer.finish();
//
// Both have the same form, so that one function can walk through the data for both.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace parlor::base {

struct BitEstimate {
    static constexpr unsigned bits = 12;
    static constexpr unsigned pace = 5;
    std::uint16_t zero = 1U << (bits - 1);

    void learn(bool bit) {
        if (bit) {
            zero = static_cast<std::uint16_t>(zero - (zero >> pace));
        } else {
            zero = static_cast<std::uint16_t>(zero + (((1U << bits) - zero) >> pace));
        }
    }
};

class RangeWriter {
public:
    // The bit.
    bool code(BitEstimate& estimate, bool bit) {
        const std::uint32_t bound = (range_ >> BitEstimate::bits) * estimate.zero;
        if (bit) {
            low_ += bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        estimate.learn(bit);
        for (; range_ < least_range; range_ <<= 8U) shift();
        return bit;
    }

    std::string finish() {
        for (int i = 0; i < 5; ++i) shift();
        return std::move(bytes_);
    }

    static constexpr bool overran() { return false; }
    static constexpr std::uint32_t least_range = 1U << 24U;

private:
    // A byte is kept back while a carry may still change it, with all the 255s behind it.
    void shift() {
        if (low_ < 0xff00'0000U || low_ > 0xffff'ffffU) {
            const auto carry = static_cast<unsigned>(low_ >> 32U);
            for (; held_ > 0; --held_) {
                bytes_.push_back(static_cast<char>(first_held_ + carry));
                first_held_ = 0xff;
            }
            first_held_ = static_cast<std::uint8_t>(low_ >> 24U);
        }
        ++held_;
        low_ = (low_ & 0x00ff'ffffU) << 8U;
    }

    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xffff'ffffU;
    std::uint8_t first_held_ = 0;
    std::uint64_t held_ = 1;
    std::string bytes_;
};

class RangeReader {
public:
    explicit RangeReader(std::string_view bytes) : rest_(bytes) {
        for (int i = 0; i < 5; ++i) code_ = (code_ << 8U) | next();
    }

    // The second is for the writer alone.
    bool code(BitEstimate& estimate, bool /*bit*/) {
        const std::uint32_t bound = (range_ >> BitEstimate::bits) * estimate.zero;
        const bool bit = code_ >= bound;
        if (bit) {
            code_ -= bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        estimate.learn(bit);
        for (; range_ < RangeWriter::least_range; range_ <<= 8U) code_ = (code_ << 8U) | next();
        return bit;
    }

    // Whether more was asked for than there was.
    [[nodiscard]] bool overran() const { return overran_; }

private:
    std::uint32_t next() {
        if (rest_.empty()) {
            overran_ = true;
            return 0;
        }
        const auto byte = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        return byte;
    }

    std::string_view rest_;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xffff'ffffU;
    bool overran_ = false;
};

}  // namespace parlor::base
