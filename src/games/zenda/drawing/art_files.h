// SPDX-License-Identifier: MIT
// The files of art/zenda, each under its name without the ending. The build embeds them.
#pragma once

#include "presentation/drawing/art.h"

namespace parlor::zenda {

drawing::ArtFiles art_files();

}  // namespace parlor::zenda
