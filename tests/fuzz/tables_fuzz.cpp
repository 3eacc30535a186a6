// SPDX-License-Identifier: MIT
// Lines to the server, and events as they are stored: whatever is understood keeps to its limits
// and is written so that it is understood alike; whatever is not is refused by name.
#include <boost/json.hpp>
#include <string_view>

#include "base/plain.h"
#include "base/words.h"
#include "fuzz/require.h"
#include "protocols/online_json/tables_json.h"

using namespace parlor;
namespace json = boost::json;

namespace {

void check_limits(const online_json::ClientCommand& command) {
    require(!command.id.empty() && command.id.size() <= online_json::longest_command_id);
    require(command.table.size() <= online_json::longest_command_id);
    require(base::is_plain(command.id) && base::is_plain(command.table));
    const auto* const wish = std::get_if<tables::Action>(&command.action);
    require(wish == nullptr || !command.table.empty());
    if (wish == nullptr) return;
    if (const auto* const said = std::get_if<tables::Say>(wish)) {
        require(base::is_plain(said->text) && said->text.size() <= 4 * online_json::longest_said);
    }
}

void check_command(std::string_view line) {
    const auto command = online_json::parse_command(line);
    if (!command) {
        require(!name(command.error().refusal).empty());
        json::parse(online_json::refused_json(command.error().id, command.error().refusal));
        return;
    }
    check_limits(*command);
    // Put differently it means the same.
    const std::string tidied = json::serialize(json::parse({line.data(), line.size()}));
    if (tidied.size() > online_json::longest_command) return;
    const auto again = online_json::parse_command(tidied);
    require(again && again->id == command->id && again->table == command->table);
    require(again->action.index() == command->action.index());
}

void check_event(std::string_view line) {
    const auto event = online_json::parse_event(line);
    if (!event) return;
    const std::string written = online_json::event_json(*event);
    json::parse(written);
    const auto again = online_json::parse_event(written);
    require(again && online_json::event_json(*again) == written);
    require(again->payload.index() == event->payload.index());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    for (const std::string_view line : base::split(input, '\n')) {
        check_command(line);
        check_event(line);
        online_json::text_field(line, "name");
    }
    return 0;
}
