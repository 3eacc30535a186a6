// SPDX-License-Identifier: MIT
// Lies on the wire: one connection hears something else than the others. Events are numbered so
// that no gap shows, and the state of the dice is the one that follows from what the connection
// hears.
#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "liars/lies.h"
#include "liars/wrapped.h"
#include "online/crypto/keys.h"
#include "online/fair_dice/chained_dice.h"
#include "online/hosting/host.h"

namespace parlor::liars {

using hosting::ClientRef;
using hosting::Host;

PARLOR_WRAPPED(void, receive, PARLOR_RECEIVE, (Host & host, ClientRef client, std::string text))
PARLOR_WRAPPED(void, gone, PARLOR_GONE, (Host & host, ClientRef client))

namespace {

namespace json = boost::json;

bool lies_on_the_wire() {
    return tells(Lie::OtherTips) || tells(Lie::SplitView) || tells(Lie::SplitDice) ||
           tells(Lie::ReplayEvent) || tells(Lie::HoldBack);
}

std::string text_of(const json::object& object, std::string_view key) {
    const json::value* const found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string())
                                                  : std::string();
}
std::int64_t number_of(const json::object& object, std::string_view key) {
    const json::value* const found = object.if_contains(key);
    return found != nullptr && found->is_int64() ? found->get_int64() : 0;
}
bool is_kind(const json::object& event, std::string_view kind) {
    return text_of(event, "kind") == kind;
}
void shift(json::object& object, std::string_view key, std::int64_t by) {
    if (object.contains(key)) object[key] = number_of(object, key) + by;
}

// Of each table, from the first snapshot that any connection heard: one that comes back hears only
// the events since.
std::mutex commitments_mutex;
std::map<std::string, std::string> commitments;

// What one connection hears. It takes the place of the client, for one table.
class DeceivedClient final : public hosting::Client {
public:
    explicit DeceivedClient(ClientRef client)
        : Client(client->player(), client->address()), client_(std::move(client)) {}

    void send(hosting::Frame frame) override {
        const std::scoped_lock lock(mutex_);
        json::value message = json::parse(*frame);
        json::object& told = message.as_object();
        if (told.contains("answer")) shift(told, "seq", shift_);
        if (told.contains("events")) {
            table_ = text_of(told, "table");
            tell_news(told["events"].as_array(), told["state"].as_object());
        }
        if (told.contains("snapshot")) {
            table_ = text_of(told, "table");
            tell_snapshot(told["snapshot"].as_object());
        }
        client_->send(hosting::framed(json::serialize(message)));
    }
    void cut(std::string_view why) override { client_->cut(why); }

    // What the client says, as the server counts events.
    std::string heard(const std::string& text) {
        const std::scoped_lock lock(mutex_);
        boost::system::error_code error;
        json::value message = json::parse(text, error);
        if (error || !message.is_object() || shift_ == 0) return text;
        for (const char* const key : {"at", "since"}) shift(message.as_object(), key, -shift_);
        return json::serialize(message);
    }

private:
    void tell_snapshot(json::object& snapshot) {
        {
            const std::scoped_lock lock(commitments_mutex);
            commitments[table_] = text_of(snapshot, "commitment");
        }
        json::object& state = snapshot["state"].as_object();
        learn_seat(state);
        if (tells(Lie::OtherTips)) {
            json::object& dice = snapshot["dice"].as_object();
            dice["tips"] = other_tips(text_of(dice, "tips"), state);
        }
        tell_state(state);
    }

    void tell_news(json::array& events, json::object& state) {
        learn_seat(state);
        json::array told;
        for (const json::value& each : events) {
            json::object event = each.as_object();
            shift(event, "seq", shift_);
            const bool is_replayed = tell_event(event, state);
            const bool is_held = tells(Lie::HoldBack) && holds_back(event);
            if (is_held && !text_of(event, "link").empty()) state["shaken"] = shaken_;
            if (!is_held) told.emplace_back(event);
            if (is_replayed) {
                event["seq"] = number_of(event, "seq") + 1;
                admit(static_cast<tables::Seq>(number_of(event, "seq")));
                told.emplace_back(event);
                ++shift_;
            }
        }
        events = std::move(told);
        tell_state(state);
    }

    // True if the event is to be sent once more.
    bool tell_event(json::object& event, json::object& state) {
        const bool is_own = text_of(event, "seat") == seat_;
        const bool has_link = !text_of(event, "link").empty();
        const bool is_play = is_kind(event, "thrown") || is_kind(event, "confirmed");
        const auto seq = static_cast<tables::Seq>(number_of(event, "seq"));
        if (is_kind(event, "sat") && is_own) own_tip_ = text_of(event, "tip");
        if (tells(Lie::OtherTips) && is_kind(event, "sat") && text_of(event, "by") != player()) {
            event["tip"] = other_tip(text_of(event, "seat"));
            admit(seq);
        }
        if (is_play && has_link && !is_own && !is_first_ && !seat_.empty()) {
            if (tells(Lie::SplitView)) {
                event["link"] = "";
                state["shaken"] = shaken_;
                admit(seq);
            } else if (tells(Lie::SplitDice) && is_kind(event, "thrown")) {
                event["thrown"] = other_dice(text_of(event, "thrown"));
                admit(seq);
            }
        }
        const bool is_own_throw = is_own && has_link && is_kind(event, "thrown");
        return tells(Lie::ReplayEvent) && is_own_throw && ++own_throws_ == 2;
    }

    bool holds_back(const json::object& event) {
        if (has_held_ || seat_.empty() || text_of(event, "seat") == seat_) return false;
        if (!is_kind(event, "confirmed")) return false;
        has_held_ = true;
        admit(static_cast<tables::Seq>(number_of(event, "seq")));
        --shift_;
        return true;
    }

    void tell_state(json::object& state) {
        shift(state, "seq", shift_);
        shift(state, "played", shift_);
        const bool is_open = text_of(state, "phase") == "open";
        if (tells(Lie::OtherTips) && is_open && !text_of(state, "shaken").empty()) {
            state["shaken"] = opening_with_other_tips(state);
        }
        shaken_ = text_of(state, "shaken");
    }

    void learn_seat(const json::object& state) {
        const json::array& seats = state.at("seats").as_array();
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const json::object& seat = seats[i].as_object();
            if (text_of(seat, "player") != player()) continue;
            seat_ = text_of(seat, "seat");
            is_first_ = i == 0;
        }
    }

    // ---- tips ----

    [[nodiscard]] std::string commitment() const {
        const std::scoped_lock lock(commitments_mutex);
        return commitments[table_];
    }
    [[nodiscard]] std::string other_tip(const std::string& seat) const {
        return crypto::hex(crypto::sha256(player() + table_ + seat));
    }
    // `b=HEX,r=HEX`
    std::string other_tips(const std::string& tips, const json::object& state) {
        std::string told = tips;
        for (const json::value& each : state.at("seats").as_array()) {
            const std::string seat = text_of(each.as_object(), "seat");
            const auto at = told.find(seat + '=');
            const bool is_own = text_of(each.as_object(), "player") == player();
            if (at == std::string::npos) continue;
            if (!is_own) told.replace(at + 2, crypto::hex({}).size(), other_tip(seat));
            if (is_own) own_tip_ = told.substr(at + 2, crypto::hex({}).size());
        }
        return told;
    }
    std::string opening_with_other_tips(const json::object& state) {
        fair_dice::Opening opening{fair_dice::chained_scheme, table_, commitment()};
        std::vector<fair_dice::SeatSeed> tips;
        for (const json::value& each : state.at("seats").as_array()) {
            const json::object& seat = each.as_object();
            const std::string level = text_of(seat, "level");
            const char letter = text_of(seat, "seat").front();
            opening.players.push_back(
                {letter, level.empty() ? "human" : level, text_of(seat, "name")});
            if (!level.empty()) continue;
            const bool is_own = text_of(seat, "player") == player();
            tips.push_back({letter, is_own ? own_tip_ : other_tip(text_of(seat, "seat"))});
        }
        const fair_dice::ChainedDice::Setting setting{fair_dice::chained_scheme, table_,
                                                      fair_dice::start(opening)};
        return fair_dice::ChainedDice(setting, tips).before();
    }

    ClientRef client_;
    std::mutex mutex_;
    std::string table_;
    std::string seat_;  // of the player; empty before they sit
    std::string own_tip_;
    std::string shaken_;  // as it was last sent
    std::int64_t shift_ = 0;
    int own_throws_ = 0;
    bool is_first_ = false;  // in the order of turns
    bool has_held_ = false;
};

std::mutex clients_mutex;
std::map<const hosting::Client*, std::shared_ptr<DeceivedClient>> clients;

}  // namespace

void lying_receive(Host& host, ClientRef client, std::string text) {
    if (!lies_on_the_wire()) return real_receive(host, std::move(client), std::move(text));
    std::shared_ptr<DeceivedClient> deceived;
    {
        const std::scoped_lock lock(clients_mutex);
        auto& known = clients[client.get()];
        if (known == nullptr) known = std::make_shared<DeceivedClient>(client);
        deceived = known;
    }
    std::string heard = deceived->heard(text);
    real_receive(host, std::move(deceived), std::move(heard));
}

void lying_gone(Host& host, ClientRef client) {
    ClientRef known = client;
    {
        const std::scoped_lock lock(clients_mutex);
        const auto found = clients.find(client.get());
        if (found != clients.end()) {
            known = std::move(found->second);
            clients.erase(found);
        }
    }
    real_gone(host, std::move(known));
}

}  // namespace parlor::liars
