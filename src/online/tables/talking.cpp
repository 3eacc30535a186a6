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
std::string name_of(const Sheet& sheet, const PlayerId& player) {
    const auto seat = std::ranges::find(sheet.seats, player, &SeatState::player);
    return seat == sheet.seats.end() ? std::string() : seat->name;
}

bool has_said_enough(const Question& question) {
    const auto& sayings = question.sheet.sayings;
    const auto said = sayings.find(talks_as(question.sheet, question.command.by));
    return said != sayings.end() && said->second >= most_said;
}

}  // namespace

Decided decide(const Question& question, const Say& wish) {
    std::string text = base::plain(wish.text);
    if (text.empty() || base::characters(text) > longest_text)
        return refuse(RefusalReason::BadText);
    if (has_said_enough(question)) return refuse(RefusalReason::SaidEnough);
    if (text.starts_with(phrase) && !is_known_phrase(text))
        return refuse(RefusalReason::UnknownPhrase, text);
    Following events(question);
    events.add(Said{name_of(question.sheet, question.command.by), std::move(text)});
    return events.take();
}

Decided decide(const Question& question, const Follow& wish) {
    const Sheet& sheet = question.sheet;
    if (sheet.phase != Phase::Over) return refuse(RefusalReason::NotOver);
    if (!sheet.sits(question.command.by)) return refuse(RefusalReason::NotSeated);
    if (!sheet.next.empty()) return refuse(RefusalReason::AlreadyFollowed, sheet.next);
    Following events(question);
    events.add(Followed{wish.next});
    return events.take();
}

Folded fold(Folding& on, const Said& /*what*/) {
    ++on.sheet.sayings[talks_as(on.sheet, on.event.by)];
    on.sheet.said.push_back(on.event);
    if (on.sheet.said.size() > newest_said) on.sheet.said.erase(on.sheet.said.begin());
    return {};
}

Folded fold(Folding& on, const Followed& what) {
    on.sheet.next = what.next;
    return {};
}

}  // namespace parlor::tables
