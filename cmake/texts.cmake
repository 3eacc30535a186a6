# Embeds texts/*.txt in a library, so that a program needs no files beside it to speak.
function(parlor_embed_texts target)
  file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/texts/*.txt)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_texts.cmake)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/text_files.cpp)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} "-DTEXTS=${texts}" -DOUTPUT=${generated} -P ${script}
    DEPENDS ${texts} ${script}
    COMMENT "Embedding texts"
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
endfunction()
