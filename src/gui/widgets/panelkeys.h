// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace outcrop {

/// Handles the keys of a panel's actions before the window does. If an action of the window has the same keys, such as Duplicate Lines, Qt calls them ambiguous
/// and triggers neither.
class PanelKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches the panel, which owns this object, and the controls that the panel has now.
    explicit PanelKeys(QWidget *panel);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_panel;
};

} // namespace outcrop
