// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"

#include <cstdlib>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

namespace outcrop {
namespace {

void allowNoCoreFile()
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

/// A program that gathers core files through a pipe is not held by the limit, but by this. It also keeps other programs of the user away.
void allowNoOtherEyes()
{
#if defined(__linux__)
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

/// Reading the first and writing the others fails as if they were still closed.
void holdClosedStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // gets the lowest free number, which is this one
    }
}

} // namespace

BuildKind thisBuild()
{
#if defined(NDEBUG)
    return BuildKind::Release;
#else
    return BuildKind::Development;
#endif
}

void hardenProcess(BuildKind build)
{
    holdClosedStreams();
    const bool isRelease = build == BuildKind::Release;
    if (isRelease || std::getenv("OUTCROP_DEBUGGABLE") == nullptr)
        allowNoCoreFile();
    if (isRelease)
        allowNoOtherEyes();
}

} // namespace outcrop
