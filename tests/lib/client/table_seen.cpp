// SPDX-License-Identifier: MIT
#include "client/table_seen.h"

#include <array>
#include <boost/json.hpp>
#include <charconv>

#include "client/fields.h"
#include "games/games.h"
#include "rules/game/record.h"
#include "rules/match/resume.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;

std::uint32_t number_of(const json::object& object, std::string_view key) {
    return object.at(key).to_number<std::uint32_t>();
}

StateSeen state_of(const json::object& state) {
    StateSeen seen{.seq = number_of(state, "seq"),
                   .played = number_of(state, "played"),
                   .phase = text_of(state, "phase"),
                   .to_act = text_of(state, "toAct"),
                   .due = text_of(state, "due")};
    for (const json::value& each : state.at("seats").as_array()) {
        const char seat = text_of(each.as_object(), "seat").front();
        const std::string link = text_of(each.as_object(), "link");
        if (!link.empty()) seen.links[seat] = link;
        if (!text_of(each.as_object(), "level").empty()) seen.computers += seat;
    }
    return seen;
}

EventSeen event_of(const json::object& event, bool with_text) {
    EventSeen seen{
        .seq = number_of(event, "seq"), .kind = text_of(event, "kind"), .id = text_of(event, "id")};
    for (const std::string_view key : {"seat", "thrown", "step", "record"}) {
        if (event.contains(key)) seen.said = text_of(event, key);
    }
    if (with_text) seen.text = json::serialize(event);
    return seen;
}

}  // namespace

std::optional<NewsSeen> read_news(std::string_view message, bool with_texts) {
    static std::array<unsigned char, 65536> memory;
    json::monotonic_resource resource(memory.data(), memory.size());
    json::error_code error;
    const json::value told =
        json::parse(json::string_view(message.data(), message.size()), error, &resource);
    if (error || !told.is_object()) return std::nullopt;
    const json::object& object = told.get_object();
    NewsSeen news{.table = text_of(object, "table")};
    if (const json::value* events = object.if_contains("events")) {
        for (const json::value& each : events->as_array()) {
            news.events.push_back(event_of(each.as_object(), with_texts));
        }
        news.state = state_of(object.at("state").as_object());
        return news;
    }
    if (const json::value* snapshot = object.if_contains("snapshot")) {
        news.is_snapshot = true;
        news.state = state_of(snapshot->at("state").as_object());
        news.record = text_of(snapshot->as_object(), "record");
        return news;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> newest_seq(std::string_view message) {
    constexpr std::string_view key = R"("state":{"seq":)";
    const std::size_t found = message.rfind(key);
    if (found == std::string_view::npos) return std::nullopt;
    std::uint32_t seq = 0;
    const char* begin = message.data() + found + key.size();
    std::from_chars(begin, message.data() + message.size(), seq);
    return seq;
}

std::string TableSeen::resume(const std::string& record) {
    const auto read = game::read(record);
    if (!read) return "record unreadable: " + record;
    auto match = games::resume(*read);
    if (!match) {
        return "record damaged: " + std::string(name(match.error().front().fault)) + " " +
               match.error().front().part;
    }
    match_ = std::move(*match);
    return "";
}

std::string TableSeen::take_snapshot(const NewsSeen& news) {
    if (news.state.seq < seq_) return "";
    seq_ = news.state.seq;
    state_ = news.state;
    if (news.record.empty()) return "";
    if (news.state.phase == "over") record_ = news.record;
    return resume(news.record);
}

std::string TableSeen::apply(const EventSeen& event) {
    if (event.seq != seq_ + 1) return "event " + std::to_string(event.seq) + " out of order";
    seq_ = event.seq;
    const auto told = [&](const auto& done) -> std::string {
        if (done) return "";
        return event.kind + " " + event.said + ": " + std::string(name(done.error().error));
    };
    if (event.kind == "begun" || event.kind == "taken_back") return resume(event.said);
    if (event.kind == "ended") record_ = event.said;
    if (event.kind == "thrown") return told(match_->throw_dice(event.said));
    if (event.kind == "stepped") return told(match_->make(event.said));
    if (event.kind == "undone") return told(match_->undo());
    if (event.kind == "handed_over") return told(match_->hand_over(event.said.front()));
    if (event.kind == "confirmed") return told(match_->confirm());
    return "";
}

}  // namespace parlor::tests
