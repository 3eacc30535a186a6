// SPDX-License-Identifier: MIT
#include <algorithm>

#include "online/store/address.h"
#include "online/store/memory_store.h"
#include "online/store/postgres/postgres_store.h"
#include "online/store/sqlite_store.h"

namespace parlor::store {
namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";
constexpr std::string_view hidden = "***";

bool is_postgres(std::string_view address) {
    return address.starts_with("postgres://") || address.starts_with("postgresql://");
}

// Of every `password=…` up to the next parameter.
void hide_parameters(std::string& address) {
    constexpr std::string_view parameter = "password=";
    for (std::size_t at = address.find(parameter); at != std::string::npos;
         at = address.find(parameter, at)) {
        at += parameter.size();
        address.replace(at, std::min(address.find('&', at), address.size()) - at, hidden);
    }
}

}  // namespace

Result<Address> parse_address(std::string_view text) {
    if (is_postgres(text)) return Address{StoreKind::Postgres, std::string(text)};
    if (text == "memory:") return Address{StoreKind::Memory, {}};
    const bool has_scheme = text.starts_with(sqlite_scheme);
    const std::string_view file = has_scheme ? text.substr(sqlite_scheme.size()) : text;
    // A name such as :memory: means something else to SQLite.
    const bool is_file = !file.empty() && !file.starts_with(':') &&
                         file.find("://") == std::string_view::npos &&
                         file.find('\0') == std::string_view::npos;
    if (!is_file) return base::unexpected(StoreError{StoreFault::BadAddress, shown(text)});
    return Address{StoreKind::Sqlite, std::string(file)};
}

Result<std::unique_ptr<Store>> open(const std::string& address) {
    const auto parsed = parse_address(address);
    if (!parsed) return base::unexpected(parsed.error());
    switch (parsed->kind) {
        case StoreKind::Sqlite: return open_sqlite(parsed->where);
        case StoreKind::Postgres: return open_postgres(parsed->where);
        case StoreKind::Memory: break;
    }
    return open_memory();
}

std::string shown(std::string_view address) {
    const std::size_t scheme = address.find("://");
    if (scheme == std::string_view::npos) return std::string(address);
    std::string all(address);
    hide_parameters(all);
    // A password may hold any sign, so that only the last @ before the parameters ends it.
    const std::size_t query = all.find('?');
    const std::size_t at = all.rfind('@', query);
    const std::size_t colon = all.find(':', scheme + 3);
    const bool has_password = at != std::string::npos && at > scheme && colon < at;
    if (has_password) all.replace(colon + 1, at - colon - 1, hidden);
    return all;
}

}  // namespace parlor::store
