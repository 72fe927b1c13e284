// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/start/builtinpanels.h"
#include "gui/window/mainwindow.h"
#include "tests/gui/fakedialogs.h"
#include "tests/gui/fakeservices.h"

#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace outcrop {

/// The content of the sample that OpenWindow creates: its files only, or also the records that the program adds.
enum class SampleContent { Files, FilesAndRecords };

/// Moves the mouse over a menu and clicks. Since Qt 6.8, a menu closes on a click before the mouse has moved.
inline void clickInMenu(QMenu &menu, const QPoint &at)
{
    for (int i = 0; i < 8; ++i)
        QTest::mouseMove(&menu, at + QPoint(i % 2, 0));
    QTest::mouseClick(&menu, Qt::LeftButton, {}, at);
}

/// The real window with a temporary folder for settings and workspaces.
class OpenWindow
{
public:
    explicit OpenWindow(const PanelList &panels = builtInPanels(), SampleContent content = SampleContent::Files);

    MainWindow &window() { return m_window; }
    FakeDialogs &dialogs() { return m_dialogs; }
    WindowSettings &settings() { return m_settings; }
    /// Returns fake keys and providers, which make no requests.
    FakeServices &fakes() { return m_fakes; }
    /// Returns a path in the temporary folder.
    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Creates the sample workspace through the menu and waits until it is shown.
    bool openSample();
    bool openFolder(const QString &folder);
    /// Waits until all reads, renders and exports have finished. Returns false after 20 seconds.
    bool wait();
    void trigger(const QString &action);
    /// Selects the item of a picker with this value and waits. Returns false if there is no such item, or on a timeout.
    bool pick(const QString &picker, const QString &value);
    void type(const QString &request);

    /// Returns a child of the window by type and object name; it must exist.
    template<typename T>
    T *find(const QString &name)
    {
        T *found = m_window.findChild<T *>(name);
        Q_ASSERT_X(found, "find", qPrintable(name));
        return found;
    }

private:
    QTemporaryDir m_folder;
    QSettings m_store;
    WindowSettings m_settings;
    FakeDialogs m_dialogs;
    FakeServices m_fakes;
    MainWindow m_window;
};

} // namespace outcrop
