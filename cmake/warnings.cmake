# What every target of ours is compiled with.
add_library(parlor_flags INTERFACE)

target_compile_options(parlor_flags INTERFACE
  -Wall -Wextra -Wpedantic -Werror
  -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-align
  -Wunused -Woverloaded-virtual -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough)

# Sources that are compiled together see each other's names; the coverage build warns as it should.
if(CMAKE_UNITY_BUILD)
  target_compile_options(parlor_flags INTERFACE -Wno-shadow)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(parlor_flags INTERFACE -Wno-restrict)  # false alarm, GCC bug 105651
endif()

if(PARLOR_SANITIZE)
  target_compile_options(parlor_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(parlor_flags INTERFACE -fsanitize=address,undefined)
  target_compile_definitions(parlor_flags INTERFACE _GLIBCXX_ASSERTIONS)
  # So that fuzzers can use the libraries of the tests: they see which code an input reaches. What only
  # long runs need, such as the operands of comparisons, is left to the preset `fuzz`.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(parlor_flags INTERFACE -fsanitize-coverage=inline-8bit-counters,pc-table)
  endif()
endif()

if(PARLOR_COVERAGE)
  target_compile_options(parlor_flags INTERFACE --coverage)
  target_link_options(parlor_flags INTERFACE --coverage)
endif()

if(PARLOR_FUZZ)
  target_compile_options(parlor_flags INTERFACE -fsanitize=fuzzer-no-link,address,undefined
    -fno-sanitize-recover=all)
  target_link_options(parlor_flags INTERFACE -fsanitize=address,undefined)
endif()

# The program as people run it, so that a fault of memory is an end and not a way in. The browser has
# walls of its own, and the library for training is no program.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32"
    AND NOT PARLOR_TRAINING)
  target_compile_options(parlor_flags INTERFACE -fPIE -fstack-protector-strong
    -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
  # Not every compiler and processor has these.
  include(CheckCXXCompilerFlag)
  foreach(flag -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER "PARLOR_HAS${flag}" known)
    check_cxx_compiler_flag(${flag} ${known})
    if(${known})
      target_compile_options(parlor_flags INTERFACE ${flag})
    endif()
  endforeach()
  target_link_options(parlor_flags INTERFACE -pie LINKER:-z,relro,-z,now)
endif()
