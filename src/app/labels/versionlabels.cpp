// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/labels/versionlabels.h"

#include "app/history/openhistory.h"
#include "app/labels/versionlabelmessages.h"
#include "app/review/workspacestate.h"
#include "core/history/labelname.h"

#include <algorithm>

namespace outcrop {
namespace {

std::optional<VersionLabel> findLabel(const QList<VersionLabel> &labels, const QString &name)
{
    const auto found = std::find_if(labels.begin(), labels.end(), [&name](const VersionLabel &label) { return label.name == name; });
    return found == labels.end() ? std::nullopt : std::optional(*found);
}

/// Returns the documents that differ between two workspaces.
QStringList changedFiles(const Workspace &before, const Workspace &after)
{
    QStringList changed;
    for (const DocumentPtr &document : after.documents()) {
        const DocumentPtr then = before.document(document->path);
        if (!then || then->bytes != document->bytes)
            changed.append(document->path);
    }
    for (const DocumentPtr &document : before.documents()) {
        if (!after.document(document->path))
            changed.append(document->path);
    }
    changed.sort();
    return changed;
}

} // namespace

Result<QString> revisionOf(const History &history, const QString &labelOrRevision)
{
    const Result<QList<VersionLabel>> labels = history.labels();
    if (!labels)
        return labels.error();
    const std::optional<VersionLabel> label = findLabel(*labels, labelOrRevision);
    return label ? label->id : labelOrRevision;
}

Result<VersionLabel> labelNamed(const History &history, const QString &name)
{
    const Result<QList<VersionLabel>> labels = history.labels();
    if (!labels)
        return labels.error();
    const std::optional<VersionLabel> label = findLabel(*labels, name);
    if (!label)
        return Error{ErrorCode::NotFound, versionlabelmessages::noLabel(name)};
    if (!label->time.isValid())
        return Error{ErrorCode::NotFound, versionlabelmessages::versionGone(name)};
    return *label;
}

Result<LabelMove> setVersionLabel(const OpenedWorkspace &current, History &history, const QString &name, const QString &revision)
{
    if (const QString problem = labelNameProblem(name); !problem.isEmpty())
        return Error{ErrorCode::Invalid, problem};
    const Result<QList<VersionLabel>> labels = history.labels();
    if (!labels)
        return labels.error();
    const Result<QString> wanted = revisionOf(history, revision);
    const Result<VersionLabel> label = wanted ? history.setLabel(name, *wanted) : wanted.error();
    if (!label)
        return label.error();
    const std::optional<VersionLabel> previous = findLabel(*labels, name);
    const Result<OpenedWorkspace> then = openAtRevision(current, history, label->id);
    return LabelMove{*label, previous ? previous->id : QString(), then ? changedFiles(then->workspace(), current.workspace()) : QStringList()};
}

Result<OpenedWorkspace> openAtLabel(const OpenedWorkspace &current, const QString &label, const QString &client)
{
    const Result<std::unique_ptr<History>> history = openHistory(current.folder);
    if (!history)
        return history.error();
    const Result<VersionLabel> version = labelNamed(**history, label);
    const Result<WorkspaceState> state = version ? openState(current, **history, version->id, client) : version.error();
    return state ? Result<OpenedWorkspace>(state->clientWorkspace) : state.error();
}

} // namespace outcrop
