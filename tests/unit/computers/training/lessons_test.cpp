// SPDX-License-Identifier: MIT
#include "computers/training/lessons.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/rules/game.h"
#include "support/positions.h"

namespace parlor::training {
namespace {

using pollyanna::Pollyanna;

using tests::position;

TEST(Packer, KeepsWhatItIsGivenInOrder) {
    const Sample<Pollyanna> sample{
        position("pollyanna-1951+partners b:w,6,B3,h g:w,w,w,w r:r7,h,h,h y:59,59,C1,y1 g ?"),
        {0.25, 0.75, 0, 0}};
    const Fork<Pollyanna> fork{2,
                               {{position("dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- r ?"), 0.5},
                                {position("dixie-1952 b:w,w,w,6 g:- r:w,w,w,w y:- r ?"), 0.1}}};
    Packer packer;
    pack(packer, sample);
    pack(packer, fork);
    pack(packer, Fork<Pollyanna>{});

    const std::vector<double> packed = packer.take();
    Unpacker unpacker(packed);
    const auto first = unpack_sample<Pollyanna>(unpacker);
    EXPECT_EQ(first.position, sample.position);
    EXPECT_EQ(first.target, sample.target);
    const auto second = unpack_fork<Pollyanna>(unpacker);
    EXPECT_EQ(second.side, 2U);
    ASSERT_EQ(second.branches.size(), 2U);
    EXPECT_EQ(second.branches[1].after, fork.branches[1].after);
    EXPECT_EQ(second.branches[1].chance, 0.1);
    EXPECT_FALSE(unpacker.done());
    EXPECT_TRUE(unpack_fork<Pollyanna>(unpacker).branches.empty());
    EXPECT_TRUE(unpacker.done());
}

TEST(Packer, KeepsPositionsOfTheSisterGame) {
    zenda::Position position;
    position.army.add(zenda::Spot::at(191));
    position.king = zenda::Spot::at(3);
    position.phase = zenda::Phase::Throwing;
    Packer packer;
    pack(packer, Sample<zenda::Zenda>{position, {0.5, 0.5}});
    const auto packed = packer.take();
    Unpacker unpacker(packed);
    EXPECT_EQ(unpack_sample<zenda::Zenda>(unpacker).position, position);
}

}  // namespace
}  // namespace parlor::training
