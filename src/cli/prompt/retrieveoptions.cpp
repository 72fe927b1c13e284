// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/retrieveoptions.h"

#include "app/knowledge/retrievecontext.h"
#include "cli/base/firstindex.h"
#include "cli/base/interruptible.h"
#include "cli/prompt/promptoutput.h"

#include <CLI/CLI.hpp>

namespace outcrop {

void RetrieveOptions::addTo(CLI::App &command, const std::string &group, CLI::Option *withoutConfig)
{
    m_isOffered = true;
    CLI::Option *retrieve = command.add_flag("--retrieve", m_retrievesContext, QT_TRANSLATE_NOOP("cli", "Add skills, memories and notes retrieved with the request as the query [from config.toml]"))->group(group);
    CLI::Option *none = command.add_flag("--no-retrieve", m_disablesRetrieval, QT_TRANSLATE_NOOP("cli", "Do not add retrieved passages, even if config.toml enables them"))->group(group)->excludes(retrieve);
    CLI::Option *tokens = command.add_option("--retrieve-tokens", m_tokens, QT_TRANSLATE_NOOP("cli", "Token budget for retrieved passages; implies --retrieve [from config.toml, else 8000]"))
        ->type_name("N")
        ->check(CLI::Range(qint64(1), maximumIncludedTokens))
        ->group(group)
        ->excludes(none);
    if (withoutConfig)
        withoutConfig->excludes(retrieve)->excludes(tokens);
}

Result<OpenedWorkspace> RetrieveOptions::withRetrievedContext(const Invocation &invocation, const OpenedWorkspace &opened, const PromptScope &scope) const
{
    RetrieveJob job{scope.selection, scope.providers.value(0), scope.model, readIncludeSettings(opened.workspace().manifest())};
    const bool isAsked = m_retrievesContext || m_tokens;
    if (!m_isOffered || m_disablesRetrieval || scope.isBare || !(isAsked || job.settings.isEnabled || !job.settings.diagnostics.isEmpty()))
        return opened;
    invocation.report(job.settings.diagnostics);
    job.settings.diagnostics.clear();
    if (!isAsked && !job.settings.isEnabled)
        return opened;
    job.settings.tokens = m_tokens.value_or(job.settings.tokens);
    if (const Status indexStatus = isAsked ? createFirstIndex(invocation, opened) : success(); !indexStatus)
        return indexStatus.error();
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    Result<RetrievedContext> context = Error{ErrorCode::Interrupted, promptoutput::stopped()};
    runInterruptibly([&](const std::stop_token &stop) { context = retrieveContext(opened, job, *keys, stop); });
    if (!context)
        return context.error();
    invocation.report(context->findings);
    printMessage(invocation.console, context->text(job));
    return context->opened;
}

} // namespace outcrop
