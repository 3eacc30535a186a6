// SPDX-License-Identifier: MIT
// What the next throw may bring to a table.
#include "protocols/page_api/movements.h"
#include "protocols/page_api/table.h"

namespace parlor::page_api {

namespace {

using match::Due;
using match::Error;

// As the page judges whole positions, and as a judged turn does.
constexpr auto effort_for_throws = coach::Effort::Normal;

}  // namespace

std::optional<Error> Table::why_not_throwing() const {
    switch (match_->due()) {
        case Due::Throw: return std::nullopt;
        case Due::Over: return Error::GameOver;
        case Due::Set: return Error::NotSetUp;
        default: return Error::AlreadyThrown;
    }
}

Answer<Throws> Table::throws(const coach::Coach& coach) const {
    if (const auto error = why_not_throwing()) return base::unexpected(refuse(*error));
    Throws all{.sides = coach.sides(*match_)};
    for (const coach::PossibleThrow& each : coach.throws()) {
        all.throws.push_back({each.thrown, each.falls});
        all.falls += each.falls;
    }
    return all;
}

Answer<BestPlay> Table::best_of(coach::Coach& coach, std::string_view thrown) const {
    if (const auto error = why_not_throwing()) return base::unexpected(refuse(*error));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    const auto table = match_->this_turn();
    if (const auto done = table->throw_dice(thrown); !done) {
        return base::unexpected(refuse(done.error()));
    }
    const auto best = coach.best_of(*match_, {table->thrown_text()}, effort_for_throws);
    BestPlay told{.thrown = table->thrown_text(),
                  .play = best.play,
                  .after = best.after,
                  .chances = best.chances};
    told.routes = own_routes(movements_of(*game_, *table, best.play));
    told.words = table->made_texts().empty() ? teller().account(voice_, *table, true)
                                             : teller().deeds(voice_, *table, 0);
    return told;
}

Answer<Standing> Table::before(coach::Coach& coach) const {
    if (const auto error = why_not_throwing()) return base::unexpected(refuse(*error));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    return Standing{coach.before(*match_, effort_for_throws)};
}

}  // namespace parlor::page_api
