// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace outcrop {

/// The panels of the window in F6 order. Hidden panels and panels behind other tabs are skipped.
class PanelCycle
{
public:
    /// Adds a panel; `focus` is the widget that gets its focus.
    void add(QWidget *panel, QWidget *focus);
    void next() const { step(1); }
    void previous() const { step(-1); }

private:
    struct Panel {
        QWidget *panel;
        QWidget *focus;
    };

    void step(int by) const;
    int current() const;

    QList<Panel> m_panels;
};

} // namespace outcrop
