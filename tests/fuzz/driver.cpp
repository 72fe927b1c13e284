// SPDX-License-Identifier: GPL-3.0-or-later
// fuzz_x CORPUS SECONDS [SEED [LONGEST]]: used if the compiler has no libFuzzer. Runs each file of the folder, then random mutations of the files.
// Stops after SECONDS of CPU time or an interrupt. Mutated inputs have at most LONGEST bytes (400). An input that crashes, or needs more than two
// seconds of CPU time or a minute, is saved in fuzz-failure.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
// Defined only in builds with the address sanitizer. It stores the stack of every allocation, so the memory of the process would be misleading.
extern "C" __attribute__((weak)) int __sanitizer_install_malloc_and_free_hooks(void (*allocated)(const volatile void *, size_t), void (*freed)(const volatile void *));
extern "C" __attribute__((weak)) size_t __sanitizer_get_allocated_size(const volatile void *block);

namespace {

std::string input; // the current input, for keepInput()

extern "C" void keepInput(int)
{
    if (std::FILE *file = std::fopen("fuzz-failure", "wb")) {
        std::fwrite(input.data(), 1, input.size(), file);
        std::fclose(file);
    }
    std::_Exit(1);
}

std::vector<std::string> filesOf(const char *folder)
{
    std::vector<std::string> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        files.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return files;
}

class Mutations
{
public:
    Mutations(std::vector<std::string> seeds, unsigned seed, size_t longest) : m_seeds(std::move(seeds)), m_random(seed), m_longest(longest) { }

    std::string next()
    {
        std::string text = pickSeed();
        for (size_t changes = 1 + below(4); changes > 0; --changes)
            mutate(text);
        text.resize(std::min(text.size(), size_t(1 + below(m_longest))));
        return text;
    }

private:
    size_t below(size_t limit) { return limit == 0 ? 0 : m_random() % limit; }
    const std::string &pickSeed() { return m_seeds[below(m_seeds.size())]; }

    std::string randomPart(const std::string &text)
    {
        const size_t from = below(text.size());
        return text.substr(from, 1 + below(40));
    }

    void mutate(std::string &text)
    {
        const size_t at = below(text.size());
        switch (below(5)) {
        case 0:
            text.insert(at, randomPart(pickSeed()));
            break;
        case 1:
            text.erase(at, 1 + below(8));
            break;
        case 2:
            text.insert(at, randomPart(text));
            break;
        case 3:
            text.insert(at, 1, char(below(256)));
            break;
        default:
            if (!text.empty())
                text[at] = char(text[at] ^ 1 << below(8));
        }
    }

    std::vector<std::string> m_seeds;
    std::mt19937 m_random;
    size_t m_longest;
};

volatile std::sig_atomic_t isInterrupted = 0;

extern "C" void interrupt(int)
{
    isInterrupted = 1;
}

/// Returns the CPU time of this process in seconds, which is independent of other programs.
double processorSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

double slowest = 0; // CPU time of the slowest input, in seconds

void runInput(const std::string &text)
{
    constexpr itimerval mostProcessorTime{{0, 0}, {2, 0}};
    constexpr unsigned mostSeconds = 60; // timeout in seconds for an input that waits forever
    input = text;
    ::setitimer(ITIMER_PROF, &mostProcessorTime, nullptr);
    ::alarm(mostSeconds);
    const double before = processorSeconds();
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(input.data()), input.size());
    slowest = std::max(slowest, processorSeconds() - before);
}

std::atomic<long> heapBytes{0};
std::atomic<long> peakHeapBytes{0};

void countAllocated(const volatile void *, size_t size)
{
    const long now = heapBytes += long(size);
    for (long peak = peakHeapBytes; peak < now && !peakHeapBytes.compare_exchange_weak(peak, now);) { }
}

void countFreed(const volatile void *block)
{
    if (block)
        heapBytes -= long(__sanitizer_get_allocated_size(block));
}

/// Starts counting the program's heap memory, without the memory of the address sanitizer.
void countHeap()
{
    if (__sanitizer_install_malloc_and_free_hooks)
        __sanitizer_install_malloc_and_free_hooks(countAllocated, countFreed);
}

long megabytes(long bytes)
{
    return bytes / (1024 * 1024);
}

long peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 3) {
        std::fprintf(stderr, "%s CORPUS SECONDS [SEED [LONGEST]]\n", argv[0]);
        return 2;
    }
    std::signal(SIGABRT, keepInput);
    std::signal(SIGSEGV, keepInput);
    std::signal(SIGALRM, keepInput);
    std::signal(SIGPROF, keepInput);
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    countHeap();
    const std::vector<std::string> seeds = filesOf(argv[1]);
    for (const std::string &seed : seeds)
        runInput(seed);
    const double end = processorSeconds() + std::atoi(argv[2]);
    Mutations mutations(seeds, argc > 3 ? unsigned(std::atoi(argv[3])) : 1, argc > 4 ? size_t(std::atoi(argv[4])) : 400);
    long tries = 0;
    for (; isInterrupted == 0 && processorSeconds() < end; ++tries)
        runInput(mutations.next());
    std::printf("%zu files and %ld changed copies in %.0f s, no failure; slowest %.0f ms, peak memory %ld MB", seeds.size(), tries, processorSeconds(), slowest * 1000, peakMegabytes());
    if (peakHeapBytes > 0)
        std::printf(", peak heap of the program %ld MB", megabytes(peakHeapBytes));
    std::printf("\n");
}
