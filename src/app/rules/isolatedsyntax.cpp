// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/isolatedsyntax.h"

#include "adapters/syntax/syntaxpool.h"

#include <cstring>

namespace outcrop {

SyntaxParser makeIsolatedParser(const std::stop_token &stop)
{
    return [pool = std::make_shared<SyntaxPool>(), stop](
               const QString &text, const Grammar &grammar, const SyntaxSelection &questions) {
        if (stop.stop_requested())
            return SyntaxReport();
        return isSafeToParse(text) ? readSyntax(text, grammar, questions) : pool->parse(text, grammar, questions);
    };
}

std::optional<int> runIfSyntaxWorker(int argc, char **argv)
{
    const bool isWorker = argc == 2 && std::strcmp(argv[1], syntaxWorkerArgument) == 0;
    return isWorker ? std::optional(runSyntaxWorker()) : std::nullopt;
}

} // namespace outcrop
