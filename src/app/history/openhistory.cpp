// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/openhistory.h"

#include "adapters/files/filejournal.h"
#include "adapters/files/readfiles.h"
#include "adapters/git/githistory.h"
#include "app/history/historymessages.h"
#include "app/history/repositorywithjournal.h"
#include "core/text/textchange.h"

namespace outcrop {
namespace {

/// Returns the file's path in that version, or the current path if the version is not found.
QString pathAtVersion(const History &history, const QString &path, const QString &id)
{
    const Result<QList<FileVersion>> versions = history.versions(path);
    for (const FileVersion &version : versions ? *versions : QList<FileVersion>()) {
        if (version.id == id)
            return version.path;
    }
    return path;
}

} // namespace

Result<std::unique_ptr<History>> openHistory(const QString &folder)
{
    Result<std::unique_ptr<History>> git = openGitHistory(folder);
    if (git)
        return std::unique_ptr<History>(std::make_unique<RepositoryWithJournal>(std::move(*git), folder));
    if (git.error().code != ErrorCode::NotFound)
        return git;
    return std::unique_ptr<History>(std::make_unique<FileJournal>(folder));
}

HistoryLookup findHistory(const QString &folder)
{
    Result<std::unique_ptr<History>> history = openHistory(folder);
    if (history)
        return {std::move(*history)};
    return {nullptr, history.error()};
}

Result<OpenedWorkspace> openAtRevision(const OpenedWorkspace &opened, const QString &revision)
{
    const Result<std::unique_ptr<History>> history = openHistory(opened.folder);
    return history ? openAtRevision(opened, **history, revision) : history.error();
}

Result<OpenedWorkspace> openAtRevision(const OpenedWorkspace &opened, const History &history, const QString &revision)
{
    const Result<std::unique_ptr<FileSource>> source = history.filesAt(revision);
    if (!source)
        return source.error();
    const Result<QList<SourceFile>> files = readFiles(**source);
    if (!files)
        return files.error();
    return withWorkspace(opened, Workspace::fromFiles(opened.workspace().folder(), *files, opened.workspace()));
}

Result<QByteArray> readVersion(const History &history, const QString &path, const QString &version)
{
    const Result<QString> id = history.resolve(version);
    return id ? history.read(pathAtVersion(history, path, *id), *id) : id.error();
}

QList<TextEdit> restorationEdits(const QString &currentText, const QString &earlierText)
{
    QList<TextEdit> edits;
    for (const TextChange &one : difference(currentText, earlierText))
        edits.append({{positionAt(currentText, one.offset), positionAt(currentText, one.removedEnd())}, one.inserted});
    return edits;
}

Result<WorkspaceChange> planRestore(const Workspace &workspace, const History &history, const QString &path, const QString &version)
{
    const Result<QByteArray> bytes = readVersion(history, path, version);
    if (!bytes)
        return bytes.error();
    const DocumentPtr then = readDocument(path, *bytes);
    if (!then->isValidUtf8)
        return Error{ErrorCode::Invalid, historymessages::notUtf8(), {path, {}}};
    const DocumentPtr now = workspace.document(path);
    WorkspaceChange change;
    if (!now)
        change.newFiles.append({path, then->text});
    else if (const QList<TextEdit> edits = restorationEdits(now->text, then->text); !edits.isEmpty())
        change.add(path, edits);
    return change;
}

} // namespace outcrop
