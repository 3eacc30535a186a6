// SPDX-License-Identifier: MIT
// What the page says of a plain game.
#include "presentation/page/game_page.h"

#include <algorithm>

namespace parlor::page {

using match::Due;

base::Expected<Arrangement, match::TextFaults> GamePage::arranged(
    language::Language language, std::string_view position, const Rearrangement& /*change*/) const {
    auto opened = game().open(position);
    if (!opened) return base::unexpected(opened.error());
    const match::Match& match = **opened;
    const sentences::Voice voice = teller().voice(language, position);
    Arrangement all{.position = std::string(position),
                    .game = std::string(games::named(position)),
                    .due = name(match.due()),
                    .side = match.side(),
                    .thrown = match.thrown_text(),
                    .pieces = pieces(voice, match)};
    for (const games::SeatWord& each : game().seats()) {
        all.seats.push_back({each.letter, voice.colour(each.letter), figure(each.letter)});
    }
    return all;
}

std::vector<Die> GamePage::dice(const match::Match& match) const {
    const std::string thrown = match.thrown_text();
    if (thrown.empty() || thrown == match::setting_up) return {};
    std::vector<Die> all;
    for (const char each : thrown) {
        if (each != '-') all.push_back({each - '0', match.due() != Due::Step});
    }
    return all;
}

std::vector<Movement> GamePage::step_movements(const match::Match& match) const {
    const auto before = match.this_turn();
    const std::string step = *before->undo();
    const auto all = choices({.keys = teller().keys()}, *before);
    const Choice& made = *std::ranges::find(all, step, &Choice::step);
    return {{.kind = "step",
             .seat = match.maker_of(step),
             .figure = made.figure,
             .from = made.from,
             .to = made.to,
             .route = made.route,
             .dice = made.dice}};
}

std::string GamePage::prompt(const sentences::Voice& voice, const match::Match& match) const {
    switch (match.due()) {
        case Due::Throw: return voice.say("page_api.prompt.throw");
        case Due::Set:
        case Due::Step: return voice.say("page_api.prompt.step");
        case Due::Over: return voice.say("page_api.prompt.over");
        case Due::Confirm: break;
    }
    return voice.say(match.made_texts().empty() ? "page_api.prompt.lost"
                                                : "page_api.prompt.confirm");
}

Why GamePage::why(const sentences::Voice& voice, const match::Match& match, Touched touched) const {
    const auto leads_there = [&](const Choice& each) {
        return each.from == touched.from && (touched.to.empty() || each.to == touched.to);
    };
    const bool allowed = std::ranges::any_of(choices(voice, match), leads_there);
    return {.allowed = allowed,
            .message = voice.say(allowed ? "page_api.why.may_go" : "page.why.no_piece")};
}

}  // namespace parlor::page
