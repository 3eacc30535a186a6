// SPDX-License-Identifier: MIT
// Boost.Beast, compiled once: the rest of this module includes its declarations.
#include <boost/beast/src.hpp>
