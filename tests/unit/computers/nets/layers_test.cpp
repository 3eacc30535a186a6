// SPDX-License-Identifier: MIT
#include "computers/nets/layers.h"

#include <gtest/gtest.h>

#include "support/net_sums.h"

namespace parlor::nets {
namespace {

TEST(Layers, SayTheSameByEveryWay) {
    ASSERT_FALSE(kernels().empty());
    EXPECT_EQ(kernels().back().name, "anywhere");
    for (const Kernel& way : kernels()) EXPECT_EQ(sums_by(way), pinned_sums) << way.name;
}

TEST(Layers, AddUpOnceWhatPositionsShare) {
    const RandomLayers random_layers;
    const std::vector<Input> shared{3, 14, 15, 92};
    const std::vector<std::vector<Input>> rest{{65, 35}, {}, {89, 79, 32}, {3}, {38, 46, 264}};
    for (const Kernel& way : kernels()) {
        std::vector<std::int32_t> together(rest.size() * most_outputs);
        const std::vector<Inputs> rest_of_each(rest.begin(), rest.end());
        way.evaluate(random_layers.layers(), shared, rest_of_each, together.data());
        std::vector<std::int32_t> alone(together.size());
        for (std::size_t i = 0; i < rest.size(); ++i) {
            std::vector<Input> all = shared;
            all.insert(all.end(), rest[i].begin(), rest[i].end());
            const Inputs inputs = all;
            way.evaluate(random_layers.layers(), {}, {&inputs, 1}, &alone[i * most_outputs]);
        }
        EXPECT_EQ(together, alone) << way.name;
    }
}

}  // namespace
}  // namespace parlor::nets
