// SPDX-License-Identifier: MIT
#include "online/hosting/spare_memory.h"

#include <malloc.h>

#include <cstddef>

// Null where the program is linked without jemalloc.
extern "C" [[gnu::weak]] int mallctl(const char* name, void* old_value, std::size_t* old_size,
                                     void* new_value, std::size_t new_size);

namespace parlor::hosting {

void flush_thread_cache() {
    if (mallctl != nullptr) mallctl("thread.tcache.flush", nullptr, nullptr, nullptr, 0);
}

void release_spare_memory() {
    flush_thread_cache();
    if (mallctl != nullptr) {
        mallctl("arena.4096.purge", nullptr, nullptr, nullptr, 0);  // 4096: all arenas
    } else {
        malloc_trim(0);
    }
}

}  // namespace parlor::hosting
