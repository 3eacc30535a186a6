# Toolchain: WebAssembly by clang and wasi-libc, without exceptions and threads. The module needs
# nothing of WASI at run time; src/programs/wasm/runtime.cpp sees to that.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Those that read clang 19's bitcode: the usual ones may be older.
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_NM llvm-nm-19)

set(CMAKE_CXX_FLAGS_INIT
  "-fno-exceptions -msimd128 -mbulk-memory -mnontrapping-fptoint -msign-ext -flto")
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-mexec-model=reactor -Wl,--strip-all,--gc-sections,-z,stack-size=1048576")

# The libraries of the machine that builds are of no use here.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
