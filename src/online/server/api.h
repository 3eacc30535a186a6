// SPDX-License-Identifier: MIT
// The HTTP requests about people and finished games (docs/protocol.md). They use the store and may
// take a while: hashing a passphrase is slow on purpose.
//
//   const ApiResponse response = api_response(store, {.method = "GET", .path = "/api/me"}, now);
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "online/server/people.h"
#include "online/server/site.h"
#include "online/store/store.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::server {

struct ApiRequest {
    std::string method{};
    std::string path{};
    std::string cookie{};
    std::string body{};
    bool is_secure = false;  // it came over TLS
};

bool is_api(std::string_view path);

struct ApiResponse {
    HttpResponse answer;
    std::optional<Session> ended{};  // the player whose sessions of earlier epochs are over
};

// The seconds are since 1970.
ApiResponse api_response(store::Store& store, const ApiRequest& request, std::int64_t now);

HttpResponse json_response(std::string json);
// {"error": …, "part": …}
HttpResponse api_problem(int status, const tables::Refusal& refusal);

}  // namespace parlor::server
