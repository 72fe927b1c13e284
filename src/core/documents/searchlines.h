// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/linetable.h"

#include <QString>

namespace outcrop {

/// Walks through a text once and returns locations; offsets must not decrease. No table is built: a search that stops
/// early reads no further.
class LineWalk
{
public:
    explicit LineWalk(QStringView text) : m_text(text), m_line(lineAt(text, 0)) { }

    Position at(qsizetype offset);
    /// The line of the last place asked for.
    const TextLine &line() const { return m_line; }

private:
    QStringView m_text;
    TextLine m_line;
    int m_number = 1;
};

/// A piece of a line that shows a match. It serves many matches where they lie close together, so that a million of
/// them in one long line do not copy it a million times.
class LinePreview
{
public:
    explicit LinePreview(QStringView text) : m_text(text) { }

    /// Chooses the piece for a match [start, end) that begins in `line`.
    void show(const TextLine &line, qsizetype start, qsizetype end);

    const QString &line() const { return m_shown; }
    qsizetype matchStart() const { return m_matchStart; }
    qsizetype matchLength() const { return m_matchLength; }

private:
    bool serves(const TextLine &line, qsizetype start, qsizetype end) const;
    void cut(const TextLine &line, qsizetype start);

    QStringView m_text;
    qsizetype m_lineStart = -1;
    qsizetype m_from = 0; ///< [m_from, m_to) of the text is shown
    qsizetype m_to = 0;
    qsizetype m_lead = 0; ///< characters before it in m_shown: the sign of a cut
    QString m_shown;
    qsizetype m_matchStart = 0;
    qsizetype m_matchLength = 0;
};

} // namespace outcrop
