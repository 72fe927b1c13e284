// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Keys and Providers: the dialog never shows a key. Also tests storing, removing and testing keys, unavailable stores, and hosts.
#include "gui/keys/keyscontroller.h"
#include "gui/keys/keysdialog.h"
#include "gui/start/application.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <semaphore>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_keysdialog {

namespace {

/// Returns a key that is generated for each run and is in no file.
QByteArray canary()
{
    static const QByteArray key = "canary-" + QByteArray::number(QDateTime::currentMSecsSinceEpoch(), 36) + "-value";
    return key;
}

struct Keys {
    QTemporaryDir room;
    std::shared_ptr<FakeKeys> system = std::make_shared<FakeKeys>();
    std::shared_ptr<KeyRing> ring = std::make_shared<KeyRing>(room.filePath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(system));
    QMainWindow window;
    KeysController flow{&window, ring, {}};

    bool wait()
    {
        return QTest::qWaitFor([this] { return flow.isIdle(); });
    }
    void open()
    {
        flow.action()->trigger();
        QVERIFY(wait());
    }
    KeysDialog *dialog() { return window.findChild<KeysDialog *>(); }
    template<typename T>
    T *find(const char *name)
    {
        return dialog()->findChild<T *>(QString::fromLatin1(name));
    }
    QModelIndex row(const QString &provider)
    {
        const QAbstractItemModel *model = find<QTreeView>("keyList")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == provider)
                return model->index(row, 0);
        }
        return {};
    }
    QString cell(const QString &provider, KeyColumn column) { return row(provider).siblingAtColumn(static_cast<int>(column)).data().toString(); }
    void choose(const QString &provider) { find<QTreeView>("keyList")->setCurrentIndex(row(provider)); }
    void storeNewKey(const QByteArray &key, KeySource place)
    {
        find<QLineEdit>("newKey")->setText(QString::fromLatin1(key));
        auto *places = find<QComboBox>("keyPlace");
        places->setCurrentIndex(places->findData(static_cast<int>(place)));
        find<QPushButton>("storeKey")->click();
        QVERIFY(wait());
    }
};

const QString anthropic = QStringLiteral("anthropic");

/// Returns the texts of labels, line edits and trees, and the tooltips and accessible texts of all widgets.
QString readableText(const QWidget &window)
{
    QString text;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        text += widget->toolTip() + widget->accessibleName() + widget->accessibleDescription();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            text += label->text();
        if (const auto *line = qobject_cast<const QLineEdit *>(widget))
            text += line->text();
        if (const auto *view = qobject_cast<const QTreeView *>(widget)) {
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                for (int column = 0; column < view->model()->columnCount(); ++column) {
                    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                        text += view->model()->index(row, column).data(role).toString();
                }
            }
        }
    }
    return text;
}

} // namespace

class TestKeysDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        for (const char *variable : {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"})
            qunsetenv(variable);
    }

    void storesAKeyWithoutShowingIt()
    {
        Keys keys;
        keys.open();
        QCOMPARE(keys.cell(anthropic, KeyColumn::State), QStringLiteral("No key"));
        keys.choose(anthropic);
        QVERIFY(!keys.find<QPushButton>("storeKey")->isEnabled());
        QCOMPARE(keys.find<QLineEdit>("newKey")->echoMode(), QLineEdit::Password);
        keys.storeNewKey(canary(), KeySource::System);
        QCOMPARE(keys.cell(anthropic, KeyColumn::State), QStringLiteral("Ready"));
        QCOMPARE(keys.cell(anthropic, KeyColumn::Source), QStringLiteral("system key store"));
        QCOMPARE(keys.find<QLineEdit>("newKey")->text(), QString());
        keys.find<QLineEdit>("newKey")->undo();
        const QString text = readableText(keys.window);
        for (qsizetype at = 0; at + 6 <= canary().size(); ++at)
            QVERIFY(!text.contains(QString::fromLatin1(canary().mid(at, 6))));
        QCOMPARE(keys.system->keys.size(), 1);
        QCOMPARE(keys.system->keys.constBegin().value(), canary());
    }

    void clearsTheInputForAnotherProvider()
    {
        Keys keys;
        keys.open();
        keys.choose(anthropic);
        keys.find<QLineEdit>("newKey")->setText(QString::fromLatin1(canary()));
        keys.choose(QStringLiteral("openai"));
        QCOMPARE(keys.find<QLineEdit>("newKey")->text(), QString());
    }

    void removesAKey()
    {
        Keys keys;
        keys.open();
        keys.choose(anthropic);
        keys.storeNewKey(canary(), KeySource::Memory);
        QCOMPARE(keys.cell(anthropic, KeyColumn::Source), QStringLiteral("process memory (until you quit)"));
        auto *remove = keys.find<QPushButton>("removeKey");
        QVERIFY(remove->isEnabled());
        QCOMPARE(remove->menu()->actions().size(), 1);
        remove->menu()->actions().constFirst()->trigger();
        QVERIFY(keys.wait());
        QCOMPARE(keys.cell(anthropic, KeyColumn::State), QStringLiteral("No key"));
        QVERIFY(!remove->isEnabled());
    }

    void reportsALockedKeyStore()
    {
        Keys keys;
        keys.system->problem = Error{ErrorCode::Unreadable, QStringLiteral("the system key store is locked. Unlock it and try again"), {}};
        keys.open();
        auto *message = keys.find<MessageBar>("keysMessage");
        QVERIFY(message->isVisibleTo(keys.dialog()));
        QVERIFY2(message->notice().details.startsWith(QStringLiteral("The system key store is locked. Unlock it and try again.\n")), qPrintable(message->notice().details));
        QVERIFY(message->notice().details.contains(QStringLiteral("process memory (until you quit)")));
        QCOMPARE(keys.find<QComboBox>("keyPlace")->findData(static_cast<int>(KeySource::System)), -1);
        keys.choose(anthropic);
        keys.storeNewKey(canary(), KeySource::Memory);
        QCOMPARE(keys.cell(anthropic, KeyColumn::State), QStringLiteral("Ready"));
    }

    /// A locked key store does not replace the message that a key was stored in another key store.
    void confirmsStoringDespiteALockedKeyStore()
    {
        Keys keys;
        keys.system->problem = Error{ErrorCode::Unreadable, QStringLiteral("The system key store is locked."), {}};
        keys.open();
        keys.choose(anthropic);
        keys.storeNewKey(canary(), KeySource::Memory);
        QCOMPARE(keys.find<MessageBar>("keysMessage")->notice().kind, NoticeKind::Success);
    }

    void showsTheWholeKeyStoreName()
    {
        Keys keys;
        keys.open();
        const auto *place = keys.find<QComboBox>("keyPlace");
        QVERIFY(place->count() > 1);
        QTRY_VERIFY(place->width() > place->fontMetrics().horizontalAdvance(place->currentText()));
    }

    void reordersKeyStores()
    {
        Keys keys;
        keys.open();
        auto *places = keys.find<QTreeView>("keyPlaces");
        QCOMPARE(places->model()->rowCount(), 3);
        const QString first = places->model()->index(0, 0).data().toString();
        places->setCurrentIndex(places->model()->index(0, 0));
        QVERIFY(!keys.find<QPushButton>("placeUp")->isEnabled());
        keys.find<QPushButton>("placeDown")->click();
        QVERIFY(keys.wait());
        QCOMPARE(places->model()->index(1, 0).data().toString(), first);
        const Result<QList<KeyStoreState>> stores = keys.ring->storeStates();
        QVERIFY(stores.ok());
        QCOMPARE(stores->at(1).source, KeySource::Memory);
    }

    void rejectsAnInvalidKey()
    {
        Keys keys;
        keys.open();
        keys.choose(anthropic);
        keys.storeNewKey("two\nlines", KeySource::Memory);
        keys.storeNewKey("not an\u00E9 ascii key", KeySource::Memory);
        QVERIFY(keys.find<MessageBar>("keysMessage")->isVisibleTo(keys.dialog()));
        QCOMPARE(keys.cell(anthropic, KeyColumn::State), QStringLiteral("No key"));
    }

    void testingAKeyRequiresAWorkspace()
    {
        Keys keys;
        keys.open();
        keys.choose(anthropic);
        keys.storeNewKey(canary(), KeySource::Memory);
        keys.find<QPushButton>("testKey")->click();
        QVERIFY(keys.wait());
        QCOMPARE(keys.find<MessageBar>("keysMessage")->notice().kind, NoticeKind::Note);
    }

    /// The test of a provider that does not respond can be stopped.
    void cancelsATest()
    {
        Keys keys;
        KeysController flow{
            &keys.window, keys.ring, [](const OpenedWorkspace &, const QString &, const std::stop_token &stop) {
                std::binary_semaphore stopped(0);
                const std::stop_callback release(stop, [&stopped] { stopped.release(); });
                stopped.acquire();
                return Result<QString>(Error{ErrorCode::NotAllowed, QStringLiteral("It was stopped."), {}});
            }};
        QTemporaryDir folder;
        flow.setWorkspace(std::make_shared<OpenedWorkspace>(*openWorkspace(folder.path())));
        QVERIFY(QTest::qWaitFor([&] { return flow.isIdle(); }));
        flow.show(QStringLiteral("open-source"));
        QVERIFY(QTest::qWaitFor([&] { return flow.isIdle(); }));
        auto *test = keys.find<QPushButton>("testKey");
        test->click();
        QCOMPARE(keys.cell(QStringLiteral("open-source"), KeyColumn::Test), QStringLiteral("Testing…"));
        QCOMPARE(test->text().remove(u'&'), QStringLiteral("Stop"));
        test->click();
        QVERIFY(QTest::qWaitFor([&] { return flow.isIdle(); }));
        QCOMPARE(keys.cell(QStringLiteral("open-source"), KeyColumn::Test), QString());
        QVERIFY(!keys.find<MessageBar>("keysMessage")->isVisibleTo(keys.dialog()));
    }

    void hidesTheStatusWithoutAWorkspace()
    {
        Keys keys;
        keys.flow.setProvider(anthropic);
        QVERIFY(keys.wait());
        QVERIFY(keys.window.findChild<QToolButton *>(QStringLiteral("statusKey"))->isHidden());
    }
};

OUTCROP_TEST(TestKeysDialog, GuiApplication)

} // namespace tst_keysdialog

#include "tst_keysdialog.moc"
