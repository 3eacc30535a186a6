// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "games/all_games.h"
#include "protocols/page_api/table.h"

namespace parlor::page_api {

std::span<const page::GamePage* const> all_pages() {
    static const auto made = [] {
        constexpr auto makers = games::column(games::all_games, &games::Row::page);
        std::array<std::unique_ptr<page::GamePage>, makers.size()> pages;
        for (std::size_t i = 0; i < makers.size(); ++i) pages[i] = makers[i]();
        return pages;
    }();
    static const auto seen = [] {
        std::array<const page::GamePage*, made.size()> pages{};
        for (std::size_t i = 0; i < made.size(); ++i) pages[i] = made[i].get();
        return pages;
    }();
    return seen;
}

const page::GamePage& page_of(std::string_view named) {
    const std::string_view game = games::of(named).name();
    return **std::ranges::find(all_pages(), game, &page::GamePage::name);
}

}  // namespace parlor::page_api
