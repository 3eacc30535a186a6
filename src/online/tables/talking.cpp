// SPDX-License-Identifier: MIT
// What players say to each other: offers that all must accept (a draw, or taking plays back), chat,
// and the name of the next table.
#include <algorithm>
#include <array>

#include "base/plain.h"
#include "computers/coach/coach.h"
#include "games/games.h"
#include "online/tables/decide_and_fold.h"
#include "rules/match/resume.h"

namespace parlor::tables {
namespace {

using Done = base::Expected<void, Refusal>;

// Each of their events contains the whole record.
constexpr std::uint32_t most_taken_back = 100;

// True if the rules have a draw.
bool knows_draw(const match::Match& match) { return !match.rivals().empty(); }

bool has_computers(const TableData& table) {
    return std::ranges::any_of(table.seats, [](const auto& each) { return !each.level.empty(); });
}

// Computers always agree to take-backs and to stopping a game. They evaluate a draw by the rules.
std::optional<Refusal> why_no_draw(const TableData& table) {
    if (!knows_draw(*table.match)) return std::nullopt;
    if (const auto drawn = table.match->this_turn()->draw(); !drawn) {
        return Refusal{drawn.error().error, drawn.error().part};
    }
    const bool agreed = !has_computers(table) ||
                        games::of(table.match->game()).coach()->agrees_to_draw(*table.match);
    return agreed ? std::nullopt : std::optional(Refusal{RefusalReason::DrawDeclined});
}

bool may_somebody_return(const TableData& table) {
    return std::ranges::any_of(table.seats, &SeatState::may_return);
}

// An absent player who may return has a say, and must not return to throws that others have seen.
std::optional<Refusal> why_not(const TableData& table, OfferKind what, std::string_view seats) {
    if (may_somebody_return(table)) return Refusal{RefusalReason::SomebodyAway};
    if (what == OfferKind::Draw) return why_no_draw(table);
    if (table.taken_back >= most_taken_back) return Refusal{RefusalReason::TakenBackEnough};
    if (table.match->has_ended_turn(seats)) return std::nullopt;
    return Refusal{RefusalReason::NothingToTakeBack};
}

Ended stopped(const TableData& table) {
    const auto whole = table.match->copy();
    const bool drawn = whole->draw().has_value();
    return {drawn ? EndReason::Drawn : EndReason::Agreed, '-', crypto::hex(table.secret),
            closed_record(table, *whole, drawn ? "" : "agreed")};
}

// Carries out an offer that all have accepted.
Done settle(EventBatch& events, const TableData& table, OfferKind what, std::string_view seats) {
    if (auto why = why_not(table, what, seats)) return base::unexpected(std::move(*why));
    if (what == OfferKind::Draw) {
        events.add(stopped(table));
        return {};
    }
    const auto before = match::taken_back(*table.match, seats);
    if (before == nullptr) return refuse(RefusalReason::NothingToTakeBack);
    events.add(TakenBack{game::write(before->record())});
    return {};
}

bool has_offer(const TableData& table, Seq offer) {
    return table.offer && table.offer->offer == offer;
}

// The seat as which the player is asked; nullopt if not asked, or already answered.
std::optional<char> asked_as(const Request& request) {
    const auto& waiting = request.table.offer->waiting;
    const auto found = std::ranges::find_if(waiting, [&](char letter) {
        return request.table.seat(letter)->player == request.command.by;
    });
    return found == waiting.end() ? std::nullopt : std::optional(*found);
}

constexpr std::size_t longest_text = 200;
constexpr std::size_t newest_said = 50;    // are kept
constexpr std::uint32_t most_said = 2000;  // by a player; by all who watch together
constexpr std::string_view phrase = "phrase:";
// The page has a sentence for each of them.
constexpr std::array<std::string_view, 8> phrases{"hello",        "good_luck", "well_played",
                                                  "nice_throw",   "oops",      "thanks",
                                                  "my_turn_soon", "good_game"};

bool is_known_phrase(std::string_view text) {
    return std::ranges::find(phrases, text.substr(phrase.size())) != phrases.end();
}

// Empty for watchers.
std::string name_of(const TableData& table, const PlayerId& player) {
    const auto seat = std::ranges::find(table.seats, player, &SeatState::player);
    return seat == table.seats.end() ? std::string() : seat->name;
}

bool has_said_enough(const Request& request) {
    const auto& sayings = request.table.sayings;
    const auto said = sayings.find(talks_as(request.table, request.command.by));
    return said != sayings.end() && said->second >= most_said;
}

}  // namespace

Decision decide(const Request& request, const Offer& action) {
    const TableData& table = request.table;
    if (auto why = why_not_playing(request)) return base::unexpected(std::move(*why));
    if (table.offer) return refuse(RefusalReason::AlreadyOffered);
    // Computers wait while an offer is open, so repeated offers could make them wait forever.
    if (table.turned_down == request.command.by) return refuse(RefusalReason::TurnedDown);
    const std::string seats = table.played_by(request.command.by);
    if (auto why = why_not(table, action.what, seats)) return base::unexpected(std::move(*why));
    EventBatch events(request);
    events.add(Offered{seats.front(), action.what});
    if (seats_to_ask(table, request.command.by).empty()) {
        if (auto done = settle(events, table, action.what, seats); !done) {
            return base::unexpected(std::move(done.error()));
        }
    }
    return events.take();
}

Decision decide(const Request& request, const Agree& action) {
    const TableData& table = request.table;
    if (auto why = why_not_playing(request)) return base::unexpected(std::move(*why));
    if (!has_offer(table, action.offer)) return refuse(RefusalReason::NoOffer);
    const auto seat = asked_as(request);
    if (!seat) return refuse(RefusalReason::NotAsked);
    EventBatch events(request);
    events.add(Agreed{*seat});
    if (table.offer->waiting.size() == 1) {
        const std::string seats = table.played_by(table.seat(table.offer->by)->player);
        if (auto done = settle(events, table, table.offer->what, seats); !done) {
            return base::unexpected(std::move(done.error()));
        }
    }
    return events.take();
}

Decision decide(const Request& request, const Decline& action) {
    const TableData& table = request.table;
    if (auto why = why_not_playing(request)) return base::unexpected(std::move(*why));
    if (!has_offer(table, action.offer)) return refuse(RefusalReason::NoOffer);
    const bool is_own = table.seat(table.offer->by)->player == request.command.by;
    const auto seat = is_own ? std::optional(table.offer->by) : asked_as(request);
    if (!seat) return refuse(RefusalReason::NotAsked);
    return decide_on(request, Declined{*seat});
}

FoldResult fold(Fold& on, const Offered& payload) {
    const SeatState* const seat = on.table.seat(payload.seat);
    if (seat == nullptr) return broken("offered");
    on.table.offer =
        OfferState{on.event.seq, payload.what, payload.seat, seats_to_ask(on.table, seat->player)};
    return {};
}

FoldResult fold(Fold& on, const Agreed& payload) {
    if (!on.table.offer) return broken("agreed");
    std::erase(on.table.offer->waiting, payload.seat);
    return {};
}

FoldResult fold(Fold& on, const Declined& /*payload*/) {
    if (!on.table.offer) return broken("declined");
    on.table.turned_down = on.table.seat(on.table.offer->by)->player;
    on.table.offer.reset();
    return {};
}

FoldResult fold(Fold& on, const TakenBack& payload) {
    if (on.table.phase != Phase::Playing) return broken("taken_back");
    ++on.table.taken_back;
    auto taken = on.resume_from(payload.record);
    if (taken && on.table.chained) on.table.chained->take_back(on.table.match->turns_ended());
    return taken;
}

Decision decide(const Request& request, const Say& action) {
    std::string text = base::plain(action.text);
    if (text.empty() || base::characters(text) > longest_text)
        return refuse(RefusalReason::BadText);
    if (has_said_enough(request)) return refuse(RefusalReason::SaidEnough);
    if (text.starts_with(phrase) && !is_known_phrase(text))
        return refuse(RefusalReason::UnknownPhrase, text);
    return decide_on(request, Said{name_of(request.table, request.command.by), std::move(text)});
}

Decision decide(const Request& request, const Follow& action) {
    const TableData& table = request.table;
    if (table.phase != Phase::Over) return refuse(RefusalReason::NotOver);
    if (!table.sits(request.command.by)) return refuse(RefusalReason::NotSeated);
    if (!table.next.empty()) return refuse(RefusalReason::AlreadyFollowed, table.next);
    return decide_on(request, Followed{action.next});
}

FoldResult fold(Fold& on, const Said& /*payload*/) {
    ++on.table.sayings[talks_as(on.table, on.event.by)];
    on.table.said.push_back(on.event);
    if (on.table.said.size() > newest_said) on.table.said.erase(on.table.said.begin());
    return {};
}

FoldResult fold(Fold& on, const Followed& payload) {
    on.table.next = payload.next;
    return {};
}

}  // namespace parlor::tables
