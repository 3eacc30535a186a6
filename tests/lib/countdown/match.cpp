// SPDX-License-Identifier: MIT
#include "countdown/match.h"

namespace parlor::countdown {

Match::Match(const Countdown::Position& start, const match::Header& header) : MatchOf(start) {
    game::Record tags = match::begun_record(header, seat_letters, seat_letters);
    tags.edition = game_name;
    begin_with(std::move(tags));
}

std::vector<Step> Match::next_steps() const {
    if (!made().empty() || thrown()->heads == 0) return {};
    Countdown::Results found;
    found.find(position(), *thrown());
    std::vector<Step> all;
    for (std::size_t i = 0; i < found.size(); ++i) {
        all.push_back({position().left - found[i].left});
    }
    return all;
}

Countdown::Position Match::after_steps() const {
    return {position().left - (made().empty() ? 0 : made().front().count), position().side};
}

Countdown::Position Match::after_turn() const {
    const Countdown::Position after = after_steps();
    return {after.left, countdown::is_over(after) ? after.side : 1 - after.side};
}

std::string Match::result() const {
    return countdown::is_over(position()) ? std::string{'=', side()} : std::string();
}

match::Opened Match::begin(const Board& /*board*/, const match::NewGame& wanted,
                           const match::Cast& /*cast*/) {
    if (wanted.game != game_name) {
        return base::unexpected(match::TextFaults{{"unknown_switch", wanted.game}});
    }
    if (wanted.seated.size() != seat_letters.size()) {
        return base::unexpected(match::TextFaults{{"seats_not_playable", wanted.seated}});
    }
    return std::make_unique<Match>(Countdown::Position{}, wanted.header);
}

match::Resumed Match::begin(const Board& /*board*/, const game::Record& record) {
    match::Damages found(record);
    if (record.edition != game_name) {
        found.add("edition", match::DamageFault::VariantDiffers, record.edition);
    }
    std::string playing;
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) playing += each.letter;
    }
    if (playing != seat_letters) found.add("start", {{"seats_not_playable", playing}});
    const auto start = found.open_start(parse_position(record.start));
    if (!found.empty()) return base::unexpected(found.take());
    return std::make_unique<Match>(*start, match::header_of(record));
}

}  // namespace parlor::countdown
