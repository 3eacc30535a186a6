// SPDX-License-Identifier: MIT
#include "presentation/sentences/teller.h"

#include "games/pollyanna/sentences/teller.h"
#include "games/zenda/sentences/teller.h"

namespace parlor::sentences {

const Teller* teller_for(std::string_view game) {
    static const PollyannaTeller pollyanna;
    static const ZendaTeller zenda;
    if (game == "pollyanna") return &pollyanna;
    return game == "zenda" ? &zenda : nullptr;
}

}  // namespace parlor::sentences
