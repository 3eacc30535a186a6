// SPDX-License-Identifier: MIT
// The generator for processors with AVX-512: finds the moves of all hands after the first die at
// once, and in the same way for Rewards, almost without branches. Results and their order are those
// of the portable generator, which chooses this one at run time (`Generator::find` and `begin`).
//
// Who gains: simulations and random play, which do little else than list results, run about twice
// as fast. A judged choice spends about 10 % of its time on listing results (docs/training.md), so
// players, hints and reviews hardly notice. A change of the rules must be made here too; the rule
// corpus, the pinned counts of lines and the property tests compare both generators.
#include "games/pollyanna/rules/generator.h"

#if defined(__x86_64__) && defined(__clang__)

#include <algorithm>

#include "games/pollyanna/rules/avx512/children.h"
#include "games/pollyanna/rules/avx512/view.h"

// Applies to functions; lambdas name the attribute themselves.
#pragma clang attribute push(PARLOR_AVX512, apply_to = function)

namespace parlor::pollyanna {

using avx512::after;
using avx512::after_each;
using avx512::all;
using avx512::Asked;
using avx512::Bits;
using avx512::children;
using avx512::Codes;
using avx512::Counts;
using avx512::Found;
using avx512::gathered;
using avx512::Hands;
using avx512::in_order;
using avx512::look;
using avx512::Mask;
using avx512::numbers;
using avx512::of_first_hands;
using avx512::spread;
using avx512::States;
using avx512::Two;
using avx512::View;
using avx512::view_of;

// One throw. Writes what it finds into the generator.
class Generator::Avx512 {
public:
    Avx512(Generator& generator, Throw thrown)
        : of_(generator),
          high_{thrown.high, thrown.high == 6 && generator.may_enter_ > 0},
          low_{thrown.low, thrown.low == 6 && generator.may_enter_ > 1},
          alike_(high_ == low_) {}

    void play();

private:
    using Waypoints = base::KeySet<Waypoint>;
    struct Die {
        int count;
        bool enters;
        friend bool operator==(const Die&, const Die&) = default;
    };

    template <class Lanes>
    [[nodiscard]] Found look_at(const Asked<Lanes>& asked, const Counts<Lanes>& by) const {
        return look(of_.field_, of_.rests_, asked, by);
    }
    [[nodiscard]] Hands all_rivals() const { return all(of_.field_.capturable()); }
    [[nodiscard]] States before_rewards(Hands pieces, Hands moved) const {
        return {pieces, moved, all_rivals(), _mm512_setzero_si512(), 8};
    }
    [[nodiscard]] States start() const {
        return before_rewards(all(of_.start_.pieces()), _mm512_setzero_si512());
    }

    void play_second(Hands hands, unsigned firsts);
    void earn_by_first(const Found& first, unsigned die);
    void play_settled(const States& states, Die second);
    void play_one(const Found& first, unsigned die);
    void settle_rewards(const States& states, Die second);
    void finish_rewards(const States& states);
    void finish_rewards();
    [[nodiscard]] Found look_for_reward(const States& states) const;
    [[nodiscard]] unsigned may_decline(const States& states, Bits legal) const;

    // Visits the states after these moves, eight at a time.
    template <class Visit>
    void each_after(const States& from, const Found& found, const Codes& codes, Visit visit) const {
        for (unsigned begin = 0; begin < codes.count; begin += 8) {
            visit(after(from, found, codes, begin, of_.field_.capturable()));
        }
    }
    void keep_plain(Hands hands, const Found& found);
    void keep_outcomes(const States& from, const Found& found, const Codes& codes);
    void keep_due(Waypoints& due, const States& from, const Found& found) const;
    [[nodiscard]] States states_from(const Waypoints& waypoints, std::size_t begin) const;

    Generator& of_;
    Die high_;
    Die low_;
    bool alike_;
};

void Generator::Avx512::play() {
    const PlaceBytes pieces = of_.start_.pieces();
    const Asked<Two> asked{.pieces = spread<Two>(pieces),
                           .capturable = spread<Two>(of_.field_.capturable()),
                           .enter = (high_.enters ? 1U : 0U) | (low_.enters ? 2U : 0U)};
    Found first = look_at(asked, Counts<Two>(low_.count, 1, high_.count));
    first.keep_only(alike_ ? 0xff : 0xffff);
    if (first.legal == 0) return;

    const Hands after_high = after_each(pieces, first, 0);
    const Hands after_low = after_each(pieces, first, 1);
    // Both dice at once if they have at most eight moves.
    const auto quiet = static_cast<unsigned>(first.quiet());
    for (unsigned left = quiet; left != 0;) {
        const unsigned firsts = std::popcount(left) <= 8 ? left : left & 0xffU;
        play_second(gathered(after_high, after_low, firsts), firsts);
        left &= ~firsts;
    }
    finish_rewards();
    earn_by_first(first, 0);
    earn_by_first(first, 1);
    if (!of_.both_played_) {
        play_one(first, 0);
        // A die that does not enter may not be played instead of one that does.
        if (!high_.enters && !alike_) play_one(first, 1);
    }
    finish_rewards();
}

// The second die. Each hand has made one of the first moves, a bit of `firsts` each. Inlined, since
// a call would pass the hands through memory.
[[gnu::always_inline]] inline void Generator::Avx512::play_second(Hands hands, unsigned firsts) {
    const unsigned by_low = 0xffU << std::popcount(firsts & 0xffU) & 0xffU;
    const Asked<Hands> asked{
        .pieces = hands,
        .capturable = all_rivals(),
        .enter = (low_.enters ? ~by_low & 0xffU : 0U) | (high_.enters ? by_low : 0U)};
    Found second = look_at(asked, Counts<Hands>(low_.count, by_low, high_.count));
    second.keep_only(of_first_hands(static_cast<unsigned>(std::popcount(firsts))));
    of_.both_played_ = of_.both_played_ || second.legal != 0;
    keep_plain(hands, second);
    if (second.earning == 0) return;
    const Hands slots = _mm512_setr_epi64(1, 1, 2, 2, 4, 4, 8, 8);
    each_after(before_rewards(hands, gathered(slots, slots, firsts)), second, Codes(second.earning),
               [&](const States& states) PARLOR_AVX512 { finish_rewards(states); });
}

// First moves that earn a Reward. It is settled before the second die.
void Generator::Avx512::earn_by_first(const Found& first, unsigned die) {
    const Bits earning = first.earning & Bits{0xff} << 8 * die;
    if (earning == 0) return;
    const Die second = die == 0 ? low_ : high_;
    of_.due_.clear();
    each_after(start(), first, Codes(earning),
               [&](const States& states) PARLOR_AVX512 { settle_rewards(states, second); });
    for (std::size_t i = 0; i < of_.due_.size();) {
        const States states = states_from(of_.due_, i);
        settle_rewards(states, second);
        i += states.count;
    }
}

// P72–P76, like Generator::play_rewards. Plays the second die once no Reward is due.
void Generator::Avx512::settle_rewards(const States& states, Die second) {
    const Found found = look_for_reward(states);
    each_after(states, found, Codes(found.quiet(), may_decline(states, found.legal)),
               [&](const States& settled) PARLOR_AVX512 { play_settled(settled, second); });
    keep_due(of_.due_, states, found);
}

// After the last die nothing but the outcome counts.
void Generator::Avx512::finish_rewards(const States& states) {
    const Found found = look_for_reward(states);
    keep_outcomes(states, found, Codes(found.quiet(), may_decline(states, found.legal)));
    keep_due(of_.due_last_, states, found);
}

// All Rewards that are still due.
void Generator::Avx512::finish_rewards() {
    const Waypoints& due = of_.due_last_;
    if (due.empty()) return;
    for (std::size_t i = 0; i < due.size();) {
        const States states = states_from(due, i);
        finish_rewards(states);
        i += states.count;
    }
    of_.due_last_.clear();
}

Found Generator::Avx512::look_for_reward(const States& states) const {
    Found found =
        look_at<Hands>({states.pieces, states.capturable, 0}, Counts<Hands>(board.reward));
    found.keep_only(of_first_hands(states.count));
    if (!of_.answers_.reward_goes_home) found.legal &= ~found.home;  // Q6
    return found;
}

// Q7, P75: a bit for each hand that may play no Reward.
unsigned Generator::Avx512::may_decline(const States& states, Bits legal) const {
    const __m128i moves = _mm_cvtsi64_si128(static_cast<long long>(legal));
    const unsigned hands = _bzhi_u32(0xff, states.count);
    return of_.answers_.reward_optional ? hands
                                        : hands & ~unsigned{_mm_test_epi8_mask(moves, moves)};
}

// The second die, once all Rewards are settled.
void Generator::Avx512::play_settled(const States& states, Die second) {
    Found found = look_at<Hands>({states.pieces, states.capturable, second.enters ? 0xffU : 0U},
                                 Counts<Hands>(second.count));
    found.keep_only(of_first_hands(states.count));
    of_.both_played_ = of_.both_played_ || found.legal != 0;
    keep_outcomes(states, found, Codes(found.quiet()));
    keep_due(of_.due_last_, states, found);
}

void Generator::Avx512::play_one(const Found& first, unsigned die) {
    Found only = first;
    only.keep_only(Bits{0xff} << 8 * die);
    keep_plain(all(of_.start_.pieces()), only);
    keep_due(of_.due_last_, start(), only);
}

// Adds what the moves that earn nothing lead to, sixteen at a time. The four places in ascending
// order identify a result.
void Generator::Avx512::keep_plain(Hands hands, const Found& found) {
    PlainResults& plain = of_.plain_;
    for (Bits moves = found.quiet(); moves != 0;) {
        const Hands bits = _mm512_maskz_compress_epi8(moves, _mm512_load_si512(numbers.data()));
        const Hands pieces = children(hands, found, _mm512_castsi512_si128(bits), 0);
        const Hands names = in_order(pieces & _mm512_set1_epi8(0x7f));

        const auto count = static_cast<unsigned>(std::popcount(moves));
        unsigned seen = _mm512_test_epi32_mask(_mm512_conflict_epi32(names), _mm512_set1_epi32(-1));
        for (const std::uint32_t key : plain.keys()) {
            seen |= _mm512_cmpeq_epi32_mask(names, _mm512_set1_epi32(static_cast<int>(key)));
        }
        const auto fresh = static_cast<__mmask16>(_bzhi_u32(0xffff, count) & ~seen);
        _mm512_storeu_si512(plain.next_keys(),
                            _mm512_mask_compress_epi32(_mm512_set1_epi32(-1), fresh, names));
        _mm512_storeu_si512(plain.next_pieces(), _mm512_maskz_compress_epi32(fresh, pieces));
        plain.keep(static_cast<std::size_t>(std::popcount(unsigned{fresh})));
        if (count <= 16) return;
        moves &= ~_pdep_u64(0xffff, moves);
    }
}

// The same for moves after a Reward.
void Generator::Avx512::keep_outcomes(const States& from, const Found& found, const Codes& codes) {
    alignas(64) std::array<std::uint32_t, 16> names;    // NOLINT(*-member-init)
    alignas(64) std::array<PlaceBytes, 16> pieces;      // NOLINT(*-member-init)
    alignas(64) std::array<std::uint64_t, 8> captured;  // NOLINT(*-member-init)
    _mm512_store_si512(captured.data(), from.captured);
    for (unsigned begin = 0; begin < codes.count; begin += 16) {
        const Hands after = children(from.pieces, found, codes.bits(begin), codes.standing(begin));
        _mm512_store_si512(pieces.data(), after);
        _mm512_store_si512(names.data(), in_order(after & _mm512_set1_epi8(0x7f)));
        of_.earning_.insert_each(std::min(16U, codes.count - begin), [&](std::size_t i) {
            return State{names[i] | captured[codes.hand(begin + i)], pieces[i]};
        });
    }
}

// Adds what the moves that earn a Reward lead to.
void Generator::Avx512::keep_due(Waypoints& due, const States& from, const Found& found) const {
    if (found.earning == 0) return;
    each_after(from, found, Codes(found.earning), [&](const States& states) PARLOR_AVX512 {
        alignas(64) std::array<std::uint64_t, 8> keys;    // NOLINT(*-member-init)
        alignas(64) std::array<std::uint64_t, 8> boards;  // NOLINT(*-member-init)
        const Hands lower = all(0xffffffff);
        _mm512_store_si512(keys.data(), states.captured | (in_order(states.pieces) & lower));
        _mm512_store_si512(boards.data(), (states.moved << 32) | (states.pieces & lower));
        due.insert_each(states.count,
                        [&](std::size_t i) { return Waypoint{keys[i], {keys[i], boards[i]}}; });
    });
}

// Up to eight of the waypoints.
States Generator::Avx512::states_from(const Waypoints& waypoints, std::size_t begin) const {
    const Mask rivals = of_.field_.capturable();
    const auto count = static_cast<unsigned>(std::min<std::size_t>(8, waypoints.size() - begin));
    alignas(64) std::array<std::uint64_t, 8> boards{};
    alignas(64) std::array<std::uint64_t, 8> captured{};
    alignas(64) std::array<Mask, 8> capturable{};
    for (unsigned i = 0; i < count; ++i) {
        const State state = waypoints[begin + i].state;
        boards[i] = state.board;
        captured[i] = state.key >> captured_shift << captured_shift;
        capturable[i] = rivals & ~_pdep_u64(state.key >> captured_shift, rivals);
    }
    const Hands hands = _mm512_load_si512(boards.data());
    return {.pieces = hands,
            .moved = _mm512_srli_epi64(hands, 32),
            .capturable = _mm512_load_si512(capturable.data()),
            .captured = _mm512_load_si512(captured.data()),
            .count = count};
}

void Generator::look_around_avx512() {
    const View view = view_of(before_, seat_);
    start_.board = view.own;
    field_.set(seat_, view.rivals, view.blockades, view.safe, view.turnouts);
}

}  // namespace parlor::pollyanna

#pragma clang attribute pop

// The following runs on every processor.
namespace parlor::pollyanna {

bool Generator::has_avx512() {
    static const bool is = [] {
        __builtin_cpu_init();
        return __builtin_cpu_supports("x86-64-v4") && __builtin_cpu_supports("avx512vbmi") &&
               __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bitalg") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    }();
    return is;
}

// Poleana's house rules, and throws that may win before the second die, are left to the portable
// generator.
bool Generator::play_avx512(Throw thrown) {
    const bool usual = !answers_.must_capture && !answers_.long_reward && !answers_.reward_for_home;
    if (!use_avx512_ || !usual || count_on(before_.of(before_.to_throw), Space::home()) > 2)
        return false;
    Avx512(*this, thrown).play();
    return true;
}

}  // namespace parlor::pollyanna

#else

namespace parlor::pollyanna {

bool Generator::has_avx512() { return false; }
void Generator::look_around_avx512() { look_around(); }
bool Generator::play_avx512(Throw /*thrown*/) { return false; }

}  // namespace parlor::pollyanna

#endif
