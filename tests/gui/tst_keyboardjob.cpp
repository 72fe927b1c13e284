// SPDX-License-Identifier: GPL-3.0-or-later
// Does the whole main job with the keyboard alone, from the welcome page to the exported bundle. Every step sends keys to the widget that has the focus, as a
// person without a mouse would. Other widgets are only read. A step that cannot be done with keys fails.
#include "gui/diff/diffview.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/response/responsepanel.h"
#include "gui/start/application.h"
#include "gui/strata/stratapanel.h"
#include "gui/text/rendertextview.h"
#include "models/editing/editsession.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <functional>

using namespace outcrop;

namespace tst_keyboardjob {

namespace {

constexpr int maxTabs = 150; ///< maximum number of key presses to reach a control; more presses make it unusable

const QString houseStyle = QStringLiteral("layers/house-style.md");
const QString tools = QStringLiteral("layers/tools.md");

QString toQString(const char *text)
{
    return QString::fromUtf8(text);
}

bool isPainted(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget);
    return widget.isVisible() && !(area ? area->viewport() : &widget)->visibleRegion().isEmpty();
}

/// Presses keys. Has no other access to the window.
class Keyboard
{
public:
    explicit Keyboard(QWidget &window) : m_window(window) { }

    /// Returns the widget that has the focus, or the window.
    QWidget *target() const
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            return popup->focusWidget() ? popup->focusWidget() : popup;
        return QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const { QTest::keyClick(target(), key, modifiers); }
    void type(const char *text) const
    {
        for (const char *key = text; *key != 0; ++key)
            QTest::keyClick(target(), *key);
    }
    /// Runs a command through the command palette.
    void run(const char *command) const
    {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        type(command);
        press(Qt::Key_Return);
    }
    /// Presses Tab until the focused widget matches. Returns false if the focus does not reach it.
    bool tabTo(const std::function<bool(const QWidget &)> &matches) const
    {
        for (int tabs = 0; tabs < maxTabs; ++tabs) {
            if (matches(*target()))
                return true;
            press(Qt::Key_Tab);
        }
        return false;
    }
    bool tabTo(const char *name) const
    {
        return tabTo([name](const QWidget &widget) { return widget.objectName() == toQString(name); });
    }
    /// Tabs to the button with this text in a message.
    bool tabToButton(const char *text, const char *message) const
    {
        return tabTo([text, message](const QWidget &widget) {
            const auto *button = qobject_cast<const QAbstractButton *>(&widget);
            return button && button->text() == toQString(text) && button->parentWidget()->objectName() == toQString(message);
        });
    }

private:
    QWidget &m_window;
};

/// A window, its keyboard, and the text that is visible in it.
struct KeyboardFixture {
    OpenWindow window{builtInPanels(), SampleContent::FilesAndRecords};
    Keyboard keys{window.window()};

    DocumentTabs &tabs() { return *window.find<DocumentTabs>(toQString("documents")); }
    QString text(const QString &path)
    {
        const EditSession *session = window.window().documents().sessions().find(path);
        return session ? session->text() : QString();
    }
    bool isActive()
    {
        window.window().activateWindow();
        return QTest::qWaitForWindowActive(&window.window());
    }
};

} // namespace

class TestKeyboardJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_state.isValid());
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
    }

    void doesTheMainJobWithoutAMouse()
    {
        KeyboardFixture desk;
        QVERIFY(desk.isActive());
        createSample(desk);
        editLayer(desk);
        checkFiveRequests(desk);
        moveLayer(desk);
        compareProviders(desk);
        openLoss(desk);
        parseCopiedResponse(desk);
        acceptOneHunk(desk);
        exportOneBundle(desk);
    }

private:
    static void createSample(KeyboardFixture &desk)
    {
        QVERIFY(QDir().mkpath(desk.window.path(toQString("sample"))));
        desk.window.dialogs().nextFolder = desk.window.path(toQString("sample")); // the file dialog of the desktop returns this folder
        desk.keys.run("create the sample");
        QVERIFY(desk.window.wait());
        QTRY_VERIFY(desk.tabs().currentSession());
    }

    static void editLayer(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        desk.keys.press(Qt::Key_P, Qt::ControlModifier);
        desk.keys.type("house");
        desk.keys.press(Qt::Key_Return);
        QVERIFY(desk.tabs().currentSession());
        QCOMPARE(desk.tabs().currentSession()->path(), houseStyle);
        const QString before = desk.text(houseStyle);
        QVERIFY(!before.isEmpty());
        desk.keys.press(Qt::Key_End, Qt::ControlModifier);
        desk.keys.type("Be brief.");
        QCOMPARE(desk.text(houseStyle), before + toQString("Be brief."));
        QVERIFY(desk.window.wait());
        QTRY_VERIFY(desk.window.find<RenderTextView>(toQString("promptText"))->text().contains(toQString("Be brief.")));
    }

    static void checkFiveRequests(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        desk.keys.press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(desk.window.wait());
        for (const char *provider : {"anthropic", "openai", "google", "open-source", "manual"}) {
            const auto *column = desk.window.find<RenderTextView>(toQString(provider));
            QTRY_VERIFY2(isPainted(*column) && !column->text().isEmpty(), provider);
        }
        QVERIFY(desk.window.find<RenderTextView>(toQString("anthropic"))->text().contains(toQString("Be brief.")));
    }

    static void moveLayer(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        desk.keys.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(desk.window.wait());
        desk.keys.press(Qt::Key_4, Qt::AltModifier);
        desk.keys.press(Qt::Key_Up, Qt::ControlModifier | Qt::AltModifier);
        const auto *strata = desk.window.find<StrataPanel>(toQString("strata"));
        QTRY_VERIFY(strata->isProposing());
        QVERIFY(desk.text(houseStyle).contains(toQString("tier: bedrock"))); // the panel only proposes the move
        QTRY_VERIFY(desk.window.find<QWidget>(toQString("proposal"))->findChild<QPushButton *>(toQString("take"))->isEnabled());
        desk.keys.press(Qt::Key_Return);
        QTRY_VERIFY(desk.text(houseStyle).contains(toQString("tier: sandstone")));
        QVERIFY(!strata->isProposing());
        QVERIFY(desk.window.wait());
    }

    static void compareProviders(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        desk.keys.press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(desk.window.wait());
        QVERIFY2(desk.keys.tabTo("onlyDifferences"), "Tab reaches the check box");
        desk.keys.press(Qt::Key_Space);
        QVERIFY(desk.window.find<QAbstractButton>(toQString("onlyDifferences"))->isChecked());
        QVERIFY(desk.window.wait());
        QVERIFY2(desk.keys.tabTo("compareTable"), "Tab reaches the table of sizes, prices and losses");
        QVERIFY(desk.window.find<QTableView>(toQString("compareTable"))->model()->rowCount() > 0);
    }

    static void openLoss(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        desk.keys.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(desk.window.wait());
        desk.keys.press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(desk.keys.tabTo("losses"), "Tab reaches the losses");
        const auto *losses = desk.window.find<QListView>(toQString("losses"));
        QVERIFY(isPainted(*losses));
        QVERIFY(losses->model()->rowCount() > 0);
        desk.keys.press(Qt::Key_End);
        QCOMPARE(losses->currentIndex().row(), losses->model()->rowCount() - 1);
    }

    static void parseCopiedResponse(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        QGuiApplication::clipboard()->setText(toQString("{'answer': 42,}")); // another program has put the text on the clipboard
        desk.keys.press(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(desk.window.wait());
        QVERIFY2(desk.keys.tabTo("pasteAnswer"), "Tab reaches Paste");
        desk.keys.press(Qt::Key_Space);
        const auto *panel = desk.window.find<ResponsePanel>(toQString("response"));
        QTRY_COMPARE(panel->text(), toQString("{'answer': 42,}"));
        QTRY_VERIFY(!panel->response().parsed.repairs.isEmpty());
        QVERIFY(desk.window.wait());
    }

    static void acceptOneHunk(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        const QString before = testing::fileText(desk.window, tools);
        desk.keys.press(Qt::Key_6, Qt::ControlModifier);
        QVERIFY(desk.window.wait());
        QVERIFY2(desk.keys.tabTo("suggestions"), "Tab reaches the suggestions");
        desk.keys.press(Qt::Key_Home);
        const auto *title = desk.window.find<QLabel>(toQString("suggestionTitle"));
        for (int rows = 0; rows < 20 && !title->text().contains(toQString("Release conditions")); ++rows)
            desk.keys.press(Qt::Key_Down);
        QVERIFY2(title->text().contains(toQString("Release conditions")), qPrintable(title->text()));
        const auto *change = desk.window.find<DiffView>(toQString("change"));
        QTRY_COMPARE(change->diff().hunks.size(), 2);
        QVERIFY(desk.window.wait());
        QVERIFY2(desk.keys.tabTo("diffTable"), "Tab reaches the diff");
        desk.keys.press(Qt::Key_N);
        desk.keys.press(Qt::Key_N); // the key goes to the last hunk
        desk.keys.press(Qt::Key_Space);
        QCOMPARE(change->chosenHunks(), QSet<int>{0});
        QCOMPARE(desk.window.find<QAbstractButton>(toQString("accept"))->text(), toQString("Accept 1 of 2 hunks"));
        QVERIFY2(desk.keys.tabTo("accept"), "Tab reaches Accept");
        desk.keys.press(Qt::Key_Space);
        QTRY_VERIFY(desk.window.find<QWidget>(toQString("acceptedMessage"))->isVisible());
        QTRY_VERIFY(testing::fileText(desk.window, tools) != before);
        QVERIFY(testing::fileText(desk.window, tools).contains(toQString("Before a release: a second person")));
        QVERIFY(!testing::fileText(desk.window, tools).contains(toQString("- A release: the web developer"))); // the text still contains the lines of the other hunk
        QVERIFY(desk.window.wait());
        QVERIFY2(desk.keys.tabToButton("Undo", "acceptedMessage"), "Tab reaches Undo");
        desk.keys.press(Qt::Key_Space);
        QTRY_COMPARE(testing::fileText(desk.window, tools), before);
        QVERIFY(desk.window.wait());
    }

    static void exportOneBundle(KeyboardFixture &desk)
    {
        if (QTest::currentTestFailed())
            return;
        QVERIFY(QDir().mkpath(desk.window.path(toQString("bundles"))));
        desk.window.dialogs().nextFolder = desk.window.path(toQString("bundles"));
        desk.window.dialogs().nextConfirmation = true;
        desk.keys.press(Qt::Key_R, Qt::ControlModifier); // the export needs a task, because an empty request is not exported
        desk.keys.type("Check the lots.");
        QVERIFY(desk.window.wait());
        desk.keys.press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.window.path(toQString("bundles/manifest.json"))), 60000);
        QVERIFY(desk.window.wait());
    }

    QTemporaryDir m_state;
};

OUTCROP_TEST(TestKeyboardJob, GuiApplication)

} // namespace tst_keyboardjob

#include "tst_keyboardjob.moc"
