# A WebAssembly module, <name>.wasm, whose exports answer by the given source. They are compiled
# into it: of a library the linker takes only what is called.
function(parlor_module name source)
  add_executable(${name} ${source} ${PROJECT_SOURCE_DIR}/src/programs/wasm/exports.cpp
    ${PROJECT_SOURCE_DIR}/src/programs/wasm/runtime.cpp)
  target_link_libraries(${name} PRIVATE parlor_flags parlor_protocols_page_json)
  target_include_directories(${name} SYSTEM PRIVATE ${PARLOR_HEADERS})
  target_compile_definitions(${name} PRIVATE BOOST_NO_EXCEPTIONS)
  set_target_properties(${name} PROPERTIES SUFFIX .wasm
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
endfunction()
