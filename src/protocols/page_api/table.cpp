// SPDX-License-Identifier: MIT
#include "protocols/page_api/table.h"

#include <algorithm>

#include "base/hash.h"
#include "base/numbers.h"
#include "base/words.h"
#include "protocols/page_api/movements.h"
#include "protocols/page_api/refusals.h"
#include "rules/match/new_game.h"
#include "rules/match/resume.h"

namespace parlor::page_api {
namespace {

using language::Language;
using match::Due;
using match::Error;
using sentences::Voice;

game::Seed seed_of(std::string_view text) {
    if (const auto number = base::parse_unsigned(text)) return {*number, 0};
    std::uint64_t hash = text.size();
    for (const char each : text) hash = base::mix(hash ^ static_cast<unsigned char>(each));
    return {hash, 0};
}

// For a record without a seed: one that stays the same however far the game is played.
game::Seed own_seed(game::Record record) {
    if (record.seed) return *record.seed;
    record.turns.clear();
    record.result.clear();
    return seed_of(game::write(record));
}

std::vector<match::SeatName> names_of(const game::Record& record) {
    std::vector<match::SeatName> all;
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) all.push_back({each.letter, *each.name});
    }
    return all;
}

// What is wrong with the seats that are to play, as far as it can be told without the rules.
std::optional<Refusal> fault_of(const Voice& voice, const page::GamePage& game,
                                const std::vector<SeatPlan>& seats, const coach::Coach& coach) {
    std::string known;
    for (const SeatPlan& each : seats) {
        const bool is_seat = game.game().letters().find(each.seat) != std::string_view::npos;
        if (!is_seat || known.find(each.seat) != std::string::npos) {
            return Refusal{"unknown_seat",
                           voice.say("defect.unknown_seat", {{"part", {each.seat}}})};
        }
        if (each.player != person && coach.level(each.player) == nullptr) {
            return Refusal{"unknown_level",
                           voice.say("page_api.unknown_level", {{"part", each.player}})};
        }
        known += each.seat;
    }
    return std::nullopt;
}

}  // namespace

// As records have it: "b=human,r=careful".
std::string Table::text(std::span<const Player> players) {
    std::string all;
    for (const Player& each : players) {
        if (!all.empty()) all += ',';
        all +=
            std::string{each.seat, '='}.append(each.player == person ? match::human : each.player);
    }
    return all;
}

// A seat that the record does not name, or whose level is unknown, is a person's.
std::vector<Table::Player> Table::players_of(const game::Record& record,
                                             const coach::Coach& coach) {
    std::vector<Player> all;
    const auto tag = std::ranges::find(record.others, match::players_tag, &game::Tag::name);
    const std::string_view told = tag == record.others.end() ? std::string_view() : tag->value;
    const auto named = base::split(told, ',');
    for (const game::RecordedSeat& seat : record.seats) {
        if (!seat.name) continue;
        all.push_back({seat.letter, std::string(person)});
        for (const std::string_view each : named) {
            if (!each.starts_with(std::string{seat.letter, '='})) continue;
            const coach::LevelCard* const level = coach.level(each.substr(2));
            if (level != nullptr) all.back().player = level->name;
        }
    }
    return all;
}

Table::Table(Language language, std::unique_ptr<match::Match> match, std::vector<Player> players,
             game::Seed seed, coach::Coach& coach)
    : game_(&page_of(match->game())),
      coach_(&coach),
      match_(std::move(match)),
      players_(std::move(players)),
      seed_(seed),
      dice_(seed, game_->game().dice(), match::throws_of(match_->record())),
      voice_(game_->teller().voice(language, match_->tags().edition)) {
    voice_.names_spaces = false;
    voice_.names_colours = false;
    speak(language);
}

void Table::speak(Language language) {
    voice_.language = language;
    voice_.names = names_of(match_->tags());
    for (match::SeatName& each : voice_.names) {
        const std::string character = std::string("character.").append(player(each.seat));
        if (each.name.empty() && language::knows(language, character)) {
            each.name = voice_.say(character);
        }
    }
}

Answer<std::unique_ptr<Table>> Table::begin(Language language, const Plan& plan,
                                            coach::Coach& coach) {
    const page::GamePage& game = page_of(plan.game);
    const Voice voice = game.teller().voice(language, plan.game);
    if (auto fault = fault_of(voice, game, plan.seats, coach)) return base::unexpected(*fault);
    match::NewGame wanted{plan.game, {}, {.seed = seed_of(plan.seed)}};
    std::vector<Player> players;
    for (const char seat : game.game().letters()) {
        const auto found = std::ranges::find(plan.seats, seat, &SeatPlan::seat);
        if (found == plan.seats.end()) continue;
        const coach::LevelCard* const level = coach.level(found->player);
        players.push_back({seat, std::string(level == nullptr ? person : level->name)});
        wanted.seated += seat;
        wanted.header.names.push_back({seat, found->name});
    }
    wanted.header.tags = {{std::string(match::players_tag), text(players)}};
    name_house(wanted.header, plan.house);
    if (plan.spinners) add_spinners(wanted.header);
    match::Dice dice(*wanted.header.seed, game.game().dice());
    auto match = games::begin(wanted, [&] { return dice.cast(); });
    if (!match) return base::unexpected(refusal(voice, match.error()));
    return std::unique_ptr<Table>(
        new Table(language, std::move(*match), std::move(players), *wanted.header.seed, coach));
}

Answer<std::unique_ptr<Table>> Table::resume(Language language, const game::Record& record,
                                             coach::Coach& coach) {
    const sentences::Teller& teller = page_of(record.game).teller();
    auto match = games::resume(record);
    if (!match) {
        return base::unexpected(
            refusal(teller, teller.voice(language, record.edition), match.error()));
    }
    return std::unique_ptr<Table>(
        new Table(language, std::move(*match), players_of(record, coach), own_seed(record), coach));
}

Answer<std::unique_ptr<Table>> Table::open(Language language, const OpenPlan& plan,
                                           coach::Coach& coach) {
    const page::GamePage& game = page_of(plan.position);
    const Voice voice = game.teller().voice(language, plan.position);
    auto match = games::open(plan.position);
    if (!match) return base::unexpected(refusal(voice, match.error()));
    if (const auto fault = fault_of(voice, game, plan.seats, coach)) {
        return base::unexpected(*fault);
    }
    game::Record record = (*match)->record();
    record.seed = seed_of(plan.seed);
    std::vector<Player> players;
    for (game::RecordedSeat& each : record.seats) {
        if (!each.name) continue;
        const auto found = std::ranges::find(plan.seats, each.letter, &SeatPlan::seat);
        const bool is_planned = found != plan.seats.end();
        if (is_planned) each.name = found->name;
        players.push_back({each.letter, is_planned ? found->player : std::string(person)});
    }
    if (!plan.seats.empty()) {
        record.others.push_back({std::string(match::players_tag), text(players)});
    }
    // A game that is over cannot be resumed, and needs no dice.
    auto seeded = games::resume(record);
    return std::unique_ptr<Table>(new Table(language, std::move(seeded ? *seeded : *match),
                                            std::move(players), *record.seed, coach));
}

std::string_view Table::player(char seat) const {
    const auto found = std::ranges::find(players_, seat, &Player::seat);
    return found == players_.end() ? person : found->player;
}

std::string Table::people() const {
    std::string all;
    for (const Player& each : players_) {
        if (each.player == person) all += each.seat;
    }
    return all;
}

Refusal Table::refuse(const match::Refused& refused) const {
    return refusal(teller(), voice_, refused);
}

std::optional<Refusal> Table::not_playing() const {
    switch (match_->due()) {
        case Due::Over: return refuse({.error = Error::GameOver});
        case Due::Throw: return refuse({.error = Error::NotThrown});
        default: return std::nullopt;
    }
}

Answer<Changed> Table::changed(std::vector<Movement> movements, std::string ended) {
    played_.clear();
    return Changed{view(), std::move(movements), std::move(ended)};
}

Answer<Changed> Table::throw_dice(const std::optional<std::string>& thrown) {
    match::Dice dice = dice_;
    const std::string cast = dice.cast();
    const auto done = match_->throw_dice(thrown.value_or(cast));
    if (!done) return base::unexpected(refuse(done.error()));
    dice_ = dice;
    return changed();
}

Answer<Changed> Table::step(std::string_view step) {
    const auto made = match_->make(step);
    if (!made) return base::unexpected(refuse(made.error()));
    return changed(last_movements_noticed(*game_, *match_));
}

// The steps that a computer made for the same side stay.
std::string Table::may_undo() const {
    const auto made = match_->made_texts();
    if (made.empty()) return {};
    const char last = match_->maker_of(made.back());
    return player(last) == person ? std::string{last} : std::string();
}

Answer<Changed> Table::undo() {
    if (auto refused = not_playing()) return base::unexpected(std::move(*refused));
    if (may_undo().empty()) return base::unexpected(refuse({.error = Error::NothingToUndo}));
    std::vector<Movement> movements = last_movements_undone(*game_, *match_);
    match_->undo();
    return changed(std::move(movements));
}

Answer<Changed> Table::confirm() {
    const bool is_playing = match_->due() != Due::Over && match_->due() != Due::Throw;
    std::string ended = is_playing ? teller().account(voice_, *match_, true) : "";
    const auto done = match_->confirm();
    if (!done) return base::unexpected(refuse(done.error()));
    return changed({}, std::move(ended));
}

Answer<Changed> Table::hand_over(char seat) {
    const auto done = match_->hand_over(seat);
    if (!done) return base::unexpected(refuse(done.error()));
    return changed();
}

// People agree among themselves; a computer decides for itself.
Answer<Changed> Table::draw() {
    const auto tried = match_->this_turn()->draw();
    if (!tried) return base::unexpected(refuse(tried.error()));
    const std::string rivals = match_->rivals();
    const bool person_agrees =
        std::ranges::any_of(rivals, [&](char seat) { return player(seat) == person; });
    if (!person_agrees && !coach_->agrees_to_draw(*match_)) {
        return base::unexpected(Refusal{"draw_declined", voice_.say("play.draw_declined")});
    }
    match_->draw();
    return changed();
}

bool Table::wins() const {
    if (match_->due() != Due::Confirm) return false;
    const auto then = match_->this_turn();
    return then->confirm() && then->due() == Due::Over;
}

Answer<Changed> Table::take_back(std::string_view seats) {
    auto before = match::taken_back(*match_, seats);
    if (!before) return base::unexpected(refuse({.error = Error::NothingToUndo}));
    match_ = std::move(before);
    dice_ = {seed_, game_->game().dice(), match::throws_of(match_->record())};
    return changed();
}

// Where a person is waited for, that person has asked to be played for.
std::string Table::computers_seats() const {
    const auto is_person = [&](char seat) { return player(seat) == person; };
    const bool for_person = std::ranges::any_of(match_->awaited(), is_person);
    std::string all;
    for (const char each : match_->partners_of(match_->seat())) {
        if (is_person(each) == for_person) all += each;
    }
    return all;
}

Answer<Changed> Table::computer(std::string_view level, const base::Stop& stop) {
    if (coach_->level(level) == nullptr) {
        const std::string part(level);
        return base::unexpected(
            Refusal{"unknown_level", voice_.say("page_api.unknown_level", {{"part", part}})});
    }
    if (auto refused = not_playing()) return base::unexpected(std::move(*refused));
    if (auto wanted = net_wanted(level)) return base::unexpected(std::move(*wanted));
    const auto before = match_->this_turn();
    coach_->play_for(computers_seats(), *match_, level, coach::choices(seed_.seed, *match_), stop);
    return changed(movements_between(*game_, *before, *match_));
}

}  // namespace parlor::page_api
