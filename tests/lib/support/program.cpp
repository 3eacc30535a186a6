// SPDX-License-Identifier: MIT
#include "support/program.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "base/words.h"

namespace parlor::tests {
namespace {

std::vector<std::string> command(const std::vector<std::string>& arguments,
                                 const char* program = PARLOR_PROGRAM) {
    std::vector<std::string> all{program};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return all;
}

int wait_for(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// What a terminal shows, until the text comes or the program ends.
bool read_until(int terminal, std::string_view text, std::string& seen) {
    constexpr int patience_ms = 20000;
    const std::size_t from = seen.size();
    std::array<char, 4096> block{};
    while (text.empty() || seen.find(text, from) == std::string::npos) {
        pollfd ready{terminal, POLLIN, 0};
        if (poll(&ready, 1, patience_ms) <= 0) return false;
        const ssize_t size = read(terminal, block.data(), block.size());
        if (size <= 0) return text.empty();
        seen.append(block.data(), static_cast<std::size_t>(size));
    }
    return true;
}

[[noreturn]] void become_program(const std::vector<std::string>& arguments) {
    std::vector<std::string> words = command(arguments);
    std::vector<std::string> variables{"LC_ALL=C.UTF-8", "TERM=xterm-256color"};
    execve(PARLOR_PROGRAM, arguments_of(words).data(), arguments_of(variables).data());
    _exit(127);
}

}  // namespace

std::vector<char*> arguments_of(std::vector<std::string>& words) {
    std::vector<char*> all;
    for (std::string& each : words) all.push_back(each.data());
    all.push_back(nullptr);
    return all;
}

Ran run_parlor(const std::vector<std::string>& arguments, std::string_view input,
               const std::vector<std::string>& variables) {
    return run_program(command(arguments), input, variables);
}

Ran run_lab(const std::vector<std::string>& arguments, std::string_view input,
            const std::vector<std::string>& variables) {
    return run_program(command(arguments, PARLOR_LAB_PROGRAM), input, variables);
}

Ran run_program(std::vector<std::string> words, std::string_view input,
                const std::vector<std::string>& variables) {
    const TemporaryFolder folder;
    write_text(folder.file("in"), input);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    constexpr int writing = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, 0, folder.file("in").c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, folder.file("out").c_str(), writing, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, folder.file("err").c_str(), writing, 0600);

    std::vector<std::string> all_variables = variables;
    if (variables.empty()) all_variables = {"LC_ALL=C.UTF-8"};
    pid_t process = 0;
    const int failed = posix_spawn(&process, words.front().c_str(), &actions, nullptr,
                                   arguments_of(words).data(), arguments_of(all_variables).data());
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw std::runtime_error("cannot run " + words.front());
    const int code = wait_for(process);
    return {code, read_text(folder.file("out")), read_text(folder.file("err"))};
}

Ran run_on_terminal(const std::vector<std::string>& arguments,
                    const std::vector<Exchange>& exchanges) {
    winsize size{24, 80, 0, 0};
    int terminal = -1;
    const pid_t process = forkpty(&terminal, nullptr, nullptr, &size);
    if (process == 0) become_program(arguments);
    Ran ran;
    for (const Exchange& each : exchanges) {
        if (!read_until(terminal, each.shown, ran.out)) ran.err += "never shown: " + each.shown;
        if (write(terminal, each.typed.data(), each.typed.size()) < 0) ran.err += "not typed";
    }
    read_until(terminal, "", ran.out);
    close(terminal);
    ran.code = wait_for(process);
    return ran;
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "parlor-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> TemporaryFolder::names() const {
    std::vector<std::string> all;
    for (const auto& each : std::filesystem::directory_iterator(path_)) {
        all.push_back(each.path().filename().string());
    }
    return all;
}

std::string read_text(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

void write_text(const std::string& file, std::string_view text) {
    std::ofstream(file, std::ios::binary) << text;
}

std::vector<std::string> lines_of(std::string_view text) {
    if (text.ends_with('\n')) text.remove_suffix(1);
    if (text.empty()) return {};
    const auto parts = base::split(text, '\n');
    return {parts.begin(), parts.end()};
}

std::string undated(std::string record) {
    const std::size_t begin = record.find("date: ");
    return record.erase(begin, record.find('\n', begin) + 1 - begin);
}

}  // namespace parlor::tests
