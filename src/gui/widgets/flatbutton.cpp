// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/flatbutton.h"

#include "gui/look/icons.h"

namespace outcrop {

QToolButton *makeFlatButton(QWidget *parent, const ButtonSpec &spec)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(spec.name);
    button->setText(spec.text);
    button->setToolTip(spec.help);
    button->setAccessibleName(spec.text);
    button->setAccessibleDescription(spec.help);
    button->setIcon(lineIcon(spec.icon));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

} // namespace outcrop
