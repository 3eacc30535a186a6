// SPDX-License-Identifier: MIT
// Network namespaces: networks that only this test can see, and that are gone when it ends.
//
//   auto network = Network::make(2);           null: this process may not make any
//   const InNamespace here(network->hub());    from now on, sockets of this thread are there
//   network->cut(1);                           leaf 1 cannot reach Network::shared_host
//   network->heal(1);
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace parlor::tests {

// Owns the file descriptor of a network namespace.
class NetworkNamespace {
public:
    explicit NetworkNamespace(int file) : file_(file) {}
    ~NetworkNamespace();
    NetworkNamespace(NetworkNamespace&& other) noexcept;
    NetworkNamespace& operator=(NetworkNamespace&&) = delete;

    static NetworkNamespace current();
    [[nodiscard]] int file() const { return file_; }

private:
    int file_;
};

// Moves this thread, and the processes that it starts, to another namespace, and back at the end.
class InNamespace {
public:
    explicit InNamespace(const NetworkNamespace& there);
    ~InNamespace();
    InNamespace(const InNamespace&) = delete;
    InNamespace& operator=(const InNamespace&) = delete;

private:
    NetworkNamespace before_ = NetworkNamespace::current();
};

// A hub, and leaves that are connected to the hub only. All addresses are from 198.18.0.0/15, which
// is reserved for tests (RFC 2544).
class Network {
public:
    // An address of the hub that every leaf reaches.
    static constexpr const char* shared_host = "198.18.0.1";

    static std::unique_ptr<Network> make(std::size_t leaves);

    [[nodiscard]] const NetworkNamespace& hub() const { return hub_; }
    [[nodiscard]] const NetworkNamespace& leaf(std::size_t number) const { return leaves_[number]; }
    // The address of a leaf, which the hub reaches, cut off or not.
    [[nodiscard]] static std::string host(std::size_t leaf);

    // Drops all that the leaf sends to `shared_host`, without telling the sender.
    void cut(std::size_t leaf) const;
    void heal(std::size_t leaf) const;

private:
    explicit Network(NetworkNamespace hub) : hub_(std::move(hub)) {}
    void add_leaf(NetworkNamespace leaf);

    NetworkNamespace hub_;
    std::vector<NetworkNamespace> leaves_;
};

}  // namespace parlor::tests
