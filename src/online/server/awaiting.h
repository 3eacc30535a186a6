// SPDX-License-Identifier: MIT
// How this module waits: an error is a value beside the result.
//
//   const auto [error, size] = co_await stream.async_read_some(buffer, awaiting);
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace parlor::server {

inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace parlor::server
