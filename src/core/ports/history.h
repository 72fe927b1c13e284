// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/filesource.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace outcrop {

/// One recorded version of a file.
struct FileVersion {
    QString id;      ///< identifier for read() and filesAt(): a full commit ID, or the ID of a journal entry
    QDateTime time;  ///< time of the version, UTC
    QString author;  ///< name of the author; empty if unknown
    QString message; ///< the whole message; its first line is the summary. Empty if there is none
    QString path;    ///< path of the file in this version; differs from the current path if the file was renamed

    QString summary() const { return message.section(u'\n', 0, 0).trimmed(); }
    friend bool operator==(const FileVersion &, const FileVersion &) = default;
};

/// The times when a file changed, newest first, one for each version. Creating and deleting the file are changes.
struct FileChanges {
    QString path; ///< current path, or the last path if the file was deleted
    QList<QDateTime> times = {};
};

/// The version that introduced a line. The index in the list corresponds to the current line number: the first entry is line 1.
struct LineOrigin {
    FileVersion version; ///< has an empty ID if the line is not in any version yet
    int line = 1;        ///< the line's number in that version
};

/// A name for a version of all files, such as `production`.
struct VersionLabel {
    QString name;
    QString id;           ///< full ID of the version
    QDateTime time = {};  ///< time of the version, UTC; invalid if the version no longer exists
    QString summary = {}; ///< first line of the version's message; for a journal, the file that was saved

    friend bool operator==(const VersionLabel &, const VersionLabel &) = default;
};

/// The recorded versions of the files in a workspace. Paths are relative to the workspace folder, with forward slashes. A revision is the ID of a version, or a unique
/// prefix of an ID (at least 4 characters). In a repository, it can be any revision that git accepts: a branch, a tag, `HEAD~2`.
///
/// Runs no hooks, filters or programs, and opens no connections. Calls block on disk access, so use an instance from one worker thread only. Errors: NotFound (no such
/// revision, or it does not contain the file), Unreadable (the repository is damaged or belongs to another user), Unwritable. NotAllowed means a path outside the
/// workspace, or a repository that cannot accept a commit in its current state.
class History
{
public:
    virtual ~History() = default;

    /// Returns the name for display: `git`, `Outcrop's journal`.
    virtual QString name() const = 0;
    /// Returns whether versions are commits of a repository, so that commit() can be used.
    virtual bool isRepository() const = 0;

    /// Returns the versions of a file, newest first; empty if no version was recorded. A `limit` of 0 returns all versions.
    virtual Result<QList<FileVersion>> versions(const QString &path, int limit = 0) const = 0;
    /// Returns the contents of a file in a revision. `path` is the path in that revision.
    virtual Result<QByteArray> read(const QString &path, const QString &revision) const = 0;
    /// Returns the changes at or after `since`, sorted by path. Merge commits are ignored; renames are followed. If `since` is invalid, returns all
    /// changes.
    virtual Result<QList<FileChanges>> changes(const QDateTime &since) const = 0;
    /// Returns the start of the recorded changes: the time of the first version, or `since` if that is later. Returns an invalid time if no version
    /// was recorded.
    virtual Result<QDateTime> historyStart(const QDateTime &since) const = 0;
    /// Returns the origin of every line of `text`, the current contents of the file, saved or unsaved.
    virtual Result<QList<LineOrigin>> blame(const QString &path, const QByteArray &text) const = 0;

    /// Returns the full ID of a revision.
    virtual Result<QString> resolve(const QString &revision) const = 0;
    /// Returns a read-only source of all files in a revision, for reading a workspace. The source may outlive this object.
    virtual Result<std::unique_ptr<FileSource>> filesAt(const QString &revision) const = 0;

    /// Commits the current contents of these files on disk and returns the ID of the new commit. Staged, unstaged and untracked changes to other files are unchanged.
    /// Errors: Invalid if none of the files changed. NotAllowed if there is no repository, a merge or rebase is in progress, `git config user.name` is not set, or a file
    /// is ignored by git or has a git filter.
    virtual Result<QString> commit(const QStringList &paths, const QString &message) = 0;

    /// Returns the labels, sorted by name.
    virtual Result<QList<VersionLabel>> labels() const = 0;
    /// Creates a label or moves it to a revision. An empty revision is the latest version. In a repository, the label is a tag in its namespace; no other tag
    /// and no file changes. The caller checks the name with labelNameProblem().
    virtual Result<VersionLabel> setLabel(const QString &name, const QString &revision) = 0;
};

} // namespace outcrop
