// SPDX-License-Identifier: MIT
// The two sides, each named by its city, and what their pieces are (Z1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace parlor::zenda {

enum class City : std::uint8_t { Streslau, Zenda };

inline constexpr std::array<City, 2> all_cities{City::Streslau, City::Zenda};

constexpr std::size_t index(City city) { return static_cast<std::size_t>(city); }
constexpr City other(City city) { return city == City::Streslau ? City::Zenda : City::Streslau; }
constexpr char letter(City city) { return city == City::Streslau ? 's' : 'z'; }

// Rudolph and Colonel Sapt are alike in all but name: the yellow pieces.
enum class Role : std::uint8_t { King, Yellow, Michael, Army };

inline constexpr std::array<Role, 4> all_roles{Role::King, Role::Yellow, Role::Michael, Role::Army};

constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }
constexpr char letter(Role role) { return "kyma"[index(role)]; }
constexpr City city_of(Role role) {
    return role == Role::King || role == Role::Yellow ? City::Zenda : City::Streslau;
}
constexpr std::size_t count_of(Role role) {
    constexpr std::array<std::size_t, 4> counts{1, 2, 1, 8};
    return counts[index(role)];
}

constexpr std::size_t count_of(City city) { return city == City::Streslau ? 9 : 3; }

// Black Michael and the King, who lead their sides; and those who follow.
constexpr Role leader_of(City city) { return city == City::Streslau ? Role::Michael : Role::King; }
constexpr Role follower_of(City city) { return city == City::Streslau ? Role::Army : Role::Yellow; }

}  // namespace parlor::zenda
