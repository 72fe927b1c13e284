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

/// The menus that get the actions of the tools.
struct ToolMenus {
    QMenu *file;
    QAction *recentAction; ///< action of the File menu that follows Open Quickly
    QMenu *edit;
    QMenu *view;
    QAction *panels; ///< action of the View menu that follows Next and Previous Document
};

/// Window-wide tools: the command palette, Open Quickly, settings and shortcuts. Owns their actions and dialogs, and emits their results.
class WindowTools : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive the tools.
    WindowTools(WindowSettings &settings, QMainWindow *window);

    /// Adds the actions to the menus. Call once, before start().
    void addTo(const ToolMenus &menus, QTabWidget *documents);
    /// Applies the user's shortcuts. Call when all actions are in the menus.
    void start();
    /// Sets the workspace with unsaved text; null if none is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// Adds a document to the recent documents of Open Quickly. Ignores an empty path.
    void addRecentDocument(const QString &path);
    /// Sets the function that returns the installed dictionaries; called when the settings open.
    void setLanguages(const std::function<QStringList()> &languages) { m_languages = languages; }
    bool areSettingsShown() const { return m_dialog && m_dialog->isVisible(); }
    /// Updates the open settings dialog. Call when settings were changed elsewhere.
    void refreshSettings();
    /// Applies the stored shortcuts again. Call when they have changed.
    void applyShortcuts();

Q_SIGNALS:
    void documentRequested(const QString &path);
    void locationRequested(const QString &path, qsizetype offset);
    void themeChosen(outcrop::ThemeChoice choice);
    void editorOptionsChosen(const outcrop::EditorOptions &options);
    void autosaveChosen(const outcrop::AutosaveChoice &choice);
    void motionChosen();
    void settingsExportRequested();
    void settingsImportRequested();
    void settingsClosed();

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon);
    void connectDocuments(QTabWidget *documents);
    void openAtLine(const QString &path, int line);
    void showSettings();
    void showShortcuts();

    WindowSettings &m_settings;
    QMainWindow *m_window;
    CommandPalette m_commandPalette;
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
