// SPDX-License-Identifier: MIT
// A text taken apart as one JSON object. For sources of this folder.
//
//   const Document document(text);
//   if (document.fault()) …
//   Fields fields(document.object(), bad);
#pragma once

#include <array>
#include <boost/json.hpp>
#include <optional>
#include <string_view>

#include "online/tables/refusal.h"
#include "protocols/json_fields/fields.h"

namespace parlor::online_json {

using json_fields::BadField;
using json_fields::choice;
using json_fields::FieldFault;
using json_fields::Fields;

// Most often without asking for memory. NotJson: it is not one JSON object, or nested deeper than
// anything that is ever said. FieldRepeated: it says something twice.
class Document {
public:
    explicit Document(std::string_view text);
    [[nodiscard]] const std::optional<tables::RefusalReason>& fault() const { return fault_; }
    // Empty where there is a fault.
    [[nodiscard]] const boost::json::object& object() const { return object_; }

private:
    std::array<unsigned char, 2048> memory_{};
    boost::json::monotonic_resource resource_;
    boost::json::object object_;
    std::optional<tables::RefusalReason> fault_;
};

}  // namespace parlor::online_json
