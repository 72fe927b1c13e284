// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A line and a column as a text view counts them, both from 0.
struct TextPlace {
    int line = 0;
    int column = 0;

    friend bool operator==(const TextPlace &, const TextPlace &) = default;
};

/// Translates between offsets in a document's own text and places in a text view, which turns every kind of line end into one character.
class TextMap
{
public:
    TextMap() : TextMap(QString()) { }
    explicit TextMap(const QString &text);

    /// The text as the view holds it: line ends are `\n`.
    const QString &shown() const { return m_shown; }
    int lines() const { return static_cast<int>(m_starts.size()); }
    /// Where an offset of the original text is shown. Offsets beyond the end are the end.
    TextPlace placeOf(qsizetype offset) const;
    /// The offset in the original text; a column beyond the line's end is the line's end.
    qsizetype offsetOf(TextPlace place) const;

private:
    QString m_shown;
    QList<qsizetype> m_starts; ///< of each line, in the original text
    QList<qsizetype> m_sizes;  ///< of each line, without its end
};

} // namespace outcrop
