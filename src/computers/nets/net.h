// SPDX-License-Identifier: MIT
// A small neural net that judges positions, as training writes it and players read it.
//
//   const auto net = Net::read(file, shape);       refused with a reason, or sound
//   Outputs outputs = net->strengths(inputs, kind);
//
// Few of its many inputs are set at a time. The first layer therefore adds up rows, one for each
// input that is set. The other two layers are small, and each kind of game has its own. All
// arithmetic is in whole numbers, so that every machine finds the same: a seed replays a game
// wherever it was played.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/aligned_vector.h"
#include "base/expected.h"

namespace parlor::nets {

inline constexpr std::size_t block = 64;         // units of the first layer come in such blocks
inline constexpr std::size_t most_units = 1024;  // of the first layer
inline constexpr std::size_t second_units = 32;
inline constexpr std::size_t most_outputs = 4;

inline constexpr std::size_t most_at_once = 16;  // positions

using Input = std::uint16_t;
using Inputs = std::span<const Input>;  // those that are set
using Outputs = std::array<double, most_outputs>;

// What a game's inputs want.
struct Shape {
    std::string_view inputs;  // their name and version: "pollyanna-1"
    std::size_t count;        // of inputs
    std::size_t most_set;     // of them at a time; one that is set twice counts as two
    std::size_t kinds;        // of games
};

// One unit of a layer is that many in the file.
inline constexpr int first_scale = 256;
inline constexpr int second_scale = 256;
inline constexpr int third_scale = 256;
// What units of the first and of the second layer pass on at most.
inline constexpr int most_first = 2047;
inline constexpr int most_second = 32767;

enum class NetFault : std::uint8_t {
    NotANet,
    OtherVersion,  // of the file
    OtherInputs,   // for another game, or for an older reading of its positions
    OtherShape,
    Damaged,
    TooLarge,  // a sum of its weights might not fit
};
std::string_view name(NetFault fault);

class Net {
public:
    static base::Expected<Net, NetFault> read(std::string_view file, const Shape& shape);

    // What the file says of itself: how it was made, and how strong it is.
    [[nodiscard]] const std::string& card() const { return card_; }
    [[nodiscard]] std::size_t units() const { return units_; }

    // For softmax. Precondition: inputs are below the shape's count, and so is the kind.
    [[nodiscard]] Outputs strengths(Inputs inputs, std::size_t kind) const;
    // The same of several positions at once, which is quicker, most of all if they share inputs:
    // `rest` has the others of each. Precondition: no more than `most_at_once`, and as many
    // outputs.
    void strengths(Inputs shared, std::span<const Inputs> rest, std::size_t kind,
                   std::span<Outputs> outputs) const;

private:
    friend struct NetReader;
    Net() = default;

    std::string card_;
    std::size_t units_ = 0;
    // [input][unit], [kind] as layers.h has the second, [kind][output][second unit].
    base::AlignedVector<std::int16_t> first_;
    base::AlignedVector<std::int16_t> first_bias_;
    base::AlignedVector<std::int16_t> second_;
    base::AlignedVector<std::int32_t> second_bias_;
    base::AlignedVector<std::int16_t> third_;
    base::AlignedVector<std::int32_t> third_bias_;
};

// How many a file's layers have.
std::size_t bytes_of_layers(std::size_t units, const Shape& shape);

// The first lines of the file of a net with these layers. The card, a blank line and the layers
// follow.
std::string file_head(const Shape& shape, std::size_t units, std::string_view layers);

// The number that a file names: FNV-1a over the words of eight bytes of its layers.
std::uint64_t fingerprint(std::string_view layers);

}  // namespace parlor::nets
