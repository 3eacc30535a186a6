// SPDX-License-Identifier: MIT
// Runs the real program, as a person or a script would, and sees what comes of it.
//
//   Ran ran = run_parlor({"plays", "pollyanna-1916 …"});
//   ran.code, ran.out, ran.err
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::tests {

struct Ran {
    int code = -1;    // the exit code; 128 + the signal that ended it
    std::string out;  // the standard output
    std::string err;  // the standard error
};

// The environment has a UTF-8 locale in English and no terminal, unless variables say otherwise.
Ran run_parlor(const std::vector<std::string>& arguments, std::string_view input = {},
               const std::vector<std::string>& variables = {});

// The same with parlor-lab.
Ran run_lab(const std::vector<std::string>& arguments, std::string_view input = {},
            const std::vector<std::string>& variables = {});

// Any program, by its path and its arguments.
Ran run_program(std::vector<std::string> words, std::string_view input = {},
                const std::vector<std::string>& variables = {});

// As `execv` wants them, which ends with a null; good while the words are.
std::vector<char*> arguments_of(std::vector<std::string>& words);

// The same on a terminal of 80 columns and 24 rows: what is typed goes to its keyboard, each part
// when the screen shows what stands before it.
struct Exchange {
    std::string shown;
    std::string typed;
};
Ran run_on_terminal(const std::vector<std::string>& arguments,
                    const std::vector<Exchange>& exchanges);

// A folder that is there for as long as this is.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::string file(std::string_view name) const { return (path_ / name).string(); }
    [[nodiscard]] std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

std::string read_text(const std::string& file);
void write_text(const std::string& file, std::string_view text);

std::vector<std::string> lines_of(std::string_view text);
// A record without the day it was made.
std::string undated(std::string record);

}  // namespace parlor::tests
