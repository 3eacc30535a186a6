# Puts text files into a room's library, so that a program needs no files beside it.
#   parlor_embed(presentation/language text_files texts/*.txt WITHOUT page lesson)
# defines what src/presentation/language/text_files.h declares; lines that begin with `page.` or `lesson.`, or
# with those behind the name of an edition (`EDITION/page.`), are left out.
function(parlor_embed room name pattern)
  cmake_parse_arguments(PARSE_ARGV 3 embed "" "" WITHOUT)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${pattern})
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_files.cmake)
  string(REPLACE / _ target ${room})
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/${target}_${name}.cpp)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" -DROOM=${room} -DNAME=${name}
      "-DWITHOUT=${embed_WITHOUT}" -DOUTPUT=${generated} -P ${script}
    DEPENDS ${files} ${script}
    COMMENT "Embedding ${pattern}"
    VERBATIM)
  # Standard C++ promises 65,536 characters in a literal; every compiler of ours takes more.
  set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(parlor_${target} PRIVATE ${generated})
endfunction()
