// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net.h"

#include <array>
#include <cassert>
#include <utility>

#include "computers/players/net_evaluator.h"
#include "computers/players/wrapped_evaluators.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"

namespace parlor::pollyanna {
namespace {

// By rule book.
constexpr std::array carried_nets{pollyanna_net, poleana_net};
static_assert(carried_nets.size() == rule_books.size());

template <RuleBook book>
players::SharedNet<NetInputsOf<book>>& shared_net() {
    static players::SharedNet<NetInputsOf<book>> net(carried_nets[index(book)]());
    return net;
}

template <RuleBook book>
bool has_net_of() {
    return shared_net<book>().net() != nullptr;
}

template <RuleBook book>
std::optional<nets::NetFault> take_net_of(std::string_view file) {
    return shared_net<book>().take(file);
}

template <RuleBook book>
std::unique_ptr<players::Evaluator<Pollyanna>> evaluator_of() {
    const auto& net = shared_net<book>().net();
    assert(net != nullptr);
    return std::make_unique<EndgameEvaluator>(std::make_unique<players::CachedEvaluator<Pollyanna>>(
        std::make_unique<players::NetEvaluator<NetInputsOf<book>>>(net)));
}

// What can be done with the net of a rule book.
struct BookNet {
    bool (*has)();
    std::optional<nets::NetFault> (*take)(std::string_view file);
    std::unique_ptr<players::Evaluator<Pollyanna>> (*evaluator)();
};

// By rule book.
constexpr auto book_nets = []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{BookNet{has_net_of<rule_books[i].id>, take_net_of<rule_books[i].id>,
                              evaluator_of<rule_books[i].id>}...};
}(std::make_index_sequence<rule_books.size()>());

}  // namespace

std::string_view net_name(RuleBook book) { return rule_book(book).name; }

bool has_net(RuleBook book) { return book_nets[index(book)].has(); }

std::optional<nets::NetFault> take_net(std::string_view file) {
    for (const BookNet& each : book_nets) {
        const auto found = each.take(file);
        if (found != nets::NetFault::OtherInputs) return found;
    }
    return nets::NetFault::OtherInputs;
}

std::unique_ptr<players::Evaluator<Pollyanna>> net_evaluator(RuleBook book) {
    return book_nets[index(book)].evaluator();
}

}  // namespace parlor::pollyanna
