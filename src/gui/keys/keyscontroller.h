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

/// Tests a provider's key and returns the result as one line of text. Called on a worker thread.
using KeyTester =
    std::function<Result<QString>(const OpenedWorkspace &opened, const QString &provider, const std::stop_token &stop)>;

/// Controls the key dialog and the key field of the status bar. Accesses key stores on worker threads, because a store can take seconds to respond.
class KeysController : public QObject
{
    Q_OBJECT

public:
    /// The window must outlive this object.
    KeysController(QMainWindow *window, const std::shared_ptr<KeyRing> &ring, const KeyTester &tester);
    ~KeysController() override;

    /// Returns the action that opens the dialog; add it to a menu.
    QAction *action() const { return m_showAction; }
    /// Sets the edited workspace; null if none is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// Sets the provider of the status bar field; empty for none.
    void setProvider(const QString &provider);
    /// Opens the dialog and selects the provider, if any.
    void show(const QString &provider = {});
    /// Reads the key states again. Call after a key is used or rejected.
    void refresh();
    /// Returns the reason why requests to the provider of the field have no key, with the action to take; empty if they have one or need none.
    QString missingKeyText() const { return m_missingKeyText; }
    bool isIdle() const { return !m_statesTask.isRunning() && !m_storesTask.isRunning() && m_runningChanges == 0; }

Q_SIGNALS:
    /// Emitted when a key is saved or removed, or the key settings change.
    void changed();
    /// Emitted when missingKeyText() may have changed.
    void missingKeyUpdated();

private:
    void setUpAction(QMainWindow *window);
    void setUpField(QMainWindow *window);
    void makeDialog();
    void readStores();
    void setStates(const QList<Result<KeyState>> &states);
    void change(const std::function<Status(KeyRing &)> &work, const QString &message);
    void store(const QString &provider, int source);
    void test(const QString &provider);
    void stopTest(const QString &provider);
    void setTestResult(const QString &provider, const Result<QString> &result);
    void showRows();
    void showField();
    KeyRow *rowOf(const QString &provider);
    const KeyOwner *ownerOf(const QString &provider) const;
    QString hostFor(const QString &provider);

    QMainWindow *m_window;
    std::shared_ptr<KeyRing> m_ring;
    KeyTester m_tester;
    QAction *m_showAction;
    QToolButton *m_field;
    QPointer<KeysDialog> m_dialog; ///< null if closed
    WorkspacePtr m_workspace;
    QString m_provider;
    QString m_missingKeyText;
    QList<KeyOwner> m_owners;
    QList<KeyRow> m_rows;
    int m_runningChanges = 0;                       ///< number of running changes and tests
    QHash<QString, std::stop_source> m_runningTests; ///< running tests by provider
    LatestOnlyTask<QList<Result<KeyState>>> m_statesTask;
    LatestOnlyTask<Result<QList<KeyStoreState>>> m_storesTask;
};

} // namespace outcrop
