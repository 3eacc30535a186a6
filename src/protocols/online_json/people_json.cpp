// SPDX-License-Identifier: MIT
#include "protocols/online_json/people_json.h"

#include "protocols/online_json/reader.h"
#include "protocols/online_json/writer.h"

namespace parlor::online_json {

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
    std::optional<tables::Refusal> fault = document.fault();
    Fields fields(document.object(), fault);
    std::string text = fields.text(field);
    if (fault) return std::nullopt;
    return text;
}

}  // namespace parlor::online_json
