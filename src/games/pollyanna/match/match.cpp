// SPDX-License-Identifier: MIT
#include "games/pollyanna/match/match.h"

#include <algorithm>
#include <cassert>

#include "base/words.h"
#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/opening.h"
#include "games/pollyanna/rules/why.h"

namespace parlor::pollyanna {
namespace {

std::string switches(Variant variant) {
    std::string named = text(variant).substr(variant.edition().name.size());
    std::ranges::replace(named, '+', ' ');
    return std::string(base::trimmed(named));
}

std::vector<game::RecordedThrow> opening_throws(SeatSet seated, std::span<const Throw> thrown) {
    std::vector<game::RecordedThrow> all;
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        const Seat seat = *opening(seated, thrown.first(i)).to_throw;
        all.push_back({letter(seat), text(thrown[i])});
    }
    return all;
}

}  // namespace

Match::Match(const Position& start, const match::Header& header, std::span<const Throw> opening)
    : MatchOf(start) {
    assert(defects(start, winners()).empty());
    assert(opening.empty() || pollyanna::opening(start.seated, opening).begins() == start.to_throw);
    game::Record tags = match::begun_record(header, text(SeatSet::all()), text(start.seated));
    tags.edition = start.variant.edition().name;
    tags.switches = switches(start.variant);
    tags.opening = opening_throws(start.seated, opening);
    begin_with(std::move(tags));
}

std::vector<Step> Match::next_steps() {
    if (!law_) law_ = std::make_shared<const Law>(position(), *thrown());
    return law_->lawful_steps(hand());
}

std::string Match::result() const {
    return winners().empty() ? std::string() : '=' + text(winners());
}

match::Refused Match::why_not(const StepText& tried) const {
    const WhyNot why = pollyanna::why_not(position(), *thrown(), made(), tried);
    match::Refused told{
        .reason = std::string(name(why.reason)),
        .rules = std::string(rule_numbers(why.reason, position().variant.edition().book)),
        .seat = side()};
    for (const Space each : why.spaces) told.places.push_back(text(each));
    for (const Piece& each : why.pieces) {
        told.pieces.push_back(std::string{letter(each.seat), ':'} + text(each.space));
    }
    return told;
}

}  // namespace parlor::pollyanna
