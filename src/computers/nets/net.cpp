// SPDX-License-Identifier: MIT
#include "computers/nets/net.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>

#include "base/headed_file.h"
#include "computers/nets/layers.h"

namespace parlor::nets {

static_assert(std::endian::native == std::endian::little, "the file's bytes are read as they are");

constexpr std::string_view file_version = "1";

std::string_view name(NetFault fault) {
    constexpr std::array<std::string_view, 6> names{"not_a_net",   "other_version", "other_inputs",
                                                    "other_shape", "damaged",       "too_large"};
    return names[static_cast<std::size_t>(fault)];
}

std::uint64_t fingerprint(std::string_view layers) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (; layers.size() >= sizeof(hash); layers.remove_prefix(sizeof(hash))) {
        std::uint64_t word = 0;
        std::memcpy(&word, layers.data(), sizeof(word));
        hash = (hash ^ word) * 0x100000001b3U;
    }
    return hash;
}

std::string file_head(const Shape& shape, std::size_t units, std::string_view layers) {
    std::string head = "parlor-net: " + std::string(file_version);
    head.append("\ninputs: ").append(shape.inputs);
    head.append("\nunits: ").append(std::to_string(units));
    return head.append("\nfingerprint: ").append(std::to_string(fingerprint(layers))) + '\n';
}

std::size_t bytes_of_layers(std::size_t units, const Shape& shape) {
    const std::size_t of_kind =
        second_units * (units * 2 + 4) + most_outputs * (second_units * 2 + 4);
    return (shape.count + 1) * units * 2 + shape.kinds * of_kind;
}

struct NetReader : base::HeadedFile {
    // Precondition: so much is left.
    template <class T>
    base::AlignedVector<T> numbers(std::size_t count) {
        base::AlignedVector<T> found(count);
        rest.copy(reinterpret_cast<char*>(found.data()), count * sizeof(T));  // NOLINT(*-cast)
        rest.remove_prefix(count * sizeof(T));
        return found;
    }

    // From [second unit][unit] of the file to what layers.h reads, for each kind of game.
    using Weights = base::AlignedVector<std::int16_t>;
    static Weights by_pairs(const Weights& rows, std::size_t units) {
        Weights pairs(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::size_t unit = i % units;
            const std::size_t second = i / units % second_units;
            const std::size_t kind = i / units / second_units;
            const std::size_t pair = (kind * units + unit) / 2;
            pairs[(pair * second_units + second) * 2 + unit % 2] = rows[i];
        }
        return pairs;
    }
    Net layers(std::size_t units, const Shape& shape) {
        Net net;
        net.units_ = units;
        net.first_ = numbers<std::int16_t>(shape.count * units);
        net.first_bias_ = numbers<std::int16_t>(units);
        net.second_ = numbers<std::int16_t>(shape.kinds * second_units * units);
        net.second_bias_ = numbers<std::int32_t>(shape.kinds * second_units);
        net.third_ = numbers<std::int16_t>(shape.kinds * most_outputs * second_units);
        net.third_bias_ = numbers<std::int32_t>(shape.kinds * most_outputs);
        return net;
    }
    static bool fits(const Net& net, const Shape& shape) {
        return first_fits(net, shape) &&
               fits(net.second_, net.second_bias_, net.units_, most_first) &&
               fits(net.third_, net.third_bias_, second_units, most_second);
    }
    // Whether no sum of rows can be too large for 16 bits, even if one of them is added again and
    // again.
    static bool first_fits(const Net& net, const Shape& shape) {
        const auto set = static_cast<std::int64_t>(shape.most_set);
        for (std::size_t unit = 0; unit < net.units_; ++unit) {
            std::int64_t largest = 0;
            for (std::size_t i = unit; i < net.first_.size(); i += net.units_) {
                largest = std::max(largest, std::abs(std::int64_t{net.first_[i]}));
            }
            const std::int64_t most = set * largest + std::abs(std::int64_t{net.first_bias_[unit]});
            if (most > std::numeric_limits<std::int16_t>::max()) return false;
        }
        return true;
    }
    // Whether no sum of inputs between 0 and `most` can be too large for 32 bits.
    static bool fits(const Weights& weights, const base::AlignedVector<std::int32_t>& biases,
                     std::size_t inputs, std::int64_t most) {
        for (std::size_t i = 0; i < biases.size(); ++i) {
            std::int64_t sum = std::abs(std::int64_t{biases[i]});
            for (std::size_t j = 0; j < inputs; ++j)
                sum += most * std::abs(weights[i * inputs + j]);
            if (sum > std::numeric_limits<std::int32_t>::max()) return false;
        }
        return true;
    }
};

base::Expected<Net, NetFault> Net::read(std::string_view file, const Shape& shape) {
    NetReader reading{{file}};
    const auto version = reading.value("parlor-net");
    if (!version) return base::unexpected(NetFault::NotANet);
    if (*version != file_version) return base::unexpected(NetFault::OtherVersion);
    const auto inputs = reading.value("inputs");
    if (!inputs) return base::unexpected(NetFault::Damaged);
    if (*inputs != shape.inputs) return base::unexpected(NetFault::OtherInputs);
    const auto units = reading.number("units");
    const auto expected = reading.number("fingerprint");
    auto card = reading.card();
    if (!units || !expected || !card) return base::unexpected(NetFault::Damaged);
    if (*units == 0 || *units % block != 0 || *units > most_units) {
        return base::unexpected(NetFault::OtherShape);
    }
    const auto width = static_cast<std::size_t>(*units);
    if (reading.rest.size() != bytes_of_layers(width, shape)) {
        return base::unexpected(NetFault::OtherShape);
    }
    if (fingerprint(reading.rest) != *expected) return base::unexpected(NetFault::Damaged);
    Net net = reading.layers(width, shape);
    if (!NetReader::fits(net, shape)) return base::unexpected(NetFault::TooLarge);
    net.second_ = NetReader::by_pairs(net.second_, width);
    net.card_ = std::move(*card);
    return net;
}

void Net::strengths(Inputs shared, std::span<const Inputs> rest, std::size_t kind,
                    std::span<Outputs> outputs) const {
    const Layers layers{.units = units_,
                        .first = first_.data(),
                        .first_bias = first_bias_.data(),
                        .second = second_.data() + kind * second_units * units_,
                        .second_bias = second_bias_.data() + kind * second_units,
                        .third = third_.data() + kind * most_outputs * second_units,
                        .third_bias = third_bias_.data() + kind * most_outputs};
    std::array<std::int32_t, most_at_once * most_outputs> sums;  // NOLINT(*-member-init)
    assert(rest.size() <= most_at_once && outputs.size() == rest.size());
    evaluate(layers, shared, rest, sums.data());
    for (std::size_t i = 0; i < rest.size(); ++i) {
        for (std::size_t j = 0; j < most_outputs; ++j) {
            outputs[i][j] =
                static_cast<double>(sums[i * most_outputs + j]) / (first_scale * third_scale);
        }
    }
}

Outputs Net::strengths(Inputs inputs, std::size_t kind) const {
    Outputs outputs{};
    strengths({}, {&inputs, 1}, kind, {&outputs, 1});
    return outputs;
}

}  // namespace parlor::nets
