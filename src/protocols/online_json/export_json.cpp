// SPDX-License-Identifier: MIT
#include "protocols/online_json/export_json.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "protocols/json_fields/fields.h"

namespace parlor::online_json {
namespace {

namespace json = boost::json;
using json_fields::BadField;
using json_fields::FieldFault;
using json_fields::Fields;

// That the imported store is to have too, so that guests stay who they are.
constexpr std::array settings{store::cookie_keys_setting, store::table_key_setting};
constexpr std::int64_t version = 1;
constexpr std::size_t most_events_at_once = 5000;

std::string line_of(const json::object& object) { return json::serialize(object) + '\n'; }

json::array array_of(const std::vector<std::string>& texts) {
    json::array all;
    for (const std::string& each : texts) all.emplace_back(each);
    return all;
}

std::string player_line(const store::Player& player) {
    return line_of({{"player", player.id},
                    {"name", player.name},
                    {"account", player.account},
                    {"passphrase", player.passphrase},
                    {"link", player.link},
                    {"epoch", player.epoch},
                    {"made", player.made},
                    {"seen", player.seen}});
}

std::string duel_line(const store::DuelEntry& duel) {
    return line_of({{"duel", duel.day},
                    {"edition", duel.edition},
                    {"by", duel.player},
                    {"digest", duel.digest},
                    {"points", duel.points},
                    {"turns", duel.turns},
                    {"accuracy", duel.accuracy},
                    {"luck", duel.luck},
                    {"at", duel.at}});
}

std::string rating_line(const store::PuzzleRating& rating) {
    return line_of({{"puzzle", rating.puzzle},
                    {"rating", rating.rating},
                    {"deviation", rating.deviation},
                    {"volatility", rating.volatility},
                    {"attempts", rating.attempts}});
}

std::string attempt_line(const store::PuzzleAttempt& attempt) {
    return line_of({{"tried", attempt.puzzle}, {"by", attempt.player}, {"at", attempt.at}});
}

std::string table_line(const store::ListedTable& listed, const store::StoredTable& stored,
                       const std::string& record) {
    const store::Listing& listing = listed.listing;
    return line_of({{"table", listed.table},
                    {"secret", stored.secret},
                    {"phase", name(listing.phase)},
                    {"public", listing.is_public},
                    {"changed", listing.changed},
                    {"players", array_of(listing.players)},
                    {"awaited", listing.awaited},
                    {"goesOn", listing.goes_on},
                    {"card", listing.card},
                    {"record", record},
                    {"events", array_of(stored.events)}});
}

store::Phase phase(Fields& line) {
    const auto found = store::parse_phase(line.text("phase"));
    if (!found) line.blame(FieldFault::WrongType, "phase");
    return found.value_or(store::Phase::Open);
}

store::Player player_of(Fields& line) {
    return {.id = line.text("player"),
            .name = line.text("name"),
            .account = line.text("account"),
            .passphrase = line.text("passphrase"),
            .link = line.text("link"),
            // An older export has none.
            .epoch = line.has("epoch") ? line.integer("epoch") : 0,
            .made = line.integer("made"),
            .seen = line.integer("seen")};
}

store::DuelEntry duel_of(Fields& line) {
    return {.day = line.text("duel"),
            .edition = line.text("edition"),
            .player = line.text("by"),
            .digest = line.text("digest"),
            .points = line.integer("points"),
            .turns = line.integer("turns"),
            .accuracy = line.integer("accuracy"),
            .luck = line.integer("luck"),
            .at = line.integer("at")};
}

store::PuzzleRating rating_of(Fields& line) {
    return {.puzzle = line.text("puzzle"),
            .rating = line.integer("rating"),
            .deviation = line.integer("deviation"),
            .volatility = line.integer("volatility"),
            .attempts = line.integer("attempts")};
}

store::PuzzleAttempt attempt_of(Fields& line) {
    return {.player = line.text("by"), .puzzle = line.text("tried"), .at = line.integer("at")};
}

store::Write write_of(Fields& line) {
    return {.table = line.text("table"),
            .first = 1,
            .events = line.texts("events"),
            .listing = store::Listing{.phase = phase(line),
                                      .is_public = line.flag("public"),
                                      .changed = line.integer("changed"),
                                      .players = line.texts("players"),
                                      .awaited = line.text("awaited"),
                                      .goes_on = line.flag("goesOn"),
                                      .card = line.text("card")},
            .secret = line.text("secret"),
            .record = line.text("record")};
}

}  // namespace

store::Result<void> export_lines(store::Store& store,
                                 const std::function<void(std::string_view)>& tell) {
    tell(line_of({{"parlor_export", version}}));
    for (const std::string_view each : settings) {
        const auto value = store.setting(each);
        if (!value) return base::unexpected(value.error());
        if (!value->empty()) tell(line_of({{each, *value}}));
    }
    auto told = store.each_player([&](const store::Player& each) { tell(player_line(each)); });
    if (!told) return told;
    told = store.each_duel([&](const store::DuelEntry& each) { tell(duel_line(each)); });
    if (!told) return told;
    const auto ratings = store.puzzle_ratings(0);
    if (!ratings) return base::unexpected(ratings.error());
    for (const store::PuzzleRating& each : *ratings) tell(rating_line(each));
    told = store.each_puzzle_attempt(
        [&](const store::PuzzleAttempt& each) { tell(attempt_line(each)); });
    if (!told) return told;
    return store.each_table(
        [&](const store::ListedTable& listed, const store::StoredTable& stored,
            const std::string& record) { tell(table_line(listed, stored, record)); });
}

base::Expected<void, ImportError> Importer::take(std::string_view line) {
    ++line_;
    const auto bad = base::unexpected(ImportError(BadLine{line_}));
    json::error_code error;
    const json::value read = json::parse({line.data(), line.size()}, error);
    const json::object* object = error ? nullptr : read.if_object();
    if (object == nullptr) return bad;
    std::optional<BadField> bad_field;
    Fields fields(*object, bad_field);
    if (line_ == 1) {
        if (fields.integer("parlor_export") != version) return bad;
        return {};
    }
    if (object->contains("player")) {
        const store::Player player = player_of(fields);
        return bad_field ? bad : take_player(player);
    }
    if (object->contains("duel")) {
        const store::DuelEntry duel = duel_of(fields);
        return bad_field ? bad : take_duel(duel);
    }
    if (object->contains("puzzle")) {
        const store::PuzzleRating rating = rating_of(fields);
        return bad_field ? bad : noted(store_.keep(rating));
    }
    if (object->contains("tried")) {
        const store::PuzzleAttempt attempt = attempt_of(fields);
        return bad_field ? bad : noted(store_.keep(attempt));
    }
    if (object->contains("table")) {
        writes_.push_back(write_of(fields));
        events_ += writes_.back().events.size();
        if (bad_field) return bad;
        return events_ < most_events_at_once ? base::Expected<void, ImportError>{} : write();
    }
    const auto setting = std::ranges::find_if(
        settings, [&](std::string_view name) { return object->contains(name); });
    if (setting == settings.end()) return bad;
    const std::string value = fields.text(*setting);
    if (bad_field) return bad;
    const auto kept = store_.keep_setting(*setting, value);
    if (!kept) return base::unexpected(ImportError(kept.error()));
    return {};
}

base::Expected<void, ImportError> Importer::take_duel(const store::DuelEntry& duel) {
    const auto entered = store_.enter(duel);
    if (!entered) return base::unexpected(ImportError(entered.error()));
    if (*entered != store::DuelOutcome::Entered) ++imported_.skipped;
    return {};
}

base::Expected<void, ImportError> Importer::noted(const store::Result<bool>& is_new) {
    if (!is_new) return base::unexpected(ImportError(is_new.error()));
    if (!*is_new) ++imported_.skipped;
    return {};
}

base::Expected<void, ImportError> Importer::take_player(const store::Player& player) {
    const auto there = store_.player(player.id);
    if (!there) return base::unexpected(ImportError(there.error()));
    if (*there) {
        ++imported_.skipped;
        return {};
    }
    const auto kept = store_.keep(player);
    if (!kept) return base::unexpected(ImportError(kept.error()));
    ++(*kept ? imported_.players : imported_.skipped);
    return {};
}

base::Expected<void, ImportError> Importer::write() {
    const auto written = store_.write(writes_);
    if (!written) return base::unexpected(ImportError(written.error()));
    for (const store::WriteOutcome each : *written) {
        ++(each == store::WriteOutcome::Done ? imported_.tables : imported_.skipped);
    }
    writes_.clear();
    events_ = 0;
    return {};
}

base::Expected<Imported, ImportError> Importer::finish() {
    if (line_ == 0) return base::unexpected(ImportError(BadLine{1}));
    if (const auto written = write(); !written) return base::unexpected(written.error());
    return imported_;
}

}  // namespace parlor::online_json
