// SPDX-License-Identifier: MIT
// What a net of random numbers says of random inputs, as one number for each way to add it up. The
// unit tests and the module of the rules (tests/wasm) compare it with what is pinned here: every
// processor says the same, to the last bit.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/aligned_vector.h"
#include "base/random.h"
#include "computers/nets/layers.h"
#include "computers/nets/net.h"

namespace parlor::nets {

inline constexpr std::uint64_t pinned_sums = 15456414856695678803U;

// All of its numbers: small ones, as training leaves them, and some of the largest that a loader
// lets pass, so that units are cut off at both ends.
class RandomLayers {
public:
    static constexpr std::size_t units = 256;
    static constexpr std::size_t inputs = 300;
    static constexpr std::size_t most_set = 30;

    RandomLayers() {
        fill(first_, 1000);
        fill(first_bias_, 1000);
        fill(second_, 1000);
        fill(second_bias_, 1'000'000);
        fill(third_, 500);
        fill(third_bias_, 1'000'000);
    }

    [[nodiscard]] Layers layers() const {
        return {.units = units,
                .first = first_.data(),
                .first_bias = first_bias_.data(),
                .second = second_.data(),
                .second_bias = second_bias_.data(),
                .third = third_.data(),
                .third_bias = third_bias_.data()};
    }

private:
    template <class Number>
    void fill(base::AlignedVector<Number>& numbers, std::uint32_t most) {
        for (Number& each : numbers) {
            const auto drawn = static_cast<std::int64_t>(random_.below(2 * most + 1));
            each = static_cast<Number>(drawn - most);
        }
    }

    base::Random random_{1916};
    base::AlignedVector<std::int16_t> first_ = base::AlignedVector<std::int16_t>(inputs * units);
    base::AlignedVector<std::int16_t> first_bias_ = base::AlignedVector<std::int16_t>(units);
    base::AlignedVector<std::int16_t> second_ =
        base::AlignedVector<std::int16_t>(units * second_units);
    base::AlignedVector<std::int32_t> second_bias_ =
        base::AlignedVector<std::int32_t>(second_units);
    base::AlignedVector<std::int16_t> third_ =
        base::AlignedVector<std::int16_t>(most_outputs * second_units);
    base::AlignedVector<std::int32_t> third_bias_ = base::AlignedVector<std::int32_t>(most_outputs);
};

// Asked about one position after another, some of whose inputs are called shared, and about several
// at once.
inline std::uint64_t sums_by(const Kernel& way) {
    const RandomLayers random_layers;
    base::Random random(7);
    std::uint64_t hash = 0xcbf29ce484222325U;
    const auto add = [&](Inputs shared, std::span<const Inputs> rest) {
        std::vector<std::int32_t> outputs(rest.size() * most_outputs);
        way.evaluate(random_layers.layers(), shared, rest, outputs.data());
        for (const std::int32_t each : outputs) {
            hash = (hash ^ static_cast<std::uint32_t>(each)) * 0x100000001b3U;
        }
    };
    std::size_t most = 1;
    for (int left = 2000; left > 0;) {
        std::vector<std::vector<Input>> lists;
        for (; lists.size() < most && left > 0; --left) {
            auto& inputs = lists.emplace_back(random.below(RandomLayers::most_set + 1));
            for (Input& each : inputs) {
                each = static_cast<Input>(random.below(RandomLayers::inputs));
            }
        }
        if (most == 1) {
            const Inputs all = lists.front();
            const Inputs rest = all.subspan(all.size() / 2);
            add(all.first(all.size() / 2), {&rest, 1});
        } else {
            add({}, std::vector<Inputs>(lists.begin(), lists.end()));
        }
        most = most == most_at_once ? 1 : most + 1;
    }
    return hash;
}

}  // namespace parlor::nets
