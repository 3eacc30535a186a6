// SPDX-License-Identifier: MIT
#include "games/zenda/sentences/teller.h"

#include <fmt/format.h>

#include "games/zenda/sentences/words.h"

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

    std::string deeds(std::size_t skip) {
        for (const Step& step : match_.made().first(skip)) go(step);
        add_steps(match_.made().subspan(skip));
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

std::string Words::pieces(const Voice& voice, const match::Refused& refused) {
    std::vector<std::string> all;
    for (const std::string& each : refused.pieces) {
        const auto role = parse_role(each.front());
        if (role) all.push_back(fmt::format("{} ({})", piece_told(voice, *role), each.substr(2)));
    }
    return fmt::format("{}", fmt::join(all, ", "));
}

std::string Words::reason(const Voice& voice, const match::Refused& refused) {
    const auto tried = parse_play(refused.part);
    const StepText step = tried && !tried->empty() ? tried->front() : StepText{};
    const std::string spots =
        refused.places.empty() ? text(step.to) : fmt::format("{}", fmt::join(refused.places, ", "));
    return voice.own("why." + refused.reason, {{"from", text(step.from)},
                                               {"to", text(step.to)},
                                               {"spot", spots},
                                               {"piece", piece_told(voice, step.role)}});
}

sentences::StepTold Words::step(const Voice& voice, const Match& table, const Step& step) {
    const language::Arguments told{{"piece", piece_told(voice, step.role)},
                                   {"to", text(step.to)},
                                   {"count", fmt::to_string(step.count)}};
    if (!step.from.on_board()) return {voice.own("play.meaning_set", told), ""};
    sentences::StepTold all{voice.own("play.meaning_move", told), ""};
    if (step.captures) all.captures = piece_told(voice, *role_at(table.standing(), step.to));
    return all;
}

std::string Words::title(const Voice& voice, const game::Record& /*record*/) {
    return voice.own("title");
}

std::string Words::thrown(const Voice& voice, const Match& table) {
    return voice.own("play.throws", {{"seat", side_told(voice, table, table.position().city)},
                                     {"dice", dice_told(voice, *table.thrown())}});
}

std::string Words::account(const Voice& voice, const Match& table, bool ended) {
    return Account(voice, table).tell(ended);
}

std::string Words::deeds(const Voice& voice, const Match& table, std::size_t skip) {
    return Account(voice, table).deeds(skip);
}

std::string Words::standing(const Voice& voice, const Match& table) {
    const std::string side = side_told(voice, table, table.position().city);
    if (table.result_text() == match::agreed_draw) {
        return voice.own(table.is_drawn_by_quiet() ? "play.draw_quiet" : "play.draw_agreed");
    }
    if (const auto won = winner(table.position())) {
        const bool zenda = *won == City::Zenda;
        return voice.own(zenda ? "play.wins_z" : "play.wins_s", {{"seat", side}});
    }
    if (const auto thrown = table.thrown()) {
        return voice.own("play.resume_thrown",
                         {{"seat", side}, {"dice", dice_told(voice, *thrown)}});
    }
    const bool setting = table.position().phase == Phase::Setting;
    return setting ? voice.own("play.resume_set", {{"seat", side}})
                   : voice.say("play.resume_to_throw", {{"seat", side}});
}

}  // namespace parlor::zenda
