// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/renderprompt.h"

#include <QSet>

namespace outcrop {
namespace {

/// The agent's order of models, so that a provider can be asked for the one it lists first.
QStringList preferences(const OpenedWorkspace &opened, const Selection &selection)
{
    const Composition draft = compose(opened.library, selection);
    const Agent *agent = opened.library.agent(qString(draft.bundle.metadata["agent"]));
    return agent ? agent->modelPreferences : QStringList();
}

/// Every file a prompt is made of.
QSet<QString> filesUsed(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers)
{
    QSet<QString> files{QStringLiteral("config.toml"), selection.historyFile};
    for (const DocumentKind kind : {DocumentKind::Layer, DocumentKind::CondensedLayer, DocumentKind::Skill}) {
        for (const DocumentPtr &document : opened.workspace().documents(kind))
            files.insert(document->path);
    }
    const Json metadata = compose(opened.library, selection).bundle.metadata;
    if (const Agent *agent = opened.library.agent(qString(metadata["agent"]))) {
        files.insert(agent->file());
        if (agent->governance)
            files.insert(agent->governance->path);
    }
    for (const DocumentPtr &document : opened.workspace().documents(DocumentKind::Profile)) {
        if (document->name() == selection.profile.value_or(opened.workspace().manifest().profile))
            files.insert(document->path);
    }
    if (!providers.isEmpty()) {
        for (const DocumentKind kind : {DocumentKind::Adapter, DocumentKind::WireFormat}) {
            for (const DocumentPtr &document : opened.workspace().documents(kind))
                files.insert(document->path); // a broken one may be the very provider that is asked for
        }
    }
    return files;
}

} // namespace

Result<RenderResult> renderPrompt(const OpenedWorkspace &opened, const RenderJob &job)
{
    const auto target = chooseTarget(opened.catalog, job.provider, job.model, opened.workspace().manifest(), preferences(opened, job.selection));
    if (!target)
        return target.error();
    const Composition composition = compose(opened.library, job.selection, target->capabilities());
    RenderResult result{composition.bundle, render(composition.bundle, *target, job.format), composition.diagnostics};
    result.diagnostics += result.request.diagnostics;
    return result;
}

Diagnostics blockingDiagnostics(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers)
{
    const QSet<QString> files = filesUsed(opened, selection, providers);
    Diagnostics blocking;
    for (const Diagnostic &diagnostic : opened.diagnostics()) {
        if (diagnostic.severity == Severity::Error && files.contains(diagnostic.location.file))
            blocking.append(diagnostic);
    }
    return blocking;
}

} // namespace outcrop
