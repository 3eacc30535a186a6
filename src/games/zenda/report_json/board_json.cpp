// SPDX-License-Identifier: MIT
#include "games/zenda/report_json/board_json.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "base/numbers.h"
#include "games/zenda/rules/board_defects.h"

namespace parlor::zenda {
namespace {

namespace json = boost::json;

std::string_view view(json::string_view text) { return {text.data(), text.size()}; }

// Collects what it reads and every defect it meets.
class BoardReader {
public:
    base::Expected<Board, BoardDefects> read(std::string_view text) {
        json::error_code error;
        const json::value file = json::parse({text.data(), text.size()}, error);
        if (error) {
            report(BoardFault::NotJson, error.message());
        } else if (const json::object* board = as_object(file, "the file")) {
            refuse_others(*board, {"spots", "roads", "strict"}, "the file");
            read_strict(*board);
            read_all(*board, "spots", [this](const auto& each) { read_spot(each); });
            read_all(*board, "roads", [this](const auto& each) { read_road(each); });
        }
        if (found_.empty()) return Board::make(std::move(plan_));
        // Of the board that is drawn only what holds whatever else the file was meant to say.
        for (BoardDefect& each : defects(plan_)) {
            if (each.fault == BoardFault::UnknownSpot) found_.push_back(std::move(each));
        }
        return base::unexpected(std::move(found_));
    }

private:
    void report(BoardFault fault, std::string part) { found_.push_back({fault, std::move(part)}); }

    const json::object* as_object(const json::value& value, const std::string& where) {
        if (const json::object* object = value.if_object()) return object;
        report(BoardFault::WrongType, where);
        return nullptr;
    }

    void refuse_others(const json::object& object, std::initializer_list<std::string_view> known,
                       const std::string& where) {
        for (const auto& each : object) {
            const std::string_view key = view(each.key());
            if (std::ranges::find(known, key) != known.end()) continue;
            report(BoardFault::FieldUnexpected, where + ": " + std::string(key));
        }
    }

    const json::value* field(const json::object& object, std::string_view key,
                             const std::string& where) {
        const json::value* value = object.if_contains({key.data(), key.size()});
        if (value == nullptr) report(BoardFault::FieldMissing, where + ": " + std::string(key));
        return value;
    }

    template <class ReadOne>
    void read_all(const json::object& board, std::string_view key, ReadOne read_one) {
        const json::value* list = field(board, key, "the file");
        if (list == nullptr) return;
        if (!list->is_array()) return report(BoardFault::WrongType, std::string(key));
        for (const json::value& each : list->get_array()) read_one(each);
    }

    void read_strict(const json::object& board) {
        const json::value* strict = board.if_contains("strict");
        if (strict == nullptr) return;
        if (!strict->is_bool()) return report(BoardFault::WrongType, "strict");
        plan_.strict = strict->get_bool();
    }

    // Ids are the numbers on the board, in order.
    void read_spot(const json::value& value) {
        const std::string number = std::to_string(plan_.spots.size() + 1);
        const std::string where = "spot " + number;
        BoardPlan::Place& place = plan_.spots.emplace_back();
        const json::object* spot = as_object(value, where);
        if (spot == nullptr) return;
        refuse_others(*spot, {"id", "x", "y", "kind"}, where);
        if (const auto id = text_field(*spot, "id", where); id && *id != number) {
            report(BoardFault::SpotOutOfOrder, where + ": " + std::string(*id));
        }
        place.x = number_field(*spot, "x", where);
        place.y = number_field(*spot, "y", where);
        if (const auto named = text_field(*spot, "kind", where)) {
            const auto kind = parse_kind(*named);
            if (!kind) return report(BoardFault::UnknownKind, where + ": " + std::string(*named));
            place.kind = *kind;
        }
    }

    void read_road(const json::value& value) {
        const std::string where = "road number " + std::to_string(++roads_read_);
        const json::array* ends = value.if_array();
        if (ends == nullptr || ends->size() != 2) return report(BoardFault::WrongType, where);
        const auto one = read_end(ends->front(), where);
        const auto other = read_end(ends->back(), where);
        if (one && other) plan_.roads.push_back({*one, *other});
    }

    // Whether there is a spot of that number is for the board to say.
    std::optional<int> read_end(const json::value& value, const std::string& where) {
        const json::string* id = value.if_string();
        if (id == nullptr) {
            report(BoardFault::WrongType, where);
            return std::nullopt;
        }
        const auto number = base::parse_number(view(*id));
        if (!number) report(BoardFault::UnknownSpot, where + ": " + std::string(view(*id)));
        return number;
    }

    std::optional<std::string_view> text_field(const json::object& object, std::string_view key,
                                               const std::string& where) {
        const json::value* value = field(object, key, where);
        if (value == nullptr) return std::nullopt;
        if (const json::string* text = value->if_string()) return view(*text);
        report(BoardFault::WrongType, where + ": " + std::string(key));
        return std::nullopt;
    }

    double number_field(const json::object& object, std::string_view key,
                        const std::string& where) {
        const json::value* value = field(object, key, where);
        if (value == nullptr) return 0;
        if (value->is_number()) return value->to_number<double>();
        report(BoardFault::WrongType, where + ": " + std::string(key));
        return 0;
    }

    BoardPlan plan_;
    int roads_read_ = 0;
    BoardDefects found_;
};

}  // namespace

base::Expected<Board, BoardDefects> read_board(std::string_view json) {
    return BoardReader().read(json);
}

std::string board_file(const BoardPlan& plan) {
    const auto quoted = [](int number) { return '"' + std::to_string(number) + '"'; };
    std::string spots;
    int number = 0;
    for (const auto& place : plan.spots) {
        spots += spots.empty() ? "\n    {\"id\": " : ",\n    {\"id\": ";
        spots += quoted(++number) + R"(, "x": )" + std::to_string(std::lround(place.x)) +
                 R"(, "y": )" + std::to_string(std::lround(place.y)) + R"(, "kind": ")" +
                 std::string(name(place.kind)) + R"("})";
    }
    std::string roads;
    for (const auto& road : plan.roads) {
        roads += roads.empty() ? "\n    [" : ",\n    [";
        roads += quoted(road.one) + ", " + quoted(road.other) + ']';
    }
    const std::string strict = plan.strict ? "" : "\n  \"strict\": false,";
    return "{" + strict + "\n  \"spots\": [" + spots + "\n  ],\n  \"roads\": [" + roads +
           "\n  ]\n}\n";
}

}  // namespace parlor::zenda
