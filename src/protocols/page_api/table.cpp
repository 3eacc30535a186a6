// SPDX-License-Identifier: MIT
#include "protocols/page_api/table.h"

#include <algorithm>

#include "base/hash.h"
#include "base/numbers.h"
#include "base/words.h"
#include "computers/players/player.h"
#include "protocols/page_api/movements.h"
#include "protocols/page_api/pages.h"
#include "protocols/page_api/refusals.h"
#include "rules/match/dice.h"
#include "rules/match/new_game.h"
#include "rules/match/resume.h"

namespace parlor::page_api {
namespace {

using language::Language;
using match::Error;
using sentences::Voice;

constexpr std::string_view person = "person";

game::Seed seed_of(std::string_view text) {
    if (const auto number = base::parse_unsigned(text)) return {*number, 0};
    std::uint64_t hash = text.size();
    for (const char each : text) hash = base::mix(hash ^ static_cast<unsigned char>(each));
    return {hash, 0};
}

// Of a record that tells none: one that stays the same however far the game is played.
game::Seed own_seed(game::Record record) {
    if (record.seed) return *record.seed;
    record.turns.clear();
    record.result.clear();
    return seed_of(game::write(record));
}

// As records have it: "b=human,r=careful".
std::string text(const std::vector<Table::Player>& players) {
    std::string all;
    for (const Table::Player& each : players) {
        if (!all.empty()) all += ',';
        all +=
            std::string{each.seat, '='}.append(each.player == person ? match::human : each.player);
    }
    return all;
}

// A seat that the record does not name, or whose name we do not know, is a person's.
std::vector<Table::Player> players_of(const game::Record& record, const coach::Coach& coach) {
    std::vector<Table::Player> all;
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

std::vector<match::SeatName> names_of(const game::Record& record) {
    std::vector<match::SeatName> all;
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) all.push_back({each.letter, *each.name});
    }
    return all;
}

// What is wrong with those who are to play; none: nothing that could be told without the rules.
std::optional<Refusal> fault_of(const Voice& voice, const page::GamePage& game,
                                const std::vector<SeatPlan>& seats, const coach::Coach& coach) {
    std::string known;
    for (const SeatPlan& each : seats) {
        const bool is_seat = game.game().letters().find(each.seat) != std::string_view::npos;
        if (!is_seat || known.find(each.seat) != std::string::npos) {
            return Refusal{"unknown_seat",
                           voice.say("page_api.unknown_seat", {{"part", {each.seat}}})};
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

Table::Table(Language language, std::unique_ptr<match::Match> match, std::vector<Player> players,
             game::Seed seed)
    : game_(&page_of(match->game())),
      match_(std::move(match)),
      players_(std::move(players)),
      seed_(seed),
      voice_(game_->teller().voice(language, match_->tags().edition, names_of(match_->tags()))) {}

Answer<std::unique_ptr<Table>> Table::begin(Language language, const Plan& plan,
                                            const coach::Coach& coach) {
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
    match::Dice dice(*wanted.header.seed, game.game().dice());
    auto match = games::begin(wanted, [&] { return dice.cast(); });
    if (!match) return base::unexpected(refusal(voice, match.error()));
    return std::unique_ptr<Table>(
        new Table(language, std::move(*match), std::move(players), *wanted.header.seed));
}

Answer<std::unique_ptr<Table>> Table::resume(Language language, const game::Record& record,
                                             const coach::Coach& coach) {
    const sentences::Teller& teller = page_of(record.game).teller();
    auto match = games::resume(record);
    if (!match) {
        return base::unexpected(
            refusal(teller, teller.voice(language, record.edition), match.error()));
    }
    return std::unique_ptr<Table>(
        new Table(language, std::move(*match), players_of(record, coach), own_seed(record)));
}

Answer<std::unique_ptr<Table>> Table::open(Language language, const OpenPlan& plan,
                                           const coach::Coach& coach) {
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
    // A game that is over cannot be taken up again, and needs no dice.
    auto seeded = games::resume(record);
    return std::unique_ptr<Table>(new Table(language, std::move(seeded ? *seeded : *match),
                                            std::move(players), *record.seed));
}

std::string_view Table::player(char seat) const {
    const auto found = std::ranges::find(players_, seat, &Player::seat);
    return found == players_.end() ? person : found->player;
}

Refusal Table::refuse(const match::Refused& refused) const {
    return refusal(teller(), voice_, refused);
}

std::optional<Error> Table::why_not_playing() const {
    if (match_->due() == match::Due::Over) return Error::GameOver;
    if (match_->due() == match::Due::Throw) return Error::NotThrown;
    return std::nullopt;
}

Answer<Done> Table::throw_dice(std::optional<std::string> thrown) {
    if (!thrown) {
        if (!dice_) {
            dice_.emplace(seed_, game_->game().dice(), match::throws_of(match_->record()));
        }
        thrown = dice_->cast();
    } else {
        dice_.reset();
    }
    const auto done = match_->throw_dice(*thrown);
    if (done) return Done{};
    dice_.reset();
    return base::unexpected(refuse(done.error()));
}

Answer<Done> Table::step(std::string_view step) {
    const auto made = match_->make(step);
    if (!made) return base::unexpected(refuse(made.error()));
    return Done{last_movements_noticed(*game_, *match_)};
}

// What a computer did for the same side stays.
std::string Table::may_undo() const {
    const auto made = match_->made_texts();
    if (made.empty()) return {};
    const char last = match_->maker_of(made.back());
    return player(last) == person ? std::string{last} : std::string();
}

Answer<Done> Table::undo() {
    if (const auto error = why_not_playing()) return base::unexpected(refuse(*error));
    if (may_undo().empty()) return base::unexpected(refuse(Error::NothingToUndo));
    Done done{last_movements_undone(*game_, *match_)};
    match_->undo();
    return done;
}

Answer<Done> Table::confirm() {
    const std::string told = why_not_playing() ? "" : teller().account(voice_, *match_, true);
    const auto done = match_->confirm();
    if (!done) return base::unexpected(refuse(done.error()));
    return Done{{}, told};
}

Answer<Done> Table::hand_over(char seat) {
    const auto done = match_->hand_over(seat);
    if (!done) return base::unexpected(refuse(done.error()));
    return Done{};
}

// People agree among themselves; a computer decides for itself.
Answer<Done> Table::draw(const coach::Coach& coach) {
    const auto tried = match_->this_turn()->draw();
    if (!tried) return base::unexpected(refuse(tried.error()));
    const std::string rivals = match_->rivals();
    const bool person_agrees =
        std::ranges::any_of(rivals, [&](char seat) { return player(seat) == person; });
    if (!person_agrees && !coach.agrees_to_draw(*match_)) {
        return base::unexpected(Refusal{"draw_declined", voice_.say("play.draw_declined")});
    }
    match_->draw();
    return Done{};
}

bool Table::may_take_back() const {
    std::string people;
    for (const Player& each : players_) {
        if (each.player == person) people += each.seat;
    }
    return match_->has_ended_turn(people);
}

bool Table::wins() const {
    if (match_->due() != match::Due::Confirm) return false;
    const auto then = match_->this_turn();
    return then->confirm() && then->due() == match::Due::Over;
}

Answer<Done> Table::take_back(std::string_view seats) {
    auto before = match::taken_back(*match_, seats);
    if (!before) return base::unexpected(refuse(Error::NothingToUndo));
    match_ = std::move(before);
    dice_.reset();
    return Done{};
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

Answer<Done> Table::computer(coach::Coach& coach, std::string_view level, const base::Stop& stop) {
    if (coach.level(level) == nullptr) {
        const std::string part(level);
        return base::unexpected(
            Refusal{"unknown_level", voice_.say("page_api.unknown_level", {{"part", part}})});
    }
    if (const auto error = why_not_playing()) return base::unexpected(refuse(*error));
    if (auto wanted = net_wanted(level)) return base::unexpected(std::move(*wanted));
    const auto before = match_->this_turn();
    // A stream of its own for every turn, so that a game taken up again goes on the same.
    const base::Random random(seed_.seed, players::choices_stream | match_->turns_begun());
    coach.play_for(computers_seats(), *match_, level, random, stop);
    return Done{movements_between(*game_, *before, *match_)};
}

}  // namespace parlor::page_api
