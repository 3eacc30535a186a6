// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/teller.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"
#include "games/pollyanna/rules/opening.h"
#include "games/pollyanna/sentences/spaces.h"
#include "games/pollyanna/sentences/words.h"

namespace parlor::pollyanna {
namespace {

// The track on which a step of the dice ends, and whether it was on that track before.
std::string_view landmark(const Step& step) {
    const Track from = step.from.track();
    switch (step.to.track()) {
        case Track::Turnout: return from == Track::Turnout ? "along_turnout" : "takes_turnout";
        case Track::GladPath: return from == Track::GladPath ? "along_path" : "takes_path";
        default: return from == Track::Turnout ? "leaves_turnout" : "moves";
    }
}

// Tells the deeds of a turn one by one: of a player ("moves 17 to 20"), or to the player who may do
// them ("move from your 0 to your 4").
class Account {
public:
    Account(const sentences::Voice& voice, const Match& match, Person person = Person::They)
        : voice_(voice), match_(match), person_(person), hand_(match.position(), *match.thrown()) {}

    std::string deeds(std::size_t skip) {
        for (const Step& step : match_.made().first(skip)) hand_ = after(hand_, step);
        for (const Step& step : match_.made().subspan(skip)) add_step(step);
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

    // Sentences go by the length of a step, not by the names of spaces.
    [[nodiscard]] bool counts() const {
        return !has_painted_numbers(voice_) && (!voice_.names_spaces || person_ == Person::You);
    }

    [[nodiscard]] std::string_view manner() const {
        if (person_ == Person::You) return "advise.";
        return counts() ? "count." : "tell.";
    }

    void add(std::string_view deed, const language::Arguments& arguments = {}) {
        last_ = deed;
        deeds_.push_back(voice_.say(std::string(manner()).append(deed), arguments));
    }

    void add_step(const Step& step) {
        const std::string_view deed = deed_of(step);
        if (deed == "enters_again") deeds_.pop_back();
        const Mover mover{hand_.seat, person_};
        add(deed, {{"from", space_told(voice_, step.from, Relation::From, mover)},
                   {"to", space_told(voice_, step.to, Relation::To, mover)},
                   {"count", fmt::to_string(length(hand_, step))}});
        arrived_ = step.to;
        const auto taken = captured(hand_.position, step);
        hand_ = after(hand_, step);
        if (taken.empty()) return;
        add("captures", {{"seat", short_name(voice_, taken.front().seat)}});
        if (!hand_.reward_due && !hand_.took_last) add("reward_lost");
    }

    // A piece that goes on needs no second beginning, and lengths alone need to tell whether it is
    // the same piece.
    [[nodiscard]] std::string_view deed_of(const Step& step) const {
        if (step.with == Using::DeclinedReward) return "declines";
        if (is_waiting(step.from)) return last_ == "enters" ? "enters_again" : "enters";
        const bool goes_on = step.from == arrived_;
        const bool reward = step.with == Using::Reward;
        if (is_home(step.to)) return reward ? "reward_home" : "home";
        if (reward) return counts() && goes_on ? "reward_on" : "reward";
        const std::string_view deed = counts() ? landmark(step) : "moves";
        const bool again = counts() ? !is_waiting(arrived_) : last_.starts_with("moves");
        if (deed != "moves" || !again) return deed;
        return goes_on ? "moves_on" : "moves_again";
    }

    void add_end() {
        if (hand_.dice_played() == 1 && !all_home(hand_.position.of(hand_.seat))) {
            const int left = hand_.high_left ? hand_.thrown.high : hand_.thrown.low;
            add("die_lost", {{"pips", fmt::to_string(left)}});
        }
        const Position next = finished(hand_);
        const bool again = winners(next).empty() && next.to_throw == hand_.seat;
        if (again && hand_.thrown.is_doublet() && hand_.dice_played() == 2) add("again");
    }

    // P104: a player whose pieces are all home leaves the rest to the partner.
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
    Person person_;
    Hand hand_;
    std::vector<std::string> deeds_;
    std::string_view last_;             // the last deed told
    Space arrived_ = Space::waiting();  // where its piece came
};

}  // namespace

std::string Words::pieces(const Voice& voice, const match::Refused& refused) {
    std::vector<Piece> all;
    for (const std::string& each : refused.pieces) {
        all.push_back({*parse_seat(each.front()), *parse_space(each.substr(2))});
    }
    return pieces_told(voice, all);
}

std::string Words::reason(const Voice& voice, const match::Refused& refused) {
    const auto tried = parse_play(refused.part);
    const StepText step = tried && !tried->empty() ? tried->front() : StepText{};
    const Space at = refused.places.empty() ? step.to : *parse_space(refused.places.front());
    const Mover mover{parse_seat(refused.seat), Person::You};
    const language::Arguments arguments{
        {"from", space_told(voice, step.from, Relation::From, mover)},
        {"to", space_told(voice, step.to, Relation::To, mover)},
        {"space", space_told(voice, at, Relation::At, mover)},
        {"pieces", pieces(voice, refused)}};
    const std::string shown = "why_shown." + refused.reason;
    const bool shows = !voice.names_spaces && !has_painted_numbers(voice) &&
                       language::knows(voice.language, shown);
    return voice.say(shows ? shown : "why." + refused.reason, arguments);
}

sentences::StepTold Words::step(const Voice& voice, const Match& table, const Step& step) {
    const Hand hand = table.hand();
    const bool declines = step.with == Using::DeclinedReward;
    const std::string with = declines ? "" : ", " + what_is_used(voice, hand, step);
    return {meaning(voice, hand, step) + with, pieces_told(voice, captured(hand.position, step))};
}

std::string Words::title(const Voice& voice, const game::Record& record) {
    const auto switches = base::split(record.switches, ' ');
    const bool partners = std::ranges::find(switches, "partners") != switches.end();
    return title_told(voice, record.edition, partners);
}

std::vector<std::string> Words::opening(const Voice& voice, const game::Record& record) {
    if (record.opening.empty()) return {};
    std::vector<Throw> all;
    for (const auto& each : record.opening) all.push_back(*parse_throw(each.thrown));
    const std::span<const Throw> thrown = all;
    const SeatSet seated = parse_position(record.start)->position.seated;
    std::vector<std::string> told;
    Opening now = pollyanna::opening(seated, {});
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        const Throw each = thrown[i];
        told.push_back(voice.say("play.opening_throw", {{"seat", voice.seat(letter(*now.to_throw))},
                                                        {"high", fmt::to_string(each.high)},
                                                        {"low", fmt::to_string(each.low)},
                                                        {"total", fmt::to_string(each.total())}}));
        const Opening next = pollyanna::opening(seated, thrown.first(i + 1));
        if (next.round > now.round) {
            told.push_back(
                voice.say("play.opening_tie", {{"seats", voice.seats(text(next.contenders))}}));
        }
        now = next;
    }
    told.push_back(voice.say("play.begins", {{"seat", voice.seat(letter(*now.begins()))}}));
    return told;
}

std::string Words::thrown(const Voice& voice, const Match& table) {
    const Throw thrown = *table.thrown();
    return voice.say(thrown.is_doublet() ? "play.throws_doublet" : "play.throws",
                     {{"seat", voice.seat(table.side())},
                      {"high", fmt::to_string(thrown.high)},
                      {"low", fmt::to_string(thrown.low)}});
}

std::string Words::account(const Voice& voice, const Match& table, bool ended) {
    return Account(voice, table).tell(ended);
}

std::string Words::deeds(const Voice& voice, const Match& table, std::size_t skip) {
    return Account(voice, table, Person::You).deeds(skip);
}

std::string Words::standing(const Voice& voice, const Match& table) {
    const SeatSet won = table.winners();
    const std::string seat = voice.seat(table.side());
    if (won.size() == 2) {
        const char other = letter(opposite(won.first()));
        return voice.say("play.win_together",
                         {{"one", voice.seat(letter(won.first()))}, {"other", voice.seat(other)}});
    }
    if (!won.empty()) return voice.say("play.wins", {{"seat", seat}});
    if (const auto thrown = table.thrown()) {
        return voice.say("play.resume_thrown", {{"seat", seat},
                                                {"high", fmt::to_string(thrown->high)},
                                                {"low", fmt::to_string(thrown->low)}});
    }
    return voice.say("play.resume_to_throw", {{"seat", seat}});
}

}  // namespace parlor::pollyanna
