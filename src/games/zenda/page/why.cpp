// SPDX-License-Identifier: MIT
// Why a piece of The Prisoner of Zenda may not go to a place that a player touched.
#include <algorithm>

#include "games/zenda/page/page.h"
#include "games/zenda/rules/why.h"
#include "games/zenda/sentences/words.h"
#include "presentation/page/reasons.h"

namespace parlor::zenda {
namespace {

using sentences::Voice;

class Explainer {
public:
    Explainer(const Voice& voice, const Match& table)
        : voice_(voice), table_(table), hand_(table.hand()) {}

    [[nodiscard]] page::Why answer(page::Touched touched) const {
        const auto from = parse_spot(touched.from);
        const auto to = parse_spot(touched.to);
        if (hand_.is_setting() && to && !from) return of_placement(*to);
        if (!from) return say("page_api.why.no_piece");
        const auto role = role_at(hand_.position, *from);
        if (!role) return say("page_api.why.no_piece");
        if (city_of(*role) != hand_.city) return of_another(*role, *from);
        return to ? of_step(*role, *from, *to) : of_piece(*role, *from);
    }

private:
    [[nodiscard]] page::Why say(std::string_view key, language::Arguments arguments = {}) const {
        return {.allowed = false, .message = voice_.say(key, arguments)};
    }

    [[nodiscard]] page::Why of_another(Role role, Spot spot) const {
        page::Why why =
            say("page_api.why.other_piece", {{"other", side_told(voice_, table_, city_of(role))},
                                             {"seat", side_told(voice_, table_, hand_.city)}});
        why.rules = page::rule_list(rule_numbers(StepRefusal::NotYourPiece));
        why.places = {text(spot)};
        return why;
    }

    [[nodiscard]] page::Why of_step(Role role, Spot from, Spot to) const {
        return page::why_of_step(voice_, table_, text(Step{.role = role, .from = from, .to = to}));
    }

    // With the first kind of piece that is still to be set up; with any, if one may go there.
    [[nodiscard]] page::Why of_placement(Spot to) const {
        std::optional<page::Why> first;
        for (const Role role : {leader_of(hand_.city), follower_of(hand_.city)}) {
            const auto placed = static_cast<std::size_t>(pieces_of(hand_.position, role).size());
            if (placed == count_of(role) && role == leader_of(hand_.city)) continue;
            page::Why why = of_step(role, Spot::none(), to);
            if (why.allowed) return why;
            if (!first) first = std::move(why);
        }
        return *first;
    }

    // Allowed, if it may go anywhere; else what keeps it from the first spot it might go to.
    [[nodiscard]] page::Why of_piece(Role role, Spot from) const {
        const auto may_go = [&](const Step& step) { return step.from == from; };
        if (std::ranges::any_of(table_.choices(), may_go)) {
            return {.allowed = true, .message = voice_.say("page_api.why.may_go")};
        }
        for (const std::uint8_t pips : hand_.left) {
            if (pips == 0) continue;
            for (const Board::Target& target : table_.board().targets(from, pips)) {
                if (target.to != from) return of_step(role, from, target.to);
            }
        }
        return of_step(role, from, table_.board().next_to(from).first());
    }

    const Voice& voice_;
    const Match& table_;
    Hand hand_;
};

}  // namespace

page::Why Page::why(const Voice& voice, const Match& match, page::Touched touched) {
    return Explainer(voice, match).answer(touched);
}

}  // namespace parlor::zenda
