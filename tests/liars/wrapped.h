// SPDX-License-Identifier: MIT
// Functions of the server that the linker replaces: calls from other libraries reach `lying_NAME`,
// and `real_NAME` is the server's own. tests/CMakeLists.txt reads the symbols from here. If one of
// them no longer exists, `real_NAME` is undefined and the program does not link; if nothing calls
// it from another library, its lie is not told and the tests of that lie fail.
#pragma once

// `this` comes first, as the ABI passes it.
#define PARLOR_WRAPPED(result, name, symbol, parameters) \
    result real_##name parameters asm("__real_" symbol); \
    result lying_##name parameters asm("__wrap_" symbol);

// clang-format off
#define PARLOR_CREATE "_ZN6parlor6tables5Table6createERKNS0_7CommandERKNS0_7CreatedEl"
#define PARLOR_DECIDE "_ZNK6parlor6tables5Table6decideERKNS0_7CommandERKNS0_3NowE"
#define PARLOR_FITS "_ZNK6parlor9fair_dice11ChainedDice4fitsERKNS0_8SeatLinkE"
#define PARLOR_THROWN "_ZNK6parlor9fair_dice11ChainedDice6thrownB5cxx11ERKSt5arrayIhLm32EEmRKNS0_8SeatLinkE"
#define PARLOR_START "_ZN6parlor9fair_dice5startB5cxx11ERKNS0_7OpeningE"
#define PARLOR_RECEIVE "_ZN6parlor7hosting4Host7receiveESt10shared_ptrINS0_6ClientEENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
#define PARLOR_GONE "_ZN6parlor7hosting4Host4goneESt10shared_ptrINS0_6ClientEE"
// clang-format on
