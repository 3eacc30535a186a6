// SPDX-License-Identifier: MIT
// Commands that come twice, late, early, in another order, by another device of the same person,
// or cut off: each is done once or not at all, and the table's log is that of an ordinary game.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "base/random.h"
#include "client/frames.h"
#include "client/web_socket_transport.h"
#include "faults/server_process.h"
#include "faults/stranger.h"
#include "online/fair_dice/check.h"
#include "online/store/store.h"
#include "rules/game/record.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using match::Due;

struct Said {
    char seat;
    std::string id;
    std::string text;
};

class Messages : public testing::Test {
protected:
    // Ana and Ben have several devices each; a third person's device hears and knows everything.
    void SetUp() override {
        for (const char seat : {'b', 'r'}) {
            auto& devices = devices_[seat];
            devices.push_back(std::make_unique<OnlinePerson>(loop_, server_.address()));
            for (int i = 0; i < 2; ++i) {
                devices.push_back(std::make_unique<OnlinePerson>(
                    loop_, server_.address(), devices.front()->transport().device().cookie()));
            }
        }
        const Answer made = first('b').create("pollyanna-1916", two_people);
        ASSERT_TRUE(made.ok) << made.error;
        table_ = made.table;
        witness_.watch(table_);
        for (const char seat : {'b', 'r'}) {
            const std::string more = std::string(R"(,"seat":")") + seat +
                                     R"(","name":"N","tip":")" + chains_.lay_down(table_, seat) +
                                     '"';
            ASSERT_TRUE(first(seat).ask_at(table_, "sit", more).ok);
        }
        ASSERT_TRUE(witness_.await([&] { return seen().state().links.size() == 2; }));
        const Seq at = seen().state().played;
        for (const auto& [seat, due] : std::map(seen().state().links)) {
            const std::string more =
                std::string(R"(,"seat":")") + seat + R"(","link":")" + chains_.after(due) + '"';
            ASSERT_TRUE(first(seat).ask(command("reveal", at, more)).ok);
        }
        ASSERT_TRUE(witness_.await([&] { return seen().state().phase == "playing"; }));
    }

    OnlinePerson& first(char seat) { return *devices_[seat].front(); }
    TableSeen& seen() { return witness_.seen(); }
    std::string command(std::string_view what, Seq at, std::string_view more = {}) {
        return R"("do":")" + std::string(what) + R"(","table":")" + table_ + R"(","at":)" +
               std::to_string(at) + std::string(more);
    }
    // A throw or the end of a turn, with the next link of that seat's chain.
    std::string with_link(std::string_view what, Seq at, char seat) {
        const std::string link = chains_.after(seen().state().link_due(seat));
        return command(what, at, R"(,"link":")" + link + '"');
    }
    // What could be done next.
    std::string next(base::Random& random) {
        const Seq at = seen().state().played;
        const Due due = seen().match()->due();
        const char seat = seen().match()->seat();
        if (due == Due::Throw) return with_link("throw", at, seat);
        if (due == Due::Confirm) return with_link("confirm", at, seat);
        const auto choices = seen().match()->choice_texts();
        const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
        return command("step", at, R"(,"step":")" + choices[chosen] + '"');
    }
    [[nodiscard]] std::vector<boost::json::object> stored() const {
        const auto store = store::open(store_);
        const auto table = (*store)->table(table_);
        std::vector<boost::json::object> events;
        for (const std::string& each : (*table)->events) {
            events.push_back(boost::json::parse(each).as_object());
        }
        return events;
    }
    // Says all of it, each by one of its owner's devices, and waits for an answer to each.
    void say(std::vector<Said> all, base::Random& random) {
        std::map<OnlinePerson*, std::size_t> expected;
        while (!all.empty()) {
            const auto at = random.below(static_cast<std::uint32_t>(all.size()));
            const Said each = std::exchange(all[at], all.back());
            all.pop_back();
            OnlinePerson& by = *devices_[each.seat][random.below(3)];
            expected.try_emplace(&by, by.answers().size()).first->second += 1;
            by.transport().device().send_bytes(frame(Opcode::Text, each.text));
        }
        for (const auto& [who, count] : expected) {
            ASSERT_TRUE(witness_.await([&] { return who->answers().size() >= count; }));
        }
        Seq newest = 0;
        for (const auto& [seat, devices] : devices_) {
            for (const auto& each : devices) newest = std::max(newest, newest_of(each->answers()));
        }
        ASSERT_TRUE(witness_.await([&] { return seen().state().seq >= newest; }));
    }
    static Seq newest_of(const std::vector<Answer>& answers) {
        return answers.empty() ? 0 : std::ranges::max(answers, {}, &Answer::seq).seq;
    }
    // A command was answered as done with one number always, and its events stand together.
    void check_answers() {
        std::map<std::string, Seq> done;
        for (const auto& [seat, devices] : devices_) {
            for (const auto& device : devices) {
                for (const Answer& each : device->answers()) {
                    if (!each.ok || each.seq == 0) continue;
                    EXPECT_EQ(done.try_emplace(each.id, each.seq).first->second, each.seq);
                }
            }
        }
        std::map<std::string, Seq> last;
        for (const boost::json::object& each : stored()) {
            const std::string id(each.at("id").as_string());
            const Seq seq = each.at("seq").to_number<Seq>();
            if (id.starts_with("m")) EXPECT_TRUE(done.contains(id)) << id;
            const auto [before, is_new] = last.try_emplace(id, seq);
            if (!id.empty() && !is_new) EXPECT_EQ(before->second + 1, seq) << id << " done twice";
            before->second = seq;
        }
        for (const auto& [id, seq] : done) {
            if (id.starts_with("m")) EXPECT_EQ(last[id], seq) << id;
        }
    }

    TemporaryFolder folder_;
    std::string store_ = "sqlite:" + folder_.file("tables.db");
    ServerProcess server_{{.store = store_, .more = {"--no-limits"}}};
    Loop loop_;
    OnlinePerson witness_{loop_, server_.address()};
    std::map<char, std::vector<std::unique_ptr<OnlinePerson>>> devices_;
    Chains chains_{1, 2000};
    std::string table_;
};

// Again and again: what is due, said twice; what would be due next; and some of all that was ever
// said. All in any order, on any device of the person who says it.
TEST_F(Messages, InAnyOrderAndAnyNumberMakeAnOrdinaryGame) {
    base::Random random(14);
    std::vector<Said> history;
    int done = 0;
    for (int i = 0; i < 300 && !seen().is_over(); ++i) {
        const char seat = seen().match()->seat();
        const Seq before = seen().seq();
        std::vector<Said> all;
        const auto add = [&](char by, const std::string& text) {
            const std::string id = "m" + std::to_string(history.size());
            history.push_back({by, id, R"({"id":")" + id + R"(",)" + text + "}"});
            all.push_back(history.back());
        };
        add(seat, next(random));
        all.push_back(all.front());
        const Seq at = seen().state().played;
        const char other = seat == 'b' ? 'r' : 'b';
        add(seat, with_link("throw", at + 1, seat));
        add(seat, with_link("confirm", at + 1 + random.below(3), seat));
        add(other, with_link("throw", at + 1 + random.below(2), other));
        for (int old = 0; old < 4; ++old) {
            all.push_back(history[random.below(static_cast<std::uint32_t>(history.size()))]);
        }
        say(std::move(all), random);
        if (HasFatalFailure()) return;
        EXPECT_GT(seen().seq(), before) << "nothing of it was done";
        done += static_cast<int>(seen().seq() - before);
        if (random.below(10) == 0) devices_[seat][1 + random.below(2)]->transport().device().lose();
        for (const auto& each : devices_[seat]) {
            ASSERT_TRUE(witness_.await([&] { return each->transport().device().is_up(); }));
        }
    }
    EXPECT_GE(done, 100);
    check_answers();
    if (!seen().is_over()) {
        const char seat = seen().match()->seat();
        const std::string more = std::string(R"(,"seat":")") + seat + '"';
        ASSERT_TRUE(first(seat).ask_at(table_, "resign", more).ok);
        ASSERT_TRUE(witness_.await([&] { return seen().is_over(); }));
    }
    const auto record = game::read(seen().record());
    ASSERT_TRUE(record) << seen().record();
    EXPECT_TRUE(fair_dice::check(*record)) << seen().record();
}

// After any number of bytes; also where all of the command has come and only its end has not.
TEST_F(Messages, CutOffAnywhereAreNone) {
    const std::size_t before = stored().size();
    const char seat = seen().match()->seat();
    const std::string text =
        R"({"id":"m0",)" + with_link("throw", seen().state().played, seat) + "}";
    const std::string fields = "Origin: http://" + server_.address().shown() +
                               "\r\nCookie: " + first(seat).transport().device().cookie() + "\r\n";
    std::vector<std::string> cut{frame(Opcode::Text, text, false)};
    const std::string whole = frame(Opcode::Text, text);
    for (std::size_t i = 1; i < whole.size(); ++i) cut.push_back(whole.substr(0, i));
    for (const std::string& each : cut) {
        Stranger device(loop_, server_.address());
        ASSERT_EQ(device.upgrades(fields), 101);
        device.socket().send(each);
        device.socket().cut();
    }
    ASSERT_TRUE(first(seat).ask_at(table_, "say", R"(,"text":"Are you there?")").ok);
    EXPECT_EQ(stored().size(), before + 1);
    EXPECT_TRUE(first(seat).ask_as("m0", with_link("throw", seen().state().played, seat)).ok);
    EXPECT_EQ(stored().size(), before + 2);
}

}  // namespace
}  // namespace parlor::tests
