// SPDX-License-Identifier: MIT
// soak: the server under all that can happen to it, for as long as one likes. `make soak`.
#include <CLI/CLI.hpp>

#include "soak/soak.h"
#include "support/postgres.h"

int main(int count, char** words) {
    using parlor::tests::Postgres;
    parlor::tests::SoakPlan plan;
    double minutes = 10;
    CLI::App app("Plays tables of all kinds on a server that is killed again and again");
    app.add_option("--minutes", minutes, "How long to play");
    app.add_option("--seed", plan.seed, "What players do, and when servers are killed");
    app.add_option("--store", plan.store,
                   "A store that is still empty; `postgres`: one of its own. With PostgreSQL two "
                   "processes share the tables");
    app.add_option("--tables", plan.tables, "Tables at once");
    CLI11_PARSE(app, count, words);
    plan.length = std::chrono::seconds(static_cast<int>(minutes * 60));
    if (plan.store == "postgres") plan.store = Postgres::shared().new_database();
    parlor::tests::Soak soak(plan);
    soak.play();
    soak.check();
    soak.report();
    return soak.faults().empty() ? 0 : 1;
}
