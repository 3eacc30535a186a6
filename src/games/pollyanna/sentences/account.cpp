// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/account.h"

#include <fmt/format.h>

#include "games/pollyanna/sentences/words.h"

namespace parlor::pollyanna {
namespace {

class Account {
public:
    Account(const sentences::Voice& voice, const Match& match)
        : voice_(voice), match_(match), hand_(match.position(), *match.thrown()) {}

    std::string deeds(std::size_t without) {
        for (const Step& step : match_.made().first(without)) hand_ = after(hand_, step);
        for (const Step& step : match_.made().subspan(without)) add_step(step);
        return joined();
    }

    std::string tell(bool ended) {
        for (const Step& step : match_.made()) add_step(step);
        if (ended) add_end();
        const language::Arguments thrown{{"seat", voice_.seat(letter(hand_.seat))},
                                         {"high", fmt::to_string(hand_.thrown.high)},
                                         {"low", fmt::to_string(hand_.thrown.low)},
                                         {"deeds", joined()}};
        if (!deeds_.empty()) return voice_.say("tell.plays", thrown) + farewell(ended);
        return voice_.say(ended ? "tell.cannot_play" : "play.throws", thrown);
    }

private:
    [[nodiscard]] std::string joined() const { return fmt::format("{}", fmt::join(deeds_, ", ")); }

    void add(std::string_view key, language::Arguments arguments = {}) {
        last_ = key;
        deeds_.push_back(voice_.say(key, arguments));
    }

    void add_step(const Step& step) {
        const std::string_view key = key_of(step);
        if (key == "tell.enters_again") deeds_.pop_back();
        add(key, {{"from", text(step.from)}, {"to", text(step.to)}});
        const auto taken = captured(hand_.position, step);
        hand_ = after(hand_, step);
        if (taken.empty()) return;
        add("tell.captures", {{"seat", voice_.seat(letter(taken.front().seat))}});
        if (!hand_.reward_due && !hand_.took_last) add("tell.reward_lost");
    }

    // What is done twice on end needs its verb but once.
    [[nodiscard]] std::string_view key_of(const Step& step) const {
        if (step.with == Using::DeclinedReward) return "tell.declines";
        if (is_waiting(step.from)) {
            return last_ == "tell.enters" ? "tell.enters_again" : "tell.enters";
        }
        const bool reward = step.with == Using::Reward;
        if (is_home(step.to)) return reward ? "tell.reward_home" : "tell.home";
        if (reward) return "tell.reward";
        return last_ == "tell.moves" ? "tell.moves_again" : "tell.moves";
    }

    void add_end() {
        if (hand_.dice_played() == 1 && !all_home(hand_.position.of(hand_.seat))) {
            const int left = hand_.high_left ? hand_.thrown.high : hand_.thrown.low;
            add("tell.die_lost", {{"pips", fmt::to_string(left)}});
        }
        const Position next = finished(hand_);
        const bool again = winners(next).empty() && next.to_throw == hand_.seat;
        if (again && hand_.thrown.is_doublet() && hand_.dice_played() == 2) add("tell.again");
    }

    // P104: whose pieces are all home leaves the rest to the partner.
    [[nodiscard]] std::string farewell(bool ended) const {
        const Seat seat = hand_.seat;
        const bool comes_home =
            all_home(hand_.position.of(seat)) && !all_home(match_.position().of(seat));
        if (!ended || !comes_home || !winners(finished(hand_)).empty()) return {};
        return ' ' +
               voice_.say("play.stays_out", {{"seat", voice_.seat(letter(seat))},
                                             {"partner", voice_.seat(letter(opposite(seat)))}});
    }

    const sentences::Voice& voice_;
    const Match& match_;
    Hand hand_;
    std::vector<std::string> deeds_;
    std::string_view last_;  // what the last of them was
};

}  // namespace

std::string account_of(const sentences::Voice& voice, const Match& match, bool ended) {
    return Account(voice, match).tell(ended);
}

std::string deeds_of(const sentences::Voice& voice, const Match& match, std::size_t without) {
    return Account(voice, match).deeds(without);
}

}  // namespace parlor::pollyanna
