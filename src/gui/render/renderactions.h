// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/livepipeline.h"
#include "gui/render/renderpanel.h"

#include <QObject>

class QAction;
class QMenu;

namespace outcrop {

class Dialogs;
class DocumentTabs;
class MessageArea;
class WindowSettings;

/// Joins the render panel with the render behind it, and owns the commands for it that need nothing else: its further tabs, the links between
/// documents and render, saving what a tab shows.
class RenderActions : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the actions.
    RenderActions(RenderPanel &panel, LivePipeline &live, Dialogs &dialogs, WindowSettings &settings,
        MessageArea &messages, QWidget *window);

    /// The menu holds an action for the losses already: `curl` goes before it, the others behind.
    void addTo(QMenu *menu, QAction *losses);
    /// The documents whose cursor is looked for in the render.
    void follow(DocumentTabs &documents);
    /// Which providers can be compared, the chosen one among them.
    void setProviders(const ProviderCatalog &catalog, const QString &chosen) { m_panel.setProviders(catalog, chosen); }
    /// Whether a workspace is open.
    void setEnabled(bool enabled);

Q_SIGNALS:
    /// The panel is to be seen: its dock must not hide it.
    void panelWanted();

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &help, const QKeySequence &keys);
    void showTab(RenderPanel::Tab tab);
    void saveTab();
    void followCurrent();
    void showSource();

    RenderPanel &m_panel;
    LivePipeline &m_live;
    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    DocumentTabs *m_documents = nullptr;
    QMetaObject::Connection m_cursor; ///< to the document in front
    QAction *m_showCurl;
    QAction *m_showSchema;
    QAction *m_showCompare;
    QAction *m_showSource;
    QAction *m_follow;
    QAction *m_nextPlace;
    QAction *m_previousPlace;
    QAction *m_find;
    QAction *m_saveTab;
};

} // namespace outcrop
