// SPDX-License-Identifier: MIT
// How all stores write: they put down chains, and a write that is there already, letter for letter,
// is found to be done. So whoever lost the connection while something was being written, and does
// not know what became of it, may write the same again.
#pragma once

#include "online/store/chain.h"
#include "online/store/store.h"

namespace parlor::store {

class ChainedStore : public Store {
public:
    Result<std::vector<WriteOutcome>> write(std::span<const Write> writes) final;

protected:
    // In one transaction all those whose first event is the next of their table. Which were.
    virtual Result<std::vector<bool>> put(std::span<const Chain> chains) = 0;
    // At most so many, from a number on.
    virtual Result<std::vector<std::string>> events_from(std::string_view table,
                                                         std::uint32_t first, std::size_t most) = 0;

private:
    // How many of the chain's first writes are there already.
    Result<std::size_t> known(const Chain& chain);
};

}  // namespace parlor::store
