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

void insertAll(QSet<QString> &files, const Workspace &workspace, std::initializer_list<DocumentKind> kinds)
{
    for (const DocumentKind kind : kinds) {
        for (const DocumentPtr &document : workspace.documents(kind))
            files.insert(document->path);
    }
}

QSet<QString> layerFiles(const OpenedWorkspace &opened)
{
    QSet<QString> files{QStringLiteral("config.toml")};
    insertAll(files, opened.workspace(), {DocumentKind::Layer, DocumentKind::CondensedLayer, DocumentKind::Skill});
    return files;
}

/// Every file a prompt is made of.
QSet<QString> filesUsed(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers)
{
    QSet<QString> files = layerFiles(opened);
    files.insert(selection.historyFile);
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
    if (!providers.isEmpty()) // a broken one may be the very provider that is asked for
        insertAll(files, opened.workspace(), {DocumentKind::Adapter, DocumentKind::WireFormat});
    return files;
}

Diagnostics errorsIn(const OpenedWorkspace &opened, const QSet<QString> &files)
{
    Diagnostics errors;
    for (const Diagnostic &diagnostic : opened.diagnostics()) {
        if (diagnostic.severity == Severity::Error && files.contains(diagnostic.location.file))
            errors.append(diagnostic);
    }
    return errors;
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
    return errorsIn(opened, filesUsed(opened, selection, providers));
}

Diagnostics blockingLayers(const OpenedWorkspace &opened)
{
    return errorsIn(opened, layerFiles(opened));
}

} // namespace outcrop
