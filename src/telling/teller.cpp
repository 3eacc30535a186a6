// SPDX-License-Identifier: MIT
#include "telling/teller.h"

#include "telling/pollyanna_teller.h"
#include "telling/zenda_teller.h"

namespace parlor::telling {

const Teller* teller_for(std::string_view game) {
    static const PollyannaTeller pollyanna;
    static const ZendaTeller zenda;
    if (game == "pollyanna") return &pollyanna;
    return game == "zenda" ? &zenda : nullptr;
}

}  // namespace parlor::telling
