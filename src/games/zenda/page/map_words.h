// SPDX-License-Identifier: MIT
// What is written on a map of Ruritania: title, subtitle and the names of the pieces. A picture's
// description is added to them.
#pragma once

#include "games/zenda/drawing/svg.h"
#include "presentation/sentences/voice.h"

namespace parlor::page {

zenda::MapWords map_words(const sentences::Voice& voice);

}  // namespace parlor::page
