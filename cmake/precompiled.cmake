# Precompiles the headers of the libraries, once for all targets that are compiled with the same options:
# parsing them takes half of a source's compile time. Only where ccache is not used, as in a first build:
# it cannot cache what is compiled with precompiled headers.
#   parlor_precompile_headers()                      every library of this folder
#   parlor_precompile_headers(<gtest/gtest.h> …)     every program and library of it, and these headers too
set(parlor_headers
  <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <ranges> <span>
  <string> <string_view> <utility> <variant> <vector> <tl/expected.hpp>)
set(parlor_headers_of_fmt::fmt <fmt/format.h>)
set(parlor_headers_of_Boost::json <boost/json.hpp>)
set(parlor_headers_of_CLI11::CLI11 <CLI/CLI.hpp>)

function(parlor_precompile_headers)
  if(PARLOR_CCACHE)
    return()
  endif()
  set(kinds STATIC_LIBRARY)
  if(ARGN)
    list(APPEND kinds EXECUTABLE)
  endif()
  get_property(targets DIRECTORY PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target ${targets})
    get_target_property(kind ${target} TYPE)
    if(NOT kind IN_LIST kinds)
      continue()
    endif()
    set(headers ${parlor_headers} ${ARGN})
    get_target_property(libraries ${target} LINK_LIBRARIES)
    foreach(library fmt::fmt Boost::json CLI11::CLI11)
      if(library IN_LIST libraries)
        list(APPEND headers ${parlor_headers_of_${library}})
      endif()
    endforeach()
    get_target_property(options ${target} COMPILE_OPTIONS)
    string(MD5 alike "${options} ${headers}")
    if(first_${alike})
      target_precompile_headers(${target} REUSE_FROM ${first_${alike}})
    else()
      set(first_${alike} ${target})
      target_precompile_headers(${target} PRIVATE ${headers})
    endif()
  endforeach()
endfunction()
