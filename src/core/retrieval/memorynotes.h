// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

/// One thing that a file of memories remembers.
struct MemoryNote {
    QString title;        ///< its first words, or the bold text before a colon
    QString text;         ///< as it is written, without the sign of a list
    QStringList headings; ///< above it, the outermost first
    QDate date = {};      ///< the first one in the note, else in the nearest heading that has one (2026-11-21); invalid where there is none
    int line = 0;         ///< 1-based, of its first line
    int lines = 0;        ///< with blank ones inside
};

/// Takes a MEMORY.md apart: every item of a list on its outermost level is a note with what is indented below it, and so is every paragraph and every block
/// of separate code. Front matter, headings and rules are not notes; every other line that is not blank is in exactly one. Never fails.
QList<MemoryNote> readMemoryNotes(const QString &text);

/// A name for a file: `outbox-backlogs-grow` of a title, at most 60 letters, digits and hyphens; `note` where nothing is left.
QString fileNameFor(const QString &title);

/// The same for each of several notes, in their order: what another one is called already gets a number behind it, so that no two are alike.
QStringList fileNamesFor(const QList<MemoryNote> &notes);

} // namespace outcrop
