// SPDX-License-Identifier: MIT
// Goes through the dice of a recorded game once more, link by link.
#include <algorithm>
#include <limits>
#include <map>
#include <ranges>
#include <utility>

#include "base/numbers.h"
#include "games/games.h"
#include "online/fair_dice/tags.h"
#include "rules/match/match.h"

namespace parlor::fair_dice {
namespace {

constexpr auto never = std::numeric_limits<std::size_t>::max();

using Links = std::vector<std::string>;  // of a chain, the tip first

// One item of the tag `folded`: a note, or the sign of a throw or an end of a turn.
struct Item {
    std::optional<DiceNote> note{};
    char seat = '-';  // of a sign; `-` if an older record does not tell it
    bool has_link = false;
    // The first turn that was taken back after this; `never` if none was. From that turn on, the
    // record has what was played later, perhaps by other seats.
    std::size_t taken_back = never;
};

// Reads the items of the tag (ChainedDice::folded).
class ItemReader {
public:
    ItemReader(std::string_view text, std::string_view seats, bool is_older)
        : rest_(text), seats_(seats), is_older_(is_older) {}

    // Null if the text is not written as it must be.
    std::optional<std::vector<Item>> read() {
        std::vector<Item> items;
        while (!rest_.empty()) {
            const auto item = next();
            // Older records tell of a new tip right before the link that it was folded with.
            const bool wants_link = is_older_ && !items.empty() && items.back().note;
            if (!item || (wants_link && !item->note && !item->has_link)) return std::nullopt;
            items.push_back(*item);
        }
        const bool ends_in_tip = is_older_ && !items.empty() && items.back().note;
        return ends_in_tip ? std::nullopt : std::optional(std::move(items));
    }

private:
    using Kind = DiceNote::Kind;

    std::optional<Item> next() {
        const char sign = rest_.front();
        rest_.remove_prefix(1);
        if (sign == '+') return note(Kind::NewTip);
        if (is_older_) return sign == '-' ? Item{} : link(sign, true);
        if (sign == '(') return note(Kind::Replaced);
        if (sign == ')') return note(Kind::Returned);
        if (sign == '<') return taken_back();
        const bool is_upper = sign >= 'A' && sign <= 'Z';
        return link(is_upper ? static_cast<char>(sign - 'A' + 'a') : sign, !is_upper);
    }
    [[nodiscard]] std::optional<Item> link(char seat, bool has_link) const {
        if (!is_seat(seat)) return std::nullopt;
        return Item{.seat = seat, .has_link = has_link};
    }
    std::optional<Item> note(Kind kind) {
        if (rest_.empty() || !is_seat(rest_.front())) return std::nullopt;
        const char seat = rest_.front();
        rest_.remove_prefix(1);
        return Item{.note = DiceNote{kind, seat}};
    }
    std::optional<Item> taken_back() {
        const auto end =
            std::ranges::find_if_not(rest_, [](char c) { return c >= '0' && c <= '9'; });
        const auto size = static_cast<std::size_t>(end - rest_.begin());
        const auto turn = parse_count(rest_.substr(0, size));
        rest_.remove_prefix(size);
        if (!turn) return std::nullopt;
        return Item{.note = DiceNote{Kind::TakenBack, '-', *turn}};
    }
    [[nodiscard]] bool is_seat(char letter) const {
        return seats_.find(letter) != std::string_view::npos;
    }

    std::string_view rest_;
    std::string_view seats_;
    bool is_older_;
};

// The chain that a seat uses, and its last link that was folded.
struct ChainPosition {
    std::size_t chain = 0;
    std::size_t link = 0;
};

class Replay {
public:
    Replay(const game::Record& record, const crypto::Key& secret, CheckReport checked,
           const std::vector<SeatedPlayer>& players)
        : record_(record),
          secret_(secret),
          checked_(std::move(checked)),
          scheme_(value_of(record, dice_tag)),
          dice_({.scheme = scheme_,
                 .table = checked_.table,
                 .start = start({.scheme = scheme_,
                                 .table = checked_.table,
                                 .commitment = record.commitment,
                                 .voided = checked_.voided,
                                 .players = players}),
                 .dice = games::of(record.game).dice()},
                checked_.seeds) {
        for (const SeatSeed& each : checked_.seeds) checked_.links.push_back({each.seat});
    }

    base::Expected<CheckReport, CheckError> run() {
        if (auto bad = read()) return base::unexpected(std::move(*bad));
        if (auto bad = find_links()) return base::unexpected(std::move(*bad));
        if (auto bad = play()) return base::unexpected(std::move(*bad));
        return checked_;
    }

private:
    using MaybeError = std::optional<CheckError>;
    using Kind = DiceNote::Kind;

    [[nodiscard]] bool is_older() const { return scheme_ == older_chained_scheme; }
    [[nodiscard]] MaybeError unreadable(std::string_view tag) const {
        return refuse(CheckFault::TagUnreadable, record_, tag).value();
    }
    [[nodiscard]] CheckError fault(CheckFault fault, char seat) const {
        return {.fault = fault, .part = {seat}, .line = record_.lines.of_turn(turn_)};
    }

    MaybeError read() {
        const std::string letters = games::of(record_.game).letters();
        tips_ = *parse_list(value_of(record_, tips_tag), letters);
        const auto links = parse_list(value_of(record_, links_tag), letters);
        const bool fit =
            links && std::ranges::equal(tips_, *links, {}, &SeatSeed::seat, &SeatSeed::seat);
        if (!fit) return unreadable(links_tag);
        last_ = *links;
        auto items = ItemReader(value_of(record_, folded_tag), letters, is_older()).read();
        if (!items) return unreadable(folded_tag);
        items_ = std::move(*items);
        std::size_t back = never;
        if (const std::string from = value_of(record_, taken_back_tag);
            is_older() && !from.empty()) {
            back = parse_count(from).value_or(0);
            if (back == 0 || back > record_.turns.size() + 1) return unreadable(taken_back_tag);
        }
        for (Item& each : std::views::reverse(items_)) {
            each.taken_back = back;
            const bool goes_back = each.note && each.note->kind == Kind::TakenBack;
            if (goes_back) back = std::min(back, each.note->turn);
        }
        return std::nullopt;
    }

    // The items tell how often each chain was used. Its last link is hashed as often, and that must
    // lead to the tip.
    MaybeError find_links() {
        std::vector<std::size_t> used(tips_.size(), 0);
        std::map<char, std::size_t> current;
        std::size_t next = 0;
        for (const SeatSeed& each : checked_.seeds) {
            used[next] = 1;
            current[each.seat] = next++;
        }
        for (const Item& each : items_) {
            const bool lays_down = each.note && each.note->kind == Kind::NewTip;
            if (!each.has_link && !lays_down) continue;
            const char seat = lays_down ? each.note->seat : each.seat;
            if (!current.contains(seat)) return unreadable(folded_tag);
            if (lays_down && (next == tips_.size() || tips_[next].seat != seat)) {
                return unreadable(folded_tag);
            }
            if (lays_down) current[seat] = next++;
            if (each.has_link) ++used[current[seat]];
        }
        if (next != tips_.size()) return unreadable(tips_tag);
        for (std::size_t i = 0; i < tips_.size(); ++i) {
            links_.push_back(links_of(i, used[i]));
            if (links_.back().front() == tips_[i].seed) continue;
            return CheckError{.fault = CheckFault::LinkDiffers,
                              .part = {tips_[i].seat},
                              .line = record_.lines.of_tag(links_tag)};
        }
        return std::nullopt;
    }
    [[nodiscard]] Links links_of(std::size_t chain, std::size_t used) const {
        Links links{last_[chain].seed};
        for (; used > 0; --used) {
            links.push_back(under(scheme_, checked_.table, tips_[chain].seat, links.back()));
        }
        std::ranges::reverse(links);
        return links;
    }

    MaybeError play() {
        std::vector<SeatSeed> opening;
        for (const SeatSeed& each : checked_.seeds) {
            positions_[each.seat] = {next_tip_++, 0};
            opening.push_back({each.seat, next_link(each.seat)});
        }
        dice_.open(opening);
        for (const game::RecordedThrow& each : record_.opening) {
            dice_.cast(secret_);
            if (auto bad = compare(each.thrown)) return bad;
        }
        for (turn_ = 0; turn_ < record_.turns.size(); ++turn_) {
            if (auto bad = play_turn(record_.turns[turn_])) return bad;
        }
        return play_rest();
    }

    MaybeError play_turn(const game::Turn& turn) {
        if (turn.thrown != match::setting_up) {
            SeatLink link;
            if (auto bad = act(link, true)) return bad;
            dice_.throw_dice(secret_, link);
            if (auto bad = compare(turn.thrown)) return bad;
        }
        if (turn.is_pending()) return std::nullopt;
        SeatLink link;
        if (auto bad = act(link, false)) return bad;
        dice_.end_turn(link);
        return std::nullopt;
    }

    // What the record does not have any more, because it was taken back.
    MaybeError play_rest() {
        const bool is_pending = !record_.turns.empty() && record_.turns.back().is_pending();
        if (is_pending) --turn_;
        bool is_throw = !is_pending && !is_setting_up();
        while (item_ < items_.size()) {
            if (items_[item_].note) {
                if (auto bad = take_note()) return bad;
                continue;
            }
            SeatLink link;
            if (auto bad = act(link, is_throw)) return bad;
            dice_.end_turn(link);
            if (!is_throw) ++turn_;
            is_throw = !is_throw && !is_setting_up();
        }
        return std::nullopt;
    }

    // The notes before the next sign, and then the sign: who throws or ends the turn, and by which
    // link.
    MaybeError act(SeatLink& link, bool is_throw) {
        while (item_ < items_.size() && items_[item_].note) {
            if (auto bad = take_note()) return bad;
        }
        if (item_ == items_.size()) return unreadable(folded_tag);
        const Item item = items_[item_++];
        begun_ = std::max(begun_, turn_ + 1);
        const bool is_replayed = turn_ + 1 >= item.taken_back;
        if (!is_replayed && !is_recorded(is_throw)) return unreadable(folded_tag);
        link.seat = item.seat;
        if (item.seat != '-' && !is_replayed && !may_act(item.seat)) {
            return fault(CheckFault::LinkMisplaced, item.seat);
        }
        const auto person = std::ranges::find(checked_.links, item.seat, &SeatLinks::seat);
        if (item.has_link) {
            link.link = next_link(item.seat);
            if (!dice_.fits(link)) return fault(CheckFault::LinkMisplaced, item.seat);
            ++person->given;
            return std::nullopt;
        }
        if (item.seat == '-') {
            count_missing(is_replayed);
            return std::nullopt;
        }
        if (!dice_.expects(item.seat).empty()) return fault(CheckFault::LinkMissing, item.seat);
        if (person != checked_.links.end()) ++person->missing;
        return std::nullopt;
    }

    // Older records do not tell who acted without a link. It was the turn's seat, unless the turn
    // may have been another's.
    void count_missing(bool is_replayed) {
        if (is_replayed) return;
        const char seat = record_.turns[turn_].seat;
        const auto person = std::ranges::find(checked_.links, seat, &SeatLinks::seat);
        if (person != checked_.links.end()) ++person->missing;
    }

    MaybeError take_note() {
        DiceNote note = *items_[item_++].note;
        const bool is_replaced = replaced_.find(note.seat) != std::string::npos;
        const bool returns = note.kind == Kind::Returned;
        const bool fits = note.kind == Kind::TakenBack
                              ? note.turn <= begun_
                              : positions_.contains(note.seat) && is_replaced == returns;
        if (!fits) return unreadable(folded_tag);
        if (note.kind == Kind::TakenBack) {
            dice_.take_back(note.turn - 1);
        } else if (note.kind == Kind::NewTip) {
            dice_.lay_down(note.seat, tips_[next_tip_].seed);
            positions_[note.seat] = {next_tip_++, 0};
        } else if (returns) {
            std::erase(replaced_, note.seat);
            dice_.return_to(note.seat);
        } else {
            replaced_ += note.seat;
            dice_.replace(note.seat);
        }
        if (note.kind != Kind::TakenBack) note.turn = turn_ + 1;
        checked_.notes.push_back(note);
        return std::nullopt;
    }

    // Whether no dice are thrown in this turn: the first two turns of a game that begins so.
    [[nodiscard]] bool is_setting_up() const {
        return turn_ < 2 && record_.start.ends_with(" set");
    }
    // Whether the record has the throw, or the end, of this turn.
    [[nodiscard]] bool is_recorded(bool is_throw) const {
        if (turn_ >= record_.turns.size()) return false;
        return is_throw || !record_.turns[turn_].is_pending();
    }
    // Whether the seat, or one of its side where several seats share one, is the turn's.
    [[nodiscard]] bool may_act(char seat) const {
        const char side = record_.turns[turn_].seat;
        const auto is_its = [&](const game::RecordedSeat& each) {
            return each.letter == side && each.name.has_value();
        };
        return seat == side || std::ranges::none_of(record_.seats, is_its);
    }

    std::string next_link(char seat) {
        ChainPosition& place = positions_[seat];
        return links_[place.chain][++place.link];
    }

    MaybeError compare(const std::string& thrown) {
        const std::size_t number = checked_.throws;
        auto bad = why_not_thrown(record_, number, thrown, dice_.thrown(secret_, number));
        if (!bad) ++checked_.throws;
        return bad;
    }

    const game::Record& record_;
    const crypto::Key& secret_;
    CheckReport checked_;
    std::string scheme_;
    ChainedDice dice_;
    std::vector<SeatSeed> tips_{};  // of all chains, in the order in which they were laid down
    std::vector<SeatSeed> last_{};  // link of each
    std::vector<Links> links_{};    // of each
    std::vector<Item> items_{};
    std::size_t item_ = 0;                       // the next one
    std::size_t next_tip_ = 0;                   // that is laid down
    std::size_t turn_ = 0;                       // that is played
    std::size_t begun_ = 0;                      // turns
    std::string replaced_{};                     // seats that computers play for their player
    std::map<char, ChainPosition> positions_{};  // by seat
};

}  // namespace

base::Expected<CheckReport, CheckError> check_chains(const game::Record& record,
                                                     const crypto::Key& secret, CheckReport checked,
                                                     const std::vector<SeatedPlayer>& players) {
    return Replay(record, secret, std::move(checked), players).run();
}

}  // namespace parlor::fair_dice
