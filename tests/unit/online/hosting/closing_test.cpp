// SPDX-License-Identifier: MIT
// A host that is closed while clients talk to it.
#include <gtest/gtest.h>

#include <latch>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "client/person.h"
#include "online/hosting/host.h"
#include "unit/online/hosting/listener.h"

namespace parlor::hosting {
namespace {

using tests::Listener;

// False if no answer to that command came before the connection was cut.
bool is_answered(Listener& client, int number) {
    const std::string answer = R"({"answer":")" + std::to_string(number) + '"';
    for (std::string text = client.next(); !text.empty(); text = client.next()) {
        if (text.starts_with(answer)) return true;
    }
    return false;
}

// Three clients talk, each as fast as it gets answers, and talk on after the host is closed.
TEST(Closing, MayHappenWhileEverybodyTalks) {
    Metrics metrics;
    constexpr int spoken = 20;
    for (int i = 0; i < 5; ++i) {
        const auto host = *Host::open({.store = "memory:"}, metrics, Log());
        std::latch talking(3);
        std::vector<std::shared_ptr<Listener>> clients;
        std::vector<std::thread> threads;
        for (int j = 0; j < 3; ++j) {
            const auto& client =
                clients.emplace_back(std::make_shared<Listener>(std::to_string(j)));
            threads.emplace_back([&host, &talking, client] {
                int said = 0;
                const auto talk = [&] {
                    const std::string id = R"("id":")" + std::to_string(++said) + '"';
                    host->receive(client, '{' + id + R"(,"do":"lobby"})");
                    host->receive(
                        client, '{' + id + R"(,"do":"create",)" +
                                    tests::plan_json("pollyanna-1916", tests::one_and_a_computer) +
                                    '}');
                    host->receive(client, '{' + id + R"(,"do":"watch","table":"k3"})");
                    if (said % 7 == 0) host->gone(client);
                    if (said == spoken) talking.count_down();
                    return said;
                };
                bool goes_on = true;
                while (goes_on) goes_on = is_answered(*client, talk());
                EXPECT_NE(client->why_cut(), "") << "command " << said << " was not answered";
                while (said < spoken) talk();
                talk();
                host->gone(client);
            });
        }
        talking.wait();
        host->close();
        for (const auto& each : clients) each->cut("the test is over");
        for (std::thread& each : threads) each.join();
    }
}

TEST(Closing, LeavesNoClientBehind) {
    Metrics metrics;
    const auto host = *Host::open({.store = "memory:"}, metrics, Log());
    const auto client = std::make_shared<Listener>("ana");
    host->receive(client, R"({"id":"1","do":"lobby"})");
    host->receive(client, R"({"id":"2","do":"create",)" +
                              tests::plan_json("pollyanna-1916", tests::two_people) + '}');
    host->receive(client, R"({"id":"3","do":"watch","table":"k3f9x2m7qa4c"})");
    host->close();
    EXPECT_EQ(client.use_count(), 1);
}

}  // namespace
}  // namespace parlor::hosting
