# ccache and a quick linker where they are installed. CCACHE_DISABLE in the environment builds as a
# machine without ccache does.
if(DEFINED ENV{CCACHE_DISABLE})
  set(PARLOR_CCACHE "")
else()
  find_program(PARLOR_CCACHE ccache)
endif()
if(PARLOR_CCACHE)
  # Paths relative to the source tree, so that a second working tree finds what the first compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER
    env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${PARLOR_CCACHE})
endif()

find_program(PARLOR_MOLD mold)
if(PARLOR_MOLD AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  add_link_options(-fuse-ld=mold)
endif()
