// SPDX-License-Identifier: MIT
// What a module exports to JavaScript. The page writes a request, UTF-8, into memory that it has
// allocated, asks, and reads the answer, which stands until the next one:
//
//   const at = allocate(bytes.length);  …copy…  const answer = ask(at, bytes.length);
//   release(at);  new Uint8Array(memory.buffer, answer, answer_length()) …
//
// A net is handed over in the same way, by take_net. The one import is a clock.
#include <cstddef>
#include <new>
#include <string>

#include "programs/wasm/answered.h"

namespace {

// Computers end their thinking by counted work; this is for machines that are very slow at it.
constexpr double longest_milliseconds = 10'000;

std::string last_answer;

}  // namespace

extern "C" {

[[clang::import_module("parlor"), clang::import_name("now")]] double now_milliseconds();

[[clang::export_name("allocate")]] void* allocate(std::size_t size) { return operator new(size); }

[[clang::export_name("release")]] void release(void* memory) { operator delete(memory); }

[[clang::export_name("ask")]] const char* ask(const char* request, std::size_t length) {
    const double deadline = now_milliseconds() + longest_milliseconds;
    last_answer =
        parlor::wasm::answered({request, length}, [=] { return now_milliseconds() > deadline; });
    return last_answer.data();
}

[[clang::export_name("take_net")]] const char* take_net(const char* file, std::size_t length) {
    last_answer = parlor::wasm::answered_to_net({file, length});
    return last_answer.data();
}

[[clang::export_name("answer_length")]] std::size_t answer_length() { return last_answer.size(); }
}
