// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/opentarget.h"
#include "gui/base/sendservices.h"
#include "gui/panels/dockcontroller.h"

#include <QObject>
#include <QPointer>

namespace outcrop {

class Dialogs;
class MainWindow;
class Translations;
class WindowSettings;

/// The windows of the program: each workspace is open in at most one window. Stores the open workspaces at every change, so that the next start can restore the
/// windows, also after a crash. If several processes run, the last process that changes its windows determines the stored workspaces.
class WindowList : public QObject
{
    Q_OBJECT

public:
    /// The settings, dialogs and translations must outlive this object.
    WindowList(WindowSettings &settings, Dialogs &dialogs, const SendServices &services, const PanelList &panels, Translations &translations);
    /// Deletes all windows.
    ~WindowList() override;

    /// Opens a window with the target, or with the welcome page if its folder is empty. The window is deleted after it is closed.
    MainWindow *open(const OpenTarget &target = {});
    /// Returns the windows that are not closed, in the order of their opening.
    QList<MainWindow *> windows() const;
    /// Closes all windows. Keeps the stored workspaces, so that the next start restores them.
    void quit();
    /// Replaces all windows with windows in the stored interface language, with the same workspace, documents and geometry. Asks about unsaved documents; if the
    /// user cancels, the window keeps its texts. Waits until all requests in progress have ended.
    void applyLanguage();

private:
    struct Entry {
        MainWindow *window;
        QString folder; ///< folder of the workspace, also while it is being read; empty if there is none
    };

    MainWindow *add(const QString &folder, const QByteArray &geometry);
    void connectWindow(MainWindow *window);
    void positionWindow(MainWindow &window, const QByteArray &geometry) const;
    bool showInOtherWindow(const MainWindow *window, const QString &folder) const;
    void setFolder(const MainWindow *window, const QString &folder);
    void remove(const MainWindow *window);
    void applyPendingLanguage();
    void setLanguagePending(bool isPending);
    void replace(const QString &folder, const QByteArray &geometry);
    void storeWorkspaces();

    WindowSettings &m_settings;
    Dialogs &m_dialogs;
    SendServices m_services;
    PanelList m_panels;
    Translations &m_translations;
    QList<Entry> m_openWindows;
    QList<QPointer<MainWindow>> m_allWindows; ///< the windows, including closed windows that are not deleted yet
    const MainWindow *m_replacedWindow = nullptr; ///< the window that closes to be replaced
    bool m_isQuitting = false;
    bool m_isLanguagePending = false; ///< whether a new language waits for requests in progress
};

} // namespace outcrop
