// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A range of a string with edits applied. Maps its offsets to the original string.
class EditedText
{
public:
    /// Copies the range [start, end) of `original` and applies the edits inside it. Edits that are not completely
    /// inside, and edits that overlap an earlier one, are ignored.
    EditedText(QStringView original, qsizetype start, qsizetype end, const QList<TextEdit> &edits);

    const QString &text() const { return m_text; }
    /// Both functions convert an offset in the edited string, where a range starts or ends, to the original string.
    qsizetype originalStart(qsizetype offset) const;
    qsizetype originalEnd(qsizetype offset) const;

private:
    /// A segment of the edited text: the unchanged text of [original, originalEnd), or the replacement of that range.
    struct Segment {
        qsizetype start = 0;
        qsizetype original = 0;
        qsizetype originalEnd = 0;
        bool isCopied = true;
    };

    void addSegment(QStringView text, qsizetype original, qsizetype originalEnd, bool isCopied);
    const Segment &segmentAt(qsizetype offset) const;

    QString m_text;
    QList<Segment> m_segments;
};

} // namespace outcrop
