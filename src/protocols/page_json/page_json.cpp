// SPDX-License-Identifier: MIT
#include "protocols/page_json/page_json.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <limits>

#include "protocols/page_json/answers.h"
#include "protocols/page_json/requests.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;
using page_api::PageApi;

constexpr int most_tables = std::numeric_limits<int>::max();
constexpr int most_hints = 100;
constexpr int most_turns = std::numeric_limits<int>::max();
constexpr int most_results = 10'000;
constexpr std::string_view request_part = "JSON";

template <class T>
json::object answered(const page_api::Answer<T>& answer) {
    return answer ? answer_json(*answer) : answer_json(answer.error());
}
json::object answered(const page_api::Answer<void>& answer) {
    return answer ? json::object{{"ok", true}} : answer_json(answer.error());
}

// Reads what a request of its kind has, and asks for it unless something is wrong with it.
class Asking {
public:
    Asking(PageApi& page, const json::object& request, const base::Stop& stop)
        : page_(page), fields_(request, bad_), stop_(stop) {}

    json::object answer() {
        const std::string ask = fields_.text("ask");
        const auto found = std::ranges::find(kinds, ask, &Kind::name);
        if (found == kinds.end()) return answer_json(page_.bad_request("ask"));
        return (this->*found->answer)();
    }

private:
    struct Kind {
        std::string_view name;
        json::object (Asking::*answer)();
    };

    template <class Ask>
    json::object unless_bad(Ask ask) {
        if (bad_) return answer_json(page_.bad_request(bad_->key));
        return answered(ask());
    }

    int table() { return static_cast<int>(fields_.number("table", most_tables)); }

    json::object shelf() {
        const auto language = page_json::language(fields_);
        return unless_bad([&] { return page_api::Answer<page::Shelf>(page_.shelf(language)); });
    }
    json::object board() {
        const auto language = page_json::language(fields_);
        const auto game = fields_.text("game");
        return unless_bad([&] { return page_.board(language, game); });
    }
    json::object begin() {
        const auto language = page_json::language(fields_);
        const page_api::Plan plan{fields_.text("game"), seats(fields_), fields_.text("seed"),
                                  text_if_there(fields_, "house").value_or("")};
        return unless_bad([&] { return page_.begin(language, plan); });
    }
    json::object resume() {
        const auto language = page_json::language(fields_);
        const auto record = fields_.text("record");
        return unless_bad([&] { return page_.resume(language, record); });
    }
    json::object open() {
        const auto language = page_json::language(fields_);
        page_api::OpenPlan plan{fields_.text("position"), fields_.text("seed")};
        if (fields_.has("seats")) plan.seats = seats(fields_);
        return unless_bad([&] { return page_.open(language, plan); });
    }
    json::object view() {
        const auto language = page_json::language(fields_);
        const int number = table();
        return unless_bad([&] { return page_.view(language, number); });
    }
    json::object close() {
        const int number = table();
        return unless_bad([&] { return page_.close(number); });
    }
    json::object throw_dice() {
        const int number = table();
        const auto thrown = text_if_there(fields_, "thrown");
        return unless_bad([&] { return page_.throw_dice(number, thrown); });
    }
    json::object step() {
        const int number = table();
        const auto step = fields_.text("step");
        return unless_bad([&] { return page_.step(number, step); });
    }
    json::object undo() {
        const int number = table();
        return unless_bad([&] { return page_.undo(number); });
    }
    json::object confirm() {
        const int number = table();
        return unless_bad([&] { return page_.confirm(number); });
    }
    json::object over() {
        const int number = table();
        const std::string seat(fields_.text("seat"));
        return unless_bad([&] { return page_.hand_over(number, seat.empty() ? ' ' : seat[0]); });
    }
    json::object draw() {
        const int number = table();
        return unless_bad([&] { return page_.draw(number); });
    }
    json::object take_back() {
        const int number = table();
        const auto seats = fields_.text("seats");
        return unless_bad([&] { return page_.take_back(number, seats); });
    }
    json::object computer() {
        const int number = table();
        const auto level = fields_.text("level");
        return unless_bad([&] { return page_.computer(number, level, stop_); });
    }
    json::object hint() {
        const int number = table();
        const std::size_t most = fields_.number("most", most_hints);
        return unless_bad([&] { return page_.hint(number, most, stop_); });
    }
    json::object weigh() {
        const int number = table();
        return unless_bad([&] { return page_.weigh(number, stop_); });
    }
    json::object arrange() {
        const auto language = page_json::language(fields_);
        const auto position = fields_.text("position");
        const auto change = rearrangement(fields_);
        return unless_bad([&] { return page_.arrange(language, position, change); });
    }
    json::object results() {
        const auto language = page_json::language(fields_);
        const auto position = fields_.text("position");
        const auto seed = fields_.text("seed");
        const PageApi::Depth depth{fields_.number("most", most_results), effort(fields_), seed};
        return unless_bad([&] { return page_.results(language, position, depth, stop_); });
    }
    json::object throws() {
        const auto language = page_json::language(fields_);
        const auto position = fields_.text("position");
        return unless_bad([&] { return page_.throws(language, position); });
    }
    json::object best_of() {
        const auto language = page_json::language(fields_);
        const auto position = fields_.text("position");
        const auto thrown = fields_.text("thrown");
        return unless_bad([&] { return page_.best_of(language, position, thrown); });
    }
    json::object before() {
        const auto language = page_json::language(fields_);
        const auto position = fields_.text("position");
        return unless_bad([&] { return page_.before(language, position); });
    }
    json::object why() {
        const int number = table();
        const auto from = fields_.text("from");
        const auto to = fields_.text("to");
        return unless_bad([&] { return page_.why(number, from, to); });
    }
    json::object story() {
        const int number = table();
        return unless_bad([&] { return page_.story(number); });
    }
    json::object judge() {
        const int number = table();
        const std::size_t turn = fields_.number("turn", most_turns);
        return unless_bad([&] { return page_.judge(number, turn); });
    }
    json::object sum_up() {
        const int number = table();
        const auto notes = fields_.texts("notes");
        const auto reader = fields_.text("reader");
        return unless_bad([&] { return page_.sum_up(number, notes, reader); });
    }
    json::object picture() {
        const auto language = page_json::language(fields_);
        const auto position = fields_.text("position");
        const bool numbers = fields_.flag("numbers");
        return unless_bad([&] { return page_.picture(language, position, numbers); });
    }

    static constexpr std::array<Kind, 27> kinds{{
        {"shelf", &Asking::shelf},       {"board", &Asking::board},
        {"begin", &Asking::begin},       {"resume", &Asking::resume},
        {"open", &Asking::open},         {"view", &Asking::view},
        {"close", &Asking::close},       {"throw", &Asking::throw_dice},
        {"step", &Asking::step},         {"undo", &Asking::undo},
        {"confirm", &Asking::confirm},   {"over", &Asking::over},
        {"draw", &Asking::draw},         {"take_back", &Asking::take_back},
        {"computer", &Asking::computer}, {"hint", &Asking::hint},
        {"why", &Asking::why},           {"story", &Asking::story},
        {"judge", &Asking::judge},       {"sum_up", &Asking::sum_up},
        {"picture", &Asking::picture},   {"weigh", &Asking::weigh},
        {"arrange", &Asking::arrange},   {"results", &Asking::results},
        {"throws", &Asking::throws},     {"best_of", &Asking::best_of},
        {"before", &Asking::before},
    }};

    PageApi& page_;
    std::optional<json_fields::BadField> bad_{};
    json_fields::Fields fields_;
    const base::Stop& stop_;
};

}  // namespace

std::string answer(PageApi& page, std::string_view request, const base::Stop& stop) {
    json::error_code error;
    const json::value read = json::parse({request.data(), request.size()}, error);
    const json::object* const object = error ? nullptr : read.if_object();
    if (object == nullptr) return json::serialize(answer_json(page.bad_request(request_part)));
    return json::serialize(Asking(page, *object, stop).answer());
}

std::string answer_to_net(PageApi& page, std::string_view file) {
    return json::serialize(answered(page.take_net(file)));
}

}  // namespace parlor::page_json
