// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Undo in the real window. It reverts the last action in any document or file, and shows a message.
#include "core/layers/layermove.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/library/namedialog.h"
#include "gui/widgets/messagebar.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

using namespace outcrop;

namespace tst_windowundo {

namespace {

const QString soul = QStringLiteral("layers/soul.md");
const QString tools = QStringLiteral("layers/tools.md");

QString toQString(const char *text)
{
    return QLatin1String(text);
}

DocumentTabs *tabs(OpenWindow &test)
{
    return test.find<DocumentTabs>(toQString("documents"));
}

EditSession *session(OpenWindow &test, const QString &path)
{
    return test.window().documents().sessions().find(path);
}

QByteArray bytesOf(OpenWindow &test, const QString &path)
{
    QFile file(test.path(toQString("sample/") + path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool exists(OpenWindow &test, const QString &path)
{
    return QFile::exists(test.path(toQString("sample/") + path));
}

void moveTools(OpenWindow &test)
{
    const Workspace workspace = openWorkspace(test.path(toQString("sample")))->workspace();
    const Result<LayerMove> move = planLayerMove(readStack(workspace), toQString("tools"), {Tier::Bedrock});
    QVERIFY(move);
    test.window().documents().apply(move->change.edits, toQString("Move Tools to BEDROCK"));
}

void rename(OpenWindow &test, const char *to)
{
    test.trigger(toQString("renameDocument"));
    auto *dialog = test.window().findChild<NameDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>(toQString("name"))->setText(toQString(to));
    QTRY_VERIFY(dialog->isCurrent());
    dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    QVERIFY(test.wait());
}

QStringList messages(OpenWindow &test)
{
    QStringList titles;
    for (const MessageBar *bar : test.window().findChildren<MessageBar *>()) {
        if (!bar->isHidden())
            titles += bar->notice().title;
    }
    return titles;
}

} // namespace

class TestWindowUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Ctrl+Z in the editor undoes a move of another layer, removes the message about the move, and shows the layer, so that the change is visible.
    void undoShortcutUndoesAMoveOfAnotherDocument()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(soul));
        test.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window()));
        TextEditor *editor = tabs(test)->current()->activeEditor();
        editor->setFocus();
        QTest::keyClicks(editor, toQString("x"));
        moveTools(test);
        QVERIFY(session(test, tools)->isModified());
        QVERIFY(messages(test).contains(toQString("Move Tools to BEDROCK: done")));
        QCOMPARE(test.find<QAction>(toQString("undo"))->text(), toQString("&Undo Move Tools to BEDROCK"));
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session(test, tools)->isModified());
        QVERIFY(session(test, soul)->isModified());
        QVERIFY(!messages(test).contains(toQString("Move Tools to BEDROCK: done")));
        QCOMPARE(test.window().statusBar()->currentMessage(), toQString("Move Tools to BEDROCK: undone (layers/tools.md)"));
        QCOMPARE(tabs(test)->currentSession(), session(test, tools));
        QVERIFY(tabs(test)->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(tabs(test)->open(soul));
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session(test, soul)->isModified());
        QCOMPARE(tabs(test)->currentSession(), session(test, soul));
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session(test, soul)->isModified());
        QTest::keyClick(editor, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(session(test, soul)->isModified() && session(test, tools)->isModified());
        QCOMPARE(test.window().statusBar()->currentMessage(), toQString("Move Tools to BEDROCK: redone (layers/tools.md)"));
        QCOMPARE(tabs(test)->currentSession(), session(test, tools));
    }

    /// Outside a document, undo keeps the current tab: the view with the focus shows the change.
    void undoOutsideADocumentKeepsTheTab()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(soul));
        test.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window()));
        moveTools(test);
        auto *agent = test.find<QWidget>(toQString("agent"));
        agent->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), agent);
        test.trigger(toQString("undo"));
        QVERIFY(!session(test, tools)->isModified());
        QCOMPARE(tabs(test)->currentSession(), session(test, soul));
    }

    /// The message about a move belongs to the view where it was made. The move can still be undone.
    void switchingTheViewHidesTheMessageAboutAMove()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        moveTools(test);
        QVERIFY(messages(test).contains(toQString("Move Tools to BEDROCK: done")));
        test.trigger(toQString("viewBudget"));
        QVERIFY(test.wait());
        QVERIFY(!messages(test).contains(toQString("Move Tools to BEDROCK: done")));
        QCOMPARE(test.find<QAction>(toQString("undo"))->text(), toQString("&Undo Move Tools to BEDROCK"));
    }

    void undoKeepsTypingInOtherDocuments()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(tools));
        QTest::keyClicks(tabs(test)->current()->activeEditor(), toQString("x"));
        QVERIFY(tabs(test)->open(soul));
        QVERIFY(!test.find<QAction>(toQString("undo"))->isEnabled());
        QTest::keyClick(tabs(test)->current()->activeEditor(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session(test, tools)->isModified());
    }

    void undoesARenameWithItsReferences()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("agents/reviewer.md")));
        const QByteArray before = bytesOf(test, QStringLiteral("agents/reviewer.md"));
        rename(test, "critic");
        QVERIFY(exists(test, QStringLiteral("agents/critic.md")));
        QVERIFY(session(test, QStringLiteral("agents/critic.md")));
        QCOMPARE(test.find<QAction>(toQString("undo"))->text(), toQString("&Undo Rename reviewer"));
        test.trigger(toQString("undo"));
        QVERIFY(test.wait());
        QVERIFY(!exists(test, QStringLiteral("agents/critic.md")));
        QCOMPARE(bytesOf(test, QStringLiteral("agents/reviewer.md")), before);
        QVERIFY(session(test, QStringLiteral("agents/reviewer.md")));
        test.trigger(toQString("redo"));
        QVERIFY(test.wait());
        QVERIFY(exists(test, QStringLiteral("agents/critic.md")));
    }

    void undoDoesNotOverwriteAChangedFile()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("agents/reviewer.md")));
        rename(test, "critic");
        QFile file(test.path(QStringLiteral("sample/agents/critic.md")));
        QVERIFY(file.open(QIODevice::Append));
        file.write("A line of another program.\n");
        file.close();
        test.trigger(toQString("closeDocument"));
        test.trigger(toQString("reload"));
        QVERIFY(test.wait());
        test.trigger(toQString("undo"));
        QVERIFY(test.wait());
        QVERIFY(bytesOf(test, QStringLiteral("agents/critic.md")).endsWith("A line of another program.\n"));
        QVERIFY2(messages(test).contains(toQString("Undo or redo failed")), qPrintable(messages(test).join(u'|')));
    }

    void undoRestoresADeletedDocument()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QString season = QStringLiteral("layers/season.md");
        QVERIFY(tabs(test)->open(season));
        const QByteArray before = bytesOf(test, season);
        test.dialogs().nextConfirmation = true;
        test.trigger(toQString("deleteDocument"));
        QVERIFY(test.wait());
        QVERIFY(!exists(test, season));
        test.trigger(toQString("undo"));
        QVERIFY(test.wait());
        QCOMPARE(bytesOf(test, season), before);
    }

    void closingTheWorkspaceClearsUndoSteps()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("agents/reviewer.md")));
        rename(test, "critic");
        test.trigger(toQString("closeWorkspace"));
        QVERIFY(test.wait());
        QVERIFY(!test.find<QAction>(toQString("undo"))->isEnabled());
    }
};

OUTCROP_TEST(TestWindowUndo, GuiApplication)

} // namespace tst_windowundo

#include "tst_windowundo.moc"
