// SPDX-License-Identifier: MIT
// The files of art/pollyanna, each under its name without the ending. The build embeds them.
#pragma once

#include "presentation/drawing/art.h"

namespace parlor::pollyanna {

drawing::ArtFiles art_files();

}  // namespace parlor::pollyanna
