// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// A text that grows at its end, and what is shown of it: lines that would be too long to lay out are broken, and all line ends are `\n`. Each piece
/// costs what it is long, however much is there already.
class StreamedText
{
public:
    /// What is to be added to what is shown.
    QString append(QStringView piece);
    const QString &text() const { return m_text; }

    qsizetype shownAt(qsizetype offset) const;
    qsizetype offsetAt(qsizetype shown) const;
    /// The text's own characters between two places shown.
    QString between(qsizetype shownFrom, qsizetype shownTo) const;

private:
    /// From here on, offsets and places go side by side until the next one.
    struct Anchor {
        qsizetype offset = 0;
        qsizetype shown = 0;
    };

    void anchor(qsizetype offset) { m_anchors += Anchor{offset, m_shown}; }

    QString m_text;
    QList<Anchor> m_anchors{{0, 0}};
    qsizetype m_shown = 0; ///< length of what is shown
    qsizetype m_column = 0;
    bool m_afterReturn = false;
};

} // namespace outcrop
