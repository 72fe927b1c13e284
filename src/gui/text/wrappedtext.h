// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A displayed line: a line of the text, a part of an overlong line, a gap for identical lines, or an empty line. Empty lines align texts side by side.
struct SoftLine {
    qsizetype start = 0; ///< start in the text
    qsizetype size = 0;  ///< start in the displayed text
    qsizetype shown = 0; ///< start in the displayed text
    int number = 0;      ///< line number in the text, from 1; 0 for a continuation and for a gap
    int hiddenLines = 0; ///< number of hidden lines; 0 except for gaps
    bool isFiller = false; ///< whether the line is empty and not in the text

    bool isContinuation() const { return number == 0 && hiddenLines == 0 && !isFiller; }
};

/// Text with additional line breaks for display, because a prompt inside JSON can be a single line of 100 KB. Converts offsets between the text and
/// the displayed text.
class WrappedText
{
public:
    enum class Breaks {
        Long,    ///< breaks lines of more than 2,000 characters
        Escapes, ///< also breaks lines after `\n` escapes in JSON strings
    };

    WrappedText() : WrappedText(QString(), Breaks::Long) { }
    WrappedText(const QString &text, Breaks breaks);

    const QString &text() const { return m_text; }
    /// Returns the displayed text, with `\n` as line end.
    const QString &shownText() const { return m_shownText; }
    const QList<SoftLine> &lines() const { return m_lines; }
    /// Returns the text with only these lines; gaps show the number of hidden lines.
    WrappedText withLines(const QList<bool> &kept) const;
    /// Returns the text with added empty lines. `before` contains the number of empty lines before each line; its last value is the number after the
    /// last line.
    WrappedText withFillers(const QList<int> &before) const;

    qsizetype toShownOffset(qsizetype offset) const;
    qsizetype offsetAt(qsizetype shownOffset) const;
    int lineAt(qsizetype offset) const;
    /// Returns the original text between two displayed positions, without added line breaks.
    QString textBetween(qsizetype shownFrom, qsizetype shownTo) const;

private:
    void addLine(qsizetype start, qsizetype end, Breaks breaks);
    void addSoftLine(qsizetype start, qsizetype end);

    QString m_text;
    QString m_shownText;
    QList<SoftLine> m_lines;
    int m_number = 0; ///< number of the line being added
};

/// Returns the translated text of a gap: `⋯ 3 identical lines ⋯`.
QString gapText(int lines);

} // namespace outcrop
