// SPDX-License-Identifier: MIT
// The files of art/pollyanna, each under its name.
#pragma once

#include "presentation/drawing/art.h"

namespace parlor::drawing {

ArtFiles pollyanna_art();

}  // namespace parlor::drawing
