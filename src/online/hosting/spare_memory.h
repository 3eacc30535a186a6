// SPDX-License-Identifier: MIT
// The allocator keeps freed memory for later, and each thread has a cache of its own. A thread that
// falls idle never returns either by itself.
#pragma once

namespace parlor::hosting {

// Empties the calling thread's cache. Quick.
void flush_thread_cache();
// Does that too, and returns all free memory of the process to the system. This may take some
// milliseconds.
void release_spare_memory();

}  // namespace parlor::hosting
