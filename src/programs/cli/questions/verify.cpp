// SPDX-License-Identifier: MIT
// `parlor verify`: whether a recorded game was played by the rules, and whether its dice are those
// that were published before the first throw (docs/fair-dice.md).

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/games.h"
#include "online/fair_dice/check.h"
#include "presentation/language/language.h"
#include "presentation/sentences/teller.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/play/records.h"
#include "rules/match/dice.h"

namespace parlor::cli {
namespace {

struct VerifyOptions : CommandOptions {
    std::string file = "-";  // the standard input
    std::string board;       // the file of a board; empty: the game's own
};

bool is_about_seat(const fair_dice::CheckError& error) {
    return error.fault == fair_dice::CheckFault::SeedMissing ||
           error.fault == fair_dice::CheckFault::LinkDiffers ||
           error.fault == fair_dice::CheckFault::LinkMisplaced ||
           error.fault == fair_dice::CheckFault::LinkMissing;
}

class Verifier {
public:
    Verifier(const VerifyOptions& options, const RecordFile& file, const game::Record& record)
        : file_(file),
          record_(record),
          voice_(games::of(record.game).teller().voice(options.language, record.edition)) {
        for (const game::RecordedSeat& each : record.seats) {
            voice_.names.push_back({each.letter, each.name.value_or("")});
        }
    }

    // Checks both: a changed throw also spoils the game, and only the dice show which one it was.
    [[nodiscard]] bool run() const {
        const bool played = is_played();
        const bool thrown = record_.commitment.empty() ? are_as_drawn() : are_as_published();
        return played && thrown;
    }

private:
    void tell(std::string_view key, language::Arguments arguments = {}) const {
        fmt::print("{}\n", voice_.say(key, arguments));
    }

    [[nodiscard]] bool is_played() const {
        if (!play_through(voice_.language, file_, record_)) return false;
        tell("verify.record", {{"turns", fmt::to_string(record_.turns.size())}});
        return true;
    }

    [[nodiscard]] bool are_as_drawn() const {
        if (!record_.seed) {
            complain_of(voice_.say("verify.no_commitment"),
                        name(fair_dice::CheckFault::NoCommitment));
            return false;
        }
        const auto throws = match::throws_of(record_);
        const bool sound =
            match::Dice(*record_.seed, games::of(record_.game).dice(), throws).are_as_drawn();
        const std::string seed = fmt::to_string(record_.seed->seed);
        if (!sound) {
            complain_of(voice_.say("replay.dice_differ", {{"seed", seed}}),
                        name(fair_dice::CheckFault::ThrowDiffers));
            return false;
        }
        tell("verify.seeded", {{"throws", fmt::to_string(throws.size())}, {"seed", seed}});
        return true;
    }

    [[nodiscard]] bool are_as_published() const {
        tell("verify.published", {{"commitment", record_.commitment}});
        const auto checked = fair_dice::check(record_);
        if (!checked) {
            complain(checked.error());
            return false;
        }
        tell("verify.secret");
        tell("verify.table", {{"table", checked->table}});
        for (const fair_dice::SeatSeed& each : checked->seeds) {
            tell("verify.seed", {{"seat", voice_.seat(each.seat)}, {"seed", each.seed}});
        }
        if (checked->seeds.empty()) tell("verify.no_seeds");
        if (checked->voided > 0) {
            tell("verify.voided", {{"voided", fmt::to_string(checked->voided)}});
        }
        for (const fair_dice::SeatLinks& each : checked->links) {
            tell(each.missing > 0 ? "verify.links_missing" : "verify.links",
                 {{"seat", voice_.seat(each.seat)},
                  {"links", fmt::to_string(each.given)},
                  {"missing", fmt::to_string(each.missing)}});
        }
        for (const fair_dice::DiceNote& each : checked->notes) tell_of(each);
        tell("verify.throws", {{"throws", fmt::to_string(checked->throws)}});
        return true;
    }

    void tell_of(const fair_dice::DiceNote& note) const {
        using Kind = fair_dice::DiceNote::Kind;
        constexpr std::array<std::string_view, 4> keys{"verify.note_tip", "verify.note_replaced",
                                                       "verify.note_returned",
                                                       "verify.note_taken_back"};
        const std::string seat = note.kind == Kind::TakenBack ? "" : voice_.seat(note.seat);
        tell(keys[static_cast<std::size_t>(note.kind)],
             {{"turn", fmt::to_string(note.turn)}, {"seat", seat}});
    }

    void complain(const fair_dice::CheckError& error) const {
        const std::string_view fault = name(error.fault);
        const std::string part =
            is_about_seat(error) ? voice_.seat(error.part.front()) : error.part;
        const std::string reason =
            voice_.say(fmt::format("verify.{}", fault), {{"part", part},
                                                         {"number", fmt::to_string(error.number)},
                                                         {"expected", error.expected}});
        const std::string line = fmt::to_string(error.line);
        complain_of(error.line == 0
                        ? reason
                        : voice_.say("play.damaged",
                                     {{"file", file_.path}, {"line", line}, {"reason", reason}}),
                    fault);
    }

    const RecordFile& file_;
    const game::Record& record_;
    sentences::Voice voice_;
};

int verify(const VerifyOptions& options) {
    const RecordFile file{options.file, options.board, options.file == "-"};
    const auto record = read_record(options.language, file);
    if (!record) return exit_bad;
    return Verifier(options, file, *record).run() ? exit_ok : exit_no;
}

}  // namespace

void add_verify(CommandLine& line) {
    auto [command, options] = line.add("verify", verify);
    command.option("file", options.file, "file_or_input")->option_text("FILE");
    command.board(options.board);
    command.example("parlor verify game.txt");
}

}  // namespace parlor::cli
