// SPDX-License-Identifier: MIT
// The tags of a record, one at a time. For record_reader.cpp.
#pragma once

#include <string_view>

#include "rules/game/record.h"

namespace parlor::game {

// `date`, or `seat b`. Whether the record can have a tag of that name, known to us or not.
bool is_tag_name(std::string_view name);

// Whether this version gives the tag a meaning of its own.
bool is_known_tag(std::string_view name);

// Puts a tag into the record, among the others if we do not know it. False: the value is not how
// that tag is written. Preconditions: a tag's name; the value has no blanks on either side.
bool read_tag(Record& record, std::string_view name, std::string_view value);

}  // namespace parlor::game
