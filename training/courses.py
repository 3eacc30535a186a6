# SPDX-License-Identifier: MIT
"""The kinds of games that each net is trained and judged in, as the engine numbers them."""

COURSES = {
    "pollyanna": ["two", "three", "four", "partners"],
    "poleana": ["two", "three", "four", "partners"],
    "zenda": ["our board", "other boards"],
}
