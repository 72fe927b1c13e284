// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/linedtext.h"

namespace outcrop {

/// A text to read, shown reformatted: long lines are broken, line ends are alike. Speaks in offsets of the text itself, and copies that.
class ReadText : public LinedText
{
    Q_OBJECT

public:
    explicit ReadText(QWidget *parent = nullptr);

    qsizetype cursorOffset() const { return offsetAt(textCursor().position()); }

Q_SIGNALS:
    /// A click that selected nothing, or Enter: the user asks about this character.
    void characterChosen(qsizetype offset);

protected:
    /// Of a place as it is shown.
    virtual qsizetype offsetAt(qsizetype shown) const = 0;
    /// The text's own characters between two places shown.
    virtual QString between(qsizetype shownFrom, qsizetype shownTo) const = 0;
    /// What a character's tool tip says; empty for nothing.
    virtual QString remark(qsizetype offset) const = 0;

    QMimeData *createMimeDataFromSelection() const override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
};

} // namespace outcrop
