# The libraries of the WebAssembly build, as headers. Their folders are linked into one of ours:
# the rest of /usr/include belongs to the machine that builds.
set(PARLOR_HEADERS ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${PARLOR_HEADERS})
foreach(library boost fmt tl)
  file(REAL_PATH /usr/include/${library} folder)
  file(CREATE_LINK ${folder} ${PARLOR_HEADERS}/${library} SYMBOLIC)
endforeach()

add_library(tl::expected INTERFACE IMPORTED)
target_include_directories(tl::expected INTERFACE ${PARLOR_HEADERS})

add_library(fmt::fmt INTERFACE IMPORTED)
target_include_directories(fmt::fmt INTERFACE ${PARLOR_HEADERS})
# Locales would be most of the module: a separator that is given asks for none.
target_compile_definitions(fmt::fmt INTERFACE
  FMT_HEADER_ONLY FMT_EXCEPTIONS=0 FMT_STATIC_THOUSANDS_SEPARATOR=',')

# Its headers spell try and catch. Nothing is thrown: that ends in src/programs/wasm/runtime.cpp.
file(CONFIGURE OUTPUT boost_json.cpp CONTENT "#include <boost/json/src.hpp>\n")
add_library(parlor_boost_json STATIC ${CMAKE_CURRENT_BINARY_DIR}/boost_json.cpp)
target_include_directories(parlor_boost_json SYSTEM PUBLIC ${PARLOR_HEADERS})
target_compile_definitions(parlor_boost_json PUBLIC
  BOOST_JSON_STATIC_LINK BOOST_NO_EXCEPTIONS BOOST_EXCEPTION_DISABLE
  BOOST_SYSTEM_DISABLE_THREADS)
target_compile_options(parlor_boost_json PUBLIC -fexceptions)
add_library(Boost::json ALIAS parlor_boost_json)
