// SPDX-License-Identifier: MIT
#include "protocols/json_fields/fields.h"

#include <gtest/gtest.h>

#include <functional>

namespace parlor::json_fields {
namespace {

const boost::json::object object =
    boost::json::parse(R"({"name": "Ana Peña", "two": "a\nb", "blank": "", "seat": "b", "no": "7",
        "many": 3000000000, "less": -1, "half": 1.5, "flag": true, "none": null,
        "names": ["a", "b"], "mixed": ["a", 1], "inside": {"deep": "x"}})")
        .as_object();

// "the key: its fault" of what was blamed; empty: nothing.
std::string blamed(const std::function<void(Fields&)>& read) {
    constexpr std::array<std::string_view, 6> names{"missing",   "wrong type",   "too long",
                                                    "not plain", "out of range", "unknown word"};
    std::optional<BadField> bad;
    Fields fields(object, bad);
    read(fields);
    if (!bad) return "";
    return bad->key + ": " + std::string(names[static_cast<std::size_t>(bad->fault)]);
}

TEST(TheFields, AreRead) {
    EXPECT_EQ(blamed([](Fields& fields) {
                  EXPECT_EQ(fields.text("two"), "a\nb");
                  EXPECT_EQ(fields.line("name", 8), "Ana Peña");
                  EXPECT_EQ(fields.id("no", 1), "7");
                  EXPECT_EQ(fields.seat("seat"), 'b');
                  EXPECT_EQ(fields.number("many", 3'000'000'000), 3'000'000'000);
                  EXPECT_EQ(fields.integer("less"), -1);
                  EXPECT_TRUE(fields.flag("flag"));
                  EXPECT_EQ(fields.texts("names"), (std::vector<std::string>{"a", "b"}));
                  EXPECT_EQ(fields.within("inside").text("deep"), "x");
                  EXPECT_EQ(fields.list("mixed").size(), 2U);
                  EXPECT_TRUE(fields.has("none"));
                  EXPECT_FALSE(fields.has("nobody"));
              }),
              "");
}

TEST(TheFields, ThatAreWrongAreBlamed) {
    using F = Fields;
    EXPECT_EQ(blamed([](F& f) { f.text("nobody"); }), "nobody: missing");
    EXPECT_EQ(blamed([](F& f) { f.text("none"); }), "none: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.line("name", 7); }), "name: too long");
    EXPECT_EQ(blamed([](F& f) { f.line("two", 9); }), "two: not plain");
    EXPECT_EQ(blamed([](F& f) { f.id("blank", 9); }), "blank: missing");
    EXPECT_EQ(blamed([](F& f) { f.id("name", 9); }), "name: not plain");
    EXPECT_EQ(blamed([](F& f) { f.seat("no"); }), "no: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.number("many", 2'999'999'999); }), "many: out of range");
    EXPECT_EQ(blamed([](F& f) { f.number("less", 9); }), "less: out of range");
    EXPECT_EQ(blamed([](F& f) { f.integer("half"); }), "half: out of range");
    EXPECT_EQ(blamed([](F& f) { f.integer("no"); }), "no: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.flag("many"); }), "many: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.texts("mixed"); }), "mixed: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.list("inside"); }), "inside: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.object("names"); }), "names: wrong type");
    EXPECT_EQ(blamed([](F& f) { f.within("inside").text("deeper"); }), "deeper: missing");
}

TEST(TheFields, BlameTheFirstThatIsWrong) {
    EXPECT_EQ(blamed([](Fields& fields) {
                  EXPECT_EQ(fields.text("nobody"), "");
                  EXPECT_EQ(fields.seat("no"), '-');
                  EXPECT_EQ(fields.number("less", 9), 0U);
                  EXPECT_TRUE(fields.within("names").list("x").empty());
              }),
              "nobody: missing");
}

}  // namespace
}  // namespace parlor::json_fields
