// SPDX-License-Identifier: MIT
#include "online/hosting/host.h"

#include <future>

#include "online/hosting/host_impl.h"

namespace parlor::hosting {
namespace {

using tables::Milliseconds;
using tables::Refusal;
using tables::RefusalReason;
using tables::TableId;

constexpr std::size_t name_length = 12;

using Stores = std::vector<std::unique_ptr<store::Store>>;

store::Result<Stores> open_stores(const std::string& address, unsigned count) {
    Stores all;
    for (unsigned i = 0; i < count; ++i) {
        auto opened = store::open(address);
        if (!opened) return base::unexpected(opened.error());
        all.push_back(std::move(*opened));
    }
    return all;
}

// One for all processes; the first makes it.
store::Result<crypto::Key> table_key(store::Store& store) {
    const auto kept =
        store.keep_setting(store::table_key_setting, crypto::hex(crypto::random_key()));
    if (!kept) return base::unexpected(kept.error());
    const auto key = crypto::parse_hex(*kept);
    if (!key) return base::unexpected(store::StoreError{store::Fault::Damaged, "table_key"});
    return *key;
}

template <class... Each>
struct Cases : Each... {
    using Each::operator()...;
};
template <class... Each>
Cases(Each...) -> Cases<Each...>;

}  // namespace

Host::Host(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Host::~Host() = default;

store::Result<std::unique_ptr<Host>> Host::open(const HostOptions& options, Metrics& metrics,
                                                const Log& log) {
    auto impl = std::make_unique<Impl>(options, metrics, log);
    const auto opened = impl->open();
    if (!opened) return base::unexpected(opened.error());
    return std::unique_ptr<Host>(new Host(std::move(impl)));
}

void Host::receive(ClientRef client, std::string text) {
    impl_->receive(std::move(client), std::move(text));
}
void Host::gone(ClientRef client) { impl_->gone(std::move(client)); }
void Host::end_sessions(const std::string& player, std::int64_t epoch) {
    impl_->end_sessions({player, epoch});
}
void Host::on_sessions_ended(SessionsEnded called) { impl_->on_sessions_ended(std::move(called)); }
Loop& Host::loop() { return impl_->loop(); }
StoreThreads& Host::store_threads() { return impl_->store_threads(); }
StoreThreads& Host::passphrase_thread() { return impl_->passphrase_thread(); }
void Host::close() { impl_->close(); }

store::Result<void> Host::Impl::open() {
    begun_at_ = std::chrono::duration_cast<std::chrono::milliseconds>(
                    std::chrono::system_clock::now().time_since_epoch())
                    .count();
    auto locked = store::FileLock::take(options_.store);
    if (!locked) return base::unexpected(locked.error());
    file_ = std::move(*locked);
    auto for_reading = open_stores(options_.store, options_.store_threads);
    if (!for_reading) return base::unexpected(for_reading.error());
    auto for_passphrases = open_stores(options_.store, 1);
    if (!for_passphrases) return base::unexpected(for_passphrases.error());
    auto for_writing = store::open(options_.store);
    if (!for_writing) return base::unexpected(for_writing.error());
    const auto key = table_key(**for_writing);
    if (!key) return base::unexpected(key.error());
    table_key_ = *key;

    loop_ = std::make_unique<Loop>();
    std::promise<void> all_stands;  // before that nothing is done that others ask for
    loop_->post([waits = all_stands.get_future().share()] { waits.wait(); });
    if (auto joined = join(); !joined) return joined;
    writer_ = std::make_unique<Writer>(
        std::move(*for_writing),
        [this](std::vector<Stored> all) {
            loop_->post([this, all = std::move(all)] { stored(all); });
        },
        *metrics_);
    passphrase_thread_ = std::make_unique<StoreThreads>(std::move(*for_passphrases));
    store_threads_ = std::make_unique<StoreThreads>(std::move(*for_reading));
    computer_threads_ = std::make_unique<ComputerThreads>(options_.computer_threads);
    lobby_ = std::make_unique<Lobby>(*loop_, *store_threads_, exchange_->is_shared(),
                                     options_.lobby_rotation);
    is_open_ = true;
    loop_->post([this] {
        hide_tables_of_the_dead();
        take_up_all();
        clean();
    });
    all_stands.set_value();
    return {};
}

store::Result<void> Host::Impl::join() {
    auto joined = cluster::Exchange::join(
        options_.store,
        [this](const std::string& from, const std::string& text) {
            loop_->post([this, from, text] { received(from, text); });
        },
        [this](const std::string& process) {
            loop_->post([this, process] { process_gone(process); });
        },
        options_.nats);
    if (!joined) return base::unexpected(joined.error());
    exchange_ = std::move(*joined);
    return {};
}

void Host::Impl::close() {
    if (!is_open_) return;
    is_open_ = false;
    std::promise<void> handed_over;
    loop_->post([&] {
        hand_over_writes();
        handed_over.set_value();
    });
    handed_over.get_future().wait();
    computer_threads_->stop();
    writer_->stop();
    store_threads_->stop();
    passphrase_thread_->stop();
    loop_->stop();
    exchange_.reset();
    sessions_ended_ = nullptr;
    // Clients belong to a server that may end before us.
    lobby_.reset();
    places_.clear();
    attached_.clear();
    remotes_.clear();
    numbers_.clear();
    numbered_.clear();
}

Milliseconds Host::Impl::now() const {
    using namespace std::chrono;
    return begun_at_ + duration_cast<milliseconds>(steady_clock::now() - begun_).count();
}

void Host::Impl::receive(ClientRef client, std::string text) {
    const Stopwatch since;
    if (loop_->is_here()) return hear(std::move(client), std::move(text), since);
    loop_->post([this, client = std::move(client), text = std::move(text), since]() mutable {
        hear(std::move(client), std::move(text), since);
    });
}

void Host::Impl::gone(ClientRef client) {
    if (loop_->is_here()) return leave(client);
    loop_->post([this, client = std::move(client)] { leave(client); });
}

void Host::Impl::hear(ClientRef client, std::string text, Stopwatch since) {
    metrics_->commands.add();
    auto command = online_json::parse_command(text);
    if (!command) {
        metrics_->refused.add();
        const online_json::BadCommand& bad = command.error();
        client->send(framed(bad.id.empty() ? online_json::trouble_json(bad.refusal)
                                           : online_json::refused_json(bad.id, bad.refusal)));
        return;
    }
    Asked asked{std::move(client), command->id, since};
    hear({std::move(asked), std::move(*command), std::move(text)});
}

void Host::Impl::hear(Spoken spoken) {
    const ClientRef client = spoken.asked.client;
    const auto done = [&] {
        client->send(framed(online_json::done_json(spoken.asked.id, std::nullopt)));
    };
    if (std::holds_alternative<online_json::CreateTable>(spoken.command.wanted)) {
        create(std::move(spoken));
    } else if (const auto* const lobby =
                   std::get_if<online_json::WatchLobby>(&spoken.command.wanted)) {
        const bool is_bounded = !options_.no_limits && !client->is_remote();
        if (!attached_[client].views.take() && is_bounded) {
            return refuse(spoken, {RefusalReason::TooFast});
        }
        lobby_->enter(client, lobby->page);
        done();
    } else if (std::holds_alternative<online_json::LeaveLobby>(spoken.command.wanted)) {
        lobby_->leave(client);
        done();
    } else {
        at_table(std::move(spoken));
    }
}

void Host::Impl::at_table(Spoken spoken) {
    const TableId id = spoken.command.table;
    if (auto why = why_not_now(spoken)) return refuse(spoken, *why);
    attached_[spoken.asked.client].tables.insert(id);
    Place& there = place(id);
    if (there.table) {
        at_table_here(*there.table, spoken);
    } else if (!there.owner.empty()) {
        forward(there, spoken);
    } else {
        there.waiting.push_back(std::move(spoken));
    }
}

// Clients of other processes were asked there.
std::optional<Refusal> Host::Impl::why_not_now(const Spoken& spoken) {
    const Client& client = *spoken.asked.client;
    if (options_.no_limits || client.is_remote()) return std::nullopt;
    const auto& wanted = spoken.command.wanted;
    const bool views = std::holds_alternative<online_json::WatchTable>(wanted) ||
                       !places_.contains(spoken.command.table);
    if (views && !attached_[spoken.asked.client].views.take())
        return Refusal{RefusalReason::TooFast};
    const auto* const wish = std::get_if<tables::Wish>(&wanted);
    const bool says = wish != nullptr && std::holds_alternative<tables::Say>(*wish);
    if (says && !(sayings_.take(client.player()) && talk_.take(client.address()))) {
        return Refusal{RefusalReason::TooFast};
    }
    return std::nullopt;
}

void Host::Impl::at_table_here(LiveTable& table, const Spoken& spoken) {
    const Asked& asked = spoken.asked;
    std::visit(Cases{[&](const online_json::WatchTable& watch) {
                         table.watch(asked, watch.since);
                         note_people(table);
                     },
                     [&](const online_json::UnwatchTable&) {
                         table.unwatch(asked.client);
                         table.answer(asked, {});
                         note_people(table);
                         rest_soon(table.table().id());
                     },
                     [&](const online_json::Rematch&) { rematch(table, spoken); },
                     [&](const tables::Wish& wish) { table.command(asked, wish); },
                     // Made before, by a command that is repeated.
                     [&](const auto&) { table.answer(asked, table.table().id()); }},
               spoken.command.wanted);
}

// The name follows from the command, so that a repeated one finds the same table.
void Host::Impl::create(Spoken spoken) {
    const auto& wanted = std::get<online_json::CreateTable>(spoken.command.wanted);
    const tables::PlayerId& player = spoken.asked.client->player();
    auto plan = tables::accepted(wanted.plan);
    if (!plan) return refuse(spoken, plan.error());
    const Client& client = *spoken.asked.client;
    const bool is_bounded = !options_.no_limits && !client.is_remote();
    if (is_bounded && !creations_.take(client.address())) {
        return refuse(spoken, {RefusalReason::TooManyTables});
    }
    const TableId id =
        crypto::name_from(crypto::hmac(table_key_, player + '\n' + spoken.asked.id), name_length);
    Place& there = place(id);
    if (!there.table) there.wanted = Wanted{std::move(*plan)};
    spoken.command.table = id;
    at_table(std::move(spoken));
}

void Host::Impl::rematch(LiveTable& table, const Spoken& spoken) {
    const TableId old = table.table().id();
    const TableId id = crypto::name_from(crypto::hmac(table_key_, old), name_length);
    const tables::Now time{.at = now(), .missing = {}};
    const tables::Command follow{spoken.asked.client->player(), spoken.asked.id,
                                 tables::Follow{id}};
    const auto decided = table.table().decide(follow, time);
    const bool is_followed = !decided && decided.error().is(RefusalReason::AlreadyFollowed);
    if (!decided && !is_followed) return refuse(spoken, decided.error());
    // Made first and told afterwards, so that nobody is ever sent to a table that is not there.
    Place& there = place(id);
    if (!there.table && there.owner.empty()) {
        there.wanted = Wanted{tables::rotated(table.table().plan()), old};
        there.rematches.push_back(spoken);
        return;
    }
    if (is_followed) return table.answer(spoken.asked, id);
    table.command(spoken.asked, tables::Follow{id}, id);
}

void Host::Impl::leave(const ClientRef& client) {
    lobby_->leave(client);
    release_memory_soon();
    const auto found = attached_.find(client);
    if (found == attached_.end()) return;
    tell_neighbours_gone(client);
    const auto tables = std::move(found->second.tables);
    attached_.erase(found);
    for (const TableId& each : tables) {
        const auto there = places_.find(each);
        if (there == places_.end()) continue;
        Place& place = there->second;
        place.forwarded.erase(client);
        std::erase(place.watchers, client);
        if (place.table) {
            place.table->forget(client);
            note_people(*place.table);
        }
        if (!place.owner.empty() && place.forwarded.empty()) {
            places_.erase(there);
        } else {
            rest_soon(each);
        }
    }
}

void Host::Impl::refuse(const Spoken& spoken, const Refusal& refusal) {
    metrics_->refused.add();
    spoken.asked.client->send(framed(online_json::refused_json(spoken.asked.id, refusal)));
}

}  // namespace parlor::hosting
