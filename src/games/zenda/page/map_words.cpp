// SPDX-License-Identifier: MIT
#include "games/zenda/page/map_words.h"

#include "games/zenda/sentences/words.h"

namespace parlor::page {

zenda::MapWords map_words(const sentences::Voice& voice) {
    zenda::MapWords words{.title = voice.own("picture.title"),
                          .subtitle = voice.own("picture.subtitle")};
    for (const zenda::Role role : zenda::all_roles) {
        words.names[index(role)] = piece_told(voice, role);
    }
    return words;
}

}  // namespace parlor::page
