// SPDX-License-Identifier: MIT
#include "online/fair_dice/shaking.h"

#include <algorithm>
#include <cassert>
#include <iterator>
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
    const auto is_its = [&](const KnownChain& each) { return each.seat == seat; };
    const auto found = std::find_if(chains_.rbegin(), chains_.rend(), is_its);
    return found == chains_.rend() ? nullptr : &*found;
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
    const std::string expected = expects(given.seat);
    return !expected.empty() && crypto::parse_hex(given.link) &&
           under(table_, given.seat, given.link) == expected;
}

void Shaking::lay_down(char seat, const std::string& tip) {
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
    return given.link.empty() ? state_ : hashed("fold", before(), line(given.seat, given.link));
}

void Shaking::fold(const SeatLink& given) {
    if (given.link.empty()) {
        folded_ += '-';
        return;
    }
    assert(fits(given));
    state_ = after(given);
    const auto is_its = [&](const KnownChain& each) { return each.seat == given.seat; };
    std::find_if(chains_.rbegin(), chains_.rend(), is_its)->last = given.link;
    for (KnownChain& each : chains_) {
        if (!std::exchange(each.counts, true)) (folded_ += '+') += each.seat;
    }
    folded_ += given.seat;
}

std::string Shaking::thrown(const crypto::Key& secret, std::size_t number,
                            const SeatLink& given) const {
    if (number < made_.size()) return made_[number];
    std::string lines(chained_scheme);
    lines.append("\n").append(after(given)).append("\n");
    lines.append(std::to_string(number)).append("\n");
    return dice_from(secret, lines, dice_);
}

void Shaking::throw_dice(const crypto::Key& secret, const SeatLink& given) {
    made_.push_back(thrown(secret, made_.size(), given));
    fold(given);
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
