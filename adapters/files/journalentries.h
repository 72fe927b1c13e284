// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace outcrop {

/// One line of a journal.
struct JournalEntry {
    QString id;           ///< SHA-256 of the line, in hexadecimal
    QDateTime time;       ///< UTC
    QString path;
    QString checksum = {}; ///< of the text, in hexadecimal; empty for a move
    qint64 size = 0;
    bool found = false;   ///< the text was there already when this file was first saved from here, or was written by somebody else
    QString from = {};    ///< of a move: where the file or folder was

    bool isMove() const { return !from.isEmpty(); }
};

/// The line without its end, and the entry it stands for; its id is not looked at when writing.
QByteArray toLine(const JournalEntry &entry);
/// The entries of whole lines, the oldest first. A line that cannot be read is passed over: it costs one version and not the history.
QList<JournalEntry> readEntries(const QByteArray &lines);

/// What a path of the newest state was called, seen from later to earlier entries.
QString nameBefore(const JournalEntry &move, const QString &path);

/// Where the texts and lines lie, relative to the workspace.
QString journalFile();
QString journalLock();
QString journalText(const QString &checksum);

} // namespace outcrop
