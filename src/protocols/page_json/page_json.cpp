// SPDX-License-Identifier: MIT
#include "protocols/page_json/page_json.h"

#include <algorithm>
#include <functional>
#include <limits>

#include "protocols/json_fields/shapes.h"
#include "protocols/page_json/answer_rows.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;
using json_fields::Fields;
using json_fields::shape_of;
using language::Language;
using page_api::Answer;
using page_api::PageApi;
using page_api::Table;

constexpr std::uint32_t most_tables = std::numeric_limits<int>::max();
constexpr std::uint32_t most_hints = 100;
constexpr std::uint32_t most_turns = std::numeric_limits<int>::max();
constexpr std::uint32_t most_results = 10'000;

// A field of requests. Of a number: 0 to `most`.
template <class T>
struct Given {
    std::string_view key;
    std::uint32_t most = 0;

    [[nodiscard]] T read(Fields& fields) const {
        if constexpr (std::same_as<T, int> || std::same_as<T, std::size_t>) {
            return static_cast<T>(fields.number(key, most));
        } else if constexpr (std::same_as<T, bool>) {
            return fields.flag(key);
        } else if constexpr (std::same_as<T, std::vector<std::string>>) {
            return fields.texts(key);
        } else if constexpr (std::same_as<T, std::optional<std::string>>) {
            return fields.has(key) ? T(fields.text(key)) : std::nullopt;
        } else if constexpr (std::same_as<T, Language>) {
            const auto found = language::parse_language(fields.text(key));
            if (!found) fields.blame(json_fields::FieldFault::WrongType, key);
            return found.value_or(Language::English);
        } else if constexpr (std::same_as<T, coach::Effort>) {
            return json_fields::choice(fields, key, coach::all_efforts);
        } else if constexpr (std::same_as<T, char>) {
            const std::string text = fields.text(key);
            return text.empty() ? ' ' : text.front();
        } else {
            return fields.text(key);
        }
    }
    [[nodiscard]] std::string shape() const {
        const bool may_be_missing = std::same_as<T, std::optional<std::string>>;
        return std::string(key) + (may_be_missing ? "?: " : ": ") + shape_of<T>();
    }
};
using Text = Given<std::string>;
using TextIfThere = Given<std::optional<std::string>>;
using Texts = Given<std::vector<std::string>>;
using Letter = Given<char>;
using Number = Given<std::size_t>;
using Flag = Given<bool>;

// All fields of a type that has a row.
template <class T>
struct FieldsOf {
    [[nodiscard]] T read(Fields& fields) const { return json_fields::read<T>(fields); }
    [[nodiscard]] std::string shape() const { return json_fields::shape_of_fields<T>(); }
};

constexpr Given<Language> in_language{"language"};
constexpr Text position{"position"};
constexpr Given<int> table_number{"table", most_tables};

// What answers a request, with the fields that it is found by.
struct ThePage {
    std::tuple<> fields;
    static Answer<PageApi*> find(PageApi& page) { return &page; }
};
struct ATable {
    std::tuple<Given<int>> fields{table_number};
    static Answer<Table*> find(PageApi& page, int number) {
        Table* const table = page.find(number);
        if (table == nullptr) return base::unexpected(page.unknown_table());
        return table;
    }
};
// A table for a position that is only asked about.
struct APosition {
    std::tuple<Given<Language>, Text> fields{in_language, position};
    static Answer<std::unique_ptr<Table>> find(PageApi& page, Language language,
                                               const std::string& position) {
        return page.lay_out(language, {position});
    }
};
struct ASeededPosition {
    std::tuple<Given<Language>, Text, Text> fields{in_language, position, {"seed"}};
    static Answer<std::unique_ptr<Table>> find(PageApi& page, Language language,
                                               const std::string& position,
                                               const std::string& seed) {
        return page.lay_out(language, {position, seed});
    }
};

template <class Who, class Do, class... Field>
struct Request {
    std::string_view name;
    Who who;
    Do answer;  // takes the values of the fields and, where it thinks, a base::Stop
    std::tuple<Field...> fields;
};
template <class Who, class Do, class... Field>
constexpr Request<Who, Do, Field...> request(std::string_view name, Who who, Do answer,
                                             Field... fields) {
    return {name, who, answer, {fields...}};
}

using ResumeText = Answer<page_api::TableView> (PageApi::*)(Language, std::string_view);

// All there are.
constexpr std::tuple requests{
    request("shelf", ThePage(), &PageApi::shelf, in_language),
    request("board", ThePage(), &PageApi::board, in_language, Text{"game"}),
    request("duel", ThePage(), &PageApi::duel, Text{"date"}, Text{"edition"}),
    request("begin", ThePage(), &PageApi::begin, in_language, FieldsOf<page_api::Plan>()),
    request("resume", ThePage(), ResumeText{&PageApi::resume}, in_language, Text{"record"}),
    request("open", ThePage(), &PageApi::open, in_language, FieldsOf<page_api::OpenPlan>()),
    request("view", ThePage(), &PageApi::view, in_language, table_number),
    request("close", ThePage(), &PageApi::close, table_number),
    request("throw", ATable(), &Table::throw_dice, TextIfThere{"thrown"}),
    request("step", ATable(), &Table::step, Text{"step"}),
    request("undo", ATable(), &Table::undo),
    request("confirm", ATable(), &Table::confirm),
    request("over", ATable(), &Table::hand_over, Letter{"seat"}),
    request("draw", ATable(), &Table::draw),
    request("take_back", ATable(), &Table::take_back, Text{"seats"}),
    request("computer", ATable(), &Table::computer, Text{"level"}),
    request("hint", ATable(), &Table::hint, Number{"most", most_hints}),
    request("why", ATable(), &Table::why, Text{"from"}, Text{"to"}),
    request("story", ATable(), &Table::story),
    request("judge", ATable(), &Table::judge, Number{"turn", most_turns}),
    request("sum_up", ATable(), &Table::sum_up, Texts{"notes"}, Text{"reader"}),
    request("picture", ThePage(), &PageApi::picture, in_language, position, Flag{"numbers"}),
    request("weigh", ATable(), &Table::weigh),
    request("arrange", ThePage(), &PageApi::arrange, in_language, position,
            FieldsOf<page::Rearrangement>()),
    request("results", ASeededPosition(), &Table::results, Number{"most", most_results},
            Given<coach::Effort>{"effort"}),
    request("throws", APosition(), &Table::throws),
    request("best_of", APosition(), &Table::best_of, Text{"thrown"}),
    request("before", APosition(), &Table::before),
};

// ---- serving them ----

std::string told(const page_api::Refusal& refusal) {
    std::string text;
    {
        json_fields::ObjectWriter object(text);
        object.flag("ok", false);
        json_fields::append_fields(object, refusal);
    }
    return text;
}
template <class T>
std::string told(const T& value) {
    std::string text;
    append_answer(text, value);
    return text;
}
template <class T>
std::string told(const Answer<T>& answer) {
    if (!answer) return told(answer.error());
    if constexpr (std::is_void_v<T>) {
        return R"({"ok":true})";
    } else {
        return told(*answer);
    }
}

template <class Who, class Do, class... Field>
std::string served(const Request<Who, Do, Field...>& request, PageApi& page, Fields& fields,
                   const base::Stop& stop) {
    const auto read = [&](const auto&... each) { return std::tuple{each.read(fields)...}; };
    const auto key = std::apply(read, request.who.fields);
    const auto values = std::apply(read, request.fields);
    if (fields.bad()) return told(page.bad_request(fields.bad()->key));
    const auto find = [&](const auto&... each) { return Who::find(page, each...); };
    const auto who = std::apply(find, key);
    if (!who) return told(who.error());
    const auto answer = [&](const auto&... each) {
        if constexpr (requires { std::invoke(request.answer, **who, each..., stop); }) {
            return told(std::invoke(request.answer, **who, each..., stop));
        } else {
            return told(std::invoke(request.answer, **who, each...));
        }
    };
    return std::apply(answer, values);
}

// ---- telling of them ----

template <class T>
struct Answered : std::type_identity<T> {};
template <class T>
struct Answered<Answer<T>> : std::type_identity<T> {};
template <class R, class C, class... T>
Answered<R> answered_by(R (C::*)(T...));
template <class R, class C, class... T>
Answered<R> answered_by(R (C::*)(T...) const);

template <class T>
std::string answer_shape() {
    if constexpr (std::is_void_v<T>) {
        return "{ok: flag}";
    } else {
        return "{ok: flag, " + json_fields::shape_of_fields<T>() + '}';
    }
}

std::string joined(const std::string& one, const std::string& other) {
    return one.empty() || other.empty() ? one + other : one + ", " + other;
}

}  // namespace

std::string answer(PageApi& page, std::string_view request, const base::Stop& stop) {
    json::error_code error;
    const json::value read = json::parse({request.data(), request.size()}, error);
    const json::object* const object = error ? nullptr : read.if_object();
    if (object == nullptr) return told(page.bad_request("JSON"));
    std::optional<json_fields::BadField> bad;
    Fields fields(*object, bad);
    const std::string ask = fields.text("ask");
    std::string answer;
    const auto try_it = [&](const auto& each) {
        if (each.name != ask) return false;
        answer = served(each, page, fields, stop);
        return true;
    };
    const bool found =
        std::apply([&](const auto&... each) { return (try_it(each) || ...); }, requests);
    return found ? answer : told(page.bad_request("ask"));
}

std::string answer_to_net(PageApi& page, std::string_view file) {
    return told(page.take_net(file));
}

std::string protocol() {
    std::string asked;
    std::vector<std::pair<std::string, std::string>> answers;  // a shape, and who gets it
    const auto describe = [&]<class Who, class Do, class... Field>(
                              const Request<Who, Do, Field...>& request) {
        std::string shape;
        const auto add = [&](const auto&... each) { ((shape = joined(shape, each.shape())), ...); };
        std::apply(add, request.who.fields);
        std::apply(add, request.fields);
        asked += "ask " + std::string(request.name) + " {" + shape + "}\n";
        using T = typename decltype(answered_by(std::declval<Do>()))::type;
        const std::string answer = answer_shape<T>();
        auto found =
            std::ranges::find(answers, answer, &std::pair<std::string, std::string>::first);
        if (found == answers.end()) found = answers.insert(found, {answer, ""});
        found->second = joined(found->second, std::string(request.name));
    };
    std::apply([&](const auto&... each) { (describe(each), ...); }, requests);
    for (const auto& [shape, names] : answers) asked += "answer " + names + ' ' + shape + '\n';
    return asked + "refusal " + answer_shape<page_api::Refusal>() + '\n';
}

}  // namespace parlor::page_json
