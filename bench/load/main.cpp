// SPDX-License-Identifier: MIT
// load: plays many tables of a server that runs; docs/performance.md tells how.
#include <sys/resource.h>

#include "load/generator.h"

namespace {

void allow_many_files() {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace

int main(int count, char** words) {
    const auto options = parlor::load::read_options(count, words);
    if (!options) return 2;
    allow_many_files();
    parlor::load::Generator generator(*options);
    const bool is_ready = generator.prepare();
    generator.measure();
    generator.report();
    return is_ready ? 0 : 1;
}
