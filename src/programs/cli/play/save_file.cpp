// SPDX-License-Identifier: MIT
#include "programs/cli/play/save_file.h"

#include <cassert>

#include "programs/cli/files.h"

namespace parlor::cli {

base::Expected<void, std::string> SaveFile::save(const game::Record& record) {
    assert(!path_.empty());
    auto written = write_file(path_, game::write(record));
    if (written) saved_ = record;
    return written;
}

}  // namespace parlor::cli
