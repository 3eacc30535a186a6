// SPDX-License-Identifier: MIT
#include "games/zenda/rules/why.h"

#include <algorithm>
#include <array>

#include "games/zenda/rules/plays.h"

namespace parlor::zenda {
namespace {

struct ReasonRow {
    std::string_view name;
    std::string_view rules;
};

constexpr std::array<ReasonRow, 21> reasons{{
    {"none", ""},
    {"not_your_piece", "Z1 Z7"},
    {"not_your_hand", "Z27 Z28 ZQ17"},
    {"michael_one_die", "Z10 ZQ6"},
    {"army_one_die", "Z8"},
    {"die_used", "Z6 Z7"},
    {"not_a_number_thrown", "Z13"},
    {"king_not_by_exact_count", "Z13 ZQ12"},
    {"road_used_twice", "Z14 ZQ3"},
    {"way_blocked", "Z18"},
    {"occupied", "Z4"},
    {"supported", "Z19 ZQ10"},
    {"king_cannot_capture", "Z21 Z22"},
    {"king_cannot_be_captured", "Z21 Z22"},
    {"nothing_to_capture", "Z17"},
    {"already_set", "Z1 Z2 Z3"},
    {"not_a_blue_spot", "Z2 Z3"},
    {"setting_up", "Z2 Z3 ZQ16"},
    {"not_setting_up", "Z2 Z3"},
    {"must_play_more_dice", "ZQ1"},
    {"throw_played", "Z6"},
}};

// Whether `count` roads lead from one spot to another, using them as often as one likes.
bool roads_lead(const Board& board, Spot from, Spot to, int count) {
    SpotSet here = SpotSet::of(from);
    for (int i = 0; i < count; ++i) here = board.next_to(here);
    return here.has(to);
}

class Judge {
public:
    Judge(const Board& board, const Hand& start, const Hand& hand, const StepText& tried)
        : board_(board), start_(start), hand_(hand), tried_(tried) {}

    // Of a step that the rules refuse, whatever the law of the throw says.
    WhyNot judge() {
        if (hand_.is_setting()) return judge_setting();
        if (!tried_.from.on_board()) return {StepRefusal::NotSettingUp, {}};
        if (!is_own_piece()) return {StepRefusal::NotYourPiece, {tried_.from}};
        if (hand_.left[0] == 0) return {StepRefusal::ThrowPlayed, {}};
        if (!may_take_a_die(hand_, tried_.role, tried_.from)) {
            const bool michael = tried_.role == Role::Michael;
            return {michael ? StepRefusal::MichaelOneDie : StepRefusal::ArmyOneDie, {tried_.from}};
        }
        return judge_way();
    }

private:
    [[nodiscard]] bool is_own_piece() const {
        return city_of(tried_.role) == hand_.city &&
               pieces_of(hand_.position, tried_.role).has(tried_.from);
    }

    [[nodiscard]] WhyNot judge_setting() const {
        const bool own = city_of(tried_.role) == hand_.city;
        const auto placed = static_cast<std::size_t>(pieces_of(hand_.position, tried_.role).size());
        if (tried_.from.on_board()) return {StepRefusal::SettingUp, {}};
        if (!own) return {StepRefusal::NotYourPiece, {}};
        if (placed == count_of(tried_.role)) return {StepRefusal::AlreadySet, {}};
        if (!board_.blue(hand_.city).has(tried_.to))
            return {StepRefusal::NotABlueSpot, {tried_.to}};
        if (role_at(hand_.position, tried_.to)) return {StepRefusal::Occupied, {tried_.to}};
        return {StepRefusal::NothingToCapture, {tried_.to}};
    }

    [[nodiscard]] const Board::Target* target_of(int count) const {
        const auto targets = board_.targets(tried_.from, count);
        const auto found = std::ranges::find(targets, tried_.to, &Board::Target::to);
        return found == targets.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool leads(std::uint8_t count) const {
        return count != 0 && target_of(count) != nullptr;
    }

    // No die that is left leads there: a used one does; or another number would; or there is only a
    // way back over the same road; or no way at all.
    [[nodiscard]] WhyNot judge_count() const {
        const auto goes = [this](std::uint8_t count) { return leads(count); };
        if (std::ranges::any_of(start_.left, goes)) return {StepRefusal::DieUsed, {}};
        constexpr std::array<std::uint8_t, 6> numbers{1, 2, 3, 4, 5, 6};
        const auto retraces = [this](std::uint8_t count) {
            return count != 0 && roads_lead(board_, tried_.from, tried_.to, count);
        };
        if (std::ranges::none_of(numbers, goes) && std::ranges::any_of(hand_.left, retraces)) {
            return {StepRefusal::RoadUsedTwice, {}};
        }
        const bool wins = tried_.role == Role::King && board_.white(City::Streslau).has(tried_.to);
        return {wins ? StepRefusal::KingNotByExactCount : StepRefusal::NotANumberThrown, {}};
    }

    // What stands on the way that has the fewest pieces on it; empty: a way is open.
    [[nodiscard]] SpotSet obstacles() const {
        const SpotSet occupied = all_pieces(hand_.position);
        std::optional<SpotSet> fewest;
        for (const std::uint8_t count : hand_.left) {
            const Board::Target* target = count == 0 ? nullptr : target_of(count);
            if (target == nullptr) continue;
            for (const SpotSet& between : board_.ways(*target)) {
                const SpotSet met = between & occupied;
                if (!fewest || met.size() < fewest->size()) fewest = met;
            }
        }
        return fewest.value_or(SpotSet{});
    }

    [[nodiscard]] WhyNot judge_way() const {
        const auto goes = [this](std::uint8_t count) { return leads(count); };
        if (std::ranges::none_of(hand_.left, goes)) return judge_count();
        if (!may_land(board_, hand_.position, tried_.role, tried_.from, tried_.to)) {
            return judge_landing();
        }
        const SpotSet met = obstacles();
        if (!met.empty()) {
            std::vector<Spot> spots;
            for (const Spot spot : met) spots.push_back(spot);
            return {StepRefusal::WayBlocked, std::move(spots)};
        }
        return {StepRefusal::NothingToCapture, {tried_.to}};
    }

    [[nodiscard]] WhyNot judge_landing() const {
        const Role there = *role_at(hand_.position, tried_.to);
        if (city_of(there) == hand_.city) return {StepRefusal::Occupied, {tried_.to}};
        if (there == Role::King) return {StepRefusal::KingCannotBeCaptured, {tried_.to}};
        if (tried_.role == Role::King) return {StepRefusal::KingCannotCapture, {tried_.to}};
        std::vector<Spot> spots{tried_.to};
        const SpotSet friends = pieces_of(hand_.position, city_of(there));
        for (const Spot spot : friends& board_.next_to(tried_.to)) spots.push_back(spot);
        return {StepRefusal::Supported, std::move(spots)};
    }

    const Board& board_;
    const Hand& start_;
    const Hand& hand_;
    const StepText& tried_;
};

}  // namespace

std::string_view name(StepRefusal reason) { return reasons[static_cast<std::size_t>(reason)].name; }

std::string_view rule_numbers(StepRefusal reason) {
    return reasons[static_cast<std::size_t>(reason)].rules;
}

WhyNot why_not(const Board& board, const Position& position, std::optional<Throw> thrown,
               std::span<const Step> made, const StepText& tried) {
    const Hand start = hand_after(board, position, thrown, {});
    const Hand hand = hand_after(board, position, thrown, made);
    if (is_over(hand.position)) return {StepRefusal::ThrowPlayed, {}};
    const auto is_tried = [&](const Step& step) { return matches(tried, step); };
    if (std::ranges::any_of(choices(board, position, thrown, made), is_tried)) return {};
    if (std::ranges::any_of(steps(board, hand), is_tried))
        return {StepRefusal::MustPlayMoreDice, {}};
    return Judge(board, start, hand, tried).judge();
}

}  // namespace parlor::zenda
