// SPDX-License-Identifier: MIT
// Boost.Asio, compiled once: all others include its declarations.
#include <boost/asio/impl/src.hpp>
