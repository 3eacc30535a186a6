// SPDX-License-Identifier: MIT
// The files of art/zenda, each under its name.
#pragma once

#include "presentation/drawing/art.h"

namespace parlor::drawing {

ArtFiles zenda_art();

}  // namespace parlor::drawing
