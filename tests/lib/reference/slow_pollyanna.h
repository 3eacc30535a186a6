// SPDX-License-Identifier: MIT
//
// The rules of Pollyanna written a second time: slow, obvious, and sharing nothing with the engine,
// so that tests can hold the two against each other. Text in, texts out (docs/notation.md):
//
//     results("pollyanna-1951 b:w,w,w,w g:- r:w,w,w,w y:- b 4-2")
//         == {"pollyanna-1951 b:w,w,w,6 g:- r:w,w,w,w y:- r ?"}
#pragma once

#include <set>
#include <string>

namespace parlor::slow {

// All distinct positions the throw in `position_with_throw` can lead to, as text, with the next
// seat to throw `?` or the result. Where nothing can be played, that is the one position in which
// the next seat is to throw. Precondition: the text is well formed, canonical and a possible
// position with a throw.
std::set<std::string> results(const std::string& position_with_throw);

}  // namespace parlor::slow
