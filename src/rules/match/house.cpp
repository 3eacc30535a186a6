// SPDX-License-Identifier: MIT
#include "rules/match/house.h"

#include <algorithm>

#include "base/plain.h"
#include "base/words.h"

namespace parlor::match {

std::string_view house_of(const std::vector<game::Tag>& tags) {
    const auto found = std::ranges::find(tags, house_tag, &game::Tag::name);
    return found == tags.end() ? std::string_view() : found->value;
}

void name_house(Header& header, std::string_view name) {
    if (!name.empty()) header.tags.push_back({std::string(house_tag), std::string(name)});
}

TextFaults house_faults(const Header& header) {
    const std::string_view name = house_of(header.tags);
    const bool is_line = base::is_plain(name) && base::trimmed(name).size() == name.size();
    if (is_line && base::characters(name) <= longest_house_name) return {};
    return {{"bad_house_name", base::plain(name)}};
}

}  // namespace parlor::match
