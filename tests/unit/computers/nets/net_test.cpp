// SPDX-License-Identifier: MIT
#include "computers/nets/net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <limits>

#include "base/random.h"

namespace parlor::nets {
namespace {

constexpr Shape shape{.inputs = "toy-1", .count = 40, .most_set = 6, .kinds = 2};
constexpr std::size_t units = 64;

// The layers of a file, one number after another.
struct Layers {
    std::vector<std::int16_t> first = std::vector<std::int16_t>(shape.count * units);
    std::vector<std::int16_t> first_bias = std::vector<std::int16_t>(units);
    std::vector<std::int16_t> second =
        std::vector<std::int16_t>(shape.kinds * second_units * units);
    std::vector<std::int32_t> second_bias = std::vector<std::int32_t>(shape.kinds * second_units);
    std::vector<std::int16_t> third =
        std::vector<std::int16_t>(shape.kinds * most_outputs * second_units);
    std::vector<std::int32_t> third_bias = std::vector<std::int32_t>(shape.kinds * most_outputs);

    [[nodiscard]] std::string bytes() const {
        std::string all;
        const auto add = [&](const auto& numbers) {
            const std::size_t size = numbers.size() * sizeof(numbers[0]);
            all.resize(all.size() + size);
            std::memcpy(all.data() + all.size() - size, numbers.data(), size);
        };
        add(first);
        add(first_bias);
        add(second);
        add(second_bias);
        add(third);
        add(third_bias);
        return all;
    }
};

Layers random_layers() {
    base::Random random(7);
    Layers layers;
    const auto fill = [&](auto& numbers, int most) {
        for (auto& each : numbers) {
            const int drawn = static_cast<int>(random.below(2 * static_cast<unsigned>(most) + 1));
            each = static_cast<std::decay_t<decltype(each)>>(drawn - most);
        }
    };
    fill(layers.first, 900);
    fill(layers.first_bias, 500);
    fill(layers.second, 300);
    fill(layers.second_bias, 100'000);
    fill(layers.third, 300);
    fill(layers.third_bias, 100'000);
    return layers;
}

std::string file(const std::string& layers, std::string_view card = "") {
    return file_head(shape, units, layers) + std::string(card) + "\n" + layers;
}

NetFault refused(const std::string& text) {
    const auto read = Net::read(text, shape);
    EXPECT_FALSE(read);
    return read ? NetFault::NotANet : read.error();
}

// As net.h says it, one number after another.
Outputs by_hand(const Layers& layers, const std::vector<Input>& inputs, std::size_t kind) {
    std::array<std::int64_t, units> first{};
    for (std::size_t unit = 0; unit < units; ++unit) {
        std::int64_t sum = layers.first_bias[unit];
        for (const Input input : inputs) sum += layers.first[input * units + unit];
        first[unit] = std::clamp<std::int64_t>(sum, 0, most_first);
    }
    std::array<std::int64_t, second_units> second{};
    for (std::size_t i = 0; i < second_units; ++i) {
        std::int64_t sum = layers.second_bias[kind * second_units + i];
        for (std::size_t unit = 0; unit < units; ++unit) {
            sum += first[unit] * layers.second[(kind * second_units + i) * units + unit];
        }
        second[i] = std::clamp<std::int64_t>(sum / second_scale, 0, 32767);
    }
    Outputs outputs{};
    for (std::size_t i = 0; i < most_outputs; ++i) {
        std::int64_t sum = layers.third_bias[kind * most_outputs + i];
        for (std::size_t j = 0; j < second_units; ++j) {
            sum += second[j] * layers.third[(kind * most_outputs + i) * second_units + j];
        }
        outputs[i] = static_cast<double>(sum) / (first_scale * third_scale);
    }
    return outputs;
}

TEST(Net, AddsUpAsOneWouldByHand) {
    const Layers layers = random_layers();
    const auto net = Net::read(file(layers.bytes()), shape);
    ASSERT_TRUE(net) << name(net.error());
    base::Random random(3);
    for (int i = 0; i < 200; ++i) {
        std::vector<Input> inputs(random.below(shape.most_set + 1));
        for (Input& each : inputs) each = static_cast<Input>(random.below(shape.count));
        const std::size_t kind = random.below(shape.kinds);
        ASSERT_EQ(net->strengths(inputs, kind), by_hand(layers, inputs, kind)) << i;
    }
}

TEST(Net, KeepsItsCard) {
    const std::string layers = random_layers().bytes();
    const auto net = Net::read(file(layers, "game: toy\nmade: today\n"), shape);
    ASSERT_TRUE(net);
    EXPECT_EQ(net->card(), "game: toy\nmade: today\n");
    EXPECT_EQ(net->units(), units);
}

TEST(Net, IsRefusedWithAReason) {
    const std::string layers = random_layers().bytes();
    const std::string sound = file(layers);
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string changed = sound;
        return changed.replace(changed.find(from), from.size(), to);
    };
    EXPECT_EQ(refused(""), NetFault::NotANet);
    EXPECT_EQ(refused("a picture\n"), NetFault::NotANet);
    EXPECT_EQ(refused(with("parlor-net: 1", "parlor-net: 2")), NetFault::OtherVersion);
    EXPECT_EQ(refused(with("toy-1", "toy-2")), NetFault::OtherInputs);
    EXPECT_EQ(refused(with("units: 64", "units: 128")), NetFault::OtherShape);
    EXPECT_EQ(refused(with("units: 64", "units: 65")), NetFault::OtherShape);
    EXPECT_EQ(refused(with("units: 64", "units: 0")), NetFault::OtherShape);
    EXPECT_EQ(refused(with("units: 64", "units: many")), NetFault::Damaged);
    EXPECT_EQ(refused(with("fingerprint: ", "fingerprint: 1")), NetFault::Damaged);
    EXPECT_EQ(refused(sound.substr(0, sound.size() - 1)), NetFault::OtherShape);
    EXPECT_EQ(refused(sound + "x"), NetFault::OtherShape);
    EXPECT_EQ(refused(sound.substr(0, 30)), NetFault::Damaged);
}

TEST(Net, IsRefusedWhenOneBitIsWrong) {
    std::string layers = random_layers().bytes();
    std::string text = file(layers);
    text[text.size() - 1000] = static_cast<char>(text[text.size() - 1000] ^ 4);
    EXPECT_EQ(refused(text), NetFault::Damaged);
}

TEST(Net, IsRefusedWhenASumCouldBeTooLarge) {
    Layers layers = random_layers();
    layers.first[units] = 6000;  // once it would fit, but an input may be set again and again
    EXPECT_EQ(refused(file(layers.bytes())), NetFault::TooLarge);
    layers = random_layers();
    std::ranges::fill(layers.second, std::numeric_limits<std::int16_t>::max());
    EXPECT_EQ(refused(file(layers.bytes())), NetFault::TooLarge);
    layers = random_layers();
    layers.third_bias[0] = std::numeric_limits<std::int32_t>::max();
    EXPECT_EQ(refused(file(layers.bytes())), NetFault::TooLarge);
}

}  // namespace
}  // namespace parlor::nets
