// SPDX-License-Identifier: MIT
#include "programs/cli/series/engine_contestant.h"

namespace parlor::cli {

EngineFault illegal_play(const std::string& what) {
    return {EngineProblem::IllegalPlay, engine_lines::shortened({{}, what}).part};
}

base::Expected<std::string, std::string> name_of_engine(const EngineTerms& terms,
                                                        const games::Game& game,
                                                        std::string_view named) {
    const auto engine = EngineDriver::start(terms.command);
    if (!engine) {
        return base::unexpected(sentence(engine.error(), terms.command, terms.language));
    }
    const EngineCard& card = (*engine)->card();
    if (const auto plays = may_play(card, game, named); !plays) {
        return base::unexpected(sentence(plays.error(), card.name, terms.language));
    }
    return card.name;
}

}  // namespace parlor::cli
