# Puts a board file into a library as C++, so that a program needs no file beside it to play.
function(parlor_embed_board target board)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_board.cmake)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/standard_plan.cpp)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} -DBOARD=${board} -DOUTPUT=${generated} -P ${script}
    DEPENDS ${board} ${script}
    COMMENT "Embedding ${board}"
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
endfunction()
