// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/tourviewstate.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"

#include <QAbstractButton>
#include <QAction>
#include <QMainWindow>

#include <algorithm>

namespace outcrop {

TourViewState::TourViewState(QMainWindow &window, DocumentTabs &documents, const QList<QAction *> &views, const QStringList &buttons)
    : m_window(window)
    , m_documents(documents)
    , m_layout(window.saveState())
    , m_document(documents.current() ? documents.current()->path() : QString())
{
    const auto checked = std::find_if(views.begin(), views.end(), [](const QAction *view) { return view->isChecked(); });
    m_view = checked == views.end() ? nullptr : *checked;
    const QList<QTabWidget *> allTabs = window.findChildren<QTabWidget *>();
    for (QTabWidget *tabs : allTabs) {
        if (tabs != &documents)
            m_tabs.append({tabs, tabs->currentIndex()});
    }
    for (const QString &name : buttons) {
        if (auto *button = window.findChild<QAbstractButton *>(name); button && button->isCheckable())
            m_buttons.append({button, button->isChecked()});
    }
}

void TourViewState::restore() const
{
    restoreButtons();
    if (!m_document.isEmpty())
        m_documents.open(m_document);
    if (m_view)
        m_view->trigger();
    m_window.restoreState(m_layout);
    for (const auto &[tabs, index] : m_tabs) {
        if (tabs)
            tabs->setCurrentIndex(index);
    }
}

void TourViewState::restoreButtons() const
{
    for (const auto &[button, wasChecked] : m_buttons) {
        if (button && button->isChecked() != wasChecked)
            button->click();
    }
}

} // namespace outcrop
