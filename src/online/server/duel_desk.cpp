// SPDX-License-Identifier: MIT
#include "online/server/duel_desk.h"

#include <optional>
#include <utility>

#include "online/server/duel_check.h"

namespace parlor::server {
namespace {

using tables::RefusalReason;

int status_of(const tables::Refusal& refusal) {
    const bool is_malformed =
        refusal.is(RefusalReason::DuelRecord) || refusal.is(RefusalReason::DuelUnknown);
    return is_malformed ? 400 : 403;
}

// Nullopt if the player may enter it.
std::optional<HttpResponse> refused(const store::Result<store::DuelOutcome>& outcome) {
    if (!outcome) return api_problem(503, {RefusalReason::Unavailable});
    switch (*outcome) {
        case store::DuelOutcome::PlayedBefore: return api_problem(409, {RefusalReason::DuelPlayed});
        case store::DuelOutcome::Taken: return api_problem(409, {RefusalReason::DuelTaken});
        case store::DuelOutcome::Entered: return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

struct DuelDesk::Job {
    std::string address;
    std::int64_t now;
    Answer answer;
    std::string player{};
    std::optional<DuelCheck> check{};
};

void DuelDesk::enter(ApiRequest request, std::string address, std::int64_t now, Answer answer) {
    auto job = std::make_shared<Job>(std::move(address), now, std::move(answer));
    host_->store_threads().ask([this, request = std::move(request), job = std::move(job)](
                                   store::Store& store) { begin(store, request, job); });
}

void DuelDesk::begin(store::Store& store, const ApiRequest& request,
                     const std::shared_ptr<Job>& job) {
    auto keys = cookie_keys(store);
    if (!keys) return job->answer(api_problem(503, {RefusalReason::Unavailable}));
    const Cookies cookies(std::move(*keys), job->now);
    const auto known = identify(store, cookies, {request.cookie, request.is_secure});
    if (!known) return job->answer(api_problem(503, {RefusalReason::Unavailable}));
    if (known->player.name.empty()) return job->answer(api_problem(403, {RefusalReason::NoName}));
    job->player = known->player.id;
    const auto day = online_json::text_field(request.body, "day");
    if (!day) return job->answer(api_problem(400, {RefusalReason::FieldMissing, "day"}));
    const auto record = online_json::text_field(request.body, "record");
    if (!record) return job->answer(api_problem(400, {RefusalReason::FieldMissing, "record"}));
    if (!is_open(*day, job->now)) {
        return job->answer(api_problem(403, {RefusalReason::DuelClosed, *day}));
    }
    auto check = DuelCheck::begin(*day, *record);
    if (!check) return job->answer(api_problem(status_of(check.error()), check.error()));
    store::DuelEntry entry = check->entry();
    entry.player = job->player;
    if (auto response = refused(store.may_enter(entry))) return job->answer(std::move(*response));
    if (!take_place(job->player)) {
        return job->answer(api_problem(503, {RefusalReason::DuelBusy}));
    }
    job->check.emplace(std::move(*check));
    go_on(job);
}

void DuelDesk::go_on(const std::shared_ptr<Job>& job) {
    host_->computer_threads().run(job->address, job->check->game(), [this, job](auto& coach) {
        job->check->go_on(coach);
        if (job->check->has_more() && !is_closed()) return go_on(job);
        leave_place(job->player);
        finish(job);
    });
}

void DuelDesk::finish(const std::shared_ptr<Job>& job) {
    if (const auto& refusal = job->check->refusal()) {
        return job->answer(api_problem(status_of(*refusal), *refusal));
    }
    if (job->check->has_more()) return job->answer(api_problem(503, {RefusalReason::Unavailable}));
    host_->store_threads().ask([job](store::Store& store) {
        store::DuelEntry entry = job->check->entry();
        entry.player = job->player;
        entry.at = job->now * 1000;
        auto response = refused(store.enter(entry));
        job->answer(response ? std::move(*response) : json_response(online_json::duel_json(entry)));
    });
}

bool DuelDesk::take_place(const std::string& player) {
    const std::lock_guard lock(mutex_);
    return !is_closed_ && players_.size() < most_at_once && players_.insert(player).second;
}

void DuelDesk::leave_place(const std::string& player) {
    const std::lock_guard lock(mutex_);
    players_.erase(player);
}

bool DuelDesk::is_closed() {
    const std::lock_guard lock(mutex_);
    return is_closed_;
}

void DuelDesk::close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
}

}  // namespace parlor::server
