// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/textcolor.h"

#include <QEvent>
#include <QWidget>

namespace outcrop {

TextColor::TextColor(QWidget &widget) : QObject(&widget), m_widget(widget)
{
    widget.installEventFilter(this);
}

void TextColor::set(QWidget &widget, ColorRole role)
{
    auto *kept = widget.findChild<TextColor *>(QString(), Qt::FindDirectChildrenOnly);
    if (!kept)
        kept = new TextColor(widget);
    kept->m_role = role;
    kept->apply();
}

bool TextColor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        apply(); // apply() sends this event again; the palette is then unchanged, which ends the recursion
    return QObject::eventFilter(watched, event);
}

void TextColor::apply()
{
    QPalette palette; // the widget inherits the other colors
    if (m_role != ColorRole::Text)
        palette.setColor(QPalette::WindowText, color(m_role, m_widget.palette()));
    m_widget.setPalette(palette);
}

} // namespace outcrop
