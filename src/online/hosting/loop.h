// SPDX-License-Identifier: MIT
// A thread that runs posted tasks in order, and others at given times. Data that only this thread
// uses needs no lock. The sockets of clients run on the same thread, through `context()`.
//
//   Loop loop;
//   loop.post([] { … });                      from any thread
//   loop.at(time, [] { … });                  from any thread
//   loop.stop();                              runs what was posted before
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace parlor::hosting {

class Loop {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Task = std::function<void()>;

    Loop();
    ~Loop() { stop(); }  // NOLINT(*-exception-escape): without memory nothing can be saved
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    void post(Task task);
    void at(Time time, Task task);
    void after(std::chrono::milliseconds pause, Task task) {
        at(std::chrono::steady_clock::now() + pause, std::move(task));
    }
    // Returns when the thread has ended. Drops tasks that are due later or posted from now on.
    void stop();

    boost::asio::io_context& context() { return context_; }
    // True if called on this thread.
    [[nodiscard]] bool is_here() { return context_.get_executor().running_in_this_thread(); }

private:
    void do_what_was_posted();
    void do_what_is_due();
    void wait_for_first();

    boost::asio::io_context context_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> stays_{
        context_.get_executor()};
    std::mutex mutex_;
    std::vector<Task> posted_;
    bool is_closed_ = false;
    std::multimap<Time, Task> due_;  // the thread's own
    boost::asio::steady_timer timer_{context_};
    std::thread thread_;
};

}  // namespace parlor::hosting
