# Embeds text files in a module's library.
#   parlor_embed(presentation/language text_files texts/*.txt WITHOUT page lesson)
# defines the function that src/presentation/language/text_files.h declares. It leaves out lines that
# begin with `page.`, `lesson.`, `EDITION/page.` or `EDITION/lesson.`.
function(parlor_embed module name pattern)
  cmake_parse_arguments(PARSE_ARGV 3 embed "" "" WITHOUT)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${pattern})
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_files.cmake)
  string(REPLACE / _ target ${module})
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/${target}_${name}.cpp)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" -DMODULE=${module} -DNAME=${name}
      "-DWITHOUT=${embed_WITHOUT}" -DOUTPUT=${generated} -P ${script}
    DEPENDS ${files} ${script}
    COMMENT "Embedding ${pattern}"
    VERBATIM)
  # Standard C++ guarantees 65,536 characters in a literal; our compilers accept more.
  set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(parlor_${target} PRIVATE ${generated})
endfunction()
