// SPDX-License-Identifier: MIT
#include "cli/words.h"

#include <fmt/format.h>

#include <cassert>

namespace parlor::cli {
namespace {

using namespace pollyanna;

std::string_view key_of(Using with) {
    switch (with) {
        case Using::HighDie: return "using.high_die";
        case Using::LowDie: return "using.low_die";
        case Using::BothDice: return "using.both_dice";
        case Using::Reward: return "using.reward";
        case Using::DeclinedReward: break;
    }
    return "using.declined_reward";
}

std::string_view key_of(Track track) {
    switch (track) {
        case Track::Waiting: return "space.waiting";
        case Track::Broadway: return "space.broadway";
        case Track::Turnout: return "space.turnout";
        case Track::GladPath: return "space.path";
        case Track::Home: break;
    }
    return "space.home";
}

bool uses_dice(Using with) { return with != Using::Reward && with != Using::DeclinedReward; }

std::string_view key_of_deed(const Step& step) {
    if (is_waiting(step.from)) return "play.meaning_enter";
    if (is_home(step.to)) return "play.meaning_home";
    if (step.with == Using::Reward) return "play.meaning_reward";
    const bool turns_out = step.to.track() == Track::Turnout && on_broadway(step.from);
    return turns_out ? "play.meaning_turnout" : "play.meaning_move";
}

std::string_view key_of_brief_deed(const Step& step) {
    if (step.with == Using::DeclinedReward) return "brief.decline";
    if (step.captures) return "brief.capture";
    if (is_waiting(step.from)) return "brief.enter";
    if (is_home(step.to)) return "brief.home";
    return step.with == Using::Reward ? "brief.reward" : "";
}

}  // namespace

std::string Voice::colour(Seat seat) const { return say(fmt::format("seat.{}", letter(seat))); }

std::string Voice::seat(Seat seat) const {
    const std::string& named = names[static_cast<std::size_t>(index(seat))];
    if (named.empty()) return colour(seat);
    return say("seat.named", {{"name", named}, {"seat", colour(seat)}});
}

std::string Voice::seats(SeatSet seats) const {
    std::string all;
    int left = seats.size();
    for (const Seat each : all_seats) {
        if (!seats.has(each)) continue;
        --left;
        const std::string name = seat(each);
        if (all.empty()) {
            all = name;
        } else if (left > 0) {
            all.append(", ").append(name);
        } else {
            all = say("seat.and", {{"one", all}, {"other", name}});
        }
    }
    return all;
}

std::string Voice::space(Space space) const {
    return say(key_of(space.track()), {{"name", text(space)}});
}

std::string Voice::pieces(std::span<const Piece> pieces) const {
    std::string all;
    for (const Seat seat : all_seats) {
        const auto count = std::ranges::count(pieces, seat, &Piece::seat);
        if (count == 0) continue;
        const std::string some = say(fmt::format("pieces.{}.{}", letter(seat), count));
        all = all.empty() ? some : say("pieces.and", {{"one", all}, {"other", some}});
    }
    return all;
}

std::string Voice::meaning(const Hand& hand, const Step& step) const {
    if (step.with == Using::DeclinedReward) return say("play.meaning_decline");
    const int count = uses_dice(step.with) ? pips(hand.thrown, step.with) : board.reward;
    std::string all = say(key_of_deed(step), {{"count", fmt::to_string(count)}});
    const auto taken = captured(hand.position, step);
    if (!taken.empty()) all += ", " + say("play.meaning_capture", {{"pieces", pieces(taken)}});
    return all;
}

std::string Voice::brief_meaning(const Hand& hand, const Step& step) const {
    const bool one_die = step.with == Using::HighDie || step.with == Using::LowDie;
    const std::string_view deed = key_of_brief_deed(step);
    std::string all = one_die ? fmt::to_string(pips(hand.thrown, step.with)) : std::string();
    if (!all.empty() && !deed.empty()) all += ' ';
    return deed.empty() ? all : all + say(deed);
}

std::string Voice::what_is_used(const Hand& hand, const Step& step) const {
    const int count = uses_dice(step.with) ? pips(hand.thrown, step.with) : board.reward;
    return say(key_of(step.with), {{"pips", fmt::to_string(count)}});
}

std::string Voice::reason(const StepText& tried, const WhyNot& why) const {
    const Space at = why.spaces.empty() ? tried.to : why.spaces.front();
    return say(fmt::format("why.{}", name(why.reason)), {{"from", space(tried.from)},
                                                         {"to", space(tried.to)},
                                                         {"space", space(at)},
                                                         {"pieces", pieces(why.pieces)}});
}

std::vector<Piece> captured(const Position& before, const Step& step) {
    return step.captures ? pieces_on(before, step.to) : std::vector<Piece>{};
}

int pips(Throw thrown, Using with) {
    assert(uses_dice(with));
    if (with == Using::BothDice) return thrown.total();
    return with == Using::HighDie ? thrown.high : thrown.low;
}

StepText written(const Step& step) {
    return {.from = step.from,
            .to = step.to,
            .reward = step.with == Using::Reward,
            .declined = step.with == Using::DeclinedReward};
}

}  // namespace parlor::cli
