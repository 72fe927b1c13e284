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
    void focusNext() const { step(1); }
    void focusPrevious() const { step(-1); }
    /// Moves the focus into a panel that was added: to its usual focus widget, or to its first control if that widget is hidden. Does nothing if
    /// the panel is hidden.
    void focusPanel(QWidget *panel) const;

private:
    struct Panel {
        QWidget *panel;
        QWidget *focus;
    };

    void step(int distance) const;
    int currentIndex() const;

    QList<Panel> m_panels;
};

} // namespace outcrop
