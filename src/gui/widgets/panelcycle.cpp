// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/panelcycle.h"

#include "gui/widgets/readingorder.h"

#include <QApplication>

#include <algorithm>

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

/// Returns the widget that gets the focus of a panel, or null if none of its controls accepts it.
QWidget *focusTarget(QWidget *panel, QWidget *usualWidget)
{
    while (usualWidget->focusProxy())
        usualWidget = usualWidget->focusProxy();
    return acceptsFocus(usualWidget) ? usualWidget : firstControl(panel);
}

} // namespace

void PanelCycle::add(QWidget *panel, QWidget *focus)
{
    m_panels += Panel{panel, focus};
}

void PanelCycle::step(int distance) const
{
    const int count = static_cast<int>(m_panels.size());
    const int from = std::max(currentIndex(), 0);
    for (int steps = 1; steps <= count; ++steps) {
        const Panel &panel = m_panels.at((from + distance * steps + count * steps) % count);
        if (!panel.panel->isVisible() || !isInWindow(*panel.panel))
            continue;
        if (QWidget *focus = focusTarget(panel.panel, panel.focus))
            return focus->setFocus(Qt::TabFocusReason);
    }
}

void PanelCycle::focusPanel(QWidget *panel) const
{
    const auto found = std::find_if(m_panels.begin(), m_panels.end(), [panel](const Panel &one) { return one.panel == panel; });
    if (found == m_panels.end() || !panel->isVisible())
        return;
    QWidget *focus = focusTarget(panel, found->focus);
    (focus ? focus : found->focus)->setFocus(Qt::ShortcutFocusReason); // a panel that is still loading shows its usual widget soon, so that widget gets the focus
}

int PanelCycle::currentIndex() const
{
    const QWidget *focusWidget = QApplication::focusWidget();
    for (int i = 0; i < m_panels.size(); ++i) {
        if (focusWidget && (m_panels.at(i).panel == focusWidget || m_panels.at(i).panel->isAncestorOf(focusWidget)))
            return i;
    }
    return -1;
}

} // namespace outcrop
