// SPDX-License-Identifier: MIT
#include "games/zenda/coach/share.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>
#include <vector>

#include "games/zenda/rules/generator.h"

namespace parlor::coach {
namespace {

using namespace zenda;
using match::Due;
using match::ZendaMatch;

// Of the best plans, so many are tried; nearly always the first will do.
constexpr std::size_t most_tried = 64;

std::string joined(std::string one, const std::string& other) {
    if (!one.empty() && !other.empty()) one += ' ';
    return one + other;
}

}  // namespace

bool is_shared(const ZendaMatch& table) {
    const City city = table.position().city;
    return seat_of(table.division(), leader_of(city)) !=
           seat_of(table.division(), follower_of(city));
}

std::string SharedWay::text() const {
    const std::string then = hands_over ? std::string(match::handing_over) : std::string();
    return joined(joined(own, then), rest);
}

std::optional<SharedWay> shared_way(const ZendaMatch& table, std::span<const Step> steps) {
    SharedWay way;
    const char seat = table.seat();
    for (const Step& step : steps) {
        const bool own = letter(seat_of(table.division(), step.role)) == seat;
        std::string& part = own ? way.own : way.rest;
        part = joined(std::move(part), text(step));
    }
    ZendaMatch tried = table;
    if (!way.own.empty() && !tried.make_all(way.own)) return std::nullopt;
    way.hands_over = tried.due() == Due::Step && tried.seat() == seat;
    if (way.hands_over && !tried.hand_over()) return std::nullopt;
    if (!way.rest.empty() && !tried.make_all(way.rest)) return std::nullopt;
    return tried.due() == Due::Confirm ? std::optional(way) : std::nullopt;
}

std::optional<SharedWay> best_shared_way(const ZendaMatch& table,
                                         players::Evaluator<Zenda>& evaluator) {
    const std::size_t side = index(table.position().city);
    Generator found(table.board());
    found.find(table.hand());
    std::vector<double> chances;
    for (std::size_t i = 0; i < found.size(); ++i) {
        chances.push_back(evaluator.chances(found[i])[side]);
    }
    std::vector<std::size_t> order(found.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(-chances[i], i); });
    for (std::size_t i = 0; i < std::min(order.size(), most_tried); ++i) {
        if (auto way = shared_way(table, found.steps_to(order[i]))) return way;
    }
    return std::nullopt;
}

void play_anything(match::Match& match, base::Random& random) {
    const char seat = match.seat();
    while (match.seat() == seat && match.due() == Due::Step) {
        const auto choices = match.choice_texts();
        const std::size_t all = choices.size() + (match.may_hand_over() ? 1 : 0);
        const std::size_t chosen = random.below(static_cast<std::uint32_t>(all));
        if (chosen == choices.size()) {
            match.hand_over();
        } else {
            match.make(choices[chosen]);
        }
    }
}

SharedPlay anything(const ZendaMatch& table, std::uint64_t seed) {
    ZendaMatch played = table;
    base::Random random(seed);
    while (played.due() == Due::Step) play_anything(played, random);
    SharedPlay found;
    const auto made = played.made_texts();
    for (std::size_t i = table.made_texts().size(); i < made.size(); ++i) {
        found.play = joined(std::move(found.play), made[i]);
    }
    played.confirm();
    found.after = played.position();
    return found;
}

}  // namespace parlor::coach
