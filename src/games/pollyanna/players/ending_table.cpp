// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/ending_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "base/headed_file.h"
#include "base/inline_vector.h"
#include "base/range_coder.h"
#include "computers/nets/net.h"

namespace parlor::pollyanna {
namespace {

using base::BitEstimate;

// What a placement is guessed from: those with one or both pieces a step behind.
struct Behind {
    Placement placement;
    int sign;
};
using AllBehind = base::InlineVector<Behind, 3>;

// One step behind: the space after a fork is behind no Turnout.
int step_behind(int place) {
    const auto track = [](int at) { return space_at(at, Seat::Blue).track(); };
    const bool passes_turnout =
        track(place) == Track::Broadway && track(place - 1) == Track::Turnout;
    return passes_turnout ? place - 1 - board.turnout : place - 1;
}

AllBehind behind(Placement placement) {
    const auto [near, far] = places_of(placement);
    AllBehind all;
    if (far > 0) all.push_back({placement_of(near, step_behind(far)), 1});
    if (near > far) all.push_back({placement_of(step_behind(near), far), 1});
    if (all.size() == 2) {
        all.push_back({placement_of(step_behind(near), step_behind(far)), -1});
    }
    return all;
}

// How far a chance is from the guess: whether at all, which way, and how far, in ones and, from
// there on, in powers of two.
class Differences {
public:
    static constexpr std::size_t contexts = 24;

    template <class Coder>
    int code(Coder& coder, std::size_t context, int difference) {
        Estimates& by = estimates_[context];
        if (!coder.code(by.any, difference != 0)) return 0;
        const bool is_below = coder.code(by.below, difference < 0);
        const int far = code_far(coder, by, std::abs(difference) - 1) + 1;
        return is_below ? -far : far;
    }

private:
    static constexpr int ones = 14;
    static constexpr int most_doublings = 16;
    struct Estimates {
        BitEstimate any;
        BitEstimate below;
        std::array<BitEstimate, ones> more;
        std::array<BitEstimate, most_doublings> doubled;
        std::array<BitEstimate, most_doublings> bits;
    };

    template <class Coder>
    static int code_far(Coder& coder, Estimates& by, int far) {
        int counted = 0;
        while (counted < ones && coder.code(by.more[at(counted)], far > counted)) ++counted;
        if (counted < ones) return counted;
        const auto rest = static_cast<unsigned>(std::max(far - ones, 0)) + 1;
        int doublings = 0;
        while (doublings + 1 < most_doublings &&
               coder.code(by.doubled[at(doublings)], (rest >> (doublings + 1)) != 0)) {
            ++doublings;
        }
        unsigned read = 1;
        for (int i = doublings - 1; i >= 0; --i) {
            read = 2 * read + (coder.code(by.bits[at(i)], ((rest >> i) & 1U) != 0) ? 1 : 0);
        }
        return ones + static_cast<int>(read) - 1;
    }
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    std::array<Estimates, contexts> estimates_{};
};

// The same walk writes and reads.
class Walk {
public:
    explicit Walk(int places) : size_(placements_of(places)), missed_(size_ * size_) {
        for (std::size_t i = 0; i < size_; ++i)
            behind_.push_back(behind(static_cast<Placement>(i)));
    }

    // Puts into `steps` what the coder reads. Whether there was so much, and all are chances.
    template <class Coder>
    bool go(Coder& coder, std::span<std::uint16_t> steps) {
        for (std::size_t own = 0; own < size_; ++own) {
            for (std::size_t rival = 0; rival < size_; ++rival) {
                const int guessed = guess(own, rival, steps);
                std::uint16_t& here = steps[own * size_ + rival];
                int found = guessed;
                if (is_coded(own, rival)) {
                    const int missed =
                        differences_.code(coder, context(own, rival), here - guessed);
                    found += missed;
                    if (found < 0 || found > ending_steps) return false;
                    missed_[own * size_ + rival] =
                        static_cast<std::uint8_t>(std::min(std::abs(missed), most_missed));
                }
                here = static_cast<std::uint16_t>(found);
            }
            if (coder.overran()) return false;
        }
        return true;
    }

private:
    static constexpr int most_missed = 60;

    static bool is_coded(std::size_t own, std::size_t rival) {
        return own != both_home && rival != both_home &&
               may_stand(Ending{static_cast<Placement>(own), static_cast<Placement>(rival)});
    }

    [[nodiscard]] int guess(std::size_t own, std::size_t rival,
                            std::span<const std::uint16_t> steps) const {
        const auto known = [&](std::size_t one, std::size_t other) {
            return static_cast<int>(steps[one * size_ + other]);
        };
        if (behind_[own].empty() && behind_[rival].empty()) return ending_steps / 2;
        int sum = 0;
        for (const Behind& one : behind_[own]) {
            sum += one.sign * known(one.placement, rival);
            for (const Behind& other : behind_[rival]) {
                sum -= one.sign * other.sign * known(one.placement, other.placement);
            }
        }
        for (const Behind& other : behind_[rival]) {
            sum += other.sign * known(own, other.placement);
        }
        return std::clamp(sum, 0, ending_steps);
    }

    // How far the guesses nearby have missed, in ever wider classes.
    [[nodiscard]] std::size_t context(std::size_t own, std::size_t rival) const {
        unsigned missed = 0;
        for (const Behind& one : behind_[own]) {
            if (one.sign > 0) missed += 2U * missed_[one.placement * size_ + rival];
        }
        for (const Behind& other : behind_[rival]) {
            if (other.sign > 0) missed += 2U * missed_[own * size_ + other.placement];
        }
        // Behind the diagonal the position with both seats changed is known too.
        missed = rival < own ? missed + 4U * missed_[rival * size_ + own] : missed * 3 / 2;
        if (missed < 8) return missed;
        const auto doublings = static_cast<unsigned>(std::bit_width(missed)) - 1;  // 3 …
        const unsigned quarter = (missed >> (doublings - 2)) & 3U;
        return std::min<std::size_t>(8 + 4 * (doublings - 3) + quarter, Differences::contexts - 1);
    }

    std::size_t size_;
    std::vector<AllBehind> behind_;
    std::vector<std::uint8_t> missed_;
    Differences differences_;
};

}  // namespace

std::string pack_endings(std::span<const std::uint16_t> steps, int places) {
    assert(steps.size() == placements_of(places) * placements_of(places));
    std::vector<std::uint16_t> walked(steps.begin(), steps.end());
    base::RangeWriter writer;
    Walk(places).go(writer, walked);
    return writer.finish();
}

std::optional<std::vector<std::uint16_t>> unpack_endings(std::string_view bytes, int places) {
    std::vector<std::uint16_t> steps(placements_of(places) * placements_of(places));
    base::RangeReader reader(bytes);
    if (!Walk(places).go(reader, steps)) return std::nullopt;
    return steps;
}

namespace {

constexpr std::string_view version = "1";

bool matters(const HouseRule& rule) {
    return rule.which != Switch::ThirdPiece && rule.which != Switch::ThirdPieceOfPartners;
}

// The book and the answers that matter, a bit each.
std::uint32_t rules_of(Variant variant) {
    const RuleBook book = variant.edition().book;
    std::uint32_t bits = 1U << static_cast<unsigned>(book);
    for (const HouseRule& rule : house_rules(book)) {
        const bool yes = matters(rule) && variant.answer(rule);
        if (yes) bits |= 0x100U << static_cast<unsigned>(rule.which);
    }
    return bits;
}

std::shared_ptr<const EndingTable>& shared_table() {
    static std::shared_ptr<const EndingTable> table;
    return table;
}

}  // namespace

const double EndingTable::greatest_error = 0.5 / ending_steps;

std::string_view name(EndingFault fault) {
    constexpr std::array<std::string_view, 4> names{"not_endings", "other_version", "other_rules",
                                                    "damaged"};
    return names[static_cast<std::size_t>(fault)];
}

std::string ending_rules(Variant variant) {
    const RuleBook book = variant.edition().book;
    std::string named(rule_book(book).endings);
    for (const HouseRule& rule : house_rules(book)) {
        if (matters(rule) && variant.answer(rule)) named.append(" ").append(rule.name);
    }
    return named;
}

base::Expected<EndingTable, EndingFault> EndingTable::read(std::string_view file, Variant variant) {
    base::HeadedFile reading{file};
    const auto read_version = reading.value("parlor-endings");
    if (!read_version) return base::unexpected(EndingFault::NotEndings);
    if (*read_version != version) return base::unexpected(EndingFault::OtherVersion);
    const auto rules = reading.value("rules");
    if (!rules) return base::unexpected(EndingFault::Damaged);
    if (*rules != ending_rules(variant)) return base::unexpected(EndingFault::OtherRules);
    const auto fingerprint = reading.number("fingerprint");
    auto card = reading.card();
    if (!fingerprint || !card || nets::fingerprint(reading.rest) != *fingerprint) {
        return base::unexpected(EndingFault::Damaged);
    }
    auto steps = unpack_endings(reading.rest, ending_places);
    if (!steps) return base::unexpected(EndingFault::Damaged);
    EndingTable table;
    table.card_ = std::move(*card);
    table.rules_ = rules_of(variant);
    table.steps_ = std::move(*steps);
    return table;
}

std::string EndingTable::file(Variant variant, std::span<const float> chances,
                              std::string_view card) {
    std::vector<std::uint16_t> steps;
    steps.reserve(chances.size());
    for (const float chance : chances) {
        steps.push_back(static_cast<std::uint16_t>(std::lround(chance * ending_steps)));
    }
    std::string packed = pack_endings(steps, ending_places);
    packed.resize((packed.size() + 7) / 8 * 8,
                  char{0});  // whole words, as the fingerprint needs them
    std::string all = "parlor-endings: " + std::string(version);
    all += "\nrules: " + ending_rules(variant);
    all += "\nfingerprint: " + std::to_string(nets::fingerprint(packed)) + '\n';
    return all.append(card) + '\n' + packed;
}

bool EndingTable::covers(Variant variant) const { return rules_ == rules_of(variant); }

double EndingTable::chance(Ending ending) const {
    return static_cast<double>(steps_[ending.own * placements + ending.rival]) / ending_steps;
}

void take_endings(std::shared_ptr<const EndingTable> table) { shared_table() = std::move(table); }
std::shared_ptr<const EndingTable> taken_endings() { return shared_table(); }

}  // namespace parlor::pollyanna
