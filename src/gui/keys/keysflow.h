// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "gui/keys/keysdialog.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <QHash>
#include <QPointer>

#include <stop_token>

class QAction;
class QMainWindow;
class QToolButton;

namespace outcrop {

/// Tries a provider's key with the cheapest request there is, on a worker thread: what it found, in one line for people.
using KeyTester = std::function<Result<QString>(const OpenedWorkspace &opened, const QString &provider, const std::stop_token &stop)>;

/// Keys in the window: the page that shows and changes them, and the field of the status bar. Key stores may take seconds, so all of it is done off the
/// event loop.
class KeysFlow : public QObject
{
    Q_OBJECT

public:
    /// The window outlives the flow.
    KeysFlow(QMainWindow *window, const std::shared_ptr<KeyRing> &ring, const KeyTester &tester);
    ~KeysFlow() override;

    /// Shows the page; in no menu yet.
    QAction *action() const { return m_show; }
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// The provider whose key the status bar shows; empty for none.
    void setProvider(const QString &provider);
    void show(const QString &provider = {});
    /// A key was used or refused elsewhere.
    void refresh();
    bool isIdle() const { return !m_reading.isRunning() && !m_asking.isRunning() && m_changing == 0; }

Q_SIGNALS:
    /// A key was set or taken away, or may go elsewhere now.
    void changed();

private:
    void setUpAction(QMainWindow *window);
    void setUpField(QMainWindow *window);
    void makeDialog();
    void readStores();
    void takeStates(const QList<Result<KeyState>> &states);
    void change(const std::function<Status(KeyRing &)> &work, const QString &done);
    void store(const QString &provider, int place);
    void test(const QString &provider);
    void stopTest(const QString &provider);
    void takeTest(const QString &provider, const Result<QString> &result);
    void showRows();
    void showField();
    KeyRow *rowOf(const QString &provider);
    const KeyOwner *ownerOf(const QString &provider) const;
    QString hostFor(const QString &provider);

    QMainWindow *m_window;
    std::shared_ptr<KeyRing> m_ring;
    KeyTester m_tester;
    QAction *m_show;
    QToolButton *m_field;
    QPointer<KeysDialog> m_dialog; ///< while it is open
    WorkspacePtr m_workspace;
    QString m_provider;
    QList<KeyOwner> m_owners;
    QList<KeyRow> m_rows;
    int m_changing = 0; ///< changes and tests under way
    QHash<QString, std::stop_source> m_tests; ///< under way, by provider
    LatestOnlyTask<QList<Result<KeyState>>> m_reading;
    LatestOnlyTask<Result<QList<KeyStoreState>>> m_asking;
};

} // namespace outcrop
