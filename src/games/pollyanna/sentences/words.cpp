// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/words.h"

#include <fmt/format.h>

#include <cassert>

#include "games/pollyanna/sentences/spaces.h"

namespace parlor::pollyanna {
namespace {

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

std::string where_told(const sentences::Voice& voice, Seat seat, Space space) {
    if (is_waiting(space)) return voice.say("picture.waiting");
    if (is_home(space)) return voice.say("picture.home");
    return space_told(voice, space, Relation::At, {seat});
}

std::string state_told(const sentences::Voice& voice, const Position& position) {
    std::string won;
    for (const Seat seat : all_seats) {
        if (winners(position).has(seat)) won += letter(seat);
    }
    if (won.empty()) {
        return voice.say("picture.to_throw", {{"seat", voice.colour(letter(position.to_throw))}});
    }
    const sentences::Voice nameless{voice.language, voice.keys};
    return voice.say(won.size() == 1 ? "picture.has_won" : "picture.have_won",
                     {{"seats", nameless.seats(won)}});
}

}  // namespace

std::string edition_name(const sentences::Voice& voice, std::string_view edition) {
    return voice.say(fmt::format("edition.{}.name", edition));
}

std::string title_told(const sentences::Voice& voice, std::string_view edition, bool partners) {
    std::string name = edition_name(voice, edition);
    return partners ? voice.say("title.partners", {{"title", name}}) : name;
}

std::string pieces_told(const sentences::Voice& voice, std::span<const Piece> pieces) {
    std::string all;
    for (const Seat seat : all_seats) {
        const auto count = std::ranges::count(pieces, seat, &Piece::seat);
        if (count == 0) continue;
        const std::string some = voice.say(fmt::format("pieces.{}.{}", letter(seat), count));
        all = all.empty() ? some : voice.say("pieces.and", {{"one", all}, {"other", some}});
    }
    return all;
}

std::string meaning(const sentences::Voice& voice, const Hand& hand, const Step& step) {
    if (step.with == Using::DeclinedReward) return voice.say("play.meaning_decline");
    std::string all = voice.say(key_of_deed(step), {{"count", fmt::to_string(length(hand, step))}});
    if (has_painted_numbers(voice) && voice.names_spaces && !is_home(step.to)) {
        const Mover mover{hand.seat, Person::You};
        if (!is_waiting(step.from)) {
            all.append(", ").append(space_told(voice, step.from, Relation::From, mover));
        }
        all.append(" ").append(space_told(voice, step.to, Relation::To, mover));
    }
    const auto taken = captured(hand.position, step);
    if (!taken.empty())
        all += ", " + voice.say("play.meaning_capture", {{"pieces", pieces_told(voice, taken)}});
    return all;
}

std::string brief_meaning(const sentences::Voice& voice, const Hand& hand, const Step& step) {
    const bool one_die = step.with == Using::HighDie || step.with == Using::LowDie;
    const std::string_view deed = key_of_brief_deed(step);
    std::string all = one_die ? fmt::to_string(pips(hand.thrown, step.with)) : std::string();
    if (!all.empty() && !deed.empty()) all += ' ';
    return deed.empty() ? all : all + voice.say(deed);
}

std::string what_is_used(const sentences::Voice& voice, const Hand& hand, const Step& step) {
    return voice.say(key_of(step.with), {{"pips", fmt::to_string(length(hand, step))}});
}

std::vector<Piece> captured(const Position& before, const Step& step) {
    return step.captures ? pieces_on(before, step.to) : std::vector<Piece>{};
}

int pips(Throw thrown, Using with) {
    assert(uses_dice(with));
    if (with == Using::BothDice) return thrown.total();
    return with == Using::HighDie ? thrown.high : thrown.low;
}

int length(const Hand& hand, const Step& step) {
    if (step.with == Using::DeclinedReward) return 0;
    return uses_dice(step.with) ? pips(hand.thrown, step.with) : hand.position.variant.reward();
}

std::string picture_title(const sentences::Voice& voice, const Position& position) {
    const Variant variant = position.variant;
    return title_told(voice, variant.edition().name, variant.partners());
}

std::string picture_description(const sentences::Voice& voice, const Position& position) {
    const sentences::Voice nameless{
        .language = voice.language, .keys = voice.keys, .edition = voice.edition};
    std::string all;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        std::vector<std::string> spaces;
        for (const Space space : position.of(seat))
            spaces.push_back(where_told(nameless, seat, space));
        all += voice.say("picture.seat", {{"seat", voice.colour(letter(seat))},
                                          {"spaces", fmt::format("{}", fmt::join(spaces, ", "))}});
        all += ' ';
    }
    return all + state_told(voice, position);
}

}  // namespace parlor::pollyanna
