// SPDX-License-Identifier: MIT
// Boost.Asio and Boost.Beast, compiled once: the rest of this room includes their declarations.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
