// SPDX-License-Identifier: MIT
// Parses a text as one JSON object. For sources of this module.
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

// Usually needs no heap memory. The fault is NotJson if the text is not one JSON object or is
// nested too deeply, and FieldRepeated if an object has the same key twice.
class Document {
public:
    explicit Document(std::string_view text);
    [[nodiscard]] const std::optional<tables::RefusalReason>& fault() const { return fault_; }
    // Empty if there is a fault.
    [[nodiscard]] const boost::json::object& object() const { return object_; }

private:
    std::array<unsigned char, 2048> memory_{};
    boost::json::monotonic_resource resource_;
    boost::json::object object_;
    std::optional<tables::RefusalReason> fault_;
};

}  // namespace parlor::online_json
