// SPDX-License-Identifier: MIT
// Evaluates positions by a net (computers/nets). The inputs are a game's own
// (games/pollyanna/players/net_inputs.h).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "computers/nets/net.h"
#include "computers/players/evaluator.h"
#include "computers/players/softmax.h"

namespace parlor::players {

template <class Inputs>
class NetEvaluator final : public Evaluator<typename Inputs::Game> {
public:
    using Game = typename Inputs::Game;

    explicit NetEvaluator(std::shared_ptr<const nets::Net> net, Inputs inputs = Inputs())
        : net_(std::move(net)), inputs_(std::move(inputs)) {}

    game::Chances<Game> chances(const typename Game::Position& position) override {
        return chances_of(outlook(position));
    }

    Outlook<Game> outlook(const typename Game::Position& position) override {
        if (const auto won = Game::winner(position)) {
            Outlook<Game> result{};
            result[*won] = 1;
            return result;
        }
        inputs_.list(position, list_);
        return outlook(position, net_->strengths(set_in(list_), Inputs::kind(position)));
    }

    std::span<const game::Chances<Game>> chances_after(
        const typename Game::Results& results) override {
        if constexpr (requires { typename Inputs::AfterThrow; }) {
            return together(results);
        } else {
            return {};
        }
    }

private:
    // A draw is half a win.
    static game::Chances<Game> chances_of(const Outlook<Game>& all) {
        game::Chances<Game> result{};
        std::copy_n(all.begin(), result.size(), result.begin());
        if constexpr (Inputs::has_draws) {
            for (double& each : result) each += all.back() / Game::most_sides;
        }
        return result;
    }

    static nets::Inputs set_in(const typename Inputs::List& list) {
        return {list.begin(), list.end()};
    }

    static Outlook<Game> outlook(const typename Game::Position& position,
                                 const nets::Outputs& outputs) {
        Outlook<Game> result{};
        std::array<bool, Game::most_sides + 1> plays{};
        for (std::size_t side = 0; side < Game::most_sides; ++side) {
            plays[side] = Inputs::plays(position, side);
            if (plays[side]) result[side] = outputs[Inputs::output(position, side)];
        }
        if constexpr (Inputs::has_draws) {
            plays.back() = true;
            result.back() = outputs[Inputs::draw_output];
        }
        return softmax(result, plays);
    }

    // Those that are like one another at once.
    std::span<const game::Chances<Game>> together(const typename Game::Results& results) {
        typename Inputs::AfterThrow inputs(results);
        chances_.resize(results.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (inputs.list_rest(i, lists_[listed_])) {
                numbers_[listed_++] = i;
            } else {
                chances_[i] = chances(results[i]);
            }
            if (listed_ == lists_.size()) judge(inputs);
        }
        judge(inputs);
        return chances_;
    }

    // Those that are listed.
    void judge(const auto& inputs) {
        std::array<nets::Inputs, nets::most_at_once> rest;
        std::array<nets::Outputs, nets::most_at_once> outputs;  // NOLINT(*-member-init)
        std::ranges::transform(lists_, rest.begin(), set_in);
        net_->strengths(set_in(inputs.shared()), std::span(rest).first(listed_),
                        Inputs::kind(inputs.alike()), std::span(outputs).first(listed_));
        for (std::size_t i = 0; i < listed_; ++i) {
            chances_[numbers_[i]] = chances_of(outlook(inputs.alike(), outputs[i]));
        }
        listed_ = 0;
    }

    std::shared_ptr<const nets::Net> net_;
    Inputs inputs_;
    typename Inputs::List list_;
    std::vector<game::Chances<Game>> chances_;
    std::array<typename Inputs::List, nets::most_at_once> lists_;
    std::array<std::size_t, nets::most_at_once> numbers_;
    std::size_t listed_ = 0;
};

// The net that all evaluators of a game share: the net in the program, or one that was given to it
// later. `Inputs` are the game's own.
template <class Inputs>
class SharedNet {
public:
    // `carried` may be empty: no net yet. Precondition: otherwise the file is valid.
    explicit SharedNet(std::string_view carried) {
        if (carried.empty()) return;
        [[maybe_unused]] const auto fault = take(carried);
        assert(!fault);
    }

    // Null if there is no net yet.
    [[nodiscard]] const std::shared_ptr<const nets::Net>& net() const { return net_; }

    // Replaces the net, unless the file is refused. Holders of the former net keep it.
    // Precondition: no other thread calls `net` meanwhile.
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
