// SPDX-License-Identifier: MIT
// The net that all evaluators of a game share: the one that the program carries, or one that it was
// handed. What it sees is a game's own Inputs.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "computers/nets/net.h"

namespace parlor::players {

template <class Inputs>
class SharedNet {
public:
    // Empty: none yet. Precondition: otherwise it is sound.
    explicit SharedNet(std::string_view carried) {
        if (carried.empty()) return;
        [[maybe_unused]] const auto fault = take(carried);
        assert(!fault);
    }

    // None: it has yet to be handed over.
    [[nodiscard]] const std::shared_ptr<const nets::Net>& net() const { return net_; }

    // Unless something is wrong with it. Holders of the former net keep it. Precondition: no other
    // thread asks meanwhile.
    std::optional<nets::NetFault> take(std::string_view file) {
        auto read = nets::Net::read(file, Inputs::shape);
        if (!read) return read.error();
        net_ = std::make_shared<const nets::Net>(std::move(*read));
        return std::nullopt;
    }

private:
    std::shared_ptr<const nets::Net> net_;
};

}  // namespace parlor::players
