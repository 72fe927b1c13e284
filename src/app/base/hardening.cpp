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

void disableCoreFiles()
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

/// Clears the dumpable flag. Unlike RLIMIT_CORE, it also applies if core_pattern pipes core files to a program, and it stops the user's other programs from
/// tracing this one.
void denyTracing()
{
#if defined(__linux__)
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

/// Opens closed standard streams on /dev/null. The access mode is reversed, so that reading stdin or writing stdout and stderr still fails as on a closed
/// stream.
void redirectClosedStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // open() returns the lowest free descriptor, which is `stream`
    }
}

} // namespace

BuildKind currentBuildKind()
{
#if defined(NDEBUG)
    return BuildKind::Release;
#else
    return BuildKind::Development;
#endif
}

void hardenProcess(BuildKind build)
{
    redirectClosedStreams();
    const bool isRelease = build == BuildKind::Release;
    if (isRelease || std::getenv("OUTCROP_DEBUGGABLE") == nullptr)
        disableCoreFiles();
    if (isRelease)
        denyTracing();
}

} // namespace outcrop
