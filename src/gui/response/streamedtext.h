// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// Text that grows at its end, and its displayed form: overlong lines are broken and all line ends are `\n`. Appending costs time proportional to
/// the new text.
class StreamedText
{
public:
    /// Adds text. Returns the text to append to the displayed text.
    QString append(QStringView piece);
    const QString &text() const { return m_text; }

    qsizetype toShownOffset(qsizetype offset) const;
    qsizetype offsetAt(qsizetype shownOffset) const;
    /// Returns the original text between two displayed positions.
    QString textBetween(qsizetype shownFrom, qsizetype shownTo) const;

private:
    /// An offset and its displayed position. Up to the next anchor, both increase together.
    struct Anchor {
        qsizetype offset = 0;
        qsizetype shown = 0;
    };

    void addAnchor(qsizetype offset) { m_anchors += Anchor{offset, m_shownLength}; }

    QString m_text;
    QList<Anchor> m_anchors{{0, 0}};
    qsizetype m_shownLength = 0; ///< length of the displayed text
    qsizetype m_column = 0;
    bool m_isAfterReturn = false;
};

} // namespace outcrop
