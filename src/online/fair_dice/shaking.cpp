// SPDX-License-Identifier: MIT
#include "online/fair_dice/shaking.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <ranges>
#include <utility>

namespace parlor::fair_dice {
namespace {

std::string hashed(std::string_view what, std::string_view first, std::string_view lines) {
    std::string text(chained_scheme);
    text.append(" ").append(what).append("\n").append(first).append("\n").append(lines);
    return crypto::hex(crypto::sha256(text));
}

std::string line(char seat, std::string_view value) {
    return std::string{seat, '='}.append(value).append("\n");
}

}  // namespace

std::string under(std::string_view table, char seat, std::string_view link) {
    return hashed("link", table, line(seat, link));
}

Shaking::Shaking(std::string table, const std::vector<SeatSeed>& tips, int dice)
    : table_(std::move(table)), dice_(dice), state_(table_) {
    for (const SeatSeed& each : tips) chains_.push_back({each.seat, each.seed, each.seed});
}

void Shaking::open(const std::vector<SeatSeed>& links) {
    for (const SeatSeed& each : links) fold({each.seat, each.seed});
    folded_.clear();  // everybody gives one: that needs no telling
}

const KnownChain* Shaking::current(char seat) const {
    const auto newest_first = chains_ | std::views::reverse;
    const auto found = std::ranges::find(newest_first, seat, &KnownChain::seat);
    return found == newest_first.end() ? nullptr : &*found;
}

std::string Shaking::expects(char seat) const {
    const KnownChain* const chain = current(seat);
    if (chain == nullptr) return {};
    const bool others_count = std::ranges::any_of(chains_, [&](const KnownChain& each) {
        return each.seat != seat && current(each.seat)->counts;
    });
    return chain->counts || !others_count ? chain->last : std::string();
}

bool Shaking::fits(const SeatLink& given) const {
    if (given.link.empty()) return false;
    if (given == known_.fits) return true;
    const std::string expected = expects(given.seat);
    const bool fits = !expected.empty() && crypto::parse_hex(given.link) &&
                      under(table_, given.seat, given.link) == expected;
    if (fits) known_.fits = given;
    return fits;
}

void Shaking::lay_down(char seat, const std::string& tip) {
    known_ = {};
    std::erase_if(chains_, [&](const auto& each) { return each.seat == seat && !each.counts; });
    chains_.push_back({seat, tip, tip});
}

std::string Shaking::before() const {
    std::string waiting;
    for (const KnownChain& each : chains_) {
        if (!each.counts) waiting += line(each.seat, each.tip);
    }
    return waiting.empty() ? state_ : hashed("tips", state_, waiting);
}

std::string Shaking::after(const SeatLink& given) const {
    if (given.link.empty()) return state_;
    if (given != known_.given) {
        known_.after = hashed("fold", before(), line(given.seat, given.link));
        known_.given = given;
        known_.thrown.clear();
    }
    return known_.after;
}

void Shaking::fold(const SeatLink& given) {
    if (given.link.empty()) {
        folded_ += '-';
        return;
    }
    assert(fits(given));
    state_ = after(given);
    known_ = {};
    std::ranges::find(chains_ | std::views::reverse, given.seat, &KnownChain::seat)->last =
        given.link;
    for (KnownChain& each : chains_) {
        if (!std::exchange(each.counts, true)) (folded_ += '+') += each.seat;
    }
    folded_ += given.seat;
}

std::string Shaking::thrown(const crypto::Key& secret, std::size_t number,
                            const SeatLink& given) const {
    if (number < throws_made()) return made(number);
    const std::string state = after(given);
    const bool is_next = number == throws_made() && !given.link.empty();
    if (is_next && !known_.thrown.empty() && known_.secret == secret) return known_.thrown;
    std::string lines(chained_scheme);
    lines.append("\n").append(state).append("\n");
    lines.append(std::to_string(number)).append("\n");
    std::string thrown = dice_from(secret, lines, dice_);
    if (is_next) {
        known_.secret = secret;
        known_.thrown = thrown;
    }
    return thrown;
}

void Shaking::throw_dice(const crypto::Key& secret, const SeatLink& given) {
    make(thrown(secret, throws_made(), given));
    fold(given);
}

void Shaking::make(std::string_view thrown) {
    for (std::size_t i = 0; i < thrown.size(); i += 2) made_ += thrown[i];
    known_.thrown.clear();
}

std::string Shaking::made(std::size_t number) const {
    const auto dice = static_cast<std::size_t>(dice_);
    std::string thrown;
    for (const char each : std::string_view(made_).substr(number * dice, dice)) {
        if (!thrown.empty()) thrown += '-';
        thrown += each;
    }
    return thrown;
}

void Shaking::end_turn(const SeatLink& given) {
    ++ended_;
    fold(given);
}

void Shaking::take_back(std::size_t turns) {
    const std::size_t first = turns + 1;
    taken_back_ = taken_back_ == 0 ? first : std::min(taken_back_, first);
}

std::vector<KnownChain> Shaking::chains() const {
    std::vector<KnownChain> all;
    std::ranges::copy_if(chains_, std::back_inserter(all), &KnownChain::counts);
    return all;
}

}  // namespace parlor::fair_dice
