// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace outcrop {

/// A text whose lines others paint beside: gutters and marks ask where they are.
class LinedText : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

    struct LineBox {
        int line = 0;
        QRect box; ///< in the viewport
    };
    /// Those that touch this part of the viewport.
    QList<LineBox> visibleLines(const QRect &within) const;
};

} // namespace outcrop
