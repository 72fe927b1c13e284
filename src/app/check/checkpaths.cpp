// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/checkpaths.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "app/check/checkmessages.h"
#include "app/workspace/modelcatalog.h"
#include "core/base/paths.h"
#include "core/agents/agent.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/clients.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>

namespace outcrop {
namespace {

/// Returns the nearest folder at or above `start` that contains `entry`, but not above the repository. Returns an empty string if there is none.
QString findFolderContaining(const QString &entry, const QString &start)
{
    QDir folder(start);
    do {
        if (QFileInfo::exists(folder.filePath(entry)))
            return folder.absolutePath();
        if (QFileInfo::exists(folder.filePath(QStringLiteral(".git"))))
            return {};
    } while (folder.cdUp());
    return {};
}

/// Returns the folder above the innermost `.claude` or other client's folder around `start`, or above the innermost `agents` or similar folder. If there is none, returns
/// `start`, or its parent if `start` is the folder of a skill.
QString folderAboveClientFolders(const QString &start)
{
    static const QStringList named{QStringLiteral("agents"), QStringLiteral("commands"), QStringLiteral("config"), QStringLiteral("experiments"), QStringLiteral("layers"),
        QStringLiteral("portability"), QStringLiteral("profiles"), QStringLiteral("skills"), QStringLiteral("tasks")};
    QString above = QFileInfo::exists(QDir(start).filePath(QStringLiteral("SKILL.md"))) ? QFileInfo(start).path() : start;
    bool isNamed = false;
    for (QDir folder(start); !folder.isRoot(); folder.cdUp()) {
        const QString parent = QFileInfo(folder.absolutePath()).path();
        if (isClientEntryName({}, folder.dirName().toUtf8()))
            return parent;
        if (!isNamed && named.contains(folder.dirName())) {
            above = parent;
            isNamed = true;
        }
    }
    return above;
}

/// The folder to read a path from, and whether the whole folder may be read.
struct Root {
    QString folder;
    bool readsWholeFolder = true;
};

Root rootOf(const QString &path, const QString &jobFolder)
{
    const QString start = QFileInfo(path).isDir() ? path : QFileInfo(path).absolutePath();
    if (const QString configuredFolder = findFolderContaining(manifestPath, start); !configuredFolder.isEmpty())
        return {configuredFolder};
    if (isAtOrBelow(path, jobFolder) && folderAboveClientFolders(jobFolder) == jobFolder)
        return {jobFolder, path == jobFolder};
    if (const QString repository = findFolderContaining(QStringLiteral(".git"), start); !repository.isEmpty())
        return {repository};
    const QString above = folderAboveClientFolders(start);
    return {above, path == above};
}

QList<SourceFile> withWorkspacePaths(Result<QList<SourceFile>> files, const QString &folder)
{
    QList<SourceFile> all = files ? *files : QList<SourceFile>();
    for (SourceFile &file : all)
        file.path = file.path == u"." ? folder : QString(folder + u'/' + file.path);
    return all;
}

/// Returns a file and the existing files of the same agent; an unreadable one has an error. Symbolic links are followed, because the user named the file.
QList<SourceFile> filesAt(const QString &root, const QString &path)
{
    QList<SourceFile> files;
    const QFileInfo realFile(QFileInfo(path).canonicalFilePath());
    for (const QString &each : {path, companionPathOf(path), canonicalAgentPathOf(path)}) {
        const QFileInfo found(each == path ? realFile.filePath() : each);
        if (!found.isFile())
            continue;
        const auto bytes = FolderSource(found.path()).read(found.fileName());
        const QString name = QDir(root).relativeFilePath(each);
        files.append(bytes ? SourceFile{name, *bytes} : SourceFile{name, {}, 0, bytes.error()});
    }
    return files;
}

/// Reads only the named paths and the folder's portability settings: the folder may be a home folder.
Result<OpenedWorkspace> openNamedPaths(const QString &root, const QStringList &paths)
{
    QList<SourceFile> files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files += filesAt(root, path);
            continue;
        }
        const auto below = readFiles(FolderSource(path));
        if (!below)
            return below.error();
        files += withWorkspacePaths(below, QDir(root).relativeFilePath(path));
    }
    for (const QString &folder : {QStringLiteral("portability"), QStringLiteral(".context/portability")}) {
        if (QFileInfo(QDir(root).filePath(folder)).isDir())
            files += withWorkspacePaths(readFiles(FolderSource(QDir(root).filePath(folder))), folder);
    }
    OpenedWorkspace emptyWorkspace;
    emptyWorkspace.folder = root;
    emptyWorkspace.base = baseCatalog({});
    return withWorkspace(emptyWorkspace, Workspace::fromFiles({QDir(root).dirName(), root, QDir::homePath()}, files));
}

/// Returns the paths relative to the workspace, with the other file of each canonical agent. Returns an empty list if one path is the workspace itself.
QStringList scopePaths(const QString &root, const QStringList &paths)
{
    QStringList scope;
    for (const QString &path : paths) {
        if (path == root)
            return {};
        const QString place = QDir(root).relativeFilePath(path);
        scope.append(place);
        if (isCanonicalAgentPath(place))
            scope.append(canonicalPromptPath(place));
        else if (const QString agent = canonicalAgentPathOf(place); QFileInfo(QDir(root).filePath(agent)).isFile())
            scope.append(agent);
    }
    return scope;
}

Diagnostic pathError(const QString &code, const QString &message, const QString &file)
{
    return {Severity::Error, code, message, {file, {{0, 1, 1}, {0, 1, 1}}}};
}

QString displayPath(const CheckJob &job, const QString &root, const QString &path)
{
    return pathInside(job.folder, QDir::cleanPath(QDir(root).filePath(path)));
}

Diagnostics withDisplayPaths(const CheckJob &job, const QString &root, Diagnostics found)
{
    for (Diagnostic &each : found)
        each.location.file = displayPath(job, root, each.location.file);
    return found;
}

} // namespace

CheckTargets openTargets(const CheckJob &job)
{
    CheckTargets targets;
    QMap<QString, QStringList> roots;
    QMap<QString, bool> whole;
    for (const QString &path : job.paths.isEmpty() ? QStringList{job.folder} : job.paths) {
        if (!QFileInfo::exists(path)) {
            targets.unreadable.append(pathError(QStringLiteral("path-missing"), checkmessages::noSuchPath(), displayPath(job, path, {})));
            continue;
        }
        const Root root = rootOf(QDir::cleanPath(path), job.folder);
        roots[root.folder].append(QDir::cleanPath(path));
        whole[root.folder] = whole.value(root.folder) || root.readsWholeFolder;
    }
    for (auto root = roots.cbegin(); root != roots.cend(); ++root) {
        Result<OpenedWorkspace> opened = whole.value(root.key()) ? openWorkspace(root.key(), {job.allowsOutside}) : openNamedPaths(root.key(), root.value());
        if (!opened) {
            targets.unreadable.append(pathError(QStringLiteral("folder-unreadable"), toString(opened.error()), displayPath(job, root.value().first(), {})));
            continue;
        }
        targets.targets.append({std::move(*opened), {scopePaths(root.key(), root.value()), job.client}});
        targets.targets.last().scope.readsRepository = !job.isConfined;
    }
    return targets;
}

CheckedFolder checkTargets(const CheckJob &job, const CheckTargets &targets)
{
    CheckedFolder all;
    all.unreadable = targets.unreadable;
    for (const CheckTarget &target : targets.targets) {
        const CheckedFolder checkedFolder = checkFolder(target.opened, target.scope);
        all.findings += withDisplayPaths(job, target.opened.folder, checkedFolder.findings);
        all.unreadable += withDisplayPaths(job, target.opened.folder, checkedFolder.unreadable);
        for (const QString &file : checkedFolder.files)
            all.files.append(displayPath(job, target.opened.folder, file));
    }
    sortByLocation(all.findings);
    sortByLocation(all.unreadable);
    if (all.files.isEmpty() && all.unreadable.isEmpty())
        all.unreadable.append(pathError(QStringLiteral("check-nothing"),
            checkmessages::noFilesChecked(),
            QStringLiteral(".")));
    return all;
}

} // namespace outcrop
