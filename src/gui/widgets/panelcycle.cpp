// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/panelcycle.h"

#include "gui/widgets/readingorder.h"

#include <QApplication>

namespace outcrop {

namespace {

bool acceptsFocus(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// Returns the first control of a panel that Tab reaches, or null. Used if the usual focus widget of the panel is hidden.
QWidget *firstControl(QWidget *panel)
{
    for (QWidget *next = panel->nextInFocusChain(); next != panel; next = next->nextInFocusChain()) {
        if (panel->isAncestorOf(next) && acceptsFocus(next))
            return next;
    }
    return nullptr;
}

} // namespace

void PanelCycle::add(QWidget *panel, QWidget *focus)
{
    m_panels += Panel{panel, focus};
}

void PanelCycle::step(int by) const
{
    const int count = static_cast<int>(m_panels.size());
    const int from = std::max(current(), 0);
    for (int steps = 1; steps <= count; ++steps) {
        const Panel &panel = m_panels.at((from + by * steps + count * steps) % count);
        if (!panel.panel->isVisible() || !isInWindow(*panel.panel))
            continue;
        if (QWidget *focus = panel.focus->isVisible() ? panel.focus : firstControl(panel.panel))
            return focus->setFocus(Qt::TabFocusReason);
    }
}

int PanelCycle::current() const
{
    const QWidget *focused = QApplication::focusWidget();
    for (int i = 0; i < m_panels.size(); ++i) {
        if (focused && (m_panels.at(i).panel == focused || m_panels.at(i).panel->isAncestorOf(focused)))
            return i;
    }
    return -1;
}

} // namespace outcrop
