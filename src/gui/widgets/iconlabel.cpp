// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/iconlabel.h"

#include <QEvent>

namespace outcrop {

void IconLabel::setIcon(const QIcon &icon)
{
    m_icon = icon;
    setPixmap(icon.pixmap(QSize(16, 16), devicePixelRatioF()));
}

void IconLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_icon.isNull())
        setIcon(m_icon);
}

} // namespace outcrop
