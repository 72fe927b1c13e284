// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/undotimeline.h"
#include "tests/support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_undotimeline {

namespace {

QString named(const char *text)
{
    return QLatin1String(text);
}

/// Two open documents and a timeline.
struct Day {
    EditSessions sessions;
    UndoTimeline timeline{sessions};
    EditSession *a = sessions.create(named("A"), named("a.md"));
    EditSession *b = sessions.create(named("B"), named("b.md"));

    static void type(EditSession *session, const char *text)
    {
        session->edit({{session->text().size(), {}, named(text)}}, named("Typing"), EditKind::Typing);
    }
    void act(const char *title, const QList<EditSession *> &all)
    {
        timeline.beginAction();
        for (EditSession *session : all)
            session->edit(TextChanges{{0, {}, named("#")}}, named(title));
        timeline.endAction();
    }
};

/// An action on files that records its calls, and can fail.
struct FileLog {
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
        return {named("Rename"), {named(path)}, call(named("undo")), call(named("redo"))};
    }
};

} // namespace

class TestUndoTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoesEditsInTheCurrentDocument()
    {
        Day day;
        Day::type(day.a, "x");
        Day::type(day.b, "y");
        day.timeline.setCurrent(day.a);
        QCOMPARE(day.timeline.undoText(), named("Typing"));
        day.timeline.undo();
        QCOMPARE(day.a->text(), named("A"));
        QCOMPARE(day.b->text(), named("By"));
        QVERIFY(!day.timeline.canUndo());
        QVERIFY(day.timeline.canRedo());
        day.timeline.redo();
        QCOMPARE(day.a->text(), named("Ax"));
        day.timeline.setCurrent(nullptr);
        QVERIFY(!day.timeline.canUndo());
    }

    void undoesActionsInOtherDocuments()
    {
        Day day;
        day.timeline.setCurrent(day.a);
        Day::type(day.a, "x");
        day.act("Move B", {day.b});
        QSignalSpy undone(&day.timeline, &UndoTimeline::undone);
        QCOMPARE(day.timeline.undoText(), named("Move B"));
        day.timeline.undo();
        QCOMPARE(day.b->text(), named("B"));
        QCOMPARE(day.a->text(), named("Ax"));
        QCOMPARE(undone.first().at(0).toString(), named("Move B"));
        QCOMPARE(undone.first().at(1).toStringList(), QStringList{named("b.md")});
        day.timeline.undo();
        QCOMPARE(day.a->text(), named("A"));
        day.timeline.redo();
        day.timeline.redo();
        QCOMPARE(day.a->text(), named("Ax"));
        QCOMPARE(day.b->text(), named("#B"));
    }

    void anActionInSeveralDocumentsIsOneStep()
    {
        Day day;
        day.act("Replace", {day.a, day.b});
        day.timeline.undo();
        QCOMPARE(day.a->text() + day.b->text(), named("AB"));
        QVERIFY(!day.timeline.canUndo());
        day.timeline.redo();
        QCOMPARE(day.a->text() + day.b->text(), named("#A#B"));
    }

    void undoKeepsLaterEdits()
    {
        Day day;
        day.act("Replace", {day.a, day.b});
        Day::type(day.b, "y");
        day.timeline.setCurrent(day.a);
        QSignalSpy undone(&day.timeline, &UndoTimeline::undone);
        day.timeline.undo(); // b was edited afterward and keeps the change
        QCOMPARE(day.a->text(), named("A"));
        QCOMPARE(day.b->text(), named("#By"));
        QCOMPARE(undone.first().at(2).toStringList(), QStringList{named("b.md")});
        QCOMPARE(day.timeline.undoText(), named("Typing"));
        day.timeline.undo();
        QCOMPARE(day.b->text(), named("#B"));
        day.timeline.undo();
        QCOMPARE(day.b->text(), named("B"));
    }

    void mergedTypingIsTheLatestStep()
    {
        Day day;
        day.timeline.setCurrent(day.a);
        Day::type(day.a, "x");
        day.act("Move B", {day.b});
        Day::type(day.a, "y"); // merged with x
        QCOMPARE(day.a->undoStack().count(), 1);
        day.timeline.undo();
        QCOMPARE(day.a->text(), named("A"));
        QCOMPARE(day.b->text(), named("#B"));
    }

    void closingADocumentRemovesItsSteps()
    {
        Day day;
        day.act("Move B", {day.b});
        QVERIFY(day.timeline.canUndo());
        day.sessions.close(named("b.md"));
        QVERIFY(!day.timeline.canUndo());
        QCOMPARE(day.timeline.undoText(), QString());
    }

    void followsUndoOnTheDocumentStack()
    {
        Day day;
        day.timeline.setCurrent(day.a);
        Day::type(day.a, "x");
        day.act("Fix", {day.a});
        day.a->undoStack().undo();
        QCOMPARE(day.timeline.undoText(), named("Typing"));
        QCOMPARE(day.timeline.redoText(), named("Fix"));
        day.a->undoStack().redo();
        QCOMPARE(day.timeline.undoText(), named("Fix"));
        QVERIFY(!day.timeline.canRedo());
    }

    void newEditsClearRedo()
    {
        Day day;
        day.timeline.setCurrent(day.a);
        day.act("Fix", {day.a});
        day.timeline.undo();
        Day::type(day.a, "x");
        QVERIFY(!day.timeline.canRedo());
    }

    void undoesFileActionsInOrder()
    {
        Day day;
        FileLog log;
        day.timeline.setCurrent(day.a);
        Day::type(day.a, "x");
        day.timeline.addAction(log.action("c.md"));
        day.timeline.undo();
        QCOMPARE(log.calls, QStringList{named("undo")});
        QCOMPARE(day.timeline.undoText(), named("Typing"));
        QCOMPARE(day.timeline.redoText(), named("Rename"));
        day.timeline.redo();
        QCOMPARE(log.calls, (QStringList{named("undo"), named("redo")}));
        log.succeeds = false;
        day.timeline.undo();
        QCOMPARE(day.timeline.undoText(), named("Rename")); // a failed step can be tried again
        day.timeline.clear();
        QCOMPARE(day.timeline.undoText(), named("Typing"));
    }

    void aReloadBeforeTheActionIsNotAStep()
    {
        Day day;
        FileLog log;
        day.timeline.setCurrent(day.a);
        day.a->reloadFrom(*readDocument(named("a.md"), "new")); // a watcher noticed the file first
        day.timeline.addAction(log.action("a.md"));
        day.timeline.undo();
        QCOMPARE(log.calls, QStringList{named("undo")});
        QVERIFY(!day.timeline.canUndo());
    }

    /// Undo of an accepted suggestion reloads its open document twice; these reloads are not separate steps.
    void reloadingAChangedFileIsNotAStep()
    {
        Day day;
        FileLog log;
        day.timeline.setCurrent(day.a);
        Day::type(day.a, "x");
        day.a->endTyping();
        day.timeline.addAction(log.action("a.md"));
        day.a->reloadFrom(*readDocument(named("a.md"), "new"));
        QCOMPARE(day.timeline.undoText(), named("Rename"));
        day.timeline.undo();
        day.a->reloadFrom(*readDocument(named("a.md"), "Ax"));
        QCOMPARE(day.timeline.redoText(), named("Rename"));
        QCOMPARE(day.timeline.undoText(), named("Typing"));
        day.timeline.undo();
        QCOMPARE(day.a->text(), named("A"));
        day.a->reloadFrom(*readDocument(named("a.md"), "changed by another program"));
        QVERIFY(day.timeline.canUndo());
        day.timeline.undo();
        QCOMPARE(day.a->text(), named("A"));
    }
};

OUTCROP_TEST(TestUndoTimeline, NoApplication)

} // namespace tst_undotimeline

#include "tst_undotimeline.moc"
