// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/undotimeline.h"
#include "tests/support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_undotimeline {

namespace {

QString toQString(const char *text)
{
    return QLatin1String(text);
}

/// Two open documents and a timeline.
struct OpenDocuments {
    EditSessions sessions;
    UndoTimeline timeline{sessions};
    EditSession *a = sessions.create(toQString("A"), toQString("a.md"));
    EditSession *b = sessions.create(toQString("B"), toQString("b.md"));

    static void type(EditSession *session, const char *text)
    {
        session->edit({{session->text().size(), {}, toQString(text)}}, toQString("Typing"), EditKind::Typing);
    }
    void runAction(const char *title, const QList<EditSession *> &all)
    {
        timeline.beginAction();
        for (EditSession *session : all)
            session->edit(TextChanges{{0, {}, toQString("#")}}, toQString(title));
        timeline.endAction();
    }
};

/// An action on files that records its calls, and can fail.
struct RecordedFileAction {
    QStringList calls;
    bool succeeds = true;

    FileAction action(const char *path)
    {
        const auto call = [this](const QString &name) {
            return [this, name](const FileAction::DoneHandler &done) {
                calls += name;
                done(succeeds);
            };
        };
        return {toQString("Rename"), {toQString(path)}, call(toQString("undo")), call(toQString("redo"))};
    }
};

} // namespace

class TestUndoTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoesEditsInTheCurrentDocument()
    {
        OpenDocuments documents;
        OpenDocuments::type(documents.a, "x");
        OpenDocuments::type(documents.b, "y");
        documents.timeline.setCurrent(documents.a);
        QCOMPARE(documents.timeline.undoText(), toQString("Typing"));
        documents.timeline.undo();
        QCOMPARE(documents.a->text(), toQString("A"));
        QCOMPARE(documents.b->text(), toQString("By"));
        QVERIFY(!documents.timeline.canUndo());
        QVERIFY(documents.timeline.canRedo());
        documents.timeline.redo();
        QCOMPARE(documents.a->text(), toQString("Ax"));
        documents.timeline.setCurrent(nullptr);
        QVERIFY(!documents.timeline.canUndo());
    }

    void undoesActionsInOtherDocuments()
    {
        OpenDocuments documents;
        documents.timeline.setCurrent(documents.a);
        OpenDocuments::type(documents.a, "x");
        documents.runAction("Move B", {documents.b});
        QSignalSpy undone(&documents.timeline, &UndoTimeline::undone);
        QCOMPARE(documents.timeline.undoText(), toQString("Move B"));
        documents.timeline.undo();
        QCOMPARE(documents.b->text(), toQString("B"));
        QCOMPARE(documents.a->text(), toQString("Ax"));
        QCOMPARE(undone.first().at(0).toString(), toQString("Move B"));
        QCOMPARE(undone.first().at(1).toStringList(), QStringList{toQString("b.md")});
        documents.timeline.undo();
        QCOMPARE(documents.a->text(), toQString("A"));
        documents.timeline.redo();
        documents.timeline.redo();
        QCOMPARE(documents.a->text(), toQString("Ax"));
        QCOMPARE(documents.b->text(), toQString("#B"));
    }

    void anActionInSeveralDocumentsIsOneStep()
    {
        OpenDocuments documents;
        documents.runAction("Replace", {documents.a, documents.b});
        documents.timeline.undo();
        QCOMPARE(documents.a->text() + documents.b->text(), toQString("AB"));
        QVERIFY(!documents.timeline.canUndo());
        documents.timeline.redo();
        QCOMPARE(documents.a->text() + documents.b->text(), toQString("#A#B"));
    }

    void undoKeepsLaterEdits()
    {
        OpenDocuments documents;
        documents.runAction("Replace", {documents.a, documents.b});
        OpenDocuments::type(documents.b, "y");
        documents.timeline.setCurrent(documents.a);
        QSignalSpy undone(&documents.timeline, &UndoTimeline::undone);
        documents.timeline.undo(); // b was edited afterward, so it keeps the change
        QCOMPARE(documents.a->text(), toQString("A"));
        QCOMPARE(documents.b->text(), toQString("#By"));
        QCOMPARE(undone.first().at(2).toStringList(), QStringList{toQString("b.md")});
        QCOMPARE(documents.timeline.undoText(), toQString("Typing"));
        documents.timeline.undo();
        QCOMPARE(documents.b->text(), toQString("#B"));
        documents.timeline.undo();
        QCOMPARE(documents.b->text(), toQString("B"));
    }

    void mergedTypingIsTheLatestStep()
    {
        OpenDocuments documents;
        documents.timeline.setCurrent(documents.a);
        OpenDocuments::type(documents.a, "x");
        documents.runAction("Move B", {documents.b});
        OpenDocuments::type(documents.a, "y"); // the step is merged with the step for x
        QCOMPARE(documents.a->undoStack().count(), 1);
        documents.timeline.undo();
        QCOMPARE(documents.a->text(), toQString("A"));
        QCOMPARE(documents.b->text(), toQString("#B"));
    }

    void closingADocumentRemovesItsSteps()
    {
        OpenDocuments documents;
        documents.runAction("Move B", {documents.b});
        QVERIFY(documents.timeline.canUndo());
        documents.sessions.close(toQString("b.md"));
        QVERIFY(!documents.timeline.canUndo());
        QCOMPARE(documents.timeline.undoText(), QString());
    }

    void followsUndoOnTheDocumentStack()
    {
        OpenDocuments documents;
        documents.timeline.setCurrent(documents.a);
        OpenDocuments::type(documents.a, "x");
        documents.runAction("Fix", {documents.a});
        documents.a->undoStack().undo();
        QCOMPARE(documents.timeline.undoText(), toQString("Typing"));
        QCOMPARE(documents.timeline.redoText(), toQString("Fix"));
        documents.a->undoStack().redo();
        QCOMPARE(documents.timeline.undoText(), toQString("Fix"));
        QVERIFY(!documents.timeline.canRedo());
    }

    void newEditsClearRedo()
    {
        OpenDocuments documents;
        documents.timeline.setCurrent(documents.a);
        documents.runAction("Fix", {documents.a});
        documents.timeline.undo();
        OpenDocuments::type(documents.a, "x");
        QVERIFY(!documents.timeline.canRedo());
    }

    void undoesFileActionsInOrder()
    {
        OpenDocuments documents;
        RecordedFileAction log;
        documents.timeline.setCurrent(documents.a);
        OpenDocuments::type(documents.a, "x");
        documents.timeline.addAction(log.action("c.md"));
        documents.timeline.undo();
        QCOMPARE(log.calls, QStringList{toQString("undo")});
        QCOMPARE(documents.timeline.undoText(), toQString("Typing"));
        QCOMPARE(documents.timeline.redoText(), toQString("Rename"));
        documents.timeline.redo();
        QCOMPARE(log.calls, (QStringList{toQString("undo"), toQString("redo")}));
        log.succeeds = false;
        documents.timeline.undo();
        QCOMPARE(documents.timeline.undoText(), toQString("Rename")); // a failed step can be tried again
        documents.timeline.clear();
        QCOMPARE(documents.timeline.undoText(), toQString("Typing"));
    }

    void aReloadBeforeTheActionIsNotAStep()
    {
        OpenDocuments documents;
        RecordedFileAction log;
        documents.timeline.setCurrent(documents.a);
        documents.a->reloadFrom(*readDocument(toQString("a.md"), "new")); // a watcher detected the changed file first
        documents.timeline.addAction(log.action("a.md"));
        documents.timeline.undo();
        QCOMPARE(log.calls, QStringList{toQString("undo")});
        QVERIFY(!documents.timeline.canUndo());
    }

    /// Undo of an accepted suggestion reloads its open document twice. These reloads are not separate steps.
    void reloadingAChangedFileIsNotAStep()
    {
        OpenDocuments documents;
        RecordedFileAction log;
        documents.timeline.setCurrent(documents.a);
        OpenDocuments::type(documents.a, "x");
        documents.a->endTyping();
        documents.timeline.addAction(log.action("a.md"));
        documents.a->reloadFrom(*readDocument(toQString("a.md"), "new"));
        QCOMPARE(documents.timeline.undoText(), toQString("Rename"));
        documents.timeline.undo();
        documents.a->reloadFrom(*readDocument(toQString("a.md"), "Ax"));
        QCOMPARE(documents.timeline.redoText(), toQString("Rename"));
        QCOMPARE(documents.timeline.undoText(), toQString("Typing"));
        documents.timeline.undo();
        QCOMPARE(documents.a->text(), toQString("A"));
        documents.a->reloadFrom(*readDocument(toQString("a.md"), "changed by another program"));
        QVERIFY(documents.timeline.canUndo());
        documents.timeline.undo();
        QCOMPARE(documents.a->text(), toQString("A"));
    }
};

OUTCROP_TEST(TestUndoTimeline, NoApplication)

} // namespace tst_undotimeline

#include "tst_undotimeline.moc"
