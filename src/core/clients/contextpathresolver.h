// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/condition.h"
#include "core/clients/clientcontext.h"

namespace outcrop {

/// Resolves locations for a client: settings, project root, folders, and files that match a name. Create one instance per query, because it
/// caches settings and folders.
class ContextPathResolver
{
public:
    ContextPathResolver(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query);

    const QString &root() const { return m_root; }
    /// Returns whether a folder contains one of the names that mark the root of a project.
    bool hasMarker(const QString &folder) const;
    /// Sets the touched file, which `below` refers to.
    void setTouched(const QString &file) { m_touchedFile = file; }
    const QString &touchedFile() const { return m_touchedFile; }

    /// Returns the values of a setting, or its default if no place has one; empty for unknown settings.
    QStringList setting(const QString &name) const;
    /// Returns whether a condition holds: true if it is empty, false if it is invalid. Names that have no value in the settings are resolved with `more`.
    bool holds(const QString &condition, const Condition::Lookup &more) const;
    bool holds(const QString &condition) const;

    /// Returns the folders for the keywords or paths of `in`, in order and without duplicates.
    QStringList folders(const QStringList &words) const;
    /// Removes the folders of the main repository if the project root is a linked worktree.
    QStringList withoutMainRepository(const QStringList &folders) const;
    /// Expands settings and other names in braces: a name with `{fallback}` becomes one name for each value of the setting.
    QStringList expandedNames(const QStringList &names) const;
    enum class HiddenFolders { Exclude, Include };
    /// Returns the folders below the start folder that contain the first component of one of the names, ignoring case. Skips `node_modules` and `.git`, and by
    /// default hidden folders with everything below them. Limited in number and cached.
    QStringList foldersWith(QStringList names, HiddenFolders hidden = HiddenFolders::Exclude) const;
    /// Returns the full paths below a folder that match a name or pattern, sorted. A plain last component need not exist unless `ignoresCase`.
    QStringList expand(const QString &folder, const QString &pattern, bool ignoresCase) const;

    QString absolutePath(const QString &path, const QString &folder) const;
    /// Returns a folder with symbolic links resolved. Cached.
    const QString &realFolder(const QString &folder) const;
    const ContextFiles &files() const { return m_files; }
    const ContextQuery &query() const { return m_query; }

private:
    QString findRoot() const;
    const QStringList &foldersBelow(HiddenFolders hidden) const;
    QStringList searchBelow(HiddenFolders hidden) const;
    QString replacePlaceholders(QString text) const;
    DataNode settingsFile(const QString &path) const;
    DataNode valueAt(const ClientSetting::Place &place) const;
    QStringList foldersBetween(const QString &from, const QString &to) const;
    QStringList foldersTowardTouched() const;
    QStringList foldersOf(const QString &word) const;
    struct Expansion;
    void expandStep(const QString &folder, qsizetype step, Expansion &expansion) const;
    void expandDeep(const QString &folder, qsizetype step, Expansion &expansion) const;

    const ClientDocument &m_client;
    const ContextFiles &m_files;
    const ContextQuery &m_query;
    QString m_root;
    QString m_touchedFile;
    mutable QHash<HiddenFolders, QStringList> m_foldersBelow;
    mutable QHash<QString, QStringList> m_foldersByNames;
    mutable qsizetype m_comparedNames = 0; ///< names that were compared with patterns
    mutable QHash<QString, QString> m_realFolders;
    mutable QHash<QString, DataNode> m_settingsFiles;
    mutable QHash<QString, QStringList> m_settings;
};

/// Returns a folder and its parents: `/a/b/c`, `/a/b`, `/a`, `/`.
QStringList folderAndAncestors(const QString &folder);

/// Return the last component and the parent folder of a path: `c` and `/a/b` for `/a/b/c`.
QString fileNameOf(const QString &path);
QString folderOf(const QString &path);

} // namespace outcrop
