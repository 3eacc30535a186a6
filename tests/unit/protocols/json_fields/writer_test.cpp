// SPDX-License-Identifier: MIT
#include "protocols/json_fields/writer.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <vector>

namespace parlor::json_fields {
namespace {

std::string written(const std::function<void(ObjectWriter&)>& write) {
    std::string text = "=";
    {
        ObjectWriter object(text);
        write(object);
    }
    return text;
}

TEST(AnObjectWriter, WritesFieldsInOrder) {
    EXPECT_EQ(written([](ObjectWriter&) {}), "={}");
    EXPECT_EQ(written([](ObjectWriter& object) {
                  object.text("name", "Ana \"ñ\"\\\n\t");
                  object.number("least", std::numeric_limits<std::int64_t>::min());
                  object.seat("seat", 'b');
                  object.seat("nobody", '-');
                  object.flag("is", true);
                  object.null("none");
                  object.json("as", "[1]");
                  object.list("all", std::vector<std::string>{"a", "b"}, append_text);
                  ObjectWriter inner(object.open("in"));
                  inner.number("n", 1);
              }),
              R"(={"name":"Ana \"ñ\"\\\n\u0009","least":-9223372036854775808,"seat":"b",)"
              R"("nobody":"","is":true,"none":null,"as":[1],"all":["a","b"],"in":{"n":1}})");
}

TEST(AnObjectWriter, TakesOverTheFieldsOfAnother) {
    const auto with = [](std::string_view other) {
        return written([&](ObjectWriter& object) {
            object.number("a", 1);
            object.fields_of(other);
            object.number("z", 2);
        });
    };
    EXPECT_EQ(with(R"({"b":"}","c":{}})"), R"(={"a":1,"b":"}","c":{},"z":2})");
    EXPECT_EQ(with("{}"), R"(={"a":1,"z":2})");
    EXPECT_EQ(written([](ObjectWriter& object) { object.fields_of(R"({"b":1})"); }), R"(={"b":1})");
}

}  // namespace
}  // namespace parlor::json_fields
