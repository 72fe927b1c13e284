// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/texteditor.h"
#include "tests/support/testregistry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QMimeData>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using namespace outcrop;

namespace tst_editor {

namespace {

/// Returns the shown text, joined from its blocks because toPlainText() replaces some characters.
QString shown(const TextEditor &editor)
{
    QStringList lines;
    for (QTextBlock block = editor.document()->begin(); block.isValid(); block = block.next())
        lines += block.text();
    return lines.join(u'\n');
}

QString randomText(QRandomGenerator &random, int most)
{
    static const QStringList pieces{QStringLiteral("\n"), QStringLiteral("\r\n"), QStringLiteral("\r"),
        QStringLiteral("\u2029"), QStringLiteral("\ufdd0"), QStringLiteral("\ufdd1"), QStringLiteral("a"),
        QStringLiteral("bc "), QStringLiteral("\u00a0"), QStringLiteral("\u2028"), QStringLiteral("\U0001F30D"),
        QStringLiteral("\u05d0\u05d1"), QStringLiteral("- x"), QStringLiteral("\t")};
    QString text;
    for (int i = random.bounded(most); i > 0; --i)
        text += pieces.at(random.bounded(pieces.size()));
    return text;
}

/// Returns a random offset that is not inside a surrogate pair, because no key moves the cursor there.
qsizetype randomOffset(QRandomGenerator &random, const QString &text)
{
    qsizetype at = random.bounded(text.size() + 1);
    while (at > 0 && at < text.size() && text.at(at).isLowSurrogate())
        --at;
    return at;
}

void placeCursor(QRandomGenerator &random, TextEditor &editor)
{
    const QString text = shown(editor);
    QTextCursor cursor(editor.document());
    cursor.setPosition(static_cast<int>(randomOffset(random, text)));
    if (random.bounded(3) == 0)
        cursor.setPosition(static_cast<int>(randomOffset(random, text)), QTextCursor::KeepAnchor);
    editor.setTextCursor(cursor);
}

void editSomewhere(QRandomGenerator &random, EditSession &session)
{
    const QString &text = session.text();
    const qsizetype from = random.bounded(text.size() + 1); // the offset may be between CR and LF
    const qsizetype length = std::min<qsizetype>(random.bounded(4), text.size() - from);
    session.edit({{from, text.mid(from, length), randomText(random, 3)}}, QStringLiteral("Form"));
}

void changeSomewhere(QRandomGenerator &random, EditSession &session)
{
    const QString before = session.text();
    QList<TextEdit> edits;
    for (int i = 0; i < 3; ++i) {
        TextEdit edit;
        edit.range.start.offset = random.bounded(before.size() + 1);
        edit.range.end.offset = std::min<qsizetype>(edit.range.start.offset + random.bounded(3), before.size());
        edit.replacement = randomText(random, 3);
        edits += edit;
    }
    session.edit(edits, QStringLiteral("Several"));
}

void step(QRandomGenerator &random, TextEditor &editor)
{
    placeCursor(random, editor);
    switch (random.bounded(12)) {
    case 0:
    case 1:
        return QTest::keyClicks(&editor, QStringLiteral("xy"));
    case 2:
        return QTest::keyClick(&editor, Qt::Key_Backspace);
    case 3:
        return QTest::keyClick(&editor, Qt::Key_Delete);
    case 4:
        return QTest::keyClick(&editor, Qt::Key_Return);
    case 5:
        return QTest::keyClick(&editor, Qt::Key_Tab);
    case 6:
        return editor.insertText(randomText(random, 4), QStringLiteral("Paste"));
    case 7:
        return editor.undo();
    case 8:
        return editor.redo();
    case 9:
        return editSomewhere(random, *editor.session());
    case 10:
        return changeSomewhere(random, *editor.session());
    case 11:
        editor.addCaretVertically(1);
        return QTest::keyClick(&editor, Qt::Key_Z);
    }
}

} // namespace

class TestEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesTheSessionAfterRandomEdits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("line feeds") << QStringLiteral("one\ntwo\n\nthree");
        QTest::newRow("windows") << QStringLiteral("one\r\ntwo\r\n\r\nthree\r\n");
        QTest::newRow("old mac") << QStringLiteral("one\rtwo\r\rthree\r");
        QTest::newRow("mixed") << QStringLiteral("a\r\n\nb\r\r\n\u2029c\ufdd0\ufdd1\n\r\n\u00a0\U0001F30D");
        QTest::newRow("empty") << QString();
    }

    void matchesTheSessionAfterRandomEdits()
    {
        QFETCH(QString, text);
        for (quint32 seed = 1; seed <= 12; ++seed) {
            QRandomGenerator random(seed);
            EditSession session(QStringLiteral("a.md"), text);
            TextEditor left;
            TextEditor right;
            left.setSession(&session);
            right.setSession(&session);
            for (int i = 0; i < 150; ++i) {
                step(random, random.bounded(2) ? left : right);
                const QString expected = ShownLineEndings::shown(session.text());
                QVERIFY2(shown(left) == expected, qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(i)));
                QVERIFY2(shown(right) == expected, qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(i)));
                const ShownLineEndings fresh(session.text());
                for (qsizetype at = 0; at <= session.text().size(); ++at)
                    QCOMPARE(left.toShownOffset(at), fresh.toShownOffset(at));
                for (qsizetype at = 0; at <= fresh.shownSize(); ++at)
                    QCOMPARE(right.offsetAt(at), fresh.offsetAt(at));
            }
            while (session.undoStack().canUndo())
                session.undoStack().undo();
            QCOMPARE(session.text(), text);
            QCOMPARE(shown(left), ShownLineEndings::shown(text));
        }
    }

    void undoesTypingWordByWord()
    {
        EditSession session(QStringLiteral("a.md"), QString());
        TextEditor editor;
        editor.setSession(&session);
        QTest::keyClicks(&editor, QStringLiteral("two words"));
        QCOMPARE(session.text(), QStringLiteral("two words"));
        QCOMPARE(session.undoStack().count(), 2);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.text(), QStringLiteral("two "));
        QTest::keyClick(&editor, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(editor.cursorOffset(), 9);
    }

    void keepsLineEndingsWhileTyping()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("a\r\nb\nc\rd"));
        TextEditor editor;
        editor.setSession(&session);
        editor.goTo(4); // the cursor is after b
        QTest::keyClick(&editor, Qt::Key_X);
        QTest::keyClick(&editor, Qt::Key_Return);
        QCOMPARE(session.text(), QStringLiteral("a\r\nbx\r\n\nc\rd"));
    }

    void keepsCursorAndScrollWhenAnotherViewTypes()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("line\n").repeated(300));
        TextEditor editor;
        editor.resize(300, 200);
        editor.show();
        editor.setSession(&session);
        editor.select(500, 504);
        const int line = editor.cursorPosition().line;
        const int below = editor.cursorRect().top();
        session.edit({{0, QString(), QStringLiteral("new\nnew\n")}}, QStringLiteral("Form"));
        QCOMPARE(editor.cursorPosition().line, line + 2);
        QCOMPARE(editor.textCursor().selectedText(), QStringLiteral("line"));
        QCOMPARE(editor.cursorRect().top(), below);
    }

    void copiesTheOriginalText()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("a\u00a0b\u2028c"));
        TextEditor editor;
        editor.setSession(&session);
        editor.selectAll();
        editor.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), session.text());
    }

    void pastesWithTheDocumentsLineEndings()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("a\r\n"));
        TextEditor editor;
        editor.setSession(&session);
        QGuiApplication::clipboard()->setText(QStringLiteral("x\ny"));
        editor.paste();
        QCOMPARE(session.text(), QStringLiteral("x\r\nya\r\n"));
        editor.undo();
        QCOMPARE(session.text(), QStringLiteral("a\r\n"));
    }

    void cutUpdatesTheSession()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("one two"));
        TextEditor editor;
        editor.setSession(&session);
        editor.select(0, 4);
        editor.cut();
        QCOMPARE(session.text(), QStringLiteral("two"));
    }

    void insertsOnlyCommittedInputMethodText()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("ab"));
        TextEditor editor;
        editor.setSession(&session);
        editor.goTo(1);
        QInputMethodEvent preedit(QStringLiteral("に"), {});
        QCoreApplication::sendEvent(&editor, &preedit);
        QCOMPARE(session.text(), QStringLiteral("ab"));
        QInputMethodEvent commit;
        commit.setCommitString(QStringLiteral("日"));
        QCoreApplication::sendEvent(&editor, &commit);
        QCOMPARE(session.text(), QStringLiteral("a日b"));
    }

    void movesTextByDragAndDrop()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("one two\r\nthree\n"));
        TextEditor editor;
        editor.resize(400, 200);
        editor.show();
        editor.setSession(&session);
        editor.select(0, 4);
        QTextCursor target(editor.document());
        target.setPosition(8);
        QMimeData data;
        data.setText(QStringLiteral("one "));
        const QPoint place = editor.cursorRect(target).center();
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(editor.viewport(), &enter);
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(editor.viewport(), &drop);
        QCOMPARE(session.text(), QStringLiteral("one two\r\none three\n"));
    }

    void rejectsKeysInAReadOnlyDocument()
    {
        const DocumentPtr broken = readDocument(QStringLiteral("a.md"),
            QByteArray("a\xff"
                       "b"));
        EditSession session(broken);
        TextEditor editor;
        editor.setSession(&session);
        const QSignalSpy refused(&editor, &TextEditor::editRejected);
        QTest::keyClicks(&editor, QStringLiteral("x"));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(shown(editor), session.text());
    }

    void typesAtEveryCursor()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("name: a\nname: b\nname: c\n"));
        TextEditor editor;
        editor.setSession(&session);
        editor.select(0, 4);
        editor.addNextOccurrence();
        editor.addNextOccurrence();
        QCOMPARE(editor.caretCount(), 3);
        QTest::keyClicks(&editor, QStringLiteral("k"));
        QCOMPARE(session.text(), QStringLiteral("k: a\nk: b\nk: c\n"));
        QTest::keyClick(&editor, Qt::Key_Backspace);
        QCOMPARE(session.text(), QStringLiteral(": a\n: b\n: c\n"));
        QTest::keyClick(&editor, Qt::Key_Right);
        QTest::keyClick(&editor, Qt::Key_Delete);
        QCOMPARE(session.text(), QStringLiteral(":a\n:b\n:c\n"));
        editor.undo();
        editor.undo();
        editor.undo();
        QCOMPARE(session.text(), QStringLiteral("name: a\nname: b\nname: c\n"));
    }

    void selectsColumns()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("abcd\nab\nabcd"));
        TextEditor editor;
        editor.setSession(&session);
        editor.goTo(1);
        const Qt::KeyboardModifiers column = Qt::AltModifier | Qt::ShiftModifier;
        QTest::keyClick(&editor, Qt::Key_Down, column);
        QTest::keyClick(&editor, Qt::Key_Down, column);
        QTest::keyClick(&editor, Qt::Key_Right, column);
        QTest::keyClick(&editor, Qt::Key_Right, column);
        QCOMPARE(editor.caretCount(), 3);
        QTest::keyClick(&editor, Qt::Key_Delete);
        QCOMPARE(session.text(), QStringLiteral("ad\na\nad"));
        QTest::keyClick(&editor, Qt::Key_Escape);
        QCOMPARE(editor.caretCount(), 1);
    }

    void pastesALineAtEachCursor()
    {
        EditSession session(QStringLiteral("a.txt"), QStringLiteral("a\nb"));
        TextEditor editor;
        editor.setSession(&session);
        editor.addCaretVertically(1);
        QGuiApplication::clipboard()->setText(QStringLiteral("1\n2"));
        editor.paste();
        QCOMPARE(session.text(), QStringLiteral("1a\n2b"));
    }
};

OUTCROP_TEST(TestEditor, GuiApplication)

} // namespace tst_editor

#include "tst_editor.moc"
