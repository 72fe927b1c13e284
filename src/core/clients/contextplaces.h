// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/condition.h"
#include "core/clients/clientcontext.h"

namespace outcrop {

/// Where a client looks: its settings, the root of the project, the folders of a walk, the files that fit a name. One for each question; keeps what it has read.
class ContextPlaces
{
public:
    ContextPlaces(const ClientDocument &client, const ContextFiles &files, const ContextQuestion &question);

    const QString &root() const { return m_root; }
    /// The file that is being touched, for `below`.
    void touch(const QString &file) { m_touched = file; }
    const QString &touched() const { return m_touched; }

    /// The values of a setting; empty where there is none.
    QStringList setting(const QString &name) const;
    /// Whether a condition holds for settings, and for names that the caller answers.
    bool holds(const QString &condition, const Condition::Lookup &more) const;
    bool holds(const QString &condition) const;

    /// The folders that the words of `in` name, in order, each once.
    QStringList folders(const QStringList &words) const;
    /// Leaves out the folders of the repository around a linked worktree that the start is in.
    QStringList withoutMainRepository(const QStringList &folders) const;
    /// Names and patterns with their settings filled in: `{fallback}` becomes as many as it has values.
    QStringList filledNames(const QStringList &names) const;
    /// The folders below the start, the start left out: neither hidden ones nor those of packages. Bounded; walked once.
    const QStringList &foldersBelow() const;
    /// The absolute paths that fit a name or a pattern below a folder, sorted.
    QStringList expand(const QString &folder, const QString &pattern, bool anyCase) const;

    QString absolute(const QString &path, const QString &folder) const;
    /// The real location of a folder; resolved once.
    const QString &realFolder(const QString &folder) const;
    const ContextFiles &files() const { return m_files; }
    const ContextQuestion &question() const { return m_question; }

private:
    bool hasMarker(const QString &folder) const;
    QString findRoot() const;
    QString placeholders(QString text) const;
    DataNode settingsFile(const QString &path) const;
    DataNode valueAt(const ClientSetting::Place &place) const;
    QStringList walk(const QString &from, const QString &to) const;
    QStringList belowStart() const;
    QStringList foldersOf(const QString &word) const;
    void expandStep(const QString &folder, const QStringList &steps, bool anyCase, QStringList &found, QStringList trail) const;

    const ClientDocument &m_client;
    const ContextFiles &m_files;
    const ContextQuestion &m_question;
    QString m_root;
    QString m_touched;
    mutable std::optional<QStringList> m_below;
    mutable QHash<QString, QString> m_real;
    mutable QHash<QString, DataNode> m_read;
    mutable QHash<QString, QStringList> m_settings;
};

/// `/a/b/c`, `/a/b`, `/a`, `/`.
QStringList foldersAbove(const QString &folder);

/// `c` in `/a/b/c`, `/a/b` of it.
QString nameIn(const QString &path);
QString folderOf(const QString &path);

} // namespace outcrop
