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

/// A state that a file had.
struct FileVersion {
    QString id;      ///< for read() and at(): a commit's full id, or that of an entry of the journal
    QDateTime time;  ///< when it was made, UTC
    QString author;  ///< a name; empty if unknown
    QString message; ///< the whole message; its first line is the summary. Empty where there is none
    QString path;    ///< what the file was called then; renames are followed

    QString summary() const { return message.section(u'\n', 0, 0).trimmed(); }
    friend bool operator==(const FileVersion &, const FileVersion &) = default;
};

/// When a file changed, for churn: one time for each version, the newest first. Coming into being is a change; being removed is one, too.
struct FileChanges {
    QString path; ///< as it is called now, or was when it was removed
    QList<QDateTime> times = {};
};

/// Where a line came into a text. Line numbers are implied by the list: the first entry is line 1.
struct LineOrigin {
    FileVersion version; ///< an empty id: the line is not in any version yet
    int line = 1;        ///< the line's number in that version
};

/// What the files of a workspace were. Paths are relative to the workspace's folder, with forward slashes. A revision is the id of a version, a
/// beginning of one that only one has (4 signs at least), or, in a repository, any name that git would understand: a branch, a tag, `HEAD~2`.
///
/// Nothing of the folder is run: no hook, no filter, no other program; nothing connects anywhere. Calls wait for the disk: one history serves one
/// worker thread. Errors: NotFound (no such revision, or the file was not in it), Unreadable (the repository is damaged, or not ours to read),
/// NotAllowed (a path outside, a repository that cannot take a commit just now), Unwritable.
class History
{
public:
    virtual ~History() = default;

    /// For people: `git`, `Outcrop's journal`.
    virtual QString name() const = 0;
    /// Whether versions are commits of a repository, so that commit() is possible.
    virtual bool isRepository() const = 0;

    /// The versions of a file, the newest first; an empty list where it was never recorded. `limit` 0: all of them.
    virtual Result<QList<FileVersion>> versions(const QString &path, int limit = 0) const = 0;
    /// A file's bytes in a revision, by the name it had then.
    virtual Result<QByteArray> read(const QString &path, const QString &revision) const = 0;
    /// What changed at or after `since`, sorted by path; merges do not count, a rename keeps its file. An invalid time: ever.
    virtual Result<QList<FileChanges>> changes(const QDateTime &since) const = 0;
    /// Since when changes are known: the time of the first version, or `since` where that is later. An invalid time: nothing was ever recorded.
    virtual Result<QDateTime> knownSince(const QDateTime &since) const = 0;
    /// Where every line of `text` came from; `text` is the file's text as it is now, saved or not.
    virtual Result<QList<LineOrigin>> blame(const QString &path, const QByteArray &text) const = 0;

    /// The full id of a revision.
    virtual Result<QString> resolve(const QString &revision) const = 0;
    /// All files as a revision had them: read a workspace from it. Lives on its own.
    virtual Result<std::unique_ptr<FileSource>> at(const QString &revision) const = 0;

    /// Commits these files as they are on the disk, and nothing else: what is staged, unstaged or untracked elsewhere stays so. The new commit's
    /// id; where nothing of them changed, an error of the kind Invalid. NotAllowed where there is no repository, a merge or rebase is under way,
    /// or there is no author (`git config user.name`).
    virtual Result<QString> commit(const QStringList &paths, const QString &message) = 0;
};

} // namespace outcrop
