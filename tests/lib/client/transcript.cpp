// SPDX-License-Identifier: MIT
#include "client/transcript.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "base/numbers.h"
#include "base/words.h"
#include "rules/match/match.h"

namespace parlor::tests {
namespace {

using fair_dice::SeatLink;
using fair_dice::SeatSeed;

// One item of `folded`: `b`, `B`, `+b`, `(b`, `)b`, `<12`.
using Items = std::vector<std::string>;

Items items_of(std::string_view folded) {
    Items items;
    for (std::size_t i = 0; i < folded.size();) {
        std::size_t size = 1;
        if (folded[i] == '<') {
            size = std::min(folded.find_first_not_of("0123456789", i + 1), folded.size()) - i;
        } else if (std::string_view("+()").find(folded[i]) != std::string_view::npos) {
            size = 2;
        }
        items.emplace_back(folded.substr(i, size));
        i += size;
    }
    return items;
}

bool is_note(const std::string& item) {
    return std::string_view("+()<").find(item.front()) != std::string_view::npos;
}
bool is_link(const std::string& item) { return item.front() >= 'a' && item.front() <= 'z'; }

// The tips of the opening: those that were laid down later stand behind them.
std::size_t count_first(const std::vector<SeatSeed>& tips) {
    std::string seats;
    for (const SeatSeed& each : tips) {
        if (seats.find(each.seat) != std::string::npos) break;
        seats += each.seat;
    }
    return seats.size();
}

class Replaying {
public:
    Replaying(const game::Record& record, const fair_dice::ChainedDice::Setting& setting,
              std::vector<SeatSeed> tips, Items items)
        : record_(record),
          setting_(setting),
          tips_(std::move(tips)),
          items_(std::move(items)),
          next_(count_first(tips_)),
          replayed_{.dice = {setting, {tips_.begin(), tips_.begin() + next()}}} {
        for (std::size_t i = 0; i < next_; ++i) current_[tips_[i].seat] = i;
    }

    std::optional<ReplayedDice> run(const std::vector<SeatSeed>& last) {
        if (!find_links(last)) return std::nullopt;
        std::vector<SeatSeed> opening;
        for (std::size_t i = 0; i < next_; ++i) opening.push_back({tips_[i].seat, next_link(i)});
        for (const SeatSeed& each : opening) {
            if (!replayed_.dice.fits({each.seat, each.seed})) return std::nullopt;
            replayed_.dice.open({each});
        }
        replayed_.states.emplace_back(0, replayed_.dice.before());
        replayed_.made = record_.opening.size();
        for (const game::Turn& each : record_.turns) {
            const bool has_throw = each.thrown != match::setting_up;
            if (has_throw && !act(true)) return std::nullopt;
            if (!each.is_pending() && !act(false)) return std::nullopt;
        }
        return play_rest() ? std::optional(std::move(replayed_)) : std::nullopt;
    }

private:
    [[nodiscard]] std::ptrdiff_t next() const { return static_cast<std::ptrdiff_t>(next_); }

    bool find_links(const std::vector<SeatSeed>& last) {
        std::vector<std::size_t> used(tips_.size(), 0);
        std::fill_n(used.begin(), next_, 1);
        auto current = current_;
        std::size_t newest = next_;
        for (const std::string& each : items_) {
            if (each.front() == '+') {
                if (newest == tips_.size()) return false;
                current[each.back()] = newest++;
            } else if (is_link(each)) {
                if (!current.contains(each.front())) return false;
                ++used[current[each.front()]];
            }
        }
        if (newest != tips_.size() || last.size() != tips_.size()) return false;
        for (std::size_t i = 0; i < tips_.size(); ++i) {
            std::vector<std::string> links{last[i].seed};  // the last one first
            for (std::size_t each = 0; each < used[i]; ++each) {
                links.push_back(
                    fair_dice::under(setting_.scheme, setting_.table, tips_[i].seat, links.back()));
            }
            if (links.back() != tips_[i].seed || last[i].seat != tips_[i].seat) return false;
            links.pop_back();
            links_.push_back(std::move(links));
        }
        return true;
    }
    std::string next_link(std::size_t chain) {
        std::string link = links_[chain].back();
        links_[chain].pop_back();
        return link;
    }

    void take_note() {
        const std::string item = items_[item_++];
        const char seat = item.back();
        if (item.front() == '+') {
            replayed_.dice.lay_down(seat, tips_[next_].seed);
            current_[seat] = next_++;
        } else if (item.front() == '(') {
            replayed_.dice.replace(seat);
        } else if (item.front() == ')') {
            replayed_.dice.return_to(seat);
        } else {
            std::size_t turn = 0;
            std::from_chars(item.data() + 1, item.data() + item.size(), turn);
            replayed_.dice.take_back(turn - 1);
        }
        note_state();
    }
    bool act(bool is_throw) {
        while (item_ < items_.size() && is_note(items_[item_])) take_note();
        if (item_ == items_.size()) return false;
        const std::string item = items_[item_++];
        const char letter = item.front();
        SeatLink given{is_link(item) ? letter : static_cast<char>(letter - 'A' + 'a')};
        if (is_link(item)) {
            given.link = next_link(current_[letter]);
            if (!replayed_.dice.fits(given)) return false;
        } else if (!replayed_.dice.expects(given.seat).empty()) {
            return false;
        }
        replayed_.dice.end_turn(given);  // the throw itself is not known here
        ++(is_throw ? replayed_.made : replayed_.ended);
        note_state();
        return true;
    }
    // What the record does not have any more, because it was taken back.
    bool play_rest() {
        const bool is_pending = !record_.turns.empty() && record_.turns.back().is_pending();
        std::size_t turn = record_.turns.size() - (is_pending ? 1 : 0);
        const auto throws = [&] { return !record_.start.ends_with(" set") || turn >= 2; };
        bool is_throw = !is_pending && throws();
        while (item_ < items_.size()) {
            if (is_note(items_[item_])) {
                take_note();
                continue;
            }
            if (!act(is_throw)) return false;
            if (!is_throw) ++turn;
            is_throw = !is_throw && throws();
        }
        return true;
    }
    void note_state() {
        replayed_.states.emplace_back(replayed_.dice.folded().size(), replayed_.dice.before());
    }

    const game::Record& record_;
    const fair_dice::ChainedDice::Setting& setting_;
    std::vector<SeatSeed> tips_;
    Items items_;
    std::size_t next_;  // tip that is laid down
    ReplayedDice replayed_;
    std::map<char, std::size_t> current_{};          // chain of each seat
    std::vector<std::vector<std::string>> links_{};  // of each chain, the next one last
    std::size_t item_ = 0;
};

}  // namespace

std::string ReplayedDice::state_at(std::size_t length) const {
    const auto later = [&](const auto& each) { return each.first > length; };
    const auto found = std::ranges::find_if(states, later);
    return found == states.begin() ? "" : std::prev(found)->second;
}

std::optional<std::vector<SeatSeed>> read_list(std::string_view text) {
    std::vector<SeatSeed> all;
    if (text.empty()) return all;
    for (const std::string_view each : base::split(text, ',')) {
        if (each.size() != 66 || each[1] != '=') return std::nullopt;
        if (!crypto::parse_hex(each.substr(2))) return std::nullopt;
        all.push_back({each.front(), std::string(each.substr(2))});
    }
    return all;
}

std::string value_of(const game::Record& record, std::string_view tag) {
    const auto found = std::ranges::find(record.others, tag, &game::Tag::name);
    return found == record.others.end() ? std::string() : found->value;
}

std::uint32_t voided_of(const game::Record& record) {
    return static_cast<std::uint32_t>(
        base::parse_number(value_of(record, fair_dice::voided_tag)).value_or(0));
}
std::size_t count_ended(const game::Record& record) {
    return static_cast<std::size_t>(
        std::ranges::count_if(record.turns, [](const auto& each) { return !each.is_pending(); }));
}

std::string start_of(const game::Record& record, std::string_view letters) {
    std::vector<fair_dice::SeatedPlayer> players;
    const std::string told = value_of(record, "players");
    for (const char letter : letters) {
        const auto seat = std::ranges::find(record.seats, letter, &game::RecordedSeat::letter);
        if (seat == record.seats.end() || !seat->name) continue;
        const auto all = base::split(told, ',');
        const auto found =
            std::ranges::find_if(all, [&](std::string_view each) { return each[0] == letter; });
        if (told.empty() || found == all.end() || found->size() < 3) return "";
        players.push_back({letter, std::string(found->substr(2)), *seat->name});
    }
    const std::string scheme = value_of(record, fair_dice::dice_tag);
    return fair_dice::start({scheme, value_of(record, fair_dice::table_tag), record.commitment,
                             voided_of(record), players});
}

ToldTranscript transcript_of(const fair_dice::ChainedDice& dice) {
    std::vector<SeatSeed> tips;
    std::vector<SeatSeed> links;
    for (const fair_dice::KnownChain& each : dice.chains()) {
        tips.push_back({each.seat, each.tip});
        links.push_back({each.seat, each.last});
    }
    return {fair_dice::text(tips), fair_dice::text(links), dice.folded()};
}
ToldTranscript transcript_of(const game::Record& record) {
    return {value_of(record, fair_dice::tips_tag), value_of(record, fair_dice::links_tag),
            value_of(record, fair_dice::folded_tag)};
}

std::optional<ReplayedDice> replay(const game::Record& record,
                                   const fair_dice::ChainedDice::Setting& setting,
                                   const ToldTranscript& told) {
    const auto tips = read_list(told.tips);
    const auto links = read_list(told.links);
    if (!tips || !links) return std::nullopt;
    return Replaying(record, setting, *tips, items_of(told.folded)).run(*links);
}

}  // namespace parlor::tests
