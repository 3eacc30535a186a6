// SPDX-License-Identifier: MIT
// What all who play must agree to: a draw, or taking plays back.
#include <algorithm>

#include "computers/coach/coach.h"
#include "games/games.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"
#include "rules/match/take_back.h"

namespace parlor::tables {
namespace {

using Done = base::Expected<void, Refusal>;

// Each is kept with the whole game as it was before.
constexpr std::uint32_t most_taken_back = 100;

// Whether the game has a draw of its own.
bool knows_draw(const match::Match& match) { return !match.rivals().empty(); }

bool has_computers(const Sheet& sheet) {
    return std::ranges::any_of(sheet.seats, [](const auto& each) { return !each.level.empty(); });
}

// Computers let plays be taken back, and let people stop a game; a draw of the rules they weigh.
std::optional<Refusal> why_no_draw(const Sheet& sheet) {
    if (!knows_draw(*sheet.match)) return std::nullopt;
    if (const auto drawn = sheet.match->this_turn()->draw(); !drawn) {
        return Refusal{drawn.error().error, drawn.error().part};
    }
    const bool agreed = !has_computers(sheet) ||
                        games::of(sheet.match->game()).coach()->agrees_to_draw(*sheet.match);
    return agreed ? std::nullopt : std::optional(Refusal{RefusalReason::DrawDeclined});
}

bool may_somebody_return(const Sheet& sheet) {
    return std::ranges::any_of(sheet.seats, &SeatState::may_return);
}

// A player who may come back has a say, and must not come back to throws that others have seen.
std::optional<Refusal> why_not(const Sheet& sheet, OfferKind what, std::string_view seats) {
    if (may_somebody_return(sheet)) return Refusal{RefusalReason::SomebodyAway};
    if (what == OfferKind::Draw) return why_no_draw(sheet);
    if (sheet.taken_back >= most_taken_back) return Refusal{RefusalReason::TakenBackEnough};
    if (match::may_take_back(*sheet.match, seats)) return std::nullopt;
    return Refusal{RefusalReason::NothingToTakeBack};
}

Ended stopped(const Sheet& sheet) {
    const auto whole = sheet.match->copy();
    const bool drawn = whole->draw().has_value();
    return {drawn ? How::Drawn : How::Agreed, '-', crypto::hex(sheet.secret),
            closed_record(sheet, *whole, drawn ? "" : "agreed")};
}

// Everybody has agreed.
Done settle(Following& events, const Sheet& sheet, OfferKind what, std::string_view seats) {
    if (auto why = why_not(sheet, what, seats)) return base::unexpected(std::move(*why));
    if (what == OfferKind::Draw) {
        events.add(stopped(sheet));
        return {};
    }
    const auto before = match::taken_back(*sheet.match, seats);
    if (before == nullptr) return refuse(RefusalReason::NothingToTakeBack);
    events.add(TakenBack{game::write(before->record())});
    return {};
}

bool has_offer(const Sheet& sheet, Seq offer) { return sheet.offer && sheet.offer->offer == offer; }

// The seat as which the player is asked; none: not asked, or has answered.
std::optional<char> asked_as(const Question& question) {
    const auto& waiting = question.sheet.offer->waiting;
    const auto found = std::ranges::find_if(waiting, [&](char letter) {
        return question.sheet.seat(letter)->player == question.command.by;
    });
    return found == waiting.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

Decided decide(const Question& question, const Offer& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_playing(question)) return base::unexpected(std::move(*why));
    if (sheet.offer) return refuse(RefusalReason::AlreadyOffered);
    // Computers wait while an offer stands: else a player could make them wait for ever.
    if (sheet.turned_down == question.command.by) return refuse(RefusalReason::TurnedDown);
    const std::string seats = sheet.played_by(question.command.by);
    if (auto why = why_not(sheet, wish.what, seats)) return base::unexpected(std::move(*why));
    Following events(question);
    events.add(Offered{seats.front(), wish.what});
    if (asked(sheet, question.command.by).empty()) {
        if (auto done = settle(events, sheet, wish.what, seats); !done) {
            return base::unexpected(std::move(done.error()));
        }
    }
    return events.take();
}

Decided decide(const Question& question, const Agree& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_playing(question)) return base::unexpected(std::move(*why));
    if (!has_offer(sheet, wish.offer)) return refuse(RefusalReason::NoOffer);
    const auto seat = asked_as(question);
    if (!seat) return refuse(RefusalReason::NotAsked);
    Following events(question);
    events.add(Agreed{*seat});
    if (sheet.offer->waiting.size() == 1) {
        const std::string seats = sheet.played_by(sheet.seat(sheet.offer->by)->player);
        if (auto done = settle(events, sheet, sheet.offer->what, seats); !done) {
            return base::unexpected(std::move(done.error()));
        }
    }
    return events.take();
}

Decided decide(const Question& question, const Decline& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_playing(question)) return base::unexpected(std::move(*why));
    if (!has_offer(sheet, wish.offer)) return refuse(RefusalReason::NoOffer);
    const bool is_own = sheet.seat(sheet.offer->by)->player == question.command.by;
    const auto seat = is_own ? std::optional(sheet.offer->by) : asked_as(question);
    if (!seat) return refuse(RefusalReason::NotAsked);
    Following events(question);
    events.add(Declined{*seat});
    return events.take();
}

Folded fold(Folding& on, const Offered& what) {
    const SeatState* const seat = on.sheet.seat(what.seat);
    if (seat == nullptr) return broken("offered");
    on.sheet.offer = OfferState{on.event.seq, what.what, what.seat, asked(on.sheet, seat->player)};
    return {};
}

Folded fold(Folding& on, const Agreed& what) {
    if (!on.sheet.offer) return broken("agreed");
    std::erase(on.sheet.offer->waiting, what.seat);
    return {};
}

Folded fold(Folding& on, const Declined& /*what*/) {
    if (!on.sheet.offer) return broken("declined");
    on.sheet.turned_down = on.sheet.seat(on.sheet.offer->by)->player;
    on.sheet.offer.reset();
    return {};
}

Folded fold(Folding& on, const TakenBack& what) {
    if (on.sheet.phase != Phase::Playing) return broken("taken_back");
    ++on.sheet.taken_back;
    auto taken = on.take_up(what.record);
    if (taken && on.sheet.chained) on.sheet.chained->take_back(on.sheet.match->turns_ended());
    return taken;
}

}  // namespace parlor::tables
