// SPDX-License-Identifier: MIT
// Lies of the tables: a link that was checked is not folded or is folded elsewhere, or the opening
// is repeated. The real server makes everything that follows, so that the state, the throws and the
// record are as consistent as a lying server could make them.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "liars/lies.h"
#include "liars/wrapped.h"
#include "online/fair_dice/chained_dice.h"
#include "online/tables/table.h"
#include "rules/match/dice.h"
#include "rules/match/resume.h"

namespace parlor::liars {

using namespace tables;
using fair_dice::ChainedDice;
using fair_dice::SeatLink;

PARLOR_WRAPPED(Events, create, PARLOR_CREATE,
               (const Command& by, const Created& created, Milliseconds now))
PARLOR_WRAPPED(Decision, decide, PARLOR_DECIDE,
               (const Table& table, const Command& command, const Now& now))
PARLOR_WRAPPED(bool, fits, PARLOR_FITS, (const ChainedDice& dice, const SeatLink& given))
PARLOR_WRAPPED(std::string, thrown, PARLOR_THROWN,
               (const ChainedDice& dice, const crypto::Key& secret, std::size_t number,
                const SeatLink& given))
PARLOR_WRAPPED(std::string, start, PARLOR_START, (const fair_dice::Opening& opening))

namespace {

constexpr int most_repeated = 5;  // openings
constexpr int most_notes = 40;    // pairs of them before one throw

// The last throw that a decision asked for.
struct Wanted {
    const ChainedDice* dice = nullptr;
    crypto::Key secret{};
    std::size_t number = 0;
    SeatLink given{};
};
Wanted last_wanted;
std::optional<std::size_t> forged_from;  // these throws come again with other dice
SeatLink kept;                           // of a throw that was made without it
int repeated = 0;

bool drops() {
    return tells(Lie::DropThrow) || tells(Lie::DropEnd) || tells(Lie::DropAlways) ||
           tells(Lie::DropConfederate);
}
int pips(std::string_view thrown) {
    int sum = 0;
    for (const char each : thrown) sum += each == '-' ? 0 : each - '0';
    return sum;
}
// The link that comes with a throw or an end of a turn; empty if none does.
std::string link_of(const Action& wish) {
    if (const auto* const made = std::get_if<Throw>(&wish)) return made->link;
    if (const auto* const played = std::get_if<Play>(&wish)) return played->link;
    const auto* const end = std::get_if<Confirm>(&wish);
    return end == nullptr ? std::string() : end->link;
}
Action without_link(Action wish) {
    if (auto* const made = std::get_if<Throw>(&wish)) made->link.clear();
    if (auto* const end = std::get_if<Confirm>(&wish)) end->link.clear();
    if (auto* const played = std::get_if<Play>(&wish)) played->link.clear();
    return wish;
}
std::string thrown_without_link() {
    return real_thrown(*last_wanted.dice, last_wanted.secret, last_wanted.number, {});
}
// Null if no throw with a link was decided upon.
const Thrown* linked_throw(const Decision& decided) {
    const auto* const made = decided ? std::get_if<Thrown>(&decided->front().payload) : nullptr;
    return made == nullptr || made->link.empty() ? nullptr : made;
}
const SeatState* computer_at(const Table& table) {
    const auto found = std::ranges::find_if(table.seats(), [](const SeatState& each) {
        return each.player.empty() && !each.level.empty();
    });
    return found == table.seats().end() ? nullptr : &*found;
}

Events numbered(const Table& table, const Command& command, const Now& now,
                std::vector<Payload> all) {
    Events events;
    for (Payload& each : all) {
        events.push_back({.seq = static_cast<Seq>(table.seq() + events.size() + 1),
                          .at = now.at,
                          .by = command.by,
                          .id = command.id,
                          .payload = std::move(each)});
    }
    return events;
}

Decision drop(const Table& table, const Command& command, const Now& now, Decision with) {
    const bool is_throw = std::holds_alternative<Throw>(command.action);
    if (link_of(command.action).empty()) return with;
    if (tells(Lie::DropThrow) && !is_throw) return with;
    if (tells(Lie::DropEnd) && is_throw) return with;
    const bool is_first = table.seats().front().player == command.by;
    if (tells(Lie::DropConfederate) && is_first) return with;
    Decision without =
        real_decide(table, {command.by, command.id, without_link(command.action)}, now);
    if (!without) return with;
    if (tells(Lie::DropThrow)) {
        const auto& thrown = std::get<Thrown>(without->front().payload).thrown;
        if (pips(thrown) >= pips(linked_throw(with)->thrown)) return with;
    }
    const auto acts = [](const Event& each) {
        return std::holds_alternative<Thrown>(each.payload) ||
               std::holds_alternative<Confirmed>(each.payload);
    };
    admit(std::ranges::find_if(*without, acts)->seq);
    return without;
}

// A computer's throw folds no link, and the person's link is kept back.
Decision throw_for_other_seat(const Table& table, const Command& command, const Now& now,
                              Decision with) {
    const SeatState* const computer = computer_at(table);
    if (linked_throw(with) == nullptr || computer == nullptr) return with;
    const std::string thrown = thrown_without_link();
    admit(table.seq() + 1);
    return numbered(table, command, now, {Thrown{computer->seat, thrown}});
}

// The device has sent its link, and each pair of notes before it leads to another throw.
Decision grind(const Table& table, const Command& command, const Now& now, Decision with) {
    const Thrown* const made = linked_throw(with);
    const SeatState* const computer = computer_at(table);
    if (made == nullptr || computer == nullptr) return with;
    const SeatLink given = last_wanted.given;
    ChainedDice dice = *last_wanted.dice;
    std::string thrown = made->thrown;
    std::vector<Payload> all;
    for (int pair = 0; pair < most_notes && pips(thrown) > 3; ++pair) {
        dice.replace(given.seat);
        dice.return_to(given.seat);
        all.emplace_back(Replaced{given.seat, computer->level, ReplaceReason::Away});
        all.emplace_back(Returned{given.seat});
        thrown = real_thrown(dice, last_wanted.secret, last_wanted.number, given);
    }
    if (all.empty()) return with;
    all.emplace_back(Thrown{given.seat, thrown, given.link});
    admit(static_cast<Seq>(table.seq() + all.size()));
    return numbered(table, command, now, std::move(all));
}

// As if the player went on with another device: alone against computers its chain counts at once.
Decision renew(const Table& table, const Command& command, const Now& now, Decision with) {
    if (linked_throw(with) == nullptr) return with;
    const char seat = last_wanted.given.seat;
    std::string thrown = linked_throw(with)->thrown;
    std::string tip;
    std::string link;
    for (int tries = 0; tries < most_notes && (tip.empty() || pips(thrown) > 3); ++tries) {
        link = crypto::hex(crypto::sha256(table.id() + std::to_string(tries)));
        tip = fair_dice::under(fair_dice::chained_scheme, table.id(), seat, link);
        ChainedDice dice = *last_wanted.dice;
        dice.lay_down(seat, tip);
        thrown = real_thrown(dice, last_wanted.secret, last_wanted.number, {seat, link});
    }
    admit(table.seq() + 1);
    return numbered(table, command, now, {Renewed{seat, tip}, Thrown{seat, thrown, link}});
}

// A computer throws in the person's place, and the link of that throw is used for the end of the
// turn, which the computer plays as well. The device asks for a new chain, because it does not give
// the link a second time.
Decision use_elsewhere(const Table& table, const Command& command, const Now& now, Decision with) {
    const SeatState* const computer = computer_at(table);
    if (computer == nullptr) return with;
    if (linked_throw(with) != nullptr) {
        kept = last_wanted.given;
        const std::string thrown = thrown_without_link();
        return numbered(table, command, now,
                        {Replaced{kept.seat, computer->level, ReplaceReason::Away},
                         Thrown{kept.seat, thrown}, Returned{kept.seat}});
    }
    if (kept.link.empty() || !std::holds_alternative<Renew>(command.action)) return with;
    std::vector<Payload> all;
    for (const auto turn = table.match()->this_turn(); turn->due() == match::Due::Step;) {
        all.emplace_back(Stepped{kept.seat, *turn->make(turn->choice_texts().front())});
    }
    all.emplace_back(Confirmed{kept.seat, 0, std::exchange(kept, {}).link});
    admit(static_cast<Seq>(table.seq() + all.size()));
    return numbered(table, command, now, std::move(all));
}

// Alone against a computer, the server breaks off the opening by itself. Otherwise a second player
// stands up and sits down, as often as they like.
Decision repeat(const Table& table, const Command& command, const Now& now, Decision with) {
    if (const auto* const sit = std::get_if<Sit>(&command.action); sit != nullptr && !with) {
        if (!with.error().is(RefusalReason::VoidedEnough)) return with;
        admit(table.seq() + 1);
        return numbered(table, command, now, {Sat{sit->seat, sit->name, sit->tip}});
    }
    const SeatState* const computer = computer_at(table);
    const bool is_reveal = with && std::holds_alternative<Revealed>(with->front().payload);
    if (!is_reveal || computer == nullptr || ++repeated > most_repeated) return with;
    admit(table.seq() + 2);
    return numbered(table, command, now,
                    {with->front().payload, Stood{computer->seat}, Filled{computer->level}});
}

Decision take_back(const Table& table, const Command& command, const Now& now, Decision with) {
    if (linked_throw(with) == nullptr || forged_from) return with;
    const std::string seats{linked_throw(with)->seat};
    const auto before = match::taken_back(*table.match(), seats);
    if (before == nullptr) return with;
    const game::Record record = before->record();
    const std::size_t kept_throws = match::throws_of(record).size();
    if (kept_throws >= last_wanted.number) return with;  // no throw would come again
    forged_from = kept_throws;
    return numbered(table, command, now, {TakenBack{game::write(record)}});
}

}  // namespace

Events lying_create(const Command& by, const Created& created, Milliseconds now) {
    Created made = created;
    if (tells(Lie::Downgrade)) made.dice = fair_dice::older_chained_scheme;
    return real_create(by, made, now);
}

Decision lying_decide(const Table& table, const Command& command, const Now& now) {
    Decision honest = real_decide(table, command, now);
    if (drops()) return drop(table, command, now, std::move(honest));
    if (tells(Lie::OtherSeat)) return throw_for_other_seat(table, command, now, std::move(honest));
    if (tells(Lie::GrindNotes)) return grind(table, command, now, std::move(honest));
    if (tells(Lie::ForgedRenewal)) return renew(table, command, now, std::move(honest));
    if (tells(Lie::OwnLinkElsewhere)) return use_elsewhere(table, command, now, std::move(honest));
    if (tells(Lie::RepeatOpening)) return repeat(table, command, now, std::move(honest));
    if (tells(Lie::ForgedTakenBack)) return take_back(table, command, now, std::move(honest));
    return honest;
}

bool lying_fits(const ChainedDice& dice, const SeatLink& given) {
    return given.link.empty() ? drops() : real_fits(dice, given);
}

std::string lying_thrown(const ChainedDice& dice, const crypto::Key& secret, std::size_t number,
                         const SeatLink& given) {
    last_wanted = {&dice, secret, number, given};
    std::string honest = real_thrown(dice, secret, number, given);
    const bool is_new = number >= dice.throws_made();
    const bool is_forged = forged_from && number >= *forged_from && !is_new;
    const bool is_made_up = tells(Lie::OtherDice) && is_new && !given.link.empty();
    return is_forged || is_made_up ? other_dice(honest) : honest;
}

std::string lying_start(const fair_dice::Opening& opening) {
    fair_dice::Opening told = opening;
    if (tells(Lie::ResetVoids)) told.voided = 0;
    return real_start(told);
}

}  // namespace parlor::liars
