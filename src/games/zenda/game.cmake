# What this game adds to the build besides its modules.
parlor_embed_net(zenda zenda)

# The board, so that the program needs no file beside it.
set(board ${PROJECT_SOURCE_DIR}/boards/zenda.json)
set(script ${CMAKE_CURRENT_LIST_DIR}/rules/embed_board.cmake)
set(generated ${CMAKE_CURRENT_BINARY_DIR}/standard_plan.cpp)
add_custom_command(
  OUTPUT ${generated}
  COMMAND ${CMAKE_COMMAND} -DBOARD=${board} -DOUTPUT=${generated} -P ${script}
  DEPENDS ${board} ${script}
  COMMENT "Embedding ${board}"
  VERBATIM)
target_sources(parlor_games_zenda_rules PRIVATE ${generated})
