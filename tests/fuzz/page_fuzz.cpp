// SPDX-License-Identifier: MIT
// Lines of JSON to the page's door: every one is answered by an object that says whether it went
// well, and what is refused changes nothing. Those that think or draw are left out: they are slow.
#include <boost/json.hpp>
#include <string_view>

#include "base/words.h"
#include "fuzz/require.h"
#include "protocols/page_json/page_json.h"

using namespace parlor;
namespace json = boost::json;

namespace {

bool is_slow(std::string_view line) {
    for (const std::string_view word : {"computer", "hint", "board", "picture"}) {
        if (line.find(word) != std::string_view::npos) return true;
    }
    return false;
}

std::string ask(page_api::PageApi& page, std::string_view line) {
    return page_json::answer(page, line, [] { return true; });
}

constexpr std::string_view look = R"({"ask":"view","language":"en","table":1})";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    page_api::PageApi page;
    for (const std::string_view line : base::split(input, '\n')) {
        if (is_slow(line)) continue;
        const std::string before = ask(page, look);
        const json::value answer = json::parse(ask(page, line));
        require(answer.is_object() && answer.get_object().contains("ok"));
        if (answer.at("ok").as_bool()) continue;
        require(!answer.at("message").as_string().empty());
        require(ask(page, look) == before);
    }
    return 0;
}
