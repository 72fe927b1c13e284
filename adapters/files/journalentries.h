// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace outcrop {

/// One line of a journal: a version or a move.
struct JournalEntry {
    QString id;           ///< SHA-256 of the line, hexadecimal
    QDateTime time;       ///< time of the entry, in UTC
    QString path;
    QString checksum = {}; ///< SHA-256 of the content, hexadecimal; empty for a move
    qint64 size = 0;
    bool isExternal = false;  ///< true if the content was not saved here: it existed before the first save, or another program wrote it
    QString from = {};    ///< previous path of a move; empty for a version

    bool isMove() const { return !from.isEmpty(); }
};

/// Returns the entry as a line without a line end. Ignores its ID.
QByteArray toLine(const JournalEntry &entry);
/// Returns the entries of all complete lines, oldest first. Invalid lines are skipped, so that damage affects single versions only.
QList<JournalEntry> readEntries(const QByteArray &lines);

/// Returns the path before a move, given the path after it; the same path if the move does not affect it.
QString pathBeforeMove(const JournalEntry &move, const QString &path);

/// Return the paths of the journal, of its lock file and of the content with a checksum, relative to the workspace.
QString journalPath();
QString journalLockPath();
QString journalTextPath(const QString &checksum);

} // namespace outcrop
