// SPDX-License-Identifier: MIT
// The game's dice gone through once more, link by link.
#include <algorithm>
#include <map>
#include <utility>

#include "base/numbers.h"
#include "games/games.h"
#include "online/fair_dice/tags.h"
#include "rules/match/match.h"

namespace parlor::fair_dice {
namespace {

using Links = std::vector<std::string>;  // of a chain, from the first to the last

// One sign of the tag `folded`: whose link was folded, and whose new tips with it.
struct Fold {
    char seat;  // `-`: nobody's
    std::string renewed{};
};

std::optional<std::vector<Fold>> parse_folds(std::string_view text) {
    std::vector<Fold> all;
    std::string renewed;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '+') {
            if (++i == text.size()) return std::nullopt;
            renewed += text[i];
        } else {
            all.push_back({text[i], std::exchange(renewed, {})});
        }
    }
    return renewed.empty() ? std::optional(all) : std::nullopt;
}

// Where a seat is: on which of the chains, and which link of it was the last.
struct Place {
    std::size_t chain = 0;
    std::size_t link = 0;
};

class Going {
public:
    Going(const game::Record& record, const crypto::Key& secret, Checked checked)
        : record_(record), secret_(secret), checked_(std::move(checked)) {}

    base::Expected<Checked, CheckError> through() {
        if (auto bad = read()) return base::unexpected(std::move(*bad));
        if (auto bad = count_links()) return base::unexpected(std::move(*bad));
        if (auto bad = play()) return base::unexpected(std::move(*bad));
        return checked_;
    }

private:
    using Bad = std::optional<CheckError>;

    [[nodiscard]] Bad unreadable(std::string_view tag) const {
        return refuse(CheckFault::TagUnreadable, record_, tag).value();
    }

    Bad read() {
        const std::string letters = games::of(record_.game).letters();
        tips_ = *parse_list(value_of(record_, tips_tag), letters);
        const auto links = parse_list(value_of(record_, links_tag), letters);
        const bool fit =
            links && std::ranges::equal(tips_, *links, {}, &SeatSeed::seat, &SeatSeed::seat);
        if (!fit) return unreadable(links_tag);
        last_ = *links;
        auto folds = parse_folds(value_of(record_, folded_tag));
        if (!folds) return unreadable(folded_tag);
        folds_ = std::move(*folds);
        const std::string from = value_of(record_, taken_back_tag);
        const auto turn = base::parse_number(from);
        if (!from.empty() && (!turn || *turn == 0)) return unreadable(taken_back_tag);
        taken_back_ = static_cast<std::size_t>(turn.value_or(0));
        return std::nullopt;
    }

    // How often each chain was used follows from the signs; so often its last link is hashed, and
    // that must be the tip.
    Bad count_links() {
        std::vector<std::size_t> used(tips_.size(), 0);
        std::map<char, std::size_t> current;
        for (std::size_t i = 0; i < checked_.seeds.size(); ++i) {
            current[checked_.seeds[i].seat] = i;
            used[i] = 1;
        }
        std::size_t next = checked_.seeds.size();
        for (const Fold& each : folds_) {
            for (const char seat : each.renewed) {
                const bool is_next = next < tips_.size() && tips_[next].seat == seat;
                if (!is_next || !current.contains(seat)) return unreadable(folded_tag);
                current[seat] = next++;
            }
            if (each.seat == '-' && each.renewed.empty()) continue;
            if (!current.contains(each.seat)) return unreadable(folded_tag);
            ++used[current[each.seat]];
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

    // From the link that should be the tip.
    [[nodiscard]] Links links_of(std::size_t chain, std::size_t used) const {
        Links all{last_[chain].seed};
        for (std::size_t i = 0; i < used; ++i) {
            all.push_back(under(checked_.table, tips_[chain].seat, all.back()));
        }
        std::ranges::reverse(all);
        return all;
    }

    // The next link of the seat's chain.
    SeatLink given_by(char seat) {
        Place& place = places_[seat];
        ++checked_.links;
        return {seat, links_[place.chain][++place.link]};
    }

    // The link of the next sign; none: the tag is at its end, or that link could not be given.
    std::optional<SeatLink> take(Shaking& shaking, const game::Turn& turn, std::size_t number) {
        if (fold_ == folds_.size()) return std::nullopt;
        const Fold& fold = folds_[fold_];
        const bool was_taken_back = taken_back_ > 0 && number + 1 >= taken_back_;
        if (!was_taken_back && !may_give(turn.seat, fold.seat)) return std::nullopt;
        for (const char each : fold.renewed) {
            shaking.lay_down(each, tips_[next_tip_].seed);
            places_[each] = {next_tip_++, 0};
        }
        SeatLink link = fold.seat == '-' ? SeatLink() : given_by(fold.seat);
        if (!link.link.empty() && !shaking.fits(link)) return std::nullopt;
        ++fold_;
        return link;
    }

    // Of a side that several seats share any of them may.
    [[nodiscard]] bool may_give(char side, char seat) const {
        const auto is_its = [&](const game::RecordedSeat& each) {
            return each.letter == side && each.name.has_value();
        };
        return seat == '-' || seat == side || std::ranges::none_of(record_.seats, is_its);
    }

    [[nodiscard]] CheckError misplaced(std::size_t turn) const {
        const bool is_short = fold_ == folds_.size();
        if (is_short) return *unreadable(folded_tag);
        return {.fault = CheckFault::LinkMisplaced,
                .part = {folds_[fold_].seat},
                .line = record_.lines.of_turn(turn)};
    }

    Bad play() {
        Shaking shaking(checked_.table, checked_.seeds, games::of(record_.game).dice());
        std::vector<SeatSeed> opening;
        for (const SeatSeed& each : checked_.seeds) {
            places_[each.seat] = {next_tip_++, 0};
            opening.push_back({each.seat, given_by(each.seat).link});
        }
        shaking.open(opening);
        for (const game::RecordedThrow& each : record_.opening) {
            shaking.cast(secret_);
            if (auto bad = compare(shaking, each.thrown)) return bad;
        }
        for (std::size_t i = 0; i < record_.turns.size(); ++i) {
            if (auto bad = play(shaking, i)) return bad;
        }
        const bool all_told = fold_ == folds_.size() || taken_back_ > 0;
        return all_told ? std::nullopt : unreadable(folded_tag);
    }

    Bad play(Shaking& shaking, std::size_t number) {
        const game::Turn& turn = record_.turns[number];
        if (turn.thrown != match::setting_up) {
            const auto link = take(shaking, turn, number);
            if (!link) return misplaced(number);
            shaking.throw_dice(secret_, *link);
            if (auto bad = compare(shaking, turn.thrown)) return bad;
        }
        if (turn.is_pending()) return std::nullopt;
        const auto link = take(shaking, turn, number);
        if (!link) return misplaced(number);
        shaking.end_turn(*link);
        return std::nullopt;
    }

    Bad compare(const Shaking& shaking, const std::string& thrown) {
        const std::size_t number = checked_.throws;
        auto bad = why_not_thrown(record_, number, thrown, shaking.thrown(secret_, number));
        if (!bad) ++checked_.throws;
        return bad;
    }

    const game::Record& record_;
    const crypto::Key& secret_;
    Checked checked_;
    std::vector<SeatSeed> tips_{};  // of all chains, in the order in which they were laid down
    std::vector<SeatSeed> last_{};  // link of each
    std::vector<Links> links_{};    // of each, the tip first
    std::vector<Fold> folds_{};
    std::size_t taken_back_ = 0;
    std::size_t fold_ = 0;            // the next of them
    std::size_t next_tip_ = 0;        // likewise
    std::map<char, Place> places_{};  // by seat
};

}  // namespace

base::Expected<Checked, CheckError> check_chains(const game::Record& record,
                                                 const crypto::Key& secret, Checked checked) {
    return Going(record, secret, std::move(checked)).through();
}

}  // namespace parlor::fair_dice
