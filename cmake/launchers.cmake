# ccache and a quick linker where they are installed.
find_program(PARLOR_CCACHE ccache)
if(PARLOR_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${PARLOR_CCACHE})
endif()

find_program(PARLOR_MOLD mold)
if(PARLOR_MOLD AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  add_link_options(-fuse-ld=mold)
endif()
