// SPDX-License-Identifier: MIT
// A value or the reasons why there is none, for everything that comes from outside. It is
// std::expected of C++23 under a name of our own until our compilers have it.
#pragma once

#include <tl/expected.hpp>

namespace parlor::base {

template <class T, class E>
using Expected = tl::expected<T, E>;

using tl::unexpected;

}  // namespace parlor::base
