// SPDX-License-Identifier: MIT
// Another program, with lines of text on its standard input and output; its standard error stays
// ours. No call waits past its deadline, whatever the program does. The destructor kills the
// program and its process group.
//
//   auto program = Subprocess::start("python3 engine.py --fast", 4096);
//   if (!program) … program.error() …                     the system's words
//   (*program)->write("hello 1", deadline);
//   const auto line = (*program)->read(deadline);
#pragma once

#include <sys/types.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "presentation/console/line_reader.h"

namespace parlor::laboratory {

using console::Clock;
using console::LineFault;
using console::LineReader;

class Subprocess {
public:
    using Started = base::Expected<std::unique_ptr<Subprocess>, std::string>;
    // The command is words with blanks between them; the program is searched for in PATH. A line of
    // its output may have `longest_line` bytes.
    static Started start(std::string_view command, std::size_t longest_line);

    ~Subprocess();
    Subprocess(const Subprocess&) = delete;
    Subprocess& operator=(const Subprocess&) = delete;

    base::Expected<void, LineFault> write(std::string_view line, Clock::time_point deadline);
    base::Expected<std::string, LineFault> read(Clock::time_point deadline) {
        return lines_.next(deadline);
    }

    // Closes its input and returns how it ended; nullopt if it still runs at the deadline.
    struct Ending {
        bool by_signal;
        int number;  // of the signal, or the exit code
    };
    std::optional<Ending> end(Clock::time_point deadline);

private:
    // A descriptor that is closed with its owner.
    class Descriptor {
    public:
        explicit Descriptor(int number = -1) : number_(number) {}
        ~Descriptor() { close(); }
        Descriptor(const Descriptor&) = delete;
        Descriptor& operator=(const Descriptor&) = delete;
        Descriptor(Descriptor&& other) noexcept;
        Descriptor& operator=(Descriptor&&) = delete;
        [[nodiscard]] int number() const { return number_; }
        void close();

    private:
        int number_;
    };
    struct Pipe {
        Descriptor reading;
        Descriptor writing;
    };
    static base::Expected<Pipe, std::string> make_pipe();

    Subprocess(pid_t process, Descriptor to, Descriptor from, std::size_t longest_line);

    pid_t process_;  // not waited for before the end, so that its number stays its own
    Descriptor to_;
    Descriptor from_;
    LineReader lines_;
};

}  // namespace parlor::laboratory
