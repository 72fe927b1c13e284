// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/renderpanel.h"
#include "gui/work/rendercontroller.h"

#include <QObject>

class QAction;
class QMenu;

namespace outcrop {

class Dialogs;
class MessageArea;
class WindowSettings;

/// Joins the render panel with the render behind it, and owns the commands for it that need nothing else: its further tabs, the links between
/// documents and render, saving what a tab shows.
class RenderActions : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the actions.
    RenderActions(RenderPanel &panel, RenderController &renders, Dialogs &dialogs, WindowSettings &settings,
        MessageArea &messages, QWidget *window);

    /// Puts the commands into the menu that has `curlBefore`, in front of it, and behind `linksAfter`.
    void addTo(QMenu *menu, QAction *curlBefore, QAction *linksAfter);
    /// Whether a workspace is open.
    void setEnabled(bool enabled);

Q_SIGNALS:
    /// Where is the place of the document's cursor in the render? To be answered with RenderPanel::showSource().
    void sourceAsked();
    /// The panel is to be seen: its dock must not hide it.
    void panelWanted();

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &help, const QKeySequence &keys);
    void showTab(RenderPanel::Tab tab);
    void updateProviders();
    void saveTab();

    RenderPanel &m_panel;
    RenderController &m_renders;
    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    QAction *m_showCurl;
    QAction *m_showCompare;
    QAction *m_showSource;
    QAction *m_follow;
    QAction *m_nextPlace;
    QAction *m_previousPlace;
    QAction *m_saveTab;
};

} // namespace outcrop
