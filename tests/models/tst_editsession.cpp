// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/editsessions.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_editsession {

namespace {

DocumentPtr documentOf(const QByteArray &bytes)
{
    return readDocument(QStringLiteral("layers/soul.md"), bytes);
}

/// Types character by character, as a view does.
void typeText(EditSession &session, qsizetype offset, const QString &text)
{
    for (const QChar c : text)
        session.edit({{offset++, {}, c}}, QStringLiteral("Typing"), EditKind::Typing);
}

TextChange randomChange(QRandomGenerator &random, const QString &text)
{
    static const QStringList pieces{QStringLiteral("x"), QStringLiteral("\n"), QStringLiteral("\r\n"), QString(),
        QString::fromUtf8("ü😀"), QStringLiteral("many words here ")};
    const qsizetype start = random.bounded(text.size() + 1);
    const qsizetype length = std::min<qsizetype>(random.bounded(5), text.size() - start);
    return {start, text.mid(start, length), pieces.at(random.bounded(static_cast<int>(pieces.size())))};
}

} // namespace

class TestEditSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void preservesFileBytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("plain") << QByteArray("one\ntwo\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no final newline") << QByteArray("one\ntwo");
        QTest::newRow("CRLF") << QByteArray("one\r\ntwo\r\n");
        QTest::newRow("mixed line endings") << QByteArray("one\r\ntwo\nthree\rfour");
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf---\ntier: granite\n---\n");
        QTest::newRow("paragraph separator") << QByteArray("a\xe2\x80\xa9""b\xc2\xa0""c\n");
        QTest::newRow("NUL") << QByteArray("a\0b", 3);
    }

    void preservesFileBytes()
    {
        QFETCH(QByteArray, bytes);
        EditSession session(documentOf(bytes));
        QCOMPARE(session.bytes(), bytes);
        session.edit({{0, {}, QStringLiteral("x")}}, QStringLiteral("Insert"));
        QVERIFY(session.bytes() != bytes);
        session.undoStack().undo();
        QCOMPARE(session.bytes(), bytes);
        QVERIFY(!session.isModified());
    }

    void undoesRandomEditsExactly()
    {
        QRandomGenerator random(11);
        const QByteArray bytes("---\r\ntier: granite\r\n---\r\nOne.\nTwo.\r\n");
        EditSession session(documentOf(bytes));
        QList<QString> texts{session.text()};
        for (int i = 0; i < 500; ++i) {
            session.edit({randomChange(random, session.text())}, QStringLiteral("Change"));
            texts += session.text();
        }
        while (session.undoStack().canUndo())
            session.undoStack().undo();
        QCOMPARE(session.bytes(), bytes);
        while (session.undoStack().canRedo())
            session.undoStack().redo();
        QCOMPARE(session.text(), texts.last());
    }

    void mergesTypingWordByWord()
    {
        EditSession session(documentOf("start"));
        typeText(session, 5, QStringLiteral(" of a line\nnext"));
        QStringList steps;
        while (session.undoStack().canUndo()) {
            session.undoStack().undo();
            steps += session.text();
        }
        QCOMPARE(steps, (QStringList{QStringLiteral("start of a line\n"), QStringLiteral("start of a "),
                            QStringLiteral("start of "), QStringLiteral("start "), QStringLiteral("start")}));
    }

    void mergesBackspaceAndDelete()
    {
        EditSession session(documentOf("abcdef"));
        for (const qsizetype offset : {3, 2, 1}) // deletes backward with Backspace
            session.edit({{offset, session.text().mid(offset, 1), {}}}, QStringLiteral("Delete"), EditKind::Typing);
        QCOMPARE(session.text(), QStringLiteral("aef"));
        for (int i = 0; i < 2; ++i) // deletes forward with Delete
            session.edit({{1, session.text().mid(1, 1), {}}}, QStringLiteral("Delete"), EditKind::Typing);
        QCOMPARE(session.undoStack().count(), 1);
        session.undoStack().undo();
        QCOMPARE(session.text(), QStringLiteral("abcdef"));
    }

    void startsANewStepAfterTypingEnds()
    {
        EditSession session(documentOf("ab"));
        typeText(session, 2, QStringLiteral("c"));
        session.endTyping();
        typeText(session, 3, QStringLiteral("d"));
        QCOMPARE(session.undoStack().count(), 2);
    }

    void doesNotMergeTypingAfterUndo()
    {
        EditSession session(documentOf("ab"));
        typeText(session, 2, QStringLiteral("c"));
        session.endTyping();
        typeText(session, 3, QStringLiteral("d"));
        session.undoStack().undo();
        typeText(session, 3, QStringLiteral("e"));
        QCOMPARE(session.undoStack().count(), 2);
    }

    void isModifiedUntilSaved()
    {
        EditSession session(documentOf("one"));
        QSignalSpy modifiedChanges(&session, &EditSession::modifiedChanged);
        typeText(session, 3, QStringLiteral("x"));
        QVERIFY(session.isModified());
        const QByteArray written = session.beginSave();
        QVERIFY(session.isModified());
        session.finishSave(true, written);
        QVERIFY(!session.isModified());
        QCOMPARE(*session.fileBytes(), QByteArray("onex"));
        QCOMPARE(modifiedChanges.size(), 2);
        session.undoStack().undo();
        QVERIFY(session.isModified());
    }

    void staysModifiedIfEditedWhileSaving()
    {
        EditSession session(documentOf("one"));
        typeText(session, 3, QStringLiteral("x"));
        const QByteArray written = session.beginSave();
        typeText(session, 4, QStringLiteral("y"));
        session.finishSave(true, written);
        QVERIFY(session.isModified());
        session.undoStack().undo();
        QCOMPARE(session.text(), QStringLiteral("onex"));
        QVERIFY(!session.isModified());
    }

    void staysModifiedWhenSavingFails()
    {
        EditSession session(documentOf("one"));
        typeText(session, 3, QStringLiteral("x"));
        session.beginSave();
        session.finishSave(false, {});
        QVERIFY(session.isModified());
        QCOMPARE(*session.fileBytes(), QByteArray("one"));
    }

    void reloadingIsAnUndoableStep()
    {
        EditSession session(documentOf("one\ntwo\n"));
        session.reloadFrom(*documentOf("one\n2\n"));
        QVERIFY(!session.isModified());
        QCOMPARE(session.text(), QStringLiteral("one\n2\n"));
        session.undoStack().undo();
        QCOMPARE(session.text(), QStringLiteral("one\ntwo\n"));
        QVERIFY(session.isModified());
    }

    void rejectsEditsThatWouldLoseBytes()
    {
        EditSession session(documentOf("caf\xe9"));
        QVERIFY(session.isReadOnly());
        const QString before = session.text();
        session.edit({{0, {}, QStringLiteral("x")}}, QStringLiteral("Insert"));
        QCOMPARE(session.text(), before);
        QVERIFY(!session.undoStack().canUndo());
    }

    void opensEachDocumentOnce()
    {
        EditSessions sessions;
        const DocumentPtr document = documentOf("text");
        EditSession *first = sessions.open(document);
        QCOMPARE(sessions.open(document), first);
        EditSession *fresh = sessions.create(QStringLiteral("new"));
        QCOMPARE(fresh->path(), QStringLiteral("untitled:1"));
        QVERIFY(fresh->isUntitled());
        QSignalSpy renamed(&sessions, &EditSessions::renamed);
        // Renaming changes the string that path() returns by reference.
        QVERIFY(sessions.rename(sessions.find(QStringLiteral("untitled:1"))->path(), QStringLiteral("layers/new.md")));
        QCOMPARE(renamed.value(0), (QVariantList{QStringLiteral("untitled:1"), QStringLiteral("layers/new.md")}));
        QVERIFY(!sessions.rename(QStringLiteral("layers/new.md"), QStringLiteral("layers/soul.md")));
        QCOMPARE(sessions.find(QStringLiteral("layers/new.md")), fresh);
        QSignalSpy closing(&sessions, &EditSessions::closing);
        sessions.closeAll();
        QCOMPARE(closing.size(), 2);
        QVERIFY(sessions.all().isEmpty());
    }
};

OUTCROP_TEST(TestEditSession, CoreApplication)

} // namespace tst_editsession

#include "tst_editsession.moc"
