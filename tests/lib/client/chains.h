// SPDX-License-Identifier: MIT
// The chains that a device lays down at tables for its seats (docs/fair-dice.md).
//
//   Chains chains(7);
//   chains.lay_down("k3f9x2m7qa4c", 'b')        the tip, for `sit`
//   chains.after(link)                          what hashes to it, for `throw`
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/crypto/keys.h"
#include "online/fair_dice/chained_dice.h"

namespace parlor::tests {

class Chains {
public:
    // The same seed draws the same roots.
    explicit Chains(std::uint64_t seed = 1, std::size_t length = 200,
                    std::string_view scheme = fair_dice::chained_scheme)
        : scheme_(scheme), seed_(seed), length_(length) {}

    std::string lay_down(std::string_view table, char seat) {
        const std::string root = std::to_string(seed_) + ' ' + std::to_string(++drawn_);
        return lay_down(table, seat, root);
    }
    std::string lay_down(std::string_view table, char seat, std::string_view root) {
        std::vector<crypto::Key> links{crypto::sha256(root)};
        while (links.size() <= length_) {
            const std::string below =
                fair_dice::under(scheme_, table, seat, crypto::hex(links.back()));
            links.push_back(*crypto::parse_hex(below));
        }
        std::ranges::reverse(links);
        return crypto::hex(chains_.emplace_back(std::move(links)).front());
    }

    // Empty: it is of no chain of this device, or the last of one.
    [[nodiscard]] std::string after(std::string_view link) const {
        const auto wanted = crypto::parse_hex(link);
        if (!wanted) return {};
        for (const auto& each : chains_) {
            const auto found = std::ranges::find(each, *wanted);
            if (found != each.end() && found + 1 != each.end()) return crypto::hex(found[1]);
        }
        return {};
    }

private:
    std::string_view scheme_;
    std::uint64_t seed_;
    std::size_t length_;
    std::uint64_t drawn_ = 0;
    std::vector<std::vector<crypto::Key>> chains_{};  // the tip first
};

}  // namespace parlor::tests
