// SPDX-License-Identifier: MIT
// A request of the page, field by field. For sources of this room.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "presentation/language/language.h"
#include "programs/page_api/desk.h"

namespace parlor::page_json {

// Gives the fields that a request must have. What is missing or of the wrong type is remembered,
// the first of it, and something harmless is given in its place.
class RequestFields {
public:
    explicit RequestFields(const boost::json::object& request) : request_(request) {}

    std::string text(std::string_view key);
    std::optional<std::string> text_if_there(std::string_view key);
    int number(std::string_view key, int most);
    bool flag(std::string_view key);
    language::Language language();
    std::vector<page_api::SeatPlan> seats();

    // What is wrong with the request; empty: nothing so far.
    [[nodiscard]] const std::string& fault() const { return fault_; }

private:
    const boost::json::value* find(std::string_view key);
    void blame(std::string_view key);

    const boost::json::object& request_;
    std::string fault_;
};

}  // namespace parlor::page_json
