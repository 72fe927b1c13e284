// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace outcrop {

/// The texts and the icon of a button in a panel's bar.
struct ButtonSpec {
    QString name; ///< object name of the button
    QString text;
    QString help; ///< tooltip and accessible description
    QString icon; ///< name of the icon, see lineIcon()
};

/// Returns a button with icon and text, flat unless hovered, for panel bars.
QToolButton *makeFlatButton(QWidget *parent, const ButtonSpec &spec);

} // namespace outcrop
