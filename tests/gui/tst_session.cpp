// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the window with mouse and keyboard through a session: edit, move, undo, a change by another program, save, quit, reopen.
#include "core/layers/layermove.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/application.h"
#include "gui/widgets/messagearea.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemView>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTest>
#include <QAbstractButton>

using namespace outcrop;

namespace tst_session {

namespace {

const QString soul = QStringLiteral("layers/soul.md");
const QString tools = QStringLiteral("layers/tools.md");
const QString reviewer = QStringLiteral("agents/reviewer.md");

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Returns the size of the window and the geometry of the visible panels.
QHash<QString, QRect> layoutOf(const MainWindow &window)
{
    QHash<QString, QRect> places{{QStringLiteral("window"), QRect({}, window.size())}};
    for (const QDockWidget *dock : window.findChildren<QDockWidget *>()) {
        if (dock->isVisible())
            places[dock->objectName()] = dock->geometry();
    }
    return places;
}

/// The window with the sample workspace, and repeated steps of the tests.
class SessionWindow
{
public:
    SessionWindow() { m_isOpen = m_window.openSample(); }

    bool isOpen() const { return m_isOpen; }
    OpenWindow &window() { return m_window; }
    DocumentTabs &tabs() { return *m_window.find<DocumentTabs>(QStringLiteral("documents")); }
    EditSession *session(const QString &path) { return m_window.window().documents().sessions().find(path); }
    QString file(const QString &path) const { return m_window.path(QStringLiteral("sample/") + path); }

    /// Opens a document and types at its end.
    void type(const QString &path, const QString &text)
    {
        QVERIFY(tabs().open(path));
        TextEditor *editor = tabs().current()->activeEditor();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
    }

private:
    OpenWindow m_window;
    bool m_isOpen = false;
};

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_state.isValid());
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
    }

    void completesAnEditingSession()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());

        // Edit three documents.
        QMap<QString, QString> before;
        for (const QString &path : {soul, tools, reviewer}) {
            day.type(path, QStringLiteral("Typed at the end."));
            before[path] = QString::fromUtf8(read(day.file(path)));
            QCOMPARE(day.session(path)->text(), before[path] + QStringLiteral("Typed at the end."));
        }
        QVERIFY(day.window().wait());
        QVERIFY(day.window().find<QPlainTextEdit>(QStringLiteral("promptText"))->toPlainText().contains(
            QStringLiteral("Typed at the end.")));

        // Move a layer to another tier.
        const Workspace workspace = openWorkspace(day.window().path(QStringLiteral("sample")))->workspace();
        const Result<LayerMove> move = planLayerMove(readStack(workspace), QStringLiteral("tools"), {Tier::Bedrock});
        QCOMPARE(move.ok() ? QString() : move.error().message, QString());
        day.window().window().documents().apply(move->change.edits, QStringLiteral("Move Tools to BEDROCK"));
        QVERIFY(day.session(tools)->text().contains(QStringLiteral("bedrock")));

        // Undo and redo all steps.
        QMap<QString, QString> after;
        for (const QString &path : {soul, tools, reviewer}) {
            after[path] = day.session(path)->text();
            QVERIFY(day.tabs().open(path));
            while (day.window().find<QAction>(QStringLiteral("undo"))->isEnabled()) {
                day.window().trigger(QStringLiteral("undo"));
                QVERIFY(day.tabs().open(path)); // undoing the move shows the moved layer
            }
            QCOMPARE(day.session(path)->text(), before[path]);
            QVERIFY(!day.session(path)->isModified());
            while (day.window().find<QAction>(QStringLiteral("redo"))->isEnabled()) {
                day.window().trigger(QStringLiteral("redo"));
                QVERIFY(day.tabs().open(path));
            }
            QCOMPARE(day.session(path)->text(), after[path]);
        }

        // Another program changes a file that has unsaved changes.
        const QString line = QStringLiteral("Somebody else's line.\n");
        const qsizetype place = before[soul].indexOf(QStringLiteral("# "));
        write(day.file(soul), QString(before[soul]).insert(place, line).toUtf8());
        QTRY_VERIFY(day.session(soul)->text().contains(line));
        QVERIFY(day.session(soul)->text().endsWith(QStringLiteral("Typed at the end.")));
        QVERIFY(day.session(soul)->isModified());

        // Save all documents. The files contain both changes and no others.
        day.window().trigger(QStringLiteral("saveAll"));
        QVERIFY(day.window().wait());
        QCOMPARE(QString::fromUtf8(read(day.file(soul))), QString(after[soul]).insert(place, line));
        QCOMPARE(QString::fromUtf8(read(day.file(tools))), after[tools]);
        QCOMPARE(QString::fromUtf8(read(day.file(reviewer))), after[reviewer]);
        QVERIFY(!day.window().window().documents().hasUnsaved());

        // Close the window, and reopen it in the same state.
        QVERIFY(day.tabs().open(tools));
        const QStringList tabs = day.tabs().paths();
        day.window().find<QDockWidget>(QStringLiteral("problemsDock"))->show();
        const QHash<QString, QRect> layout = layoutOf(day.window().window());
        QVERIFY(day.window().window().close());
        FakeDialogs dialogs;
        MainWindow again(day.window().settings(), dialogs, day.window().fakes().services(), builtInPanels());
        again.show();
        again.openFolder(day.window().path(QStringLiteral("sample")));
        QTRY_VERIFY(again.isIdle() && again.findChild<DocumentTabs *>(QStringLiteral("documents"))->count() > 0);
        auto *documents = again.findChild<DocumentTabs *>(QStringLiteral("documents"));
        QCOMPARE(documents->paths(), tabs);
        QCOMPARE(documents->current()->path(), tools);
        QTRY_COMPARE(layoutOf(again), layout);
    }

    /// A move changes hidden documents, so its message offers to undo the move.
    void undoesAMoveFromItsMessage()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        const Workspace workspace = openWorkspace(day.window().path(QStringLiteral("sample")))->workspace();
        const Result<LayerMove> move = planLayerMove(readStack(workspace), QStringLiteral("tools"), {Tier::Bedrock});
        QVERIFY(move.ok());
        const QString title = QStringLiteral("Move Tools to BEDROCK");
        day.window().window().documents().apply(move->change.edits, title);
        QVERIFY(day.session(tools)->isModified());
        auto *messages = day.window().find<MessageArea>(QStringLiteral("messages"));
        const auto buttons = messages->findChildren<QAbstractButton *>();
        const auto undo = std::find_if(buttons.begin(), buttons.end(), [](const auto *button) { return button->text() == QLatin1String("Undo"); });
        QVERIFY(undo != buttons.end());
        QTRY_VERIFY((*undo)->height() > 0);
        QTest::mouseClick(*undo, Qt::LeftButton);
        QVERIFY(!day.session(tools)->isModified());
        QVERIFY(day.window().wait());
    }

    void asksBeforeUnsavedTextIsLost_data()
    {
        QTest::addColumn<UnsavedChoice>("answer");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<bool>("saved");
        QTest::newRow("cancel") << UnsavedChoice::Cancel << false << false;
        QTest::newRow("discard") << UnsavedChoice::Discard << true << false;
        QTest::newRow("save") << UnsavedChoice::Save << true << true;
    }

    void asksBeforeUnsavedTextIsLost()
    {
        QFETCH(UnsavedChoice, answer);
        QFETCH(bool, closes);
        QFETCH(bool, saved);
        SessionWindow day;
        QVERIFY(day.isOpen());
        day.type(soul, QStringLiteral("unsaved"));
        day.window().dialogs().nextUnsaved = answer;
        day.window().window().close();
        QTRY_COMPARE(day.window().window().isVisible(), !closes);
        QCOMPARE(day.window().dialogs().titles.last(), QStringLiteral("soul.md"));
        QCOMPARE(read(day.file(soul)).contains("unsaved"), saved);
        if (!closes)
            QVERIFY(day.session(soul)->isModified());
    }

    void quickOpenFocusesTheEditor_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("soul") << QStringLiteral("soul");
        QTest::newRow("tools") << QStringLiteral("tools"); // the title of this layer is longer than the title of its condensed form
    }

    void quickOpenFocusesTheEditor()
    {
        QFETCH(QString, name);
        SessionWindow day;
        QVERIFY(day.isOpen());
        day.window().trigger(QStringLiteral("openQuickly"));
        auto *line = day.window().find<QWidget>(QStringLiteral("quickOpen"))->findChild<QLineEdit *>();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(day.tabs().current()->path(), QStringLiteral("layers/%1.md").arg(name)); // the current document is the layer, not its condensed form
        QCOMPARE(day.window().window().focusWidget(), static_cast<QWidget *>(day.tabs().current()->activeEditor()));
    }

    void savesANewDocument()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        day.window().trigger(QStringLiteral("newDocument"));
        TextEditor *editor = day.tabs().current()->activeEditor();
        QTest::keyClicks(editor, QStringLiteral("A new layer"));
        day.window().dialogs().nextFile = day.file(QStringLiteral("layers/fresh.md"));
        day.window().trigger(QStringLiteral("save"));
        QTRY_COMPARE(read(day.file(QStringLiteral("layers/fresh.md"))), QByteArray("A new layer"));
        QVERIFY(day.window().wait());
        QCOMPARE(day.tabs().current()->path(), QStringLiteral("layers/fresh.md"));
        QTRY_VERIFY(day.window().find<QPlainTextEdit>(QStringLiteral("promptText"))->toPlainText().contains(
            QStringLiteral("A new layer")));
    }

    void newDocumentReceivesTheFocus()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        day.window().find<QWidget>(QStringLiteral("strata"))->setFocus();
        day.window().trigger(QStringLiteral("newDocument"));
        QTRY_VERIFY(day.tabs().current()->activeEditor()->hasFocus());
    }

    /// A new document is stored for recovery under its temporary name. Saving the document removes it from recovery.
    void removesRecoveryFilesAfterSaving()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        const QString folder = day.window().path(QStringLiteral("sample"));
        day.window().trigger(QStringLiteral("newDocument"));
        QTest::keyClicks(day.tabs().current()->activeEditor(), QStringLiteral("A new layer"));
        QVERIFY(day.window().wait()); // waits until the document is stored for recovery
        day.window().dialogs().nextFile = day.file(QStringLiteral("layers/fresh.md"));
        day.window().trigger(QStringLiteral("save"));
        QTRY_COMPARE(read(day.file(QStringLiteral("layers/fresh.md"))), QByteArray("A new layer"));
        QVERIFY(day.window().wait());
        QDirIterator kept(m_state.path() + QStringLiteral("/outcrop/recovery"), {QStringLiteral("*.recovery")}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        QVERIFY2(!kept.hasNext(), "no recovery file is left");
    }

    /// An unreadable layer is missing from every view. Therefore, the window reports the layer wherever the prompt is shown.
    void reportsAnUnreadableLayer()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        const QString season = QStringLiteral("layers/season.md");
        QVERIFY(day.tabs().open(season));
        auto *incomplete = day.window().find<QToolButton>(QStringLiteral("statusIncomplete"));
        QVERIFY(!incomplete->isVisible());
        EditSession *session = day.session(season);
        session->setText(QString(session->text()).replace(QStringLiteral("tier: topsoil"), QStringLiteral("tier: topsoilx")), QStringLiteral("Type"));
        QVERIFY(day.window().wait());
        QTRY_VERIFY(incomplete->isVisible());
        QVERIFY2(incomplete->toolTip().contains(season), qPrintable(incomplete->toolTip()));
        const QString facts = day.window().find<QLabel>(QStringLiteral("facts"))->text();
        QVERIFY2(facts.startsWith(QStringLiteral("Incomplete: layers/season.md:2:")), qPrintable(facts));
        QTRY_VERIFY(day.window().find<QWidget>(QStringLiteral("strata"))->findChild<QLabel *>(QStringLiteral("total"))->text().contains(QStringLiteral("incomplete")));
        session->undoStack().undo();
        QVERIFY(day.window().wait());
        QTRY_VERIFY(!incomplete->isVisible());
        QVERIFY(!day.window().find<QLabel>(QStringLiteral("facts"))->text().contains(QStringLiteral("Incomplete")));
    }

    void doesNotSaveOutsideTheWorkspace()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        day.window().trigger(QStringLiteral("newDocument"));
        QTest::keyClicks(day.tabs().current()->activeEditor(), QStringLiteral("text"));
        day.window().dialogs().nextFile = day.window().path(QStringLiteral("outside.md"));
        day.window().trigger(QStringLiteral("save"));
        QVERIFY(!QFile::exists(day.window().path(QStringLiteral("outside.md"))));
        QVERIFY(day.tabs().currentSession()->isUntitled());
    }

    void restoresUnsavedTextAfterACrash()
    {
        SessionWindow day;
        QVERIFY(day.isOpen());
        const QString folder = day.window().path(QStringLiteral("sample"));
        {
            // Simulates a crashed window with a recovery store that was destroyed without removing its files.
            const std::unique_ptr<Recovery> dead = openRecovery(folder);
            QVERIFY(dead->write({soul, checksumOf(read(day.file(soul))), QStringLiteral("soul.md"), {}, 0, "Recovered soul\n", {}}).ok());
            QVERIFY(dead->write({tools, checksumOf("another file"), QStringLiteral("tools.md"), {}, 0, "Recovered tools\n", {}}).ok());
            QVERIFY(dead->write({QStringLiteral("untitled:1"), {}, QStringLiteral("Untitled 1"), {}, 0, "Recovered text\n", {}}).ok());
        }
        FakeDialogs dialogs;
        MainWindow again(day.window().settings(), dialogs, day.window().fakes().services(), builtInPanels());
        again.show();
        again.openFolder(folder);
        QAbstractButton *recover = nullptr;
        const auto find = [&](const QString &text) {
            const QList<QAbstractButton *> buttons = again.findChildren<QAbstractButton *>();
            const auto found = std::find_if(buttons.begin(), buttons.end(), [&](const auto *button) { return button->text() == text; });
            return found == buttons.end() ? nullptr : *found;
        };
        QTRY_VERIFY((recover = find(QStringLiteral("Recover changes"))) != nullptr);
        EditSessions &sessions = again.documents().sessions();
        QVERIFY(!sessions.find(soul)); // text is restored only after the user confirms
        recover->click();
        QTRY_VERIFY(sessions.find(soul) && again.isIdle());
        QCOMPARE(sessions.find(soul)->text(), QStringLiteral("Recovered soul\n"));
        QVERIFY(sessions.find(soul)->isModified());
        sessions.find(soul)->undoStack().undo();
        QCOMPARE(sessions.find(soul)->bytes(), read(day.file(soul)));
        QCOMPARE(sessions.find(QStringLiteral("untitled:1"))->text(), QStringLiteral("Recovered text\n"));
        QVERIFY(find(QStringLiteral("Keep mine")) != nullptr); // the tools file has changed since the recovery file was written
        QVERIFY(find(QStringLiteral("Compare…")) != nullptr);
        dialogs.nextUnsaved = UnsavedChoice::Discard;
        again.close();
        QTRY_VERIFY(!again.isVisible());
        QTRY_VERIFY(openRecovery(folder)->findOrphans().snapshots.isEmpty());
    }

private:
    QTemporaryDir m_state;
};

OUTCROP_TEST(TestSession, GuiApplication)

} // namespace tst_session

#include "tst_session.moc"
