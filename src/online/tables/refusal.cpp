// SPDX-License-Identifier: MIT
#include "online/tables/refusal.h"

#include <array>

namespace parlor::tables {
namespace {

// In the order of the enumerators. web/tests/link/refusals.test.ts reads this list too.
constexpr auto names = std::to_array<std::string_view>({"not_json",
                                                        "too_large",
                                                        "not_text",
                                                        "too_fast",
                                                        "field_missing",
                                                        "field_repeated",
                                                        "wrong_type",
                                                        "too_long",
                                                        "not_plain",
                                                        "out_of_range",
                                                        "unknown_do",
                                                        "unknown_level",
                                                        "nobody_to_play",
                                                        "clock_too_long",
                                                        "bad_patience",
                                                        "too_many_tables",
                                                        "unknown_table",
                                                        "unknown_seat",
                                                        "seat_taken",
                                                        "no_seat_free",
                                                        "not_your_seat",
                                                        "bad_name",
                                                        "bad_tip",
                                                        "bad_link",
                                                        "bad_text",
                                                        "unknown_phrase",
                                                        "said_enough",
                                                        "table_full",
                                                        "not_begun",
                                                        "already_begun",
                                                        "not_over",
                                                        "not_seated",
                                                        "stale",
                                                        "not_your_turn",
                                                        "already_offered",
                                                        "no_offer",
                                                        "not_asked",
                                                        "turned_down",
                                                        "somebody_away",
                                                        "taken_back_enough",
                                                        "renewed_enough",
                                                        "voided_enough",
                                                        "draw_declined",
                                                        "nothing_to_take_back",
                                                        "not_missing",
                                                        "no_computer_there",
                                                        "may_not_return",
                                                        "already_followed",
                                                        "unavailable",
                                                        "storage_full",
                                                        "damaged",
                                                        "bad_field",
                                                        "wrong_origin",
                                                        "unknown_host",
                                                        "wrong_passphrase",
                                                        "unknown_link",
                                                        "unknown_path",
                                                        "no_record",
                                                        "wrong_method",
                                                        "account_taken",
                                                        "too_many_tries",
                                                        "too_many_connections",
                                                        "no_name",
                                                        "duel_unknown",
                                                        "duel_closed",
                                                        "duel_record",
                                                        "duel_other",
                                                        "duel_dice",
                                                        "duel_choice",
                                                        "duel_unfinished",
                                                        "duel_played",
                                                        "duel_taken",
                                                        "duel_busy",
                                                        "no_player",
                                                        "unknown_puzzle"});
static_assert(names.size() == static_cast<std::size_t>(RefusalReason::UnknownPuzzle) + 1);

struct Naming {
    std::string_view operator()(RefusalReason reason) const { return name(reason); }
    std::string_view operator()(match::Error error) const { return match::name(error); }
    std::string_view operator()(const GameFault& fault) const { return fault.name; }
};

}  // namespace

std::string_view name(RefusalReason reason) { return names[static_cast<std::size_t>(reason)]; }

std::span<const std::string_view> refusal_names() { return names; }

std::string_view name(const Refusal& refusal) { return std::visit(Naming{}, refusal.why); }

}  // namespace parlor::tables
