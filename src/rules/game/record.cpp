// SPDX-License-Identifier: MIT
#include "rules/game/record.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "base/plain.h"

namespace parlor::game {
namespace {

// Pads most turns to the same width, so that positions line up.
constexpr std::size_t number_width = 3;
constexpr std::size_t play_width = 15;

class Writer {
public:
    std::string write(const Record& record) {
        all_ = "parlor record " + std::to_string(record_version) + '\n';
        write_tags(record);
        write_notes(record.notes, 0);
        if (!record.turns.empty()) all_ += '\n';
        for (std::size_t i = 0; i < record.turns.size(); ++i) {
            assert(i + 1 == record.turns.size() || !record.turns[i].is_pending());
            write_turn(std::to_string(i + 1), record.turns[i]);
            write_notes(record.turns[i].notes, number_width + 1);
        }
        return std::move(all_);
    }

private:
    void write_tags(const Record& record) {
        tag_if("game", record.game);
        tag_if("edition", record.edition);
        tag_if("switches", record.switches);
        for (const RecordedSeat& seat : record.seats) {
            assert(seat.name != "-");
            tag(std::string("seat ") + seat.letter, seat.name.value_or("-"));
        }
        tag_if("date", record.date);
        if (record.seed) tag("seed", text(*record.seed));
        tag_if("commitment", record.commitment);
        tag_if("opening", text(record.opening));
        tag_if("start", record.start);
        for (const Tag& each : record.others) {
            assert(is_tag_name(each.name) && !is_known_tag(each.name));
            tag(each.name, each.value);
        }
        tag("result", record.result.empty() ? "unfinished" : record.result);
    }

    void tag(std::string_view name, std::string_view value) {
        assert(base::is_plain(name) && base::is_plain(value));
        (all_ += name) += ':';
        if (!value.empty()) (all_ += ' ') += value;
        all_ += '\n';
    }
    void tag_if(std::string_view name, std::string_view value) {
        if (!value.empty()) tag(name, value);
    }

    void write_notes(const std::vector<std::string>& notes, std::size_t indent) {
        for (const std::string& each : notes) {
            assert(base::is_plain(each) && !each.empty());
            ((all_.append(indent, ' ') += "# ") += each) += '\n';
        }
    }

    void write_turn(const std::string& number, const Turn& turn) {
        if (number.size() < number_width) all_.append(number_width - number.size(), ' ');
        (((all_ += number) += ' ') += turn.seat) += ' ';
        (all_ += turn.thrown) += ' ';
        if (turn.is_pending()) {
            if (!turn.play.empty()) (all_ += turn.play) += ' ';
            all_ += "...\n";
            return;
        }
        all_ += turn.play;
        if (turn.play.size() < play_width) all_.append(play_width - turn.play.size(), ' ');
        ((all_ += " -> ") += turn.after) += '\n';
    }

    static std::string text(const Seed& seed) {
        std::string all = std::to_string(seed.seed);
        if (seed.stream != 0) all += " stream " + std::to_string(seed.stream);
        return all;
    }
    static std::string text(const std::vector<RecordedThrow>& opening) {
        std::string all;
        for (const RecordedThrow& each : opening) {
            if (!all.empty()) all += ", ";
            ((all += each.seat) += ' ') += each.thrown;
        }
        return all;
    }

    std::string all_;
};

}  // namespace

int SourceLines::of_tag(std::string_view name) const {
    const auto found = std::ranges::find(tags_, name, &std::pair<std::string, int>::first);
    return found == tags_.end() ? 0 : found->second;
}

int SourceLines::of_turn(std::size_t index) const {
    return index < turns_.size() ? turns_[index] : 0;
}

std::string_view name(RecordFault fault) {
    constexpr std::array<std::string_view, 13> names{"empty",
                                                     "not_a_record",
                                                     "unknown_version",
                                                     "cut_off",
                                                     "not_plain",
                                                     "unknown_line",
                                                     "tag_missing",
                                                     "tag_repeated",
                                                     "tag_misplaced",
                                                     "tag_unreadable",
                                                     "turn_unreadable",
                                                     "turn_out_of_order",
                                                     "turn_after_pending"};
    return names[static_cast<std::size_t>(fault)];
}

std::string write(const Record& record) { return Writer().write(record); }

}  // namespace parlor::game
