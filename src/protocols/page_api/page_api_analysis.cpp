// SPDX-License-Identifier: MIT
// What the page asks of a position without sitting down to it.
#include "computers/coach/coach.h"
#include "protocols/page_api/page_api.h"
#include "protocols/page_api/pages.h"
#include "protocols/page_api/refusals.h"
#include "protocols/page_api/table.h"

namespace parlor::page_api {

Answer<page::Arrangement> PageApi::arrange(Language language, std::string_view position,
                                           const page::Rearrangement& change) {
    language_ = language;
    const page::GamePage& now = page_of(position);
    const page::GamePage& game = change.game ? page_of(*change.game) : now;
    const sentences::Voice voice = game.teller().voice(language);
    auto arranged = game.arranged(voice, &game == &now ? position : "", change);
    if (!arranged) return base::unexpected(refusal(voice, arranged.error()));
    arranged->family = game.name();
    return std::move(*arranged);
}

template <class T, class Ask>
Answer<T> PageApi::asked_of(Language language, std::string_view position, std::string_view seed,
                            Ask ask) {
    language_ = language;
    coach::Coach& coach = this->coach(page_of(position));
    const auto table = Table::open(language, {std::string(position), std::string(seed)}, coach);
    if (!table) return base::unexpected(table.error());
    return ask(**table, coach);
}

Answer<Hints> PageApi::results(Language language, std::string_view position, const Depth& depth,
                               const base::Stop& stop) {
    return asked_of<Hints>(language, position, depth.seed,
                           [&](const Table& table, coach::Coach& coach) {
                               return table.hint(coach, depth.most, depth.effort, stop);
                           });
}

Answer<Throws> PageApi::throws(Language language, std::string_view position) {
    return asked_of<Throws>(language, position, {}, [](const Table& table, coach::Coach& coach) {
        return table.throws(coach);
    });
}

Answer<BestPlay> PageApi::best_of(Language language, std::string_view position,
                                  std::string_view thrown) {
    return asked_of<BestPlay>(language, position, {}, [&](const Table& table, coach::Coach& coach) {
        return table.best_of(coach, thrown);
    });
}

Answer<Standing> PageApi::before(Language language, std::string_view position) {
    return asked_of<Standing>(language, position, {}, [](const Table& table, coach::Coach& coach) {
        return table.before(coach);
    });
}

}  // namespace parlor::page_api
