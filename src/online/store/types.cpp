// SPDX-License-Identifier: MIT
#include "online/store/types.h"

#include <algorithm>
#include <array>

namespace parlor::store {
namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";
constexpr std::string_view hidden = "***";

bool is_postgres(std::string_view address) {
    return address.starts_with("postgres://") || address.starts_with("postgresql://");
}

// Hides the value of every `password=…`, up to the next parameter.
void hide_parameters(std::string& address) {
    constexpr std::string_view parameter = "password=";
    for (std::size_t at = address.find(parameter); at != std::string::npos;
         at = address.find(parameter, at)) {
        at += parameter.size();
        address.replace(at, std::min(address.find('&', at), address.size()) - at, hidden);
    }
}

}  // namespace

std::string_view name(StoreFault fault) {
    constexpr std::array<std::string_view, 11> names{
        "bad_address", "cannot_open", "in_use",  "too_new",          "unavailable", "full",
        "damaged",     "not_shared",  "no_nats", "without_postgres", "without_nats"};
    return names.at(static_cast<std::size_t>(fault));
}

std::string_view name(Phase phase) {
    constexpr std::array<std::string_view, 3> names{"open", "playing", "over"};
    return names.at(static_cast<std::size_t>(phase));
}

std::optional<Phase> parse_phase(std::string_view text) {
    for (const Phase each : {Phase::Open, Phase::Playing, Phase::Over}) {
        if (name(each) == text) return each;
    }
    return std::nullopt;
}

Result<Address> parse_address(std::string_view text) {
    if (is_postgres(text)) return Address{StoreKind::Postgres, std::string(text)};
    if (text == "memory:") return Address{StoreKind::Memory, {}};
    const bool has_scheme = text.starts_with(sqlite_scheme);
    const std::string_view file = has_scheme ? text.substr(sqlite_scheme.size()) : text;
    // SQLite gives names such as :memory: a meaning of their own.
    const bool is_file = !file.empty() && !file.starts_with(':') &&
                         file.find("://") == std::string_view::npos &&
                         file.find('\0') == std::string_view::npos;
    if (!is_file) return base::unexpected(StoreError{StoreFault::BadAddress, shown(text)});
    return Address{StoreKind::Sqlite, std::string(file)};
}

std::string shown(std::string_view address) {
    const std::size_t scheme = address.find("://");
    if (scheme == std::string_view::npos) return std::string(address);
    std::string all(address);
    hide_parameters(all);
    // A password may contain any character, so it ends at the last @ before the parameters.
    const std::size_t query = all.find('?');
    const std::size_t at = all.rfind('@', query);
    const std::size_t colon = all.find(':', scheme + 3);
    const bool has_password = at != std::string::npos && at > scheme && colon < at;
    if (has_password) all.replace(colon + 1, at - colon - 1, hidden);
    return all;
}

}  // namespace parlor::store
