// SPDX-License-Identifier: MIT
#include "faults/network.h"

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

#include <optional>
#include <stdexcept>
#include <utility>

#include "base/words.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

// Nullopt: this process may not make one.
std::optional<NetworkNamespace> new_namespace() {
    const NetworkNamespace before = NetworkNamespace::current();
    if (unshare(CLONE_NEWNET) != 0) return std::nullopt;
    NetworkNamespace made = NetworkNamespace::current();
    if (setns(before.file(), CLONE_NEWNET) != 0) throw std::runtime_error("no way back");
    return made;
}

// Runs `ip` with these words in the namespace.
void ip(const NetworkNamespace& there, const std::string& words) {
    const InNamespace here(there);
    std::vector<std::string> all{"/usr/sbin/ip"};
    for (const std::string_view word : base::words(words)) all.emplace_back(word);
    const Ran ran = run_program(all);
    if (ran.code != 0) throw std::runtime_error("ip " + words + ": " + ran.err);
}

std::string host_in_hub(std::size_t leaf) { return "198.18." + std::to_string(leaf + 1) + ".1"; }

std::string route(std::size_t leaf) {
    return std::string(Network::shared_host) + "/32 via " + host_in_hub(leaf);
}

}  // namespace

NetworkNamespace::~NetworkNamespace() {
    if (file_ >= 0) close(file_);
}

NetworkNamespace::NetworkNamespace(NetworkNamespace&& other) noexcept
    : file_(std::exchange(other.file_, -1)) {}

NetworkNamespace NetworkNamespace::current() {
    return NetworkNamespace(open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC));
}

InNamespace::InNamespace(const NetworkNamespace& there) {
    if (setns(there.file(), CLONE_NEWNET) != 0) throw std::runtime_error("no such namespace");
}

InNamespace::~InNamespace() { static_cast<void>(setns(before_.file(), CLONE_NEWNET)); }

std::unique_ptr<Network> Network::make(std::size_t leaves) {
    auto hub = new_namespace();
    if (!hub) return nullptr;
    std::unique_ptr<Network> network(new Network(std::move(*hub)));
    ip(network->hub_, "link set lo up");
    ip(network->hub_, std::string("address add ") + shared_host + "/32 dev lo");
    while (network->leaves_.size() < leaves) network->add_leaf(*new_namespace());
    return network;
}

void Network::add_leaf(NetworkNamespace leaf) {
    const std::size_t number = leaves_.size();
    const std::string link = "leaf" + std::to_string(number);
    const std::string there =
        "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(leaf.file());
    ip(hub_, "link add " + link + " type veth peer name hub");
    ip(hub_, "link set hub netns " + there);
    ip(hub_, "address add " + host_in_hub(number) + "/30 dev " + link);
    ip(hub_, "link set " + link + " up");
    ip(leaf, "link set lo up");
    ip(leaf, "address add " + host(number) + "/30 dev hub");
    ip(leaf, "link set hub up");
    leaves_.push_back(std::move(leaf));
    heal(number);
}

std::string Network::host(std::size_t leaf) { return "198.18." + std::to_string(leaf + 1) + ".2"; }

void Network::cut(std::size_t leaf) const {
    ip(leaves_[leaf], std::string("route replace blackhole ") + shared_host + "/32");
}

void Network::heal(std::size_t leaf) const { ip(leaves_[leaf], "route replace " + route(leaf)); }

}  // namespace parlor::tests
