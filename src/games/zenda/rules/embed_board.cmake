# BOARD, a JSON board file, becomes OUTPUT, a C++ source that defines zenda::standard_plan().
cmake_minimum_required(VERSION 3.25)
file(READ ${BOARD} json)

set(kinds road zenda-white zenda-blue streslau-white streslau-blue)
set(enumerators Road ZendaWhite ZendaBlue StreslauWhite StreslauBlue)

string(JSON count LENGTH "${json}" spots)
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
  string(JSON spot GET "${json}" spots ${i})
  string(JSON x GET "${spot}" x)
  string(JSON y GET "${spot}" y)
  string(JSON kind GET "${spot}" kind)
  list(FIND kinds ${kind} which)
  if(which EQUAL -1)
    message(FATAL_ERROR "${BOARD}: no such kind of spot: ${kind}")
  endif()
  list(GET enumerators ${which} kind)
  string(APPEND spots "        {${x}, ${y}, Kind::${kind}},\n")
endforeach()

string(JSON count LENGTH "${json}" roads)
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
  string(JSON one GET "${json}" roads ${i} 0)
  string(JSON other GET "${json}" roads ${i} 1)
  string(APPEND roads "        {${one}, ${other}},\n")
endforeach()

file(WRITE ${OUTPUT} "#include \"games/zenda/rules/board.h\"

namespace parlor::zenda {

BoardPlan standard_plan() {
    BoardPlan plan;
    plan.spots = {
${spots}    };
    plan.roads = {
${roads}    };
    return plan;
}

}  // namespace parlor::zenda
")
