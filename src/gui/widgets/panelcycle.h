// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace outcrop {

/// The panels of the window in the order in which F6 goes through them. Panels that are hidden are passed over.
class PanelCycle
{
public:
    /// `focus` is what gets the keyboard when the panel's turn comes.
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
