// SPDX-License-Identifier: MIT
// Why a piece of Pollyanna may not go to a place that a player touched.
#include <algorithm>

#include "games/pollyanna/page/page.h"
#include "games/pollyanna/sentences/words.h"
#include "presentation/page/reasons.h"

namespace parlor::pollyanna {
namespace {

using sentences::Voice;

// A place as the page names it; of a waiting circle also whose it is.
struct Place {
    Space space;
    std::optional<Seat> waits{};
};
std::optional<Place> parse_place(std::string_view id) {
    if (id.size() == 3 && id.starts_with("w:")) {
        const auto seat = parse_seat(id.back());
        return seat ? std::optional(Place{Space::waiting(), seat}) : std::nullopt;
    }
    const auto space = parse_space(id);
    return space ? std::optional(Place{*space}) : std::nullopt;
}

class Explainer {
public:
    Explainer(const Voice& voice, const Match& table)
        : voice_(voice), table_(table), hand_(table.hand()) {}

    [[nodiscard]] page::Why answer(page::Touched touched) const {
        const auto from = parse_place(touched.from);
        const auto to = parse_place(touched.to);
        if (!from) return say("page_api.why.no_piece");
        if (const auto other = whose(*from)) return of_another(*other, touched.from);
        if (!has_own(*from)) return say("page_api.why.no_piece");
        return to ? of_step(from->space, to->space) : of_piece(from->space);
    }

private:
    [[nodiscard]] page::Why say(std::string_view key, language::Arguments arguments = {}) const {
        return {.allowed = false, .message = voice_.say(key, arguments)};
    }

    [[nodiscard]] bool has_own(const Place& place) const {
        const bool elsewhere = place.waits && *place.waits != hand_.seat;
        return !elsewhere && count_on(hand_.position.of(hand_.seat), place.space) > 0;
    }

    // The other seat whose piece stands there, unless an own piece does.
    [[nodiscard]] std::optional<Seat> whose(const Place& place) const {
        if (has_own(place)) return std::nullopt;
        if (place.waits) return *place.waits == hand_.seat ? std::nullopt : place.waits;
        const auto there = pieces_on(hand_.position, place.space);
        return there.empty() ? std::nullopt : std::optional(there.front().seat);
    }

    [[nodiscard]] page::Why of_another(Seat seat, std::string_view place) const {
        page::Why why =
            say("page_api.why.other_piece",
                {{"other", voice_.seat(letter(seat))}, {"seat", voice_.seat(letter(hand_.seat))}});
        why.rules = page::rule_list(
            rule_numbers(StepRefusal::NotYourPiece, hand_.position.variant.edition().book));
        why.places = {std::string(place)};
        return why;
    }

    [[nodiscard]] page::Why of_step(Space from, Space to) const {
        const std::string_view mark = hand_.reward_due ? "+" : "";
        return page::why_of_step(voice_, table_, text(from) + '/' + text(to) + std::string(mark));
    }

    // Where the dice that are left, or the Reward, would lead a piece.
    [[nodiscard]] std::vector<Space> targets(Space from) const {
        std::vector<Space> all;
        if (is_waiting(from)) {
            for (const WayIn& way : ways_in(hand_)) all.push_back(way.to);
            if (all.empty()) all.push_back(start(hand_.seat));
            return all;
        }
        const auto add = [&](int count) {
            for (const auto& route : routes(hand_.seat, from, count)) all.push_back(route.back());
        };
        if (hand_.reward_due) {
            add(hand_.position.variant.reward());
        } else {
            if (hand_.high_left) add(hand_.thrown.high);
            if (hand_.low_left) add(hand_.thrown.low);
        }
        if (all.empty()) all.push_back(Space::home());
        return all;
    }

    // Allowed, if it may go anywhere; else what keeps it from the first place it might go to.
    [[nodiscard]] page::Why of_piece(Space from) const {
        if (is_home(from)) return say("page_api.why.is_home");
        std::optional<page::Why> first;
        for (const Space to : targets(from)) {
            page::Why why = of_step(from, to);
            if (why.allowed) return say_may_go();
            if (!first) first = std::move(why);
        }
        return *first;
    }
    [[nodiscard]] page::Why say_may_go() const {
        return {.allowed = true, .message = voice_.say("page_api.why.may_go")};
    }

    const Voice& voice_;
    const Match& table_;
    Hand hand_;
};

}  // namespace

page::Why Page::why(const Voice& voice, const Match& match, page::Touched touched) {
    return Explainer(voice, match).answer(touched);
}

}  // namespace parlor::pollyanna
