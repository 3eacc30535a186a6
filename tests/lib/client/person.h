// SPDX-License-Identifier: MIT
// A person at a table, whom a test tells what to do. A transport carries what the person says: into
// a server over a WebSocket (client/web_socket_transport.h) or into a host in the same process
// (unit/online/hosting/host_transport.h).
//
//   OnlinePerson ana(loop, address);
//   const Answer made = ana.create("pollyanna-1916", two_people);
//   ana.watch(made.table); ana.sit('b'); ana.reveal('b'); ana.play(random, 'b');
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "client/answer.h"
#include "client/chains.h"
#include "client/table_seen.h"
#include "support/patience.h"

namespace parlor::tests {

// A plan of a table as a field of `create`; the seats as JSON.
std::string plan_json(std::string_view game, std::string_view seats, bool is_public = true);
inline constexpr std::string_view two_people =
    R"([{"seat":"b","level":""},{"seat":"r","level":""}])";
inline constexpr std::string_view one_and_a_computer =
    R"([{"seat":"b","level":""},{"seat":"r","level":"careful"}])";

class Transport {
public:
    class User {
    public:
        virtual ~User() = default;
        virtual void on_answer(const Answer& answer) = 0;
        // Every other message of the server.
        virtual void on_message(std::string_view text) = 0;
    };

    virtual ~Transport() = default;
    virtual void send(const std::string& command) = 0;
    // Passes to the user what comes, until `done`. Returns false if that takes longer than
    // `patience`.
    virtual bool await(const std::function<bool()>& done) = 0;
    // Whether the server has ended the connection.
    [[nodiscard]] virtual bool is_cut() = 0;
};

// Throws std::runtime_error where the server tells what cannot be.
class Person : protected Transport::User {
public:
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    // Sends a command, whose fields but the id are given, and returns the answer. Its error is
    // `silence` if none comes in time, and `cut` if the connection ends.
    Answer ask(std::string_view fields);
    Answer ask_as(const std::string& id, std::string_view fields);
    Answer ask_at(const std::string& table, std::string_view what, std::string_view more = {});
    // The two halves of ask_as().
    void say(const std::string& id, std::string_view fields);
    Answer answer(const std::string& id);
    // Takes in what the server tells, until `done`. False if that takes too long.
    bool await(const std::function<bool()>& done) { return transport_->await(done); }
    // Until this person knows of that event.
    bool await_event(Seq seq) {
        return await([&] { return seen_.seq() >= seq; });
    }

    Answer create(std::string_view game, std::string_view seats, bool is_public = true);
    Answer watch(const std::string& table, std::string_view since = {});
    Answer sit(char seat);
    // Gives the first link, once everybody sits.
    Answer reveal(char seat);
    // Does one thing of a turn; steps are drawn. Precondition: something is due, and this person's
    // to do.
    Answer act(base::Random& random);
    // Plays for a seat at random until the game is over.
    void play(base::Random& random, char seat);

    // `"do":"throw","table":"…"`
    [[nodiscard]] std::string about(std::string_view what) const;
    // The fields `at` and `link` of the next play, if this person has the link.
    [[nodiscard]] std::string at() const;
    // The seat's next link as a field; empty if no link is due. A person who comes back draws the
    // chain of before again.
    std::string link(char seat);

    [[nodiscard]] const std::string& table() const { return table_; }
    [[nodiscard]] TableSeen& seen() { return seen_; }
    // All messages received so far.
    [[nodiscard]] const std::vector<std::string>& messages() const { return messages_; }
    [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }

protected:
    // The ids of commands begin with `name`.
    Person(Transport& transport, std::string name);
    ~Person() override = default;

private:
    void on_answer(const Answer& answer) override { answers_.push_back(answer); }
    void on_message(std::string_view text) override;

    Transport* transport_;
    std::string name_;
    std::string table_;
    TableSeen seen_;
    Chains chains_{1, 2000};
    bool has_chain_ = false;
    int commands_ = 0;
    std::vector<std::string> messages_;
    std::vector<Answer> answers_;
    std::vector<std::size_t> taken_;  // answers that answer() has returned
};

template <class T>
class PersonBy final : public Person {
public:
    // With what T is made of, after its user.
    template <class... Words>
    explicit PersonBy(Words&&... words)
        : Person(transport_, T::new_name()),
          transport_(static_cast<Transport::User&>(*this), std::forward<Words>(words)...) {}

    [[nodiscard]] T& transport() { return transport_; }

private:
    T transport_;
};

}  // namespace parlor::tests
