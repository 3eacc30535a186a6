// SPDX-License-Identifier: MIT
#include "games/zenda/sentences/words.h"

#include <fmt/format.h>

namespace parlor::zenda {
namespace {

std::string key(std::string_view group, Role role) {
    return fmt::format("{}.{}", group, letter(role));
}

// Tells the deeds of a turn one by one.
class Account {
public:
    Account(const sentences::Voice& voice, const Match& match)
        : voice_(voice), match_(match), position_(match.position()) {}

    std::string deeds(std::size_t without) {
        for (const Step& step : match_.made().first(without)) go(step);
        add_steps(match_.made().subspan(without));
        return joined();
    }

    std::string tell(bool ended) {
        const bool setting = !match_.thrown();
        add_steps(match_.made());
        if (ended && !setting) add_lost();
        const std::string seat = side_told(voice_, match_, match_.position().city);
        if (setting) return voice_.own("tell.sets", {{"seat", seat}, {"deeds", joined()}});
        const language::Arguments told{
            {"seat", seat}, {"dice", dice_told(voice_, *match_.thrown())}, {"deeds", joined()}};
        if (!match_.made().empty()) return voice_.own("tell.plays", told);
        return voice_.own(ended ? "tell.cannot_play" : "play.throws", told);
    }

private:
    [[nodiscard]] std::string joined() const { return fmt::format("{}", fmt::join(deeds_, ", ")); }

    void add_steps(std::span<const Step> steps) {
        const bool setting = !match_.thrown();
        for (const Step& step : steps) setting ? add_placement(step) : add_step(step);
    }

    void add(std::string told) { deeds_.push_back(std::move(told)); }

    // The verb is said once for pieces that are alike.
    void add_placement(const Step& step) {
        const language::Arguments where{{"to", text(step.to)}};
        add(last_ == step.role ? text(step.to) : voice_.own(key("tell.set", step.role), where));
        last_ = step.role;
    }

    void add_step(const Step& step) {
        const language::Arguments where{{"from", text(step.from)}, {"to", text(step.to)}};
        const bool other_yellow = step.role == Role::Yellow && step.from != last_to_;
        const bool again = last_ == step.role && !other_yellow;
        add(voice_.own(again ? "tell.again" : key("tell.goes", step.role), where));
        last_ = step.role;
        last_to_ = step.to;
        if (step.captures) {
            add(voice_.own(key("tell.captures", *role_at(position_, step.to))));
            last_.reset();
        }
        go(step);
    }

    void go(const Step& step) {
        if (step.captures) {
            move_piece(position_, *role_at(position_, step.to), step.to, Spot::none());
        }
        move_piece(position_, step.role, step.from, step.to);
    }

    void add_lost() {
        const Hand hand = match_.hand();
        if (is_over(finished(hand)) || match_.made().empty()) return;
        std::vector<std::string> lost;
        for (const std::uint8_t die : hand.left) {
            if (die != 0) lost.push_back(fmt::to_string(die));
        }
        if (lost.empty()) return;
        add(voice_.own("tell.dice_lost", {{"dice", fmt::format("{}", fmt::join(lost, ", "))}}));
    }

    const sentences::Voice& voice_;
    const Match& match_;
    Position position_;  // as the deeds told so far have left it
    std::vector<std::string> deeds_;
    std::optional<Role> last_;  // whose verb was said, and where that piece went
    Spot last_to_;
};

}  // namespace

std::string piece_told(const sentences::Voice& voice, Role role) {
    return voice.own(key("piece", role));
}

std::string dice_told(const sentences::Voice& voice, Throw thrown) {
    return voice.own("dice", {{"high", fmt::to_string(thrown.dice[0])},
                              {"middle", fmt::to_string(thrown.dice[1])},
                              {"low", fmt::to_string(thrown.dice[2])}});
}

std::string side_told(const sentences::Voice& voice, const Match& match, City city) {
    const Seat leader = seat_of(match.division(), leader_of(city));
    const bool alone = letter(leader) == letter(city);
    return alone ? voice.seat(letter(city)) : voice.colour(letter(city));
}

std::string pieces_told(const sentences::Voice& voice, const match::Refused& refused) {
    std::vector<std::string> all;
    for (const std::string& each : refused.pieces) {
        const auto role = parse_role(each.front());
        if (role) all.push_back(fmt::format("{} ({})", piece_told(voice, *role), each.substr(2)));
    }
    return fmt::format("{}", fmt::join(all, ", "));
}

std::string reason_told(const sentences::Voice& voice, const match::Refused& refused) {
    const auto tried = parse_play(refused.part);
    const StepText step = tried && !tried->empty() ? tried->front() : StepText{};
    const std::string spots =
        refused.places.empty() ? text(step.to) : fmt::format("{}", fmt::join(refused.places, ", "));
    return voice.own("why." + refused.reason, {{"from", text(step.from)},
                                               {"to", text(step.to)},
                                               {"spot", spots},
                                               {"piece", piece_told(voice, step.role)}});
}

sentences::StepTold step_told(const sentences::Voice& voice, const Match& match, const Step& step) {
    const language::Arguments told{{"piece", piece_told(voice, step.role)},
                                   {"to", text(step.to)},
                                   {"count", fmt::to_string(step.count)}};
    if (!step.from.on_board()) return {voice.own("play.meaning_set", told), ""};
    sentences::StepTold all{voice.own("play.meaning_move", told), ""};
    if (step.captures) all.captures = piece_told(voice, *role_at(match.standing(), step.to));
    return all;
}

std::string account(const sentences::Voice& voice, const Match& match, bool ended) {
    return Account(voice, match).tell(ended);
}

std::string deeds(const sentences::Voice& voice, const Match& match, std::size_t without) {
    return Account(voice, match).deeds(without);
}

}  // namespace parlor::zenda
