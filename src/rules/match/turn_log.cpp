// SPDX-License-Identifier: MIT
#include "rules/match/turn_log.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <ranges>
#include <string_view>

namespace parlor::match {
namespace {

// The most that a byte can hold; characters beyond count as different.
constexpr std::ptrdiff_t most_kept = std::numeric_limits<unsigned char>::max();

char byte(std::ptrdiff_t count) { return static_cast<char>(static_cast<unsigned char>(count)); }
std::size_t count(char byte) { return static_cast<unsigned char>(byte); }

void append_difference(std::string& to, std::string_view before, std::string_view after) {
    const auto first = std::ranges::mismatch(before, after).in1 - before.begin();
    const auto head = std::min(first, most_kept);
    before.remove_prefix(static_cast<std::size_t>(head));
    after.remove_prefix(static_cast<std::size_t>(head));
    const auto last =
        std::ranges::mismatch(std::views::reverse(before), std::views::reverse(after)).in1;
    const auto tail = std::min(last - before.rbegin(), most_kept);
    after.remove_suffix(static_cast<std::size_t>(tail));
    (((to += byte(head)) += byte(tail)) += after) += '\n';
}

// Removes and returns the text before the next line end.
std::string_view line(std::string_view& text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    text.remove_prefix(first.size() + 1);
    return first;
}

}  // namespace

void TurnLog::add(const game::Turn& turn) {
    assert(!turn.is_pending() && turn.notes.empty());
    ((((text_ += turn.seat) += turn.thrown) += '\n') += turn.play) += '\n';
    append_difference(text_, last_, turn.after);
    last_ = turn.after;
    last_seat_ = turn.seat;
    if (!has(turn.seat)) seats_ += turn.seat;
    ++size_;
}

std::vector<game::Turn> TurnLog::turns() const {
    std::vector<game::Turn> all;
    all.reserve(size_ + 1);  // and the one that is being played
    std::string position;
    for (std::string_view left = text_; !left.empty();) {
        const std::string_view thrown = line(left);
        const std::string_view play = line(left);
        const std::size_t head = count(left[0]);
        const std::size_t tail = count(left[1]);
        left.remove_prefix(2);
        position.replace(head, position.size() - head - tail, line(left));
        all.push_back({thrown.front(), std::string(thrown.substr(1)), std::string(play), position});
    }
    return all;
}

}  // namespace parlor::match
