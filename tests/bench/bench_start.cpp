// SPDX-License-Identifier: GPL-3.0-or-later
// bench_start TIMES PROGRAM ARGUMENTS…: repeatedly starts a program and waits for it to exit. Its output is discarded.
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

struct Run {
    double milliseconds = 0;
    long peakKb = 0;
    bool isGood = false;
};

Run runOnce(char *const command[], const posix_spawn_file_actions_t &actions)
{
    const auto start = std::chrono::steady_clock::now();
    pid_t pid = 0;
    if (posix_spawnp(&pid, command[0], &actions, nullptr, command, environ) != 0)
        return {};
    int status = 0;
    rusage usage{};
    wait4(pid, &status, 0, &usage);
    const auto end = std::chrono::steady_clock::now();
    return {std::chrono::duration<double, std::milli>(end - start).count(), usage.ru_maxrss,
        WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

void print(const std::vector<Run> &runs)
{
    long peak = 0;
    std::fputs(R"({"measures":{"start":{"samples":[)", stdout);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        std::printf("%s%f", i == 0 ? "" : ",", runs[i].milliseconds);
        peak = std::max(peak, runs[i].peakKb);
    }
    std::printf(R"(],"peak_kb":%ld}},"facts":{}})", peak);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 3)
        return std::fputs("bench_start TIMES PROGRAM ARGUMENTS…\n", stderr), 2;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    std::vector<Run> runs;
    for (int left = std::atoi(argv[1]); left > 0; --left) {
        runs.push_back(runOnce(argv + 2, actions));
        if (!runs.back().isGood)
            return std::fprintf(stderr, "%s did not start, or failed\n", argv[2]), 1;
    }
    posix_spawn_file_actions_destroy(&actions);
    print(runs);
}
