// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/promptcommand.h"

namespace outcrop {
namespace {

Diagnostics errorsOf(Diagnostics diagnostics)
{
    diagnostics.removeIf([](const Diagnostic &found) { return found.severity != Severity::Error; });
    return diagnostics;
}

} // namespace

ExitCode PromptCommand::run(const Invocation &invocation)
{
    Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Result<OpenedWorkspace> chosen = m_composeOptions.withChosenContext(*opened, invocation.permissions);
    if (!chosen)
        return invocation.failUsage(chosen.error());
    opened = *chosen;
    if (const QString context = ComposeOptions::contextText(*opened); !context.isEmpty())
        printMessage(invocation.console, context);
    if (const QString problem = usageError(*opened); !problem.isEmpty()) {
        // The name may be unknown because its file could not be read.
        invocation.report(errorsOf(findingsOf(*opened, scope(m_composeOptions.choices())).shown));
        return invocation.failUsage(problem);
    }
    const Result<Selection> selection = m_composeOptions.readSelection(invocation, *opened);
    if (!selection)
        return invocation.fail(selection.error());
    opened = m_composeOptions.retrieval().withRetrievedContext(invocation, *opened, scope(*selection));
    return opened ? execute(invocation, *opened, *selection) : invocation.fail(opened.error());
}

} // namespace outcrop
