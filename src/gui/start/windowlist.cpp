// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/start/windowlist.h"

#include "gui/base/translations.h"
#include "gui/base/windowsettings.h"
#include "gui/start/windowserver.h"
#include "gui/window/mainwindow.h"

#include <QApplication>
#include <QDialog>
#include <QFileInfo>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace outcrop {

namespace {

const QPoint windowOffset(32, 32); ///< distance from the previously opened window, so that both windows are visible
constexpr std::chrono::milliseconds retryDelay(200); ///< time until the next attempt to apply a language while the user answers a question

/// Returns whether a dialog, a menu or a drag is open.
bool waitsForUser()
{
    const QWidgetList all = QApplication::topLevelWidgets();
    return QApplication::activePopupWidget() || QThread::currentThread()->loopLevel() > 1
        || std::any_of(all.begin(), all.end(), [](const QWidget *widget) { return widget->isVisible() && qobject_cast<const QDialog *>(widget); });
}

} // namespace

WindowList::WindowList(WindowSettings &settings, Dialogs &dialogs, const SendServices &services, const PanelList &panels, Translations &translations)
    : m_settings(settings), m_dialogs(dialogs), m_services(services), m_panels(panels), m_translations(translations)
{ }

WindowList::~WindowList()
{
    for (const QPointer<MainWindow> &window : std::as_const(m_allWindows)) {
        if (window)
            window->disconnect(this);
        delete window.data();
    }
}

MainWindow *WindowList::open(const OpenTarget &target)
{
    MainWindow *window = add(target.folder, target.folder.isEmpty() ? QByteArray() : m_settings.workspaceGeometry(target.folder));
    if (!target.folder.isEmpty())
        window->openTarget(target);
    return window;
}

/// Shows a new window. Its folder must still be opened; it is empty for the welcome page.
MainWindow *WindowList::add(const QString &folder, const QByteArray &geometry)
{
    m_isQuitting = false;
    auto *window = new MainWindow(m_settings, m_dialogs, m_services, m_panels);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connectWindow(window);
    window->setLanguagePending(m_isLanguagePending);
    positionWindow(*window, geometry);
    m_allWindows.removeIf([](const QPointer<MainWindow> &deleted) { return deleted.isNull(); });
    m_allWindows.append(QPointer<MainWindow>(window));
    m_openWindows += Entry{window, folder};
    storeWorkspaces();
    window->show();
    return window;
}

void WindowList::connectWindow(MainWindow *window)
{
    auto *server = new WindowServer(window);
    connect(window, &MainWindow::folderChanged, server, &WindowServer::setFolder);
    connect(server, &WindowServer::received, window, &MainWindow::openTarget);
    connect(window, &MainWindow::folderChanged, this, [this, window](const QString &folder) { setFolder(window, folder); });
    connect(window, &MainWindow::openingEnded, this, [this, window](const QString &folder) { setFolder(window, folder); });
    window->setOtherWindowHandler([this, window](const QString &folder) { return showInOtherWindow(window, folder); });
    connect(window, &MainWindow::closed, this, [this, window] { remove(window); });
    connect(window, &MainWindow::newWindowRequested, this, [this] { open(); });
    connect(window, &MainWindow::quitRequested, this, &WindowList::quit);
    // Queued, because a dialog of the window emits the signal while closing.
    connect(window, &MainWindow::languageChosen, this, &WindowList::applyLanguage, Qt::QueuedConnection);
    connect(window, &MainWindow::requestEnded, this, &WindowList::applyPendingLanguage, Qt::QueuedConnection); // queued, because the window handles the response first
    connect(window, &MainWindow::settingsChanged, this, [this, window] {
        for (const Entry &entry : std::as_const(m_openWindows)) {
            if (entry.window != window)
                entry.window->applySettings();
        }
    });
}

/// Moves the window to a stored position, or beside the window that was opened before.
void WindowList::positionWindow(MainWindow &window, const QByteArray &geometry) const
{
    if (window.restoreGeometry(geometry) || m_openWindows.isEmpty())
        return;
    const MainWindow *before = m_openWindows.constLast().window;
    window.setWindowState(Qt::WindowNoState);
    window.resize(before->size());
    window.move(before->pos() + windowOffset);
}

/// Raises the window that shows the folder, other than the given one. Returns false if there is none.
bool WindowList::showInOtherWindow(const MainWindow *window, const QString &folder) const
{
    const auto shows = [&](const Entry &other) { return other.window != window && !other.folder.isEmpty() && QFileInfo(other.folder) == QFileInfo(folder); };
    const auto found = std::find_if(m_openWindows.begin(), m_openWindows.end(), shows);
    if (found == m_openWindows.end())
        return false;
    found->window->setWindowState(found->window->windowState() & ~Qt::WindowMinimized);
    found->window->raise();
    found->window->activateWindow();
    return true;
}

QList<MainWindow *> WindowList::windows() const
{
    QList<MainWindow *> windows;
    for (const Entry &entry : m_openWindows)
        windows += entry.window;
    return windows;
}

void WindowList::quit()
{
    m_isQuitting = true;
    const QList<MainWindow *> all = windows();
    for (MainWindow *window : all)
        window->close(); // the window can ask about unsaved documents, and then close later or stay open
    m_isQuitting = std::all_of(m_openWindows.begin(), m_openWindows.end(), [](const Entry &entry) { return entry.window->isClosing(); });
}

void WindowList::setFolder(const MainWindow *window, const QString &folder)
{
    const auto entry = std::find_if(m_openWindows.begin(), m_openWindows.end(), [window](const Entry &other) { return other.window == window; });
    if (entry == m_openWindows.end())
        return;
    entry->folder = folder;
    m_isQuitting = false;
    storeWorkspaces();
}

void WindowList::remove(const MainWindow *window)
{
    const bool isReplaced = std::exchange(m_replacedWindow, nullptr) == window; // cleared also for an unknown window, because a new window can have the same address
    const auto entry = std::find_if(m_openWindows.begin(), m_openWindows.end(), [window](const Entry &other) { return other.window == window; });
    if (entry == m_openWindows.end())
        return;
    const QString folder = entry->folder;
    const QByteArray geometry = window->saveGeometry();
    if (!folder.isEmpty())
        m_settings.setWorkspaceGeometry(folder, geometry);
    m_openWindows.erase(entry);
    if (m_isLanguagePending && !m_isQuitting)
        QMetaObject::invokeMethod(this, &WindowList::applyPendingLanguage, Qt::QueuedConnection); // queued, because the request of the closed window has ended
    if (isReplaced)
        replace(folder, geometry);
    else if (!m_isQuitting && !m_openWindows.isEmpty())
        storeWorkspaces(); // the last window is restored at the next start
}

void WindowList::applyLanguage()
{
    const QList<MainWindow *> open = windows();
    const bool isNew = !m_translations.isInEffect(m_settings.interfaceLanguage());
    setLanguagePending(isNew && std::any_of(open.begin(), open.end(), [](const MainWindow *window) { return window->hasRequestInProgress(); }));
    if (!isNew || m_isLanguagePending)
        return;
    const QList<QPointer<MainWindow>> all(open.begin(), open.end()); // a question about one window runs the event loop, which can delete another window
    for (const QPointer<MainWindow> &window : all) {
        if (window)
            window->closeWhenSaved([this, window] { m_replacedWindow = window; });
    }
}

/// Waits while the user answers a question. Deleting a window would also delete its dialog or menu, whose event loop is running.
void WindowList::applyPendingLanguage()
{
    if (!m_isLanguagePending)
        return;
    if (m_isQuitting || waitsForUser())
        QTimer::singleShot(retryDelay, this, &WindowList::applyPendingLanguage);
    else
        applyLanguage();
}

void WindowList::setLanguagePending(bool isPending)
{
    if (m_isLanguagePending == isPending)
        return;
    m_isLanguagePending = isPending;
    for (MainWindow *window : windows())
        window->setLanguagePending(isPending);
}

/// Shows the new window while the previous one is still visible, because the program quits when its last window closes.
void WindowList::replace(const QString &folder, const QByteArray &geometry)
{
    if (const QString language = m_settings.interfaceLanguage(); !m_translations.isInEffect(language))
        m_translations.useLanguage(language); // only the first of several windows changes the language
    MainWindow *window = add(folder, geometry);
    if (!folder.isEmpty())
        window->reopenFolder(folder);
}

void WindowList::storeWorkspaces()
{
    QStringList folders;
    for (const Entry &entry : std::as_const(m_openWindows)) {
        if (!entry.folder.isEmpty() && !folders.contains(entry.folder))
            folders += entry.folder;
    }
    m_settings.setOpenWorkspaces(folders);
}

} // namespace outcrop
