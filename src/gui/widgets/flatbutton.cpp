// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/flatbutton.h"

#include "gui/look/icons.h"

namespace outcrop {

QToolButton *makeFlatButton(QWidget *parent, const ButtonSpec &look)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(look.name);
    button->setText(look.text);
    button->setToolTip(look.help);
    button->setAccessibleName(look.text);
    button->setAccessibleDescription(look.help);
    button->setIcon(lineIcon(look.icon));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

} // namespace outcrop
