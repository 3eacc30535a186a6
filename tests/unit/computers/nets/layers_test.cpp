// SPDX-License-Identifier: MIT
#include "computers/nets/layers.h"

#include <gtest/gtest.h>

#include "support/net_sums.h"

namespace parlor::nets {
namespace {

TEST(Layers, SayTheSameByEveryWay) {
    ASSERT_FALSE(ways().empty());
    EXPECT_EQ(ways().back().name, "anywhere");
    for (const Way& way : ways()) EXPECT_EQ(sums_by(way), pinned_sums) << way.name;
}

}  // namespace
}  // namespace parlor::nets
