# What every target of ours is compiled with.
add_library(parlor_flags INTERFACE)

target_compile_options(parlor_flags INTERFACE
  -Wall -Wextra -Wpedantic -Werror
  -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-align
  -Wunused -Woverloaded-virtual -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(parlor_flags INTERFACE -Wno-restrict)  # false alarm, GCC bug 105651
endif()

if(PARLOR_SANITIZE)
  target_compile_options(parlor_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(parlor_flags INTERFACE -fsanitize=address,undefined)
  target_compile_definitions(parlor_flags INTERFACE _GLIBCXX_ASSERTIONS)
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
