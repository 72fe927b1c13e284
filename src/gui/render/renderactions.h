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

/// Connects the render panel with the pipeline. Owns the commands for tabs, for navigation between documents and the render, and for saving a tab.
class RenderActions : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive the actions.
    RenderActions(RenderPanel &panel, LivePipeline &livePipeline, Dialogs &dialogs, WindowSettings &settings,
        MessageArea &messages, QWidget *window);

    /// Adds the actions to the menu: the action for the shell command before `losses`, the others after it.
    void addTo(QMenu *menu, QAction *losses);
    /// Sets the documents whose cursor is followed in the render.
    void setFollowedDocuments(DocumentTabs &documents);
    /// Sets the providers for the comparison; `chosen` is the selected provider.
    void setProviders(const ProviderCatalog &catalog, const QString &chosen) { m_panel.setProviders(catalog, chosen); }
    /// Shows the comparison while the Compare view is shown. Afterward, restores the previous tab, unless another tab was chosen. Restores the
    /// comparison if the view is chosen again.
    void setComparing(bool isComparing);
    /// Enables the actions if a workspace is open.
    void setEnabled(bool isEnabled);

Q_SIGNALS:
    /// Emitted to show the panel's dock.
    void panelRequested();

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &help, const QKeySequence &keys);
    void showTab(RenderPanel::Tab tab);
    void showComparison();
    void saveTab();
    void followCurrentDocument();
    void showSource();

    RenderPanel &m_panel;
    LivePipeline &m_livePipeline;
    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    DocumentTabs *m_documents = nullptr;
    QMetaObject::Connection m_cursor; ///< connection to the current document's cursor
    QAction *m_showCurl;
    QAction *m_showSchema;
    QAction *m_showCompare;
    QAction *m_showSource;
    QAction *m_followAction;
    QAction *m_showNextOffset;
    QAction *m_showPreviousOffset;
    QAction *m_findAction;
    QAction *m_saveTab;
    std::optional<RenderPanel::Tab> m_formerTab; ///< the tab to restore; set while the Compare view is shown
};

} // namespace outcrop
