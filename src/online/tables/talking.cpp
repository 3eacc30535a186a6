// SPDX-License-Identifier: MIT
// What is said at a table, and where those who sit there go next.
#include <algorithm>
#include <array>

#include "base/plain.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"

namespace parlor::tables {
namespace {

constexpr std::size_t longest_text = 200;
constexpr std::size_t newest_said = 50;    // are kept
constexpr std::uint32_t most_said = 2000;  // by a player; by all who watch together
constexpr std::string_view phrase = "phrase:";
// The page has a sentence for each.
constexpr std::array<std::string_view, 8> phrases{"hello",        "good_luck", "well_played",
                                                  "nice_throw",   "oops",      "thanks",
                                                  "my_turn_soon", "good_game"};

bool is_known_phrase(std::string_view text) {
    return std::ranges::find(phrases, text.substr(phrase.size())) != phrases.end();
}

// Those who watch have none.
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

Decision decide(const Request& request, const Say& action) {
    std::string text = base::plain(action.text);
    if (text.empty() || base::characters(text) > longest_text)
        return refuse(RefusalReason::BadText);
    if (has_said_enough(request)) return refuse(RefusalReason::SaidEnough);
    if (text.starts_with(phrase) && !is_known_phrase(text))
        return refuse(RefusalReason::UnknownPhrase, text);
    EventBatch events(request);
    events.add(Said{name_of(request.table, request.command.by), std::move(text)});
    return events.take();
}

Decision decide(const Request& request, const Follow& action) {
    const TableData& table = request.table;
    if (table.phase != Phase::Over) return refuse(RefusalReason::NotOver);
    if (!table.sits(request.command.by)) return refuse(RefusalReason::NotSeated);
    if (!table.next.empty()) return refuse(RefusalReason::AlreadyFollowed, table.next);
    EventBatch events(request);
    events.add(Followed{action.next});
    return events.take();
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
