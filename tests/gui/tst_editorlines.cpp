// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/linecommands.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_editorlines {

namespace {

/// A text in which `|` marks the cursor and `^` the other end of the selection.
struct Marked {
    QString text;
    SelectionSpan selection;
};

Marked parseMarked(QString text)
{
    const qsizetype cursor = text.indexOf(u'|');
    text.remove(cursor, 1);
    const qsizetype anchor = text.indexOf(u'^');
    if (anchor < 0)
        return {text, {cursor, cursor}};
    text.remove(anchor, 1);
    return {text, {anchor, anchor < cursor ? cursor - 1 : cursor}};
}

QString formatMarked(QString text, const LineCommandResult &edit)
{
    apply(text, edit.changes);
    const SelectionSpan at = edit.selection;
    text.insert(at.end(), at.position >= at.anchor ? u'|' : u'^');
    if (!at.isEmpty())
        text.insert(at.start(), at.position >= at.anchor ? u'^' : u'|');
    return text;
}

LineCommandResult runCommand(const QString &command, const Marked &from)
{
    const QString end = from.text.contains(QLatin1String("\r\n")) ? QStringLiteral("\r\n") : QStringLiteral("\n");
    if (command == QLatin1String("enter"))
        return lines::breakLine(from.text, from.selection, end, true);
    if (command == QLatin1String("enter in data"))
        return lines::breakLine(from.text, from.selection, end, false);
    if (command == QLatin1String("indent"))
        return lines::indent(from.text, from.selection, 2);
    if (command == QLatin1String("unindent"))
        return lines::unindent(from.text, from.selection, 2);
    if (command == QLatin1String("up"))
        return lines::moveUp(from.text, from.selection);
    if (command == QLatin1String("down"))
        return lines::moveDown(from.text, from.selection);
    if (command == QLatin1String("duplicate"))
        return lines::duplicate(from.text, from.selection, end);
    if (command == QLatin1String("remove"))
        return lines::remove(from.text, from.selection);
    if (command == QLatin1String("join"))
        return lines::join(from.text, from.selection);
    if (command == QLatin1String("#"))
        return lines::toggleComment(from.text, from.selection, {QStringLiteral("#"), {}});
    return lines::toggleComment(from.text, from.selection, {QStringLiteral("<!--"), QStringLiteral("-->")});
}

} // namespace

class TestEditorLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsLines_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *command, const char *before, const char *after) {
            QTest::addRow("%s: %s", command, before)
                << QString::fromUtf8(command) << QString::fromUtf8(before) << QString::fromUtf8(after);
        };
        row("enter", "a|b", "a\n|b");
        row("enter", "  a|b", "  a\n  |b");
        row("enter", "- a|", "- a\n- |");
        row("enter", "- a\n- |", "- a\n|");
        row("enter", "  2. a|", "  2. a\n  3. |");
        row("enter", "- [x] a|", "- [x] a\n- [ ] |");
        row("enter", "> a|", "> a\n> |");
        row("enter", "|- a", "\n|- a");
        row("enter", "- a|\r\nb", "- a\r\n- |\r\nb");
        row("enter", "-a|", "-a\n|");
        row("enter in data", "- a|", "- a\n|");
        row("enter in data", "\tk: ^v|", "\tk: \n\t|");
        row("indent", "a|b", "a |b");
        row("indent", "|ab", "  |ab");
        row("indent", "^a\n\nb|", "  ^a\n\n  b|");
        row("indent", "^a\n|b", "  ^a\n|b");
        row("unindent", "   a|", " a|");
        row("unindent", "\ta|\n b", "a|\n b");
        row("unindent", "^  a\n b\nc|", "^a\nb\nc|");
        row("up", "a\nb|", "b|\na");
        row("up", "a|\nb", "a|\nb");
        row("up", "a\r\nb\n^c|", "a\r\n^c|\nb");
        row("up", "x\n^a\nb|\ny", "^a\nb|\nx\ny");
        row("down", "a|\nb", "b\na|");
        row("down", "a|\n", "\na|");
        row("down", "a\nb|", "a\nb|");
        row("down", "^a\nb|\r\nc\nd", "c\r\n^a\nb|\nd");
        row("duplicate", "a|b", "ab\na|b");
        row("duplicate", "a|\r\nb", "a\r\na|\r\nb");
        row("duplicate", "^a\nb|\nc", "a\nb\n^a\nb|\nc");
        row("remove", "a\nb|b\nc", "a\nc|");
        row("remove", "a\nb|", "a|");
        row("remove", "a|", "|");
        row("remove", "|", "|");
        row("remove", "^a\r\nb|\r\nc", "c|");
        row("join", "a|  \n  b", "a |b");
        row("join", "^a\nb\r\nc|\nd", "^a b c|\nd");
        row("join", "a|", "a|");
        row("join", "a|\n\nb", "a|\nb");
        row("#", "a|", "# a|");
        row("#", "  # a|", "  a|");
        row("#", "^a: 1\n  b: 2\n\n#c|", "# ^a: 1\n#   b: 2\n\n# #c|");
        row("#", "^#a\n# b|", "^a\nb|");
        row("<!--", "a|", "<!-- a| -->");
        row("<!--", "  <!-- a| -->", "  a|");
        row("<!--", "^a\nb|", "<!-- ^a\nb| -->");
        row("<!--", "|", "|");
    }

    void editsLines()
    {
        QFETCH(QString, command);
        QFETCH(QString, before);
        QFETCH(QString, after);
        const Marked from = parseMarked(before);
        const LineCommandResult edit = runCommand(command, from);
        QCOMPARE(formatMarked(from.text, edit), after);
        QString back = from.text;
        apply(back, edit.changes);
        apply(back, inverseChanges(edit.changes));
        QCOMPARE(back, from.text);
    }

    void selectsTheCommentSyntax()
    {
        const QString text = QStringLiteral("---\na: 1\n---\nb\n");
        QCOMPARE(commentMarks(QStringLiteral("a.md"), text, 5).open, QStringLiteral("#"));
        QCOMPARE(commentMarks(QStringLiteral("a.md"), text, 14).open, QStringLiteral("<!--"));
        QCOMPARE(commentMarks(QStringLiteral("a.toml"), text, 5).open, QStringLiteral("#"));
        QVERIFY(commentMarks(QStringLiteral("a.json"), text, 5).open.isEmpty());
    }
};

OUTCROP_TEST(TestEditorLines, GuiApplication)

} // namespace tst_editorlines

#include "tst_editorlines.moc"
