// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace outcrop {

/// A text view that reports the positions of its lines, for gutters and marks.
class LineTextView : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

    struct LineBox {
        int line = 0;
        QRect box; ///< rectangle of the line in the viewport
    };
    /// Returns the lines that touch a rectangle of the viewport.
    QList<LineBox> visibleLines(const QRect &within) const;
};

} // namespace outcrop
