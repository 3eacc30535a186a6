// SPDX-License-Identifier: MIT
#include "online/server/http_server.h"

#include <gtest/gtest.h>

namespace parlor::server {
namespace {

TEST(FileShares, LeaveRoomForThoseWhoOnlyAsk) {
    EXPECT_EQ(shares_of(65536, 10'000).sockets, 10'000);
    for (const std::size_t files : {0U, 64U, 200U, 1024U, 4096U}) {
        for (const std::size_t wanted : {0U, 1U, 1000U, 1'000'000U}) {
            const FileShares all = shares_of(files, wanted);
            EXPECT_LE(all.sockets, wanted);
            EXPECT_GT(all.clients, 0);
            EXPECT_GT(all.clients_an_address, 0);
            EXPECT_LE(all.clients_an_address, 100);
            if (files >= 200) EXPECT_LE(4 * all.clients_an_address, all.clients);
            if (files >= 200) EXPECT_LT(all.sockets + all.clients, files);
        }
    }
    EXPECT_EQ(shares_of(1024, 10'000).sockets, 840);
}

}  // namespace
}  // namespace parlor::server
