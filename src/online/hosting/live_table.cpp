// SPDX-License-Identifier: MIT
#include "online/hosting/live_table.h"

#include <algorithm>

#include "protocols/online_json/tables_json.h"

namespace parlor::hosting {
namespace {

using tables::Milliseconds;
using tables::PlayerId;
using tables::Refusal;
using tables::Seq;

constexpr std::size_t most_recent = 32;           // events kept for clients that reconnect
constexpr Milliseconds between_presences = 1000;  // limits presence messages

// True if the event changes what lists show.
bool shows_in_lists(const tables::Payload& payload) {
    return std::visit(
        [](const auto& each) {
            using T = std::decay_t<decltype(each)>;
            constexpr bool within_turn =
                std::is_same_v<T, tables::Thrown> || std::is_same_v<T, tables::Stepped> ||
                std::is_same_v<T, tables::Undone> || std::is_same_v<T, tables::Said> ||
                std::is_same_v<T, tables::Offered> || std::is_same_v<T, tables::Agreed> ||
                std::is_same_v<T, tables::Declined>;
            return !within_turn;
        },
        payload);
}

bool changes_who_sits(const tables::Payload& payload) {
    return std::holds_alternative<tables::Sat>(payload) ||
           std::holds_alternative<tables::Stood>(payload);
}

store::Phase phase_of(tables::Phase phase) {
    switch (phase) {
        case tables::Phase::Open: return store::Phase::Open;
        case tables::Phase::Playing: return store::Phase::Playing;
        case tables::Phase::Over: break;
    }
    return store::Phase::Over;
}

}  // namespace

store::Listing listing_of(const tables::Table& table, Milliseconds now) {
    store::Listing listing{.phase = phase_of(table.phase()),
                           .is_public = table.plan().is_public && !table.is_opening(),
                           .changed = now,
                           .players = {},
                           .awaited = {},
                           .goes_on = table.goes_on(),
                           .card = online_json::card_json(table)};
    for (const PlayerId& each : table.awaited()) {
        if (!listing.awaited.empty()) listing.awaited += ' ';
        listing.awaited += each;
    }
    for (const tables::SeatState& each : table.seats()) {
        if (each.player.empty()) continue;
        if (std::ranges::find(listing.players, each.player) != listing.players.end()) continue;
        listing.players.push_back(each.player);
    }
    return listing;
}

LiveTable::LiveTable(tables::Table table, TableHost& host)
    : table_(std::move(table)),
      host_(&host),
      incarnation_(host.new_incarnation()),
      stored_(table_.seq()),
      opened_(host.now()) {}

LiveTable::LiveTable(tables::Table table, TableHost& host, const tables::Events& created,
                     const std::string& secret)
    : table_(std::move(table)),
      host_(&host),
      incarnation_(host.new_incarnation()),
      opened_(host.now()) {
    std::vector<std::string> texts;
    for (const tables::Event& each : created) texts.push_back(online_json::event_json(each));
    recent_.assign(texts.begin(), texts.end());
    host_->write({.table = table_.id(),
                  .first = 1,
                  .events = std::move(texts),
                  .listing = listing_of(table_, opened_),
                  .secret = secret,
                  .record = {}},
                 incarnation_);
}

void LiveTable::handle(const PendingReply& reply, const tables::Action& action,
                       std::string_view named) {
    const PlayerId& by = reply.client->player();
    auto done = table_.done(by, reply.id);
    if (!done) {
        const bool asks_who_is_missing = std::holds_alternative<tables::Replace>(action);
        const tables::Now now{.at = host_->now(),
                              .missing = asks_who_is_missing ? missing() : std::vector<PlayerId>()};
        const auto decided = table_.decide({by, reply.id, action}, now);
        if (!decided) return refuse(reply, decided.error());
        acted_ = reply.client.get();
        apply_and_store(*decided);
        done = table_.seq();
    }
    send_when_stored(
        {*done, {reply.client}, framed(online_json::done_json(reply.id, done, named)), reply});
    advance();
}

void LiveTable::answer(const PendingReply& reply, std::string_view table) {
    const Seq seq = table_.seq();
    send_when_stored(
        {seq, {reply.client}, framed(online_json::done_json(reply.id, seq, table)), reply});
}

void LiveTable::refuse(const PendingReply& reply, const Refusal& refusal) {
    host_->metrics().refused.add();
    reply.client->send(framed(online_json::refused_json(reply.id, refusal)));
}

void LiveTable::apply_and_store(const tables::Events& events) {
    if (events.empty()) return;
    const Milliseconds now = host_->now();
    store::Write write{.table = table_.id(),
                       .first = events.front().seq,
                       .events = {},
                       .listing = {},
                       .secret = {},
                       .record = {}};
    bool is_listed = false;
    const bool was_playing = table_.phase() == tables::Phase::Playing;
    for (const tables::Event& each : events) {
        table_.apply(each);
        write.events.push_back(online_json::event_json(each));
        recent_.push_back(write.events.back());
        is_listed = is_listed || shows_in_lists(each.payload);
        if (std::holds_alternative<tables::Confirmed>(each.payload)) host_->metrics().plays.add();
        if (const auto* const ended = std::get_if<tables::Ended>(&each.payload)) {
            write.record = ended->record;
            host_->metrics().games_ended.add();
        }
    }
    while (recent_.size() > most_recent) recent_.pop_front();
    if (is_listed) {
        write.listing = listing_of(table_, now);
        write.listing->has_players_as_before =
            was_playing;  // players cannot stand up during a game
    }
    send_when_stored(
        {table_.seq(), watchers_,
         framed(online_json::news_json(table_.id(), write.events, table_.state(now)))});
    if (std::ranges::any_of(events, changes_who_sits, &tables::Event::payload)) {
        send_when_stored({table_.seq(), watchers_, presence()});
    }
    host_->write(std::move(write), incarnation_);
}

void LiveTable::advance() {
    for (;;) {
        const tables::Events events = table_.by_itself(host_->now());
        if (events.empty()) break;
        apply_and_store(events);
    }
    request_computer_turn();
    send_presence_if_due();
    if (const auto deadline = table_.deadline()) host_->wake(table_.id(), *deadline);
}

void LiveTable::request_computer_turn() {
    if (is_thinking_ || table_.thinking_level().empty()) return;
    is_thinking_ = true;
    host_->think(table_.id(), table_.played(),
                 {.match = table_.match()->copy(),
                  .level = std::string(table_.thinking_level()),
                  .seats = table_.thinking_seats(),
                  .address = payer(),
                  .answer = {}});
}

// The player present who acted last, or else any player present.
std::string LiveTable::payer() const {
    const auto plays = [&](const ClientRef& each) { return table_.sits(each->player()); };
    const auto last = std::ranges::find(watchers_, acted_, &ClientRef::get);
    if (last != watchers_.end() && plays(*last)) return (*last)->address();
    const auto first = std::ranges::find_if(watchers_, plays);
    return first == watchers_.end() ? std::string() : (*first)->address();
}

void LiveTable::apply_computer_turn(Seq played, std::string_view turn) {
    is_thinking_ = false;
    // Refused if the game has changed meanwhile; then the computer is asked again.
    const auto decided = table_.computer_plays(played, turn, host_->now());
    if (decided) apply_and_store(*decided);
    advance();
}

void LiveTable::watch(const PendingReply& reply, std::optional<Seq> since) {
    const ClientRef& client = reply.client;
    const bool is_new = std::ranges::find(watchers_, client) == watchers_.end();
    if (is_new) watchers_.push_back(client);
    note_presence(client->player());
    const Seq seq = table_.seq();
    const Milliseconds now = host_->now();
    const bool has_all = since && *since <= seq && seq - *since <= recent_.size();
    auto frame = framed(
        has_all ? online_json::news_json(table_.id(), events_since(*since), table_.state(now))
                : online_json::snapshot_json(table_, now));
    send_when_stored({seq, {client}, std::move(frame)});
    send_when_stored({seq, {client}, framed(online_json::done_json(reply.id, seq)), reply});
    if (is_new) send_presence_soon();
    if (!is_new || is_presence_due_) client->send(presence());
    advance();
}

std::vector<std::string> LiveTable::events_since(Seq since) const {
    const auto count = static_cast<std::ptrdiff_t>(table_.seq() - since);
    return {recent_.end() - count, recent_.end()};
}

void LiveTable::unwatch(const ClientRef& client) {
    const auto gone = std::erase(watchers_, client);
    if (gone == 0) return;
    note_presence(client->player());
    send_presence_soon();
}

void LiveTable::forget(const ClientRef& client) {
    unwatch(client);
    for (Outgoing& each : outgoing_) {
        std::erase(each.to, client);
        if (each.answers && each.answers->client == client) each.answers.reset();
    }
}

std::set<ClientRef> LiveTable::everybody() const {
    std::set<ClientRef> all(watchers_.begin(), watchers_.end());
    for (const Outgoing& each : outgoing_) {
        if (each.answers) all.insert(each.answers->client);
    }
    return all;
}

void LiveTable::send_when_stored(Outgoing outgoing) {
    if (outgoing.after > stored_ || !outgoing_.empty()) {
        outgoing_.push_back(std::move(outgoing));
        return;
    }
    for (const ClientRef& each : outgoing.to) each->send(outgoing.frame);
    if (outgoing.answers) {
        host_->metrics().command_seconds.observe(outgoing.answers->since.seconds());
    }
}

void LiveTable::stored(Seq last) {
    stored_ = std::max(stored_, last);
    while (!outgoing_.empty() && outgoing_.front().after <= stored_) {
        const Outgoing next = std::move(outgoing_.front());
        outgoing_.pop_front();
        for (const ClientRef& each : next.to) each->send(next.frame);
        if (!next.answers) continue;
        host_->metrics().command_seconds.observe(next.answers->since.seconds());
    }
}

void LiveTable::failed(const Refusal& refusal) {
    for (const Outgoing& each : outgoing_) {
        if (each.answers) refuse(*each.answers, refusal);
    }
    outgoing_.clear();
}

void LiveTable::send_snapshot() {
    if (watchers_.empty()) return;
    send_when_stored(
        {table_.seq(), watchers_, framed(online_json::snapshot_json(table_, host_->now()))});
}

void LiveTable::send_presence_soon() {
    is_presence_due_ = !watchers_.empty();
    send_presence_if_due();
    if (is_presence_due_) host_->wake(table_.id(), presence_from_);
}

void LiveTable::send_presence_if_due() {
    const Milliseconds now = host_->now();
    if (!is_presence_due_ || now < presence_from_) return;
    is_presence_due_ = false;
    presence_from_ = now + between_presences;
    const Frame frame = presence();
    for (const ClientRef& each : watchers_) each->send(frame);
}

Frame LiveTable::presence() const {
    std::vector<PlayerId> here;
    for (const tables::SeatState& each : table_.seats()) {
        const bool is_new = std::ranges::find(here, each.player) == here.end();
        if (!each.player.empty() && is_new && is_here(each.player)) here.push_back(each.player);
    }
    const auto watching = std::ranges::count_if(
        watchers_, [&](const ClientRef& each) { return !table_.sits(each->player()); });
    return framed(
        online_json::presence_json(table_.id(), here, static_cast<std::size_t>(watching)));
}

void LiveTable::note_presence(const PlayerId& player) {
    if (is_here(player)) {
        away_since_.erase(player);
    } else if (table_.sits(player)) {
        away_since_[player] = host_->now();
    }
}

bool LiveTable::is_here(const PlayerId& player) const {
    return std::ranges::any_of(watchers_,
                               [&](const ClientRef& each) { return each->player() == player; });
}

ShownTables::People LiveTable::people_to_show() const {
    ShownTables::People people;
    const bool is_listed =
        stored_ > 0 && table_.plan().is_public && table_.phase() != tables::Phase::Over;
    if (!is_listed) return people;
    for (const ClientRef& each : watchers_) {
        if (table_.sits(each->player())) people.push_back({each->player(), each->address()});
    }
    return people;
}

std::vector<PlayerId> LiveTable::missing() const {
    const Milliseconds now = host_->now();
    const Milliseconds patience = Milliseconds{table_.plan().patience_seconds} * 1000;
    std::vector<PlayerId> all;
    for (const tables::SeatState& each : table_.seats()) {
        if (each.player.empty() || is_here(each.player)) continue;
        const auto found = away_since_.find(each.player);
        const Milliseconds since = found == away_since_.end() ? opened_ : found->second;
        if (now - since >= patience) all.push_back(each.player);
    }
    return all;
}

}  // namespace parlor::hosting
