// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/syntax/syntaxworker.h"

#include "adapters/syntax/syntaxchannel.h"
#include "adapters/syntax/syntaxmessages.h"

#include <sys/resource.h>
#include <unistd.h>

namespace outcrop {
namespace {

constexpr unsigned maxSeconds = 60; ///< limit per source, in case the parent process has ended

/// Returns whether the program is built with a sanitizer. Sanitizers reserve far more address space than they use, so memory is not limited in such a program.
constexpr bool isSanitized()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

void limitMemory()
{
    constexpr rlim_t most = 2UL * 1024 * 1024 * 1024;
    const rlimit limit{most, most};
    if (!isSanitized())
        ::setrlimit(RLIMIT_AS, &limit);
}

} // namespace

int runSyntaxWorker()
{
    limitMemory();
    SyntaxChannel channel(STDIN_FILENO);
    while (const std::optional<QByteArray> message = channel.receive(QDeadlineTimer(QDeadlineTimer::Forever))) {
        const std::optional<SyntaxRequest> request = decodeRequest(*message);
        const Grammar *grammar = request ? findGrammar(request->grammar) : nullptr;
        if (!grammar || !grammar->isAvailable())
            return 1;
        ::alarm(maxSeconds);
        const SyntaxReport report = readSyntax(request->text, *grammar, request->selection);
        ::alarm(0);
        if (!channel.send(encode(report), QDeadlineTimer(QDeadlineTimer::Forever)))
            return 1;
    }
    return 0;
}

} // namespace outcrop
