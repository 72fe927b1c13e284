// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/findworkspace.h"

#include "core/base/paths.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/documentkind.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <unistd.h>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxManifestSize = 1024 * 1024;

/// Returns whether the subfolder contains a document of this kind.
bool containsKind(const QDir &folder, const QString &subfolder, DocumentKind kind)
{
    const QStringList files = QDir(folder.filePath(subfolder)).entryList(QDir::Files);
    return std::any_of(files.begin(), files.end(), [&](const QString &file) { return kindOfPath(subfolder + u'/' + file) == kind; });
}

/// Returns whether a folder in the subfolder contains the file, for documents with a folder each.
bool containsFileBelow(const QDir &folder, const QString &subfolder, const QString &file)
{
    const QStringList folders = QDir(folder.filePath(subfolder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return std::any_of(folders.begin(), folders.end(), [&](const QString &name) { return QFileInfo::exists(folder.filePath(subfolder + u'/' + name + u'/' + file)); });
}

bool containsDocuments(const QDir &folder)
{
    return containsKind(folder, QStringLiteral("layers"), DocumentKind::Layer) || containsKind(folder, QStringLiteral("agents"), DocumentKind::Agent)
        || containsKind(folder, QStringLiteral(".claude/agents"), DocumentKind::Agent) || containsFileBelow(folder, QStringLiteral("skills"), QStringLiteral("SKILL.md"))
        || containsFileBelow(folder, QStringLiteral("profiles"), QStringLiteral("config.yml"))
        || containsKind(folder, QStringLiteral("portability/providers"), DocumentKind::Adapter)
        || containsKind(folder, QStringLiteral("portability/wire"), DocumentKind::WireFormat);
}

/// Returns whether `config.toml` belongs to this program: it has a table that this program reads, or is next to documents that it reads.
bool isOutcropManifest(const QDir &folder)
{
    static const QStringList tables{QStringLiteral("conductor"), QStringLiteral("specialists"), QStringLiteral("prompt_layers"), QStringLiteral("retrieval"),
        QStringLiteral("evolution"), QStringLiteral("workspace"), QStringLiteral("providers"), QStringLiteral("roles")};
    QFile file(folder.filePath(manifestPath));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QString text = QString::fromUtf8(file.read(maxManifestSize));
    const DataDocument toml = readToml(text, manifestPath);
    const bool hasKnownTable = std::any_of(tables.begin(), tables.end(), [&](const QString &table) {
        return toml.isParsed ? toml.root.member(table) != nullptr
                       : text.contains(u'[' + table); // a malformed manifest may still belong to this program
    });
    return hasKnownTable || containsDocuments(folder);
}

/// Searches from one folder upward.
class UpwardSearch
{
public:
    UpwardSearch(const QString &start, const QString &home) : m_start(start), m_home(QFileInfo(home).canonicalFilePath()), m_folders{start}
    {
        m_owners = {uint(::geteuid()), QFileInfo(start).ownerId()};
        for (QString folder = QFileInfo(start).path(); mayRead(folder); folder = QFileInfo(folder).path())
            m_folders.append(folder);
    }

    /// Returns the folder of the workspace, or an empty string if no folder has documents of this program.
    QString workspace() const
    {
        for (const QString &folder : m_folders) {
            if (hasTrustedOwner(folder, manifestPath) && isOutcropManifest(QDir(folder)))
                return folder;
        }
        if (containsDocuments(QDir(m_start)))
            return m_start;
        const QString top = repository();
        return !top.isEmpty() && containsDocuments(QDir(top)) ? top : QString();
    }

    /// Returns the root of the Git repository, or an empty string.
    QString repository() const
    {
        const auto top = std::find_if(m_folders.begin(), m_folders.end(), [this](const QString &folder) { return hasTrustedOwner(folder, QStringLiteral(".git")); });
        return top == m_folders.end() ? QString() : *top;
    }

private:
    /// Returns whether the search may read a folder above the start folder. The root folder, which is its own parent, ends the search.
    bool mayRead(const QString &folder) const
    {
        const bool isHome = isAtOrBelow(m_home, folder); // the home folder or a parent of it
        return !isHome && folder != u"/" && m_owners.contains(QFileInfo(folder).ownerId());
    }

    bool hasTrustedOwner(const QString &folder, const QString &name) const
    {
        const QFileInfo file(folder + u'/' + name);
        return file.exists() && (folder == m_start || m_owners.contains(file.ownerId()));
    }

    const QString m_start;
    const QString m_home;
    QList<uint> m_owners;
    QStringList m_folders; ///< in the order of the search, from the start folder upward
};

} // namespace

QString workspaceFolderOf(const QString &start, const QString &home)
{
    const QString given = QDir::cleanPath(QDir(start).absolutePath());
    const QString real = QFileInfo(given).canonicalFilePath();
    const QString found = real.isEmpty() ? QString() : UpwardSearch(real, home).workspace();
    return found.isEmpty() || found == real ? given : found;
}

QString projectFolderOf(const QString &start, const QString &home)
{
    const QString given = QDir::cleanPath(QDir(start).absolutePath());
    const QString real = QFileInfo(given).canonicalFilePath();
    if (real.isEmpty() || isAtOrBelow(QFileInfo(home).canonicalFilePath(), real))
        return {};
    const UpwardSearch search(real, home);
    const QString workspace = search.workspace();
    const QString found = workspace.isEmpty() ? search.repository() : workspace;
    return found == real ? given : found;
}

QString folderToOpenFor(const QString &file)
{
    const QString folder = QFileInfo(file).absolutePath();
    const QString project = projectFolderOf(folder);
    return project.isEmpty() ? folder : project;
}

} // namespace outcrop
