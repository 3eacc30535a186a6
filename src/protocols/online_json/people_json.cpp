// SPDX-License-Identifier: MIT
#include "protocols/online_json/people_json.h"

#include "protocols/json_fields/writer.h"
#include "protocols/online_json/document.h"

namespace parlor::online_json {

using json_fields::ObjectWriter;

std::string me_json(const Me& me) {
    std::string text;
    {
        ObjectWriter object(text);
        object.text("player", me.player);
        object.text("name", me.name);
        object.text("account", me.account);
        object.flag("hasLink", me.has_link);
    }
    return text;
}

std::string link_json(std::string_view link) {
    std::string text;
    {
        ObjectWriter object(text);
        object.text("link", link);
    }
    return text;
}

std::optional<std::string> text_field(std::string_view json, std::string_view field) {
    const Document document(json);
    std::optional<BadField> bad;
    Fields fields(document.object(), bad);
    std::string text = fields.text(field);
    if (document.fault() || bad) return std::nullopt;
    return text;
}

}  // namespace parlor::online_json
