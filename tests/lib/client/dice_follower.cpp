// SPDX-License-Identifier: MIT
#include "client/dice_follower.h"

#include <algorithm>
#include <ranges>

#include "client/fields.h"
#include "client/transcript.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;
using fair_dice::ChainedDice;
using fair_dice::SeatSeed;

std::uint32_t count_of(const json::object& object, std::string_view key) {
    return object.at(key).to_number<std::uint32_t>();
}
char seat_of(const json::object& object) {
    const std::string seat = text_of(object, "seat");
    return seat.empty() ? '-' : seat.front();
}
// After this many voided openings the server lets no player sit down any more.
constexpr std::uint32_t most_voided = 2;

// Whether a game had come to that state when so much had been folded.
bool is_prefix(const ChainedDice& dice, const ReplayedDice& replayed) {
    const std::string& folded = dice.folded();
    return replayed.dice.folded().starts_with(folded) &&
           replayed.state_at(folded.size()) == dice.before();
}

std::map<char, std::string> by_letter(const std::vector<SeatSeed>& list) {
    std::map<char, std::string> all;
    for (const SeatSeed& each : list) all[each.seat] = each.seed;
    return all;
}

}  // namespace

void DiceFollower::hear(std::string_view message) {
    const json::value value = json::parse(json::string_view(message.data(), message.size()));
    hear(value.as_object());
}

void DiceFollower::hear(const Object& message) {
    if (alarm_) return;
    if (const auto* snapshot = message.if_contains("snapshot")) {
        take(snapshot->as_object());
        return;
    }
    if (scheme_ != fair_dice::chained_scheme || !message.contains("events")) return;
    for (const json::value& each : message.at("events").as_array()) {
        if (alarm_) return;
        hear_event(each.as_object());
        seq_ = count_of(each.as_object(), "seq");
    }
    if (!alarm_) compare(message.at("state").as_object());
}

void DiceFollower::take(const Object& snapshot) {
    const Object& state = snapshot.at("state").as_object();
    const Object& dice = snapshot.at("dice").as_object();
    const std::uint32_t seq = count_of(state, "seq");
    if (!scheme_.empty() && seq < seq_) return;
    const std::string scheme = text_of(dice, "scheme");
    const std::string commitment = text_of(snapshot, "commitment");
    const std::uint32_t voided = count_of(dice, "voided");
    if (!scheme_.empty() && scheme_ != scheme) return raise("opening_differs", "", seq);
    if (!commitment_.empty() && commitment_ != commitment) {
        return raise("commitment_differs", "", seq);
    }
    if (voided < voided_) return raise("transcript_differs", "", seq);
    scheme_ = scheme;
    seq_ = seq;
    commitment_ = commitment;
    if (scheme_ != fair_dice::chained_scheme) return;
    voided_ = voided;
    letters_.clear();
    for (const json::value& each : snapshot.at("plan").at("seats").as_array()) {
        letters_ += seat_of(each.as_object());
    }
    if (text_of(state, "phase") == "open") {
        take_open(snapshot);
    } else {
        take_game(snapshot);
    }
    if (!alarm_) compare(state);
}

void DiceFollower::take_open(const Object& snapshot) {
    seats_.clear();
    for (const json::value& value : snapshot.at("state").at("seats").as_array()) {
        const Object& each = value.as_object();
        seats_.push_back({seat_of(each), text_of(each, "player"), text_of(each, "name"),
                          text_of(each, "level")});
    }
    const Object& dice = snapshot.at("dice").as_object();
    tips_ = by_letter(read_list(text_of(dice, "tips")).value_or(std::vector<SeatSeed>()));
    revealed_ = by_letter(read_list(text_of(dice, "links")).value_or(std::vector<SeatSeed>()));
}

void DiceFollower::take_game(const Object& snapshot) {
    const Object& state = snapshot.at("state").as_object();
    const Object& dice = snapshot.at("dice").as_object();
    const auto record = game::read(text_of(snapshot, "record"));
    const bool fits = record && record->commitment == commitment_ &&
                      value_of(*record, fair_dice::table_tag) == table_ &&
                      value_of(*record, fair_dice::dice_tag) == scheme_ &&
                      voided_of(*record) == voided_ && !start_of(*record, letters_).empty();
    if (!fits) return raise("transcript_differs", "", seq_);
    const bool is_over = text_of(state, "phase") == "over";
    const ToldTranscript told = is_over
                                    ? transcript_of(*record)
                                    : ToldTranscript{text_of(dice, "tips"), text_of(dice, "links"),
                                                     text_of(dice, "folded")};
    if (is_over && !fair_dice::check(*record)) return raise("record_differs", "", seq_);
    const auto replayed = replay(*record, {scheme_, table_, start_of(*record, letters_)}, told);
    if (!replayed || (dice_ && !is_prefix(*dice_, *replayed))) {
        return raise("transcript_differs", "", seq_);
    }
    dice_ = replayed->dice;
    const auto throws = match::throws_of(*record);
    const std::vector<std::string> before = std::exchange(made_, {});
    for (std::size_t i = 0; i < replayed->made; ++i) {
        const std::string known = i < before.size() ? before[i] : "";
        made_.push_back(i < throws.size() ? std::string(throws[i]) : known);
        if (!known.empty() && known != made_.back()) return raise("throw_changed", "", seq_);
    }
    ended_ = replayed->ended;
    stand(*record);
}

std::string DiceFollower::due(char seat, Kind kind) const {
    if (alarm_) return "";
    if (!dice_) {
        const bool waits = kind == Kind::Open && is_complete() && !revealed_.contains(seat);
        const auto tip = tips_.find(seat);
        return waits && tip != tips_.end() ? tip->second : "";
    }
    return kind != Kind::Open && is_new(kind) ? dice_->expects(seat) : "";
}

bool DiceFollower::is_new(Kind kind) const {
    return kind == Kind::Throw ? thrown_ == made_.size() : turns_ == ended_;
}

void DiceFollower::hear_event(const Object& event) {
    const std::string kind = text_of(event, "kind");
    const char seat = seat_of(event);
    const std::uint32_t seq = count_of(event, "seq");
    const std::string link = text_of(event, "link");
    const std::string tip = text_of(event, "tip");
    const std::string level = text_of(event, "level");
    const bool seats = kind == "sat" || kind == "stood" || kind == "filled";
    if (dice_ ? seats : !is_possible_opening(kind, event)) {
        return raise("opening_differs", kind == "filled" ? "" : std::string{seat}, seq);
    }
    if (kind == "sat") {
        void_opening();
        sit({seat, text_of(event, "by"), text_of(event, "name"), ""});
        tips_[seat] = tip;
    } else if (kind == "stood" || (kind == "replaced" && !dice_)) {
        void_opening();
        sit({seat, "", "", level});
        tips_.erase(seat);
    } else if (kind == "filled") {
        void_opening();
        for (Seat& each : seats_) {
            if (each.player.empty() && each.level.empty()) each.level = level;
        }
    } else if (kind == "revealed") {
        reveal(seat, link, seq);
    } else if (kind == "begun") {
        begin(text_of(event, "record"), seq);
    } else if (kind == "thrown") {
        throw_dice(seat, text_of(event, "thrown"), link, seq);
    } else if (kind == "confirmed") {
        if (!takes(Kind::End, seat, link, seq)) return;
        ++turns_;
        is_thrown_ = false;
        to_act_.reset();
    } else if (kind == "handed_over") {
        to_act_.reset();
    } else if (kind == "taken_back") {
        take_back(text_of(event, "record"), seq);
    } else if (kind == "ended") {
        close(text_of(event, "record"), seq);
    } else if (dice_ && kind == "renewed") {
        dice_->lay_down(seat, tip);
    } else if (dice_ && kind == "replaced") {
        dice_->replace(seat);
    } else if (dice_ && kind == "returned") {
        dice_->return_to(seat);
    }
}

void DiceFollower::sit(const Seat& seated) {
    const auto found = std::ranges::find(seats_, seated.seat, &Seat::seat);
    if (found != seats_.end()) *found = seated;
}

std::string DiceFollower::player_at(char seat) const {
    const auto found = std::ranges::find(seats_, seat, &Seat::seat);
    return found == seats_.end() ? std::string() : found->player;
}

bool DiceFollower::may_sit(char seat, const std::string& player) const {
    const auto found = std::ranges::find(seats_, seat, &Seat::seat);
    if (found == seats_.end()) return false;
    return found->player == player || (found->player.empty() && found->level.empty());
}

bool DiceFollower::is_possible_opening(const std::string& kind, const Object& event) const {
    const char seat = seat_of(event);
    const std::string by = text_of(event, "by");
    if (kind == "sat") return voided_ < most_voided && may_sit(seat, by);
    if (kind == "stood") return !by.empty() && player_at(seat) == by;
    if (kind == "filled") return !is_complete();
    return kind != "replaced" || !player_at(seat).empty();
}

// A player sits down or leaves: links that were given for others are void, and their chains go on
// from there.
void DiceFollower::void_opening() {
    if (!revealed_.empty()) ++voided_;
    for (const auto& [seat, link] : revealed_) tips_[seat] = link;
    revealed_.clear();
}

bool DiceFollower::is_complete() const {
    const auto is_taken = [](const Seat& each) {
        return !each.player.empty() || !each.level.empty();
    };
    return !seats_.empty() && std::ranges::all_of(seats_, is_taken);
}

std::vector<SeatSeed> DiceFollower::tips_in_order() const {
    std::vector<SeatSeed> all;
    for (const Seat& each : seats_) {
        const auto tip = tips_.find(each.seat);
        if (tip != tips_.end()) all.push_back({each.seat, tip->second});
    }
    return all;
}

std::optional<ChainedDice> DiceFollower::opening() const {
    if (!is_complete()) return std::nullopt;
    std::vector<fair_dice::SeatedPlayer> players;
    for (const Seat& each : seats_) {
        players.push_back({each.seat, each.level.empty() ? "human" : each.level, each.name});
    }
    const std::string state =
        fair_dice::start({scheme_, table_, commitment_, voided_, std::move(players)});
    return ChainedDice({scheme_, table_, state}, tips_in_order());
}

void DiceFollower::reveal(char seat, const std::string& link, std::uint32_t seq) {
    const std::string tip = due(seat, Kind::Open);
    if (tip.empty() || fair_dice::under(scheme_, table_, seat, link) != tip) {
        return raise("link_wrong", {seat}, seq);
    }
    revealed_[seat] = link;
}

void DiceFollower::begin(const std::string& text, std::uint32_t seq) {
    const auto record = game::read(text);
    auto dice = opening();
    const auto tips = tips_in_order();
    const bool fits = record && dice && tips.size() == revealed_.size() && record->turns.empty() &&
                      value_of(*record, fair_dice::tips_tag) == fair_dice::text(tips) &&
                      ChainedDice({scheme_, table_, start_of(*record, letters_)}, tips).before() ==
                          dice->before();
    if (!fits) return raise("opening_differs", "", seq);
    std::vector<SeatSeed> links;
    for (const SeatSeed& each : tips) links.push_back({each.seat, revealed_[each.seat]});
    dice->open(links);
    dice_ = std::move(dice);
    made_.clear();
    for (const auto& each : match::throws_of(*record)) made_.emplace_back(each);
    stand(*record);
}

// As the game of that record stands.
void DiceFollower::stand(const game::Record& record) {
    thrown_ = match::throws_of(record).size();
    turns_ = count_ended(record);
    is_thrown_ = !record.turns.empty() && record.turns.back().is_pending() &&
                 record.turns.back().thrown != match::setting_up;
    to_act_.reset();
}

bool DiceFollower::is_in_order(Kind kind, char seat) const {
    if (to_act_ && to_act_->find(seat) == std::string::npos) return false;
    return kind == Kind::Throw ? !is_thrown_ : is_thrown_ || thrown_ == 0;
}

bool DiceFollower::takes(Kind kind, char seat, const std::string& link, std::uint32_t seq) {
    if (!dice_) {
        raise("opening_differs", "", seq);
        return false;
    }
    const std::string expected = due(seat, kind);
    if (!expected.empty() && link.empty()) {
        raise("link_missing", {seat}, seq);
    } else if (expected.empty() ? !link.empty() : !dice_->fits({seat, link})) {
        raise("link_wrong", {seat}, seq);
    } else if (!is_in_order(kind, seat)) {
        raise("order_wrong", {seat}, seq);
    }
    if (alarm_) return false;
    if (!is_new(kind)) return true;
    dice_->end_turn({seat, link});  // the throw itself is not known here
    if (kind == Kind::End) ++ended_;
    return true;
}

void DiceFollower::throw_dice(char seat, const std::string& thrown, const std::string& link,
                              std::uint32_t seq) {
    if (!takes(Kind::Throw, seat, link, seq)) return;
    if (thrown_ == made_.size()) made_.emplace_back();
    std::string& before = made_[thrown_];
    if (!before.empty() && before != thrown) return raise("throw_changed", {seat}, seq);
    before = thrown;
    ++thrown_;
    is_thrown_ = true;
    to_act_.reset();
}

void DiceFollower::take_back(const std::string& text, std::uint32_t seq) {
    const auto record = game::read(text);
    if (!record || !dice_) return raise("throw_changed", "", seq);
    const auto throws = match::throws_of(*record);
    bool same = throws.size() <= made_.size() && count_ended(*record) <= ended_;
    for (std::size_t i = 0; same && i < throws.size(); ++i) {
        same = made_[i].empty() || made_[i] == throws[i];
    }
    if (!same) return raise("throw_changed", "", seq);
    stand(*record);
    dice_->take_back(turns_);
}

void DiceFollower::close(const std::string& text, std::uint32_t seq) {
    const auto record = game::read(text);
    if (!record || !dice_) return raise("record_differs", "", seq);
    const ToldTranscript own = transcript_of(*dice_);
    const ToldTranscript told = transcript_of(*record);
    bool same = fair_dice::check(*record).has_value() && record->commitment == commitment_ &&
                voided_of(*record) == voided_ && told.tips == own.tips && told.links == own.links &&
                told.folded == own.folded;
    const auto throws = match::throws_of(*record);
    for (std::size_t i = 0; same && i < throws.size(); ++i) {
        same = i >= made_.size() || made_[i].empty() || made_[i] == throws[i];
    }
    if (!same) raise("record_differs", "", seq);
}

void DiceFollower::compare(const Object& state) {
    std::string own;
    if (dice_) {
        own = dice_->before();
    } else if (const auto dice = opening()) {
        own = dice->before();
    }
    const std::uint32_t seq = count_of(state, "seq");
    if (own != text_of(state, "shaken")) raise("state_differs", "", seq);
    if (text_of(state, "phase") != "playing") return;
    const std::string due = text_of(state, "due");
    const bool fits = due == "throw" ? !is_thrown_ : due != "step" || is_thrown_;
    if (!fits) raise("order_wrong", "", seq);
    to_act_ = text_of(state, "toAct");
}

void DiceFollower::raise(std::string_view name, std::string seat, std::uint32_t seq) {
    if (!alarm_) alarm_ = DiceAlarm{std::string(name), std::move(seat), seq};
}

}  // namespace parlor::tests
