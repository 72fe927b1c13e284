// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/accentbutton.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QScopedValueRollback>

namespace outcrop {

AccentButton::AccentButton(QWidget *parent) : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMinimumHeight(28);
    applyAccent();
}

void AccentButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_applying)
        applyAccent();
}

/// Uses the colors of selected text, whose contrast every theme guarantees. A disabled button keeps the plain colors.
void AccentButton::applyAccent()
{
    const QScopedValueRollback applying(m_applying, true);
    QPalette colors = QGuiApplication::palette();
    for (QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        colors.setColor(group, QPalette::Button, colors.color(QPalette::Active, QPalette::Highlight));
        colors.setColor(group, QPalette::ButtonText, colors.color(QPalette::Active, QPalette::HighlightedText));
    }
    setPalette(colors);
}

} // namespace outcrop
