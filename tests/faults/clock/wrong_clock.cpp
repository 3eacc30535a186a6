// SPDX-License-Identifier: MIT
// Loaded into a program before all others (LD_PRELOAD), it makes that program's clock of the day
// wrong by the seconds that the file PARLOR_WRONG_CLOCK holds at that moment, eight bytes. Clocks
// that only measure spans run on, as they do when a real clock is set.
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <ctime>

namespace {

std::int64_t seconds_off() {
    static const int file = [] {
        const char* const name = std::getenv("PARLOR_WRONG_CLOCK");
        return name == nullptr ? -1 : open(name, O_RDONLY | O_CLOEXEC);
    }();
    std::int64_t seconds = 0;
    return pread(file, &seconds, sizeof seconds, 0) == sizeof seconds ? seconds : 0;
}

timespec time_of_day() {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    return now;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* now) noexcept {
    const auto failed = static_cast<int>(syscall(SYS_clock_gettime, clock, now));
    const bool is_of_the_day = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    if (failed == 0 && is_of_the_day) now->tv_sec += seconds_off();
    return failed;
}

std::time_t time(std::time_t* out) noexcept {
    const std::time_t now = time_of_day().tv_sec;
    if (out != nullptr) *out = now;
    return now;
}

int gettimeofday(timeval* out, void* /*zone*/) noexcept {
    const timespec now = time_of_day();
    *out = {now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

}  // extern "C"
