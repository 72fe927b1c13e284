// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/agentfiles.h"

#include "adapters/files/foldersource.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

const QString governanceEnding = QStringLiteral(".governance.yaml");

QString withoutEnding(const QString &name)
{
    return name.left(name.lastIndexOf(u'.'));
}

/// A path below `base` as a workspace there would know it; any other as it is.
QString shownPath(const QString &base, const QString &absolute)
{
    const QString inside = base.endsWith(u'/') ? base : base + u'/';
    return absolute.startsWith(inside) ? absolute.mid(inside.size()) : absolute;
}

/// What the place of a file says it is: its place in the workspace, below the folder that was named, or below that folder's own name.
std::optional<DocumentKind> kindOf(const QString &shown, const QString &folder, const QString &name)
{
    const QStringList places{shown, name, QDir(folder).dirName() + u'/' + name};
    for (const QString &place : places) {
        if (const auto kind = kindOfPath(place))
            return kind;
    }
    return std::nullopt;
}

std::optional<AgentFile> agentFile(const QString &base, const QString &folder, const QString &name)
{
    const QString shown = shownPath(base, folder + u'/' + name);
    const auto kind = isMarkdown(name) ? kindOf(shown, folder, name) : DocumentKind::Text;
    if (kind && *kind != DocumentKind::Agent)
        return std::nullopt;
    return AgentFile{shown, folder, name, {}, false, kind.has_value()};
}

Error inFile(const QString &path, Error error)
{
    error.location.file = path;
    return error;
}

/// The file really lies where its links lead: the user named it.
AgentFile namedFile(const QString &base, const QString &path)
{
    const QFileInfo real(QFileInfo(path).canonicalFilePath());
    const QString shown = shownPath(base, path);
    AgentFile file{shown, real.path(), real.fileName(), {}, true, kindOfPath(shown) == DocumentKind::Agent};
    const QString governance = withoutEnding(file.name) + governanceEnding;
    if (QFileInfo(real.dir(), governance).isFile())
        file.governance = governance;
    return file;
}

Result<QList<AgentFile>> filesBelow(const QString &base, const QString &folder)
{
    const auto entries = FolderSource(folder).list();
    if (!entries)
        return inFile(folder, entries.error());
    QSet<QString> governances;
    for (const FileEntry &entry : *entries) {
        if (entry.path.endsWith(governanceEnding))
            governances.insert(entry.path);
    }
    QList<AgentFile> files;
    for (const FileEntry &entry : *entries) {
        auto file = agentFile(base, folder, entry.path);
        if (!file)
            continue;
        if (const QString governance = withoutEnding(entry.path) + governanceEnding; governances.contains(governance))
            file->governance = governance;
        files.append(*file);
    }
    return files;
}

Diagnostic unreadable(const QString &path, const Error &error)
{
    return {Severity::Error, QStringLiteral("file-unreadable"), error.message, {path, error.location.range}};
}

/// What is named and has no front matter is no agent, and passing it would be wrong.
Diagnostic noFrontMatter(const QString &path)
{
    return {Severity::Error, QStringLiteral("agent-no-front-matter"),
        QStringLiteral("This file has no front matter between two lines of ---, so it is no agent."),
        {path, {{0, 1, 1}, {0, 1, 1}}}};
}

DocumentPtr governanceOf(const AgentFile &file, Diagnostics &errors)
{
    if (file.governance.isEmpty())
        return nullptr;
    const QString path = withoutEnding(file.path) + governanceEnding;
    const auto bytes = FolderSource(file.folder).read(file.governance);
    if (bytes)
        return readDocument(path, *bytes, DocumentKind::Governance);
    errors.append(unreadable(path, bytes.error()));
    return nullptr;
}

} // namespace

Result<QList<AgentFile>> findAgentFiles(const QString &base, const QStringList &paths)
{
    QList<AgentFile> files;
    for (const QString &path : paths) {
        const QFileInfo found(path);
        if (!found.exists())
            return Error{ErrorCode::NotFound, QStringLiteral("there is no such file or folder"), {path, {}}};
        if (!found.isDir()) {
            files.append(namedFile(base, path));
            continue;
        }
        auto below = filesBelow(base, path);
        if (!below)
            return below.error();
        files += *below;
    }
    const auto byPath = [](const AgentFile &a, const AgentFile &b) { return a.path < b.path; };
    const auto samePath = [](const AgentFile &a, const AgentFile &b) { return a.path == b.path; };
    std::stable_sort(files.begin(), files.end(), byPath);
    files.erase(std::unique(files.begin(), files.end(), samePath), files.end());
    return files;
}

AgentReading readAgentFile(const AgentFile &file)
{
    AgentReading reading;
    const auto bytes = FolderSource(file.folder).read(file.name);
    if (!bytes) {
        reading.errors.append(unreadable(file.path, bytes.error()));
        return reading;
    }
    const bool given = file.certain || file.named;
    const DocumentPtr document =
        readDocument(file.path, *bytes, given ? std::optional(DocumentKind::Agent) : std::nullopt);
    if (document->kind != DocumentKind::Agent)
        return reading;
    if (!file.certain && !document->frontMatter.present) {
        reading.errors.append(noFrontMatter(file.path));
        return reading;
    }
    Diagnostics unused; // what it means to a renderer is told where it is rendered
    reading.agent = readAgent(document, governanceOf(file, reading.errors), unused);
    return reading;
}

} // namespace outcrop
