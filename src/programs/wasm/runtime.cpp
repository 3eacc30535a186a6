// SPDX-License-Identifier: MIT
// The functions that libraries expect of a system; each stops the module: it has no console to
// print to and cannot throw. Without these the module would import the files of WASI.
#include <boost/throw_exception.hpp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>

namespace {

[[noreturn]] void stop() { __builtin_trap(); }

void* memory_or_stop(void* memory) {
    if (memory == nullptr) stop();
    return memory;
}

}  // namespace

// Memory that is exhausted.
void* operator new(std::size_t size) { return memory_or_stop(std::malloc(size)); }
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto line = static_cast<std::size_t>(alignment);
    return memory_or_stop(std::aligned_alloc(line, (size + line - 1) / line * line));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

// Checks of the standard library, such as std::get of a variant.
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { stop(); }
_LIBCPP_END_NAMESPACE_STD

// Boost.JSON's calls that may not fail, and do.
namespace boost {
void throw_exception(const std::exception&) { stop(); }
void throw_exception(const std::exception&, const source_location&) { stop(); }
}  // namespace boost

extern "C" {

// The message that the C++ runtime prints before it ends the program.
[[noreturn]] void abort_message(const char*, ...) { stop(); }

// Called by standard library code that was inlined into Boost.JSON, which is compiled with
// exceptions.
void* __cxa_allocate_exception(std::size_t) { stop(); }
[[noreturn]] void __cxa_throw(void*, void*, void (*)(void*)) { stop(); }

// Boost's error messages, which are never shown.
int snprintf(char*, std::size_t, const char*, ...) { stop(); }
int vsnprintf(char*, std::size_t, const char*, va_list) { stop(); }

// Debian's builtins were compiled with stack protection.
std::uintptr_t __stack_chk_guard = 0x9e3779b9;
[[noreturn]] void __stack_chk_fail() { stop(); }
}
