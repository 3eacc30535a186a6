// SPDX-License-Identifier: MIT
#include "protocols/report_json/engine_json.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "protocols/report_json/parts.h"

namespace parlor::report_json {
namespace {

namespace json = boost::json;
using engine_lines::MessageFault;
using engine_lines::Question;

constexpr std::uint64_t most_plays = 1000;

// Reads the fields of a request; the first that is no good is its fault.
class RequestReader {
public:
    base::Expected<Question, MessageFault> read(const json::object& request) {
        if (!request.contains("position")) fail("field_missing", "position");
        for (const auto& each : request) {
            const std::string key(each.key());
            if (key == "id") continue;
            const auto field = std::ranges::find(fields, key, &Field::key);
            if (field == fields.end()) {
                fail("field_unexpected", key);
            } else if (!(this->*field->read)(each.value())) {
                fail("wrong_type", key);
            }
        }
        if (fault_.name.empty()) return question_;
        return base::unexpected(engine_lines::shortened(fault_));
    }

private:
    using ReadField = bool (RequestReader::*)(const json::value&);
    struct Field {
        std::string_view key;
        ReadField read;
    };

    void fail(std::string name, std::string part) {
        if (fault_.name.empty()) fault_ = {std::move(name), std::move(part)};
    }

    // Each tells whether the value is of the right type.
    bool read_position(const json::value& value) {
        if (!value.is_string()) return false;
        question_.position = json::value_to<std::string>(value);
        return true;
    }
    bool read_level(const json::value& value) {
        if (value.is_string()) {
            question_.level = json::value_to<std::string>(value);
        } else if (value.is_int64()) {
            question_.level = std::to_string(value.get_int64());
        } else {
            return false;
        }
        return true;
    }
    bool read_time(const json::value& value) {
        const auto time = number(value, engine_lines::longest_thinking_ms);
        if (time) question_.milliseconds = static_cast<int>(*time);
        return time.has_value();
    }
    bool read_seed(const json::value& value) {
        const auto seed = number(value, ~std::uint64_t{0});
        if (seed) question_.seed = *seed;
        return seed.has_value();
    }
    bool read_most(const json::value& value) {
        const auto most = number(value, most_plays);
        if (!most || *most == 0) return false;
        question_.most = static_cast<std::size_t>(*most);
        return true;
    }
    bool read_want(const json::value& value) {
        if (!value.is_string()) return false;
        if (value.get_string() == "advice") {
            question_.want = engine_lines::Want::Advice;
        } else if (value.get_string() != "bestplay") {
            fail("unknown_want", json::value_to<std::string>(value));
        }
        return true;
    }

    static std::optional<std::uint64_t> number(const json::value& value, std::uint64_t most) {
        json::error_code error;
        const auto read = value.to_number<std::uint64_t>(error);
        return error || read > most ? std::nullopt : std::optional(read);
    }

    static constexpr std::array<Field, 6> fields{{
        {"position", &RequestReader::read_position},
        {"level", &RequestReader::read_level},
        {"time_ms", &RequestReader::read_time},
        {"seed", &RequestReader::read_seed},
        {"most", &RequestReader::read_most},
        {"want", &RequestReader::read_want},
    }};

    Question question_;
    MessageFault fault_;
};

void add(json::object& reply, const engine_lines::Thought& thought) {
    reply["play"] = thought.play;
    reply["after"] = thought.after;
    if (!thought.chances.empty()) reply["chances"] = by_side(thought.sides, thought.chances);
}

void add(json::object& reply, const engine_lines::Advised& advised) {
    json::array all;
    for (const coach::Advice& each : advised.plays) {
        all.push_back(play_json(advised.sides, each));
    }
    reply["advice"] = std::move(all);
}

}  // namespace

EngineRequest read_request(std::string_view line) {
    json::error_code error;
    const json::value read = json::parse({line.data(), line.size()}, error);
    if (error) return {{}, base::unexpected(MessageFault{"not_json", error.message()})};
    const json::object* request = read.if_object();
    if (request == nullptr) return {{}, base::unexpected(MessageFault{"wrong_type", "the line"})};
    const json::value* id = request->if_contains("id");
    return {id == nullptr ? std::string() : json::serialize(*id), RequestReader().read(*request)};
}

std::string reply_json(std::string_view id, const engine_lines::Found& found) {
    json::object reply;
    if (!id.empty()) reply["id"] = json::parse({id.data(), id.size()});
    if (found) {
        std::visit([&](const auto& each) { add(reply, each); }, *found);
    } else {
        reply["error"] = found.error().name;
        reply["part"] = found.error().part;
    }
    return json::serialize(reply);
}

}  // namespace parlor::report_json
