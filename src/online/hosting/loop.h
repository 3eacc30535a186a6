// SPDX-License-Identifier: MIT
// A thread that does what it is handed, in order, and at times what is due. Whatever it alone
// touches needs no lock.
//
//   Loop loop;
//   loop.post([] { … });                      from any thread
//   loop.at(time, [] { … });                  likewise
//   loop.stop();                              what was posted before is still done
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <thread>

#include "online/hosting/work_queue.h"

namespace parlor::hosting {

class Loop {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Task = std::function<void()>;

    Loop() : thread_([this] { run(); }) {}
    ~Loop() { stop(); }
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    void post(Task task) { posted_.push(std::move(task)); }
    void at(Time time, Task task);
    void after(std::chrono::milliseconds pause, Task task) {
        at(std::chrono::steady_clock::now() + pause, std::move(task));
    }
    // Returns when the thread has ended; what is due later is dropped, and so is what comes now.
    void stop();

private:
    void run();
    void do_what_is_due();

    WorkQueue<Task> posted_;
    std::multimap<Time, Task> due_;  // the thread's own
    std::thread thread_;
};

}  // namespace parlor::hosting
