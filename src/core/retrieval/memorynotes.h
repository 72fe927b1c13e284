// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

struct MemoryNote {
    QString title;        ///< the bold text at the beginning, or else the first sentence
    QString text;         ///< as written, without the list marker and check box
    QStringList headings; ///< enclosing headings, outermost first
    QDate date = {};      ///< first date (2026-11-21) in the note, or else in the innermost heading that has one; invalid if there is none
    int line = 0;         ///< 1-based number of the first line
    int lines = 0;        ///< number of lines, including blank lines inside
};

/// Splits a MEMORY.md into notes: top-level list items with the text indented below them, other paragraphs, and code blocks. Front matter, headings and
/// horizontal rules are not notes; every other non-blank line belongs to exactly one note. Never fails.
QList<MemoryNote> readMemoryNotes(const QString &text);

/// Returns a file name for a title, such as `outbox-backlogs-grow`: at most 60 ASCII letters, digits and hyphens, or `note` if none are left.
QString fileNameFor(const QString &title);

/// Returns a unique file name for each note, in order. Duplicates get a number as suffix.
QStringList fileNamesFor(const QList<MemoryNote> &notes);

} // namespace outcrop
