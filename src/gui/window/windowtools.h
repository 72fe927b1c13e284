// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/finder/commandpalette.h"
#include "gui/finder/quickopen.h"
#include "gui/live/workspacecontroller.h"
#include "gui/settings/settingsdialog.h"
#include "gui/settings/shortcuts.h"

#include <QMainWindow>

#include <functional>
#include <memory>

class QTabWidget;

namespace outcrop {

/// Where the tools put their actions.
struct ToolMenus {
    QMenu *file;
    QAction *recent; ///< of the file menu: Open Quickly comes before it
    QMenu *edit;
    QMenu *view;
    QAction *panels; ///< of the view menu: to the next document and back come before it
};

/// What helps with the whole window: finding commands and documents, settings and shortcuts. Owns their actions and
/// dialogs; their effects are sent as signals.
class WindowTools : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the tools.
    WindowTools(WindowSettings &settings, QMainWindow *window);

    /// Once, before start().
    void addTo(const ToolMenus &menus, QTabWidget *documents);
    /// Once all actions of the window are in its menus: gives them the user's keys.
    void start();
    /// The workspace as the window shows it; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// The document in front; empty when there is none.
    void setCurrent(const QString &path);
    /// The spellings that can be checked; asked when the settings are opened.
    void setLanguages(const std::function<QStringList()> &languages) { m_languages = languages; }
    /// The settings were changed elsewhere.
    void refreshSettings();

Q_SIGNALS:
    void documentRequested(const QString &path);
    void placeRequested(const QString &path, qsizetype offset);
    void themeChosen(outcrop::ThemeChoice choice);
    void lookChosen(const outcrop::TextLook &look);
    void autosaveChosen(const outcrop::AutosaveChoice &choice);

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon);
    void connectDocuments(QTabWidget *documents);
    void go(const QString &path, int line);
    void showSettings();
    void showShortcuts();

    WindowSettings &m_settings;
    QMainWindow *m_window;
    CommandPalette m_palette;
    QuickOpen m_quickOpen;
    std::unique_ptr<Shortcuts> m_shortcuts;
    QPointer<SettingsDialog> m_dialog;
    WorkspacePtr m_workspace;
    std::function<QStringList()> m_languages;
    QAction *m_findCommand;
    QAction *m_openQuickly;
    QAction *m_nextDocument;
    QAction *m_previousDocument;
    QAction *m_showSettings;
    QAction *m_showShortcuts;
};

} // namespace outcrop
