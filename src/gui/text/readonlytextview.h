// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/linetextview.h"

namespace outcrop {

/// Base class of read-only text views, which break long lines and show line ends as LF. Offsets and copied text refer to the original text.
class ReadOnlyTextView : public LineTextView
{
    Q_OBJECT

public:
    explicit ReadOnlyTextView(QWidget *parent = nullptr);

    qsizetype cursorOffset() const { return offsetAt(textCursor().position()); }

Q_SIGNALS:
    /// Emitted on Enter or a click that selects no text, with the offset of the character.
    void characterChosen(qsizetype offset);

protected:
    /// Returns the offset of a displayed position.
    virtual qsizetype offsetAt(qsizetype shownOffset) const = 0;
    /// Returns the original text between two displayed positions.
    virtual QString textBetween(qsizetype shownFrom, qsizetype shownTo) const = 0;
    /// Returns the tooltip of a character; empty for none.
    virtual QString toolTipAt(qsizetype offset) const = 0;

    QMimeData *createMimeDataFromSelection() const override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
};

} // namespace outcrop
