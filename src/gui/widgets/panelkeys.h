// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace outcrop {

/// Handles the keys of a panel's actions before the window. If an action of the window has the same keys, such as Duplicate Lines, Qt treats the keys as
/// ambiguous and triggers neither action.
class PanelKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches the panel, which owns this object, and the existing controls of the panel.
    explicit PanelKeys(QWidget *panel);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_panel;
};

} // namespace outcrop
