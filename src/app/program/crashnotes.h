// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace outcrop {

/// A note about a crash. It has the versions of the program, Qt and the system, the signal, and the functions that were running. It has no text, no settings
/// and no paths, because these are never written.
struct CrashNote {
    QString file;   ///< path of the note
    QDateTime time; ///< UTC; invalid if the note is incomplete
    QString text;
};

/// Returns the folder of the notes, in the user's state folder. Does not create it.
QString crashNotesFolder();

/// Writes a note to the folder if a signal such as SIGSEGV or SIGABRT ends the program, which then ends as without this function. Creates the folder.
/// Returns false and does nothing if this is not possible. Call once, and not in programs that handle these signals.
bool installCrashNotes(const QString &folder = crashNotesFolder());

/// Returns the notes that were not shown yet, latest first. Ignores other files.
QList<CrashNote> readUnseenCrashNotes(const QString &folder = crashNotesFolder());

/// Marks a note as shown by renaming its file, and removes all but the latest ten shown notes.
void markCrashNoteSeen(const CrashNote &note);

} // namespace outcrop
