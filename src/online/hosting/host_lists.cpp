// SPDX-License-Identifier: MIT
// Which of the host's tables the lists of all processes show.
#include "online/hosting/host_impl.h"

namespace parlor::hosting {

void Host::Impl::note_people(const LiveTable& table) {
    shown_.note(table.table().id(), table.people_to_show(), now());
    store_shown();
}

void Host::Impl::forget_people(const tables::TableId& table) {
    shown_.forget(table, now());
    store_shown();
}

// One lot at a time, so that the last is what stays.
void Host::Impl::store_shown() {
    if (is_storing_shown_ || !shown_.has_changes()) return;
    is_storing_shown_ = true;
    store_threads_->ask([this, changes = shown_.take_changes()](store::Store& store) {
        const bool is_stored = store.show(exchange_->self(), changes).has_value();
        const auto go_on = [this, changes, is_stored] {
            is_storing_shown_ = false;
            if (!is_stored) shown_.put_back(changes);
            lobby_->listed_anew();
            store_shown();
        };
        if (is_stored) return loop_->post(go_on);
        loop_->after(before_next_try, go_on);
    });
}

void Host::Impl::hide_tables_of_the_dead() {
    store_threads_->ask([this](store::Store& store) {
        const auto living = exchange_->processes();
        const bool is_done = living && store.hide_all_but(*living);
        if (!is_done) loop_->after(before_next_try, [this] { hide_tables_of_the_dead(); });
    });
}

}  // namespace parlor::hosting
