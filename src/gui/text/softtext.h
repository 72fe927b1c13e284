// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A line as it is shown: a line of the text, a piece of one that would be too long to read, or a gap where alike lines are left out.
struct SoftLine {
    qsizetype start = 0; ///< in the text
    qsizetype size = 0;  ///< in the text, without its end
    qsizetype shown = 0; ///< where it begins in what is shown
    int number = 0;      ///< of the text's line, from 1; 0 for a further piece of it, and for a gap
    int left = 0;        ///< lines left out here; 0 for all but gaps

    bool isFurtherPiece() const { return number == 0 && left == 0; }
};

/// A text broken into lines for showing only: a prompt inside JSON is one line of 100 KB, which is unreadable. Breaks change nothing but what
/// is shown; offsets in the text and in what is shown are translated exactly.
class SoftText
{
public:
    enum class Breaks {
        Long,    ///< lines of more than 2,000 characters
        Escapes, ///< these, and behind each `\n` that JSON has inside its strings
    };

    SoftText() : SoftText(QString(), Breaks::Long) { }
    SoftText(const QString &text, Breaks breaks);

    const QString &text() const { return m_text; }
    /// As a text view holds it: all lines end with `\n`.
    const QString &shown() const { return m_shown; }
    const QList<SoftLine> &lines() const { return m_lines; }
    /// The same text with only these lines shown, and a line that counts the others where some are left out.
    SoftText withOnly(const QList<bool> &kept) const;

    qsizetype shownAt(qsizetype offset) const;
    qsizetype offsetAt(qsizetype shown) const;
    int lineAt(qsizetype offset) const;
    /// What the text has between two places shown: its own bytes, without a soft break.
    QString between(qsizetype shownFrom, qsizetype shownTo) const;

private:
    void addLine(qsizetype start, qsizetype end, Breaks breaks);
    void addPiece(qsizetype start, qsizetype end);

    QString m_text;
    QString m_shown;
    QList<SoftLine> m_lines;
    int m_number = 0; ///< of the line being added
};

/// `⋯ 3 lines alike ⋯`, in the user's language.
QString gapText(int lines);

} // namespace outcrop
