// SPDX-License-Identifier: MIT
// What a client is told about itself and its commands.

#include <array>

#include "base/plain.h"
#include "protocols/json_fields/writer.h"
#include "protocols/online_json/document.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

using json_fields::object_text;
using json_fields::ObjectWriter;

constexpr std::size_t longest_puzzle = 16;  // characters
constexpr std::uint32_t highest_rating = 4000;
constexpr std::uint32_t highest_deviation = 350;  // of one who has tried none

// The part may be any text of a client.
void append(ObjectWriter& object, const tables::Refusal& refusal) {
    object.text("error", name(refusal));
    object.text("part", base::plain(refusal.part));
}

std::string_view result_of(const store::DuelEntry& entry) {
    if (entry.points == 1) return "draw";
    return entry.points == 0 ? "lost" : "won";
}

// The accuracy is between 0 and 100; null if there was nothing to choose.
void append(ObjectWriter& object, const store::DuelEntry& entry) {
    object.text("result", result_of(entry));
    object.number("turns", entry.turns);
    if (entry.accuracy < 0) {
        object.null("accuracy");
    } else {
        json_fields::append_figure(object.open("accuracy"),
                                   static_cast<double>(entry.accuracy) / 10);
    }
    json_fields::append_figure(object.open("luck"), static_cast<double>(entry.luck) / 1000);
}

}  // namespace

std::string welcome_json(const Welcome& welcome) {
    return object_text([&](ObjectWriter& object) {
        ObjectWriter fields(object.open("welcome"));
        fields.text("player", welcome.player);
        fields.text("name", welcome.name);
        fields.text("account", welcome.account);
        fields.text("version", welcome.version);
    });
}

std::string done_json(std::string_view id, std::optional<tables::Seq> seq, std::string_view table) {
    return object_text([&](ObjectWriter& object) {
        object.text("answer", id);
        object.flag("ok", true);
        if (seq) object.number("seq", *seq);
        if (!table.empty()) object.text("table", table);
    });
}

std::string refused_json(std::string_view id, const tables::Refusal& refusal) {
    return object_text([&](ObjectWriter& object) {
        object.text("answer", id);
        object.flag("ok", false);
        append(object, refusal);
    });
}

std::string trouble_json(const tables::Refusal& refusal) {
    return object_text([&](ObjectWriter& object) { append(object, refusal); });
}

std::string problem_json(const tables::Refusal& refusal) { return trouble_json(refusal); }

using json_fields::ObjectWriter;

std::string me_json(const Me& me) {
    return object_text([&](ObjectWriter& object) {
        object.text("player", me.player);
        object.text("name", me.name);
        object.text("account", me.account);
        object.flag("hasLink", me.has_link);
    });
}

std::string link_json(std::string_view link) {
    return object_text([&](ObjectWriter& object) { object.text("link", link); });
}

std::string duels_json(const DuelTable& table) {
    return object_text([&](ObjectWriter& object) {
        object.text("day", table.day);
        object.text("edition", table.edition);
        object.number("page", static_cast<std::int64_t>(table.page));
        object.flag("more", table.has_more);
        object.list("duels", table.duels, [&](std::string& to, const store::PlacedDuel& each) {
            ObjectWriter line(to);
            line.number("place", static_cast<std::int64_t>(each.place));
            line.text("name", each.name);
            line.flag("yours", each.entry.player == table.player);
            append(line, each.entry);
        });
    });
}

std::string duel_json(const store::DuelEntry& entry) {
    return object_text([&](ObjectWriter& object) { append(object, entry); });
}

std::string puzzle_ratings_json(const std::vector<store::PuzzleRating>& ratings) {
    const auto whole = [](std::int64_t thousandths) { return (thousandths + 500) / 1000; };
    return object_text([&](ObjectWriter& object) {
        for (const store::PuzzleRating& each : ratings) {
            const std::array figures{whole(each.rating), whole(each.deviation), each.attempts};
            object.list(each.puzzle, figures, json_fields::append_number);
        }
    });
}

base::Expected<std::vector<PuzzleAttempt>, tables::Refusal> puzzle_attempts(std::string_view json) {
    const auto refused = [](tables::RefusalReason why, std::string part) {
        return base::unexpected(tables::Refusal{why, std::move(part)});
    };
    constexpr std::string_view key = "attempts";
    const Document document(json);
    std::optional<BadField> bad;
    const boost::json::array& sent = Fields(document.object(), bad).list(key);
    if (document.fault() || bad) {
        return refused(tables::RefusalReason::FieldMissing, std::string(key));
    }
    if (sent.size() > most_attempts)
        return refused(tables::RefusalReason::TooLong, std::string(key));
    std::vector<PuzzleAttempt> all;
    for (const boost::json::value& each : sent) {
        const boost::json::object* object = each.if_object();
        if (object == nullptr) return refused(tables::RefusalReason::BadField, std::string(key));
        Fields fields(*object, bad);
        all.push_back(
            {.puzzle = fields.id("puzzle", longest_puzzle),
             .right = fields.flag("right"),
             .rating = static_cast<double>(fields.number("rating", highest_rating)),
             .deviation = static_cast<double>(fields.number("deviation", highest_deviation))});
        if (bad) return refused(tables::RefusalReason::BadField, bad->key);
    }
    return all;
}

std::optional<std::string> text_field(std::string_view json, std::string_view field) {
    const Document document(json);
    std::optional<BadField> bad;
    Fields fields(document.object(), bad);
    std::string text = fields.text(field);
    if (document.fault() || bad) return std::nullopt;
    return text;
}

}  // namespace parlor::online_json
