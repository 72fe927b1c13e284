// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/linklabel.h"

#include <QEvent>

namespace outcrop {

void LinkLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || text().isEmpty())
        return;
    const QString kept = text();
    clear(); // setText() ignores an equal text, so the text is cleared first
    setText(kept);
}

} // namespace outcrop
