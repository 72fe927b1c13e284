// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/documentview.h"
#include "gui/editor/editorcommands.h"
#include "gui/editor/findbar.h"
#include "gui/editor/findingsbar.h"
#include "gui/editor/findpanel.h"
#include "gui/editor/markdownpreview.h"
#include "gui/editor/spelldictionary.h"
#include "gui/editor/spellmarks.h"
#include "gui/editor/texteditor.h"
#include "gui/editor/textprinter.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPaintEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <climits>
#include <memory>

using namespace outcrop;

namespace tst_editorview {

namespace {

/// A window with one document, and the commands that act on it.
struct EditorFixture {
    explicit EditorFixture(const QString &text, const QString &path = QStringLiteral("a.md")) : session(path, text)
    {
        view = new DocumentView;
        window.setCentralWidget(view);
        commands = std::make_unique<EditorCommands>(&window);
        view->setSession(&session);
        commands->setDocument(view);
        window.resize(700, 500);
        window.show();
        window.activateWindow();
        view->activeEditor()->setFocus();
    }
    ~EditorFixture() { delete window.takeCentralWidget(); }

    TextEditor &editor() const { return *view->activeEditor(); }
    void run(const char *name) const { commands->action(QLatin1String(name))->trigger(); }
    template<typename T>
    T *find(const char *name) const
    {
        return view->findChild<T *>(QLatin1String(name));
    }
    QToolButton *button(const QString &name) const
    {
        for (QToolButton *button : view->findChildren<QToolButton *>()) {
            if (button->accessibleName() == name)
                return button;
        }
        return nullptr;
    }
    bool isLineShown(int line) const { return editor().document()->findBlockByNumber(line).isVisible(); }

    EditSession session;
    QMainWindow window;
    DocumentView *view;
    std::unique_ptr<EditorCommands> commands;
};

Diagnostic findingInLine(int line)
{
    return {Severity::Warning, QStringLiteral("wrong"), QStringLiteral("The line is wrong. Correct it."), {QStringLiteral("a.md"), {{0, line, 1}, {0, line, 2}}}};
}

/// Measures the painted height of a widget.
class PaintedArea : public QObject
{
public:
    explicit PaintedArea(QWidget *widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            height = std::max(height, static_cast<QPaintEvent *>(event)->rect().height());
        return false;
    }

    int height = 0;
};

} // namespace

class TestEditorView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsEveryCommand_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("after");
        QTest::newRow("indent") << "indent"
                                << "    one\ntwo\nthree";
        QTest::newRow("comment") << "toggleComment"
                                 << "<!-- one -->\ntwo\nthree";
        QTest::newRow("up") << "moveLinesUp"
                            << "one\ntwo\nthree";
        QTest::newRow("down") << "moveLinesDown"
                              << "two\none\nthree";
        QTest::newRow("duplicate") << "duplicateLines"
                                   << "one\none\ntwo\nthree";
        QTest::newRow("delete") << "deleteLines"
                                << "two\nthree";
        QTest::newRow("join") << "joinLines"
                              << "one two\nthree";
    }

    void runsEveryCommand()
    {
        QFETCH(QString, command);
        QFETCH(QString, after);
        const QString before = QStringLiteral("one\ntwo\nthree");
        EditorFixture desk(before);
        desk.editor().goTo(1);
        desk.run(qPrintable(command));
        QCOMPARE(desk.session.text(), after);
        QVERIFY(desk.session.undoStack().count() <= 1);
        if (after == before)
            return;
        QVERIFY(!desk.session.undoStack().undoText().isEmpty());
        desk.session.undoStack().undo();
        QCOMPARE(desk.session.text(), before);
    }

    void everyCommandHasATextAndUniqueKeys()
    {
        EditorFixture desk(QString{});
        QSet<QString> keys;
        for (const QAction *action : desk.commands->actions()) {
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            const QString shortcut = action->shortcut().toString();
            QVERIFY2(shortcut.isEmpty() || !keys.contains(shortcut), qPrintable(shortcut));
            keys += shortcut;
        }
    }

    void findsAndCountsMatches()
    {
        EditorFixture desk(QStringLiteral("one two one\nONE"));
        desk.run("find");
        desk.find<QLineEdit>("findText")->setText(QStringLiteral("one"));
        QCOMPARE(desk.editor().selection(), (SelectionSpan{0, 3}));
        QTRY_COMPARE(desk.find<QLabel>("findState")->text(), QStringLiteral("1 of 3"));
        desk.run("findNext");
        QCOMPARE(desk.editor().selection(), (SelectionSpan{8, 11}));
        QCOMPARE(desk.find<QLabel>("findState")->text(), QStringLiteral("2 of 3"));
        desk.run("findPrevious");
        desk.run("findPrevious");
        QCOMPARE(desk.editor().selection(), (SelectionSpan{12, 15}));
        desk.button(QStringLiteral("Match case"))->setChecked(true);
        QTRY_VERIFY(desk.find<QLabel>("findState")->text().contains(QLatin1Char('2')));
        QCOMPARE(desk.view->findBar()->marks(&desk.editor(), 0, 15).size(), 2);
    }

    void reportsAnInvalidPattern()
    {
        EditorFixture desk(QStringLiteral("one"));
        desk.run("find");
        desk.button(QStringLiteral("Regular expression"))->setChecked(true);
        desk.find<QLineEdit>("findText")->setText(QStringLiteral("(one"));
        QVERIFY(!desk.find<QLabel>("findState")->text().isEmpty());
        desk.find<QLineEdit>("findText")->setText(QStringLiteral("(one)"));
        QTRY_COMPARE(desk.find<QLabel>("findState")->text(), QStringLiteral("1 of 1"));
    }

    void replacesOneAndAll()
    {
        EditorFixture desk(QStringLiteral("one one one\r\none"));
        desk.run("replace");
        desk.find<QLineEdit>("findText")->setText(QStringLiteral("one"));
        desk.find<QLineEdit>("replaceText")->setText(QStringLiteral("two"));
        desk.button(QStringLiteral("Replace this match"))->click();
        QCOMPARE(desk.session.text(), QStringLiteral("two one one\r\none"));
        QCOMPARE(desk.editor().selection(), (SelectionSpan{4, 7}));
        desk.button(QStringLiteral("Replace all matches"))->click();
        QTRY_COMPARE(desk.session.text(), QStringLiteral("two two two\r\ntwo"));
        QCOMPARE(desk.session.undoStack().count(), 2);
    }

    void replacesOnlyInTheSelection()
    {
        EditorFixture desk(QStringLiteral("a\na\na\na"));
        desk.editor().select(2, 5);
        desk.run("replace");
        desk.find<QLineEdit>("findText")->setText(QStringLiteral("a"));
        desk.find<QLineEdit>("replaceText")->setText(QStringLiteral("b"));
        desk.button(QStringLiteral("Replace all matches"))->click();
        QTRY_COMPARE(desk.session.text(), QStringLiteral("a\nb\nb\na"));
    }

    void goesToALine()
    {
        EditorFixture desk(QStringLiteral("one\ntwo\nthree"));
        desk.run("goToLine");
        auto *place = desk.find<QLineEdit>("goToPlace");
        place->setText(QStringLiteral("3:2"));
        QTest::keyClick(place, Qt::Key_Return);
        QCOMPARE(desk.editor().cursorOffset(), 9);
        QVERIFY(!place->isVisible());
    }

    void foldsSections()
    {
        EditorFixture desk(QStringLiteral("---\na: 1\n---\n# One\ntext\n## Two\n```\n# no\n```\n\n# Three\nend\n"));
        desk.editor().goTo(13); // the cursor is in the heading "One"
        desk.run("fold");
        QVERIFY(desk.isLineShown(3));
        QVERIFY(!desk.isLineShown(4));
        QVERIFY(!desk.isLineShown(8));
        QVERIFY(desk.isLineShown(10));
        desk.editor().goTo(desk.session.text().indexOf(QStringLiteral("# no")));
        QVERIFY(desk.isLineShown(7));
        desk.run("foldAll");
        QVERIFY(!desk.isLineShown(1));
        QVERIFY(desk.isLineShown(10));
        QVERIFY(!desk.isLineShown(11));
        desk.run("unfoldAll");
        QVERIFY(desk.isLineShown(1));
    }

    void foldsIndentedData()
    {
        EditorFixture desk(QStringLiteral("a:\n  b: 1\n  c:\n    d: 2\n\ne: 3\n"), QStringLiteral("a.yaml"));
        desk.editor().goTo(1);
        desk.run("fold");
        QVERIFY(!desk.isLineShown(1));
        QVERIFY(!desk.isLineShown(3));
        QVERIFY(desk.isLineShown(5));
        desk.run("unfold");
        QVERIFY(desk.isLineShown(3));
    }

    void undoUnfoldsTheChangedLine()
    {
        EditorFixture desk(QStringLiteral("# One\ntext\n# Two\n"));
        desk.editor().goTo(10);
        QTest::keyClicks(&desk.editor(), QStringLiteral("!"));
        desk.editor().goTo(0);
        desk.run("fold");
        QVERIFY(!desk.isLineShown(1));
        desk.editor().undo();
        QVERIFY(desk.isLineShown(1));
    }

    void appliesAFix()
    {
        EditorFixture desk(QStringLiteral("tier: basalt\n"));
        Diagnostic finding;
        finding.message = QStringLiteral("No such tier");
        finding.location.range = {{6, 1, 7}, {12, 1, 13}};
        finding.fix =
            Fix{QStringLiteral("Write bedrock"), {TextEdit{finding.location.range, QStringLiteral("bedrock")}}};
        desk.view->setFindings({finding});
        desk.session.edit(
            {{0, QString(), QStringLiteral("# a note\n")}}, QStringLiteral("Form")); // the finding moves with the text
        desk.run("nextProblem");
        QCOMPARE(desk.editor().cursorOffset(), 15);
        QCOMPARE(desk.editor().fixesAtCursor().size(), 1);
        desk.editor().applyFix(desk.editor().fixesAtCursor().constFirst());
        QCOMPARE(desk.session.text(), QStringLiteral("# a note\ntier: bedrock\n"));
    }

    void splitsAndUnsplits()
    {
        EditorFixture desk(QStringLiteral("one\ntwo"));
        desk.run("splitBelow");
        QCOMPARE(desk.view->editors().size(), 2);
        QTest::keyClicks(desk.view->editors().constLast(), QStringLiteral("x"));
        QCOMPARE(desk.view->editors().constFirst()->toPlainText(), QStringLiteral("xone\ntwo"));
        desk.run("unsplit");
        QCOMPARE(desk.view->editors().size(), 1);
    }

    void aNarrowViewShowsThePreviewBelowTheText()
    {
        EditorFixture desk(QStringLiteral("# Cold\n"));
        desk.run("preview");
        const auto *preview = desk.find<MarkdownPreview>("preview");
        const auto corner = [&] { return preview->mapTo(desk.view, QPoint()); };
        QTRY_VERIFY(corner().x() > 200 && corner().y() < 100);
        desk.window.resize(500, 500);
        QTRY_VERIFY(corner().x() < 20 && corner().y() > 100);
        QVERIFY(preview->width() > 400);
        desk.window.resize(500, 300);
        QTRY_VERIFY(corner().x() > 100 && corner().y() < 100);
    }

    void previewsWithoutLoadingAnything()
    {
        EditorFixture desk(QStringLiteral("---\ntitle: Frost\n---\n# Cold\n\n![x](file:///etc/hostname) [link](other.md)\n"));
        desk.run("preview");
        auto *preview = desk.find<MarkdownPreview>("preview");
        QVERIFY(preview);
        QTRY_VERIFY(preview->toPlainText().contains(QStringLiteral("Cold")));
        QVERIFY(preview->toPlainText().contains(QStringLiteral("Frost")));
        QVERIFY(preview->document()
                    ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("file:///etc/hostname")))
                    .toByteArray()
                    .isEmpty());
        QTest::keyClicks(&desk.editor(), QStringLiteral(" "));
        desk.session.setText(QStringLiteral("changed"), QStringLiteral("Form"));
        QTRY_COMPARE(preview->toPlainText().trimmed(), QStringLiteral("changed"));
    }

    /// A key press repaints at most a few lines, not the whole visible text, also in builds with highlighting.
    void repaintsOnlyAFewLinesPerKey()
    {
        EditorFixture desk(QStringLiteral("Some *words* and `code`.\n").repeated(200));
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        QTRY_COMPARE(desk.window.focusWidget(), static_cast<QWidget *>(&desk.editor()));
        desk.editor().goTo(60);
        PaintedArea painted(desk.editor().viewport());
        const auto paintedByAKey = [&] {
            painted.height = 0;
            QTest::keyClick(&desk.editor(), Qt::Key_A);
            return QTest::qWaitFor([&painted] { return painted.height > 0; }) ? painted.height : INT_MAX;
        };
        // The first key presses may repaint more, because opening and moving the cursor still cause updates.
        QTRY_VERIFY(paintedByAKey() < 3 * desk.editor().fontMetrics().lineSpacing());
    }

    void spellChecksOnlyProse()
    {
        const auto words = [](const QString &line) {
            QStringList found;
            for (const WordToCheck &word : wordsToCheck(line))
                found += word.word;
            return found.join(u' ');
        };
        QCOMPARE(
            words(QStringLiteral("the `codde` and https://exampel.org/x, don't")), QStringLiteral("the and don't"));
        QCOMPARE(words(QStringLiteral("[link](tagret.md) camelCase v2x a_b {{nmae}} agents/bildr.md")),
            QStringLiteral("link"));
    }

    void marksMisspelledWords()
    {
        if (!SpellDictionary::languages().contains(QLatin1String("en_US")))
            QSKIP("No dictionary en_US is installed");
        EditorFixture desk(
            QStringLiteral("---\ntags: [wrogn]\ntitle: A tset\n---\nAlmost everyting is fine.\n\n```\nnto\n```\n"));
        desk.view->setEditorOptions({true, 0, {}, 4, false, QStringLiteral("en")});
        const auto marked = [&] {
            QStringList found;
            for (const QTextEdit::ExtraSelection &one : desk.editor().extraSelections()) {
                if (one.format.underlineStyle() == QTextCharFormat::DotLine)
                    found += one.cursor.selectedText();
            }
            return found.join(u' ');
        };
        QTRY_COMPARE(marked(), QStringLiteral("tset everyting"));
        desk.view->setEditorOptions({});
        QCOMPARE(marked(), QString());
        QVERIFY(SpellDictionary::open(QStringLiteral("en_US"))
                    ->suggestions(QStringLiteral("everyting"))
                    .contains(QStringLiteral("everything")));
        QVERIFY(!SpellDictionary::open(QStringLiteral("xx_XX")));
    }

    void completesKeys()
    {
        EditorFixture desk(QStringLiteral("---\nti\n---\n"));
        desk.commands->setCompletions([](const EditSession &session, qsizetype offset) {
            Completions made;
            made.start = lines::startOfLine(session.text(), offset);
            made.end = offset;
            made.typed = session.text().mid(made.start, offset - made.start);
            made.candidates = {{Candidate::Kind::Key, QStringLiteral("tier: "), {}, {}},
                {Candidate::Kind::Key, QStringLiteral("title: "), {}, {}}};
            return made;
        });
        desk.editor().clearFocus();
        desk.editor().setFocus();
        QTRY_VERIFY(desk.editor().hasFocus());
        desk.editor().goTo(6);
        QTest::keyClick(&desk.editor(), Qt::Key_T);
        auto *popup = desk.editor().findChild<CompletionPopup *>();
        QVERIFY(popup);
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->count(), 1);
        QTest::keyClick(&desk.editor(), Qt::Key_Return);
        QCOMPARE(desk.session.text(), QStringLiteral("---\ntitle: \n---\n"));
        QVERIFY(!popup->isVisible());
        QTest::keyClick(&desk.editor(), Qt::Key_Space, Qt::ControlModifier);
        QTest::keyClick(&desk.editor(), Qt::Key_Escape);
        QVERIFY(!popup->isVisible());
        desk.editor().goTo(4); // before the key, every completion matches
        QTest::keyClick(&desk.editor(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(popup->isVisible());
        desk.editor().clearFocus();
        QVERIFY(!popup->isVisible());
    }

    void completionsFollowTheCursor()
    {
        EditorFixture desk(QStringLiteral("---\nti\n---\n"));
        desk.commands->setCompletions([](const EditSession &, qsizetype offset) {
            Completions made;
            made.start = offset;
            made.end = offset;
            made.candidates = {{Candidate::Kind::Key, QStringLiteral("tier: "), {}, {}}, {Candidate::Kind::Key, QStringLiteral("title: "), {}, {}}};
            return made;
        });
        QTRY_VERIFY(desk.editor().hasFocus());
        QTest::keyClick(&desk.editor(), Qt::Key_Space, Qt::ControlModifier);
        auto *popup = desk.editor().findChild<CompletionPopup *>();
        QVERIFY(popup && popup->isVisible());
        const auto belowCursor = [&desk] { return desk.editor().viewport()->mapToGlobal(desk.editor().cursorRect().bottomLeft()) + QPoint(0, 2); };
        QCOMPARE(popup->pos(), belowCursor());
        const QPoint first = popup->pos();
        desk.view->setFindings({findingInLine(1)}); // the visible bar moves the text down
        QTRY_VERIFY(belowCursor() != first);
        QTRY_COMPARE(popup->pos(), belowCursor());
        const QPoint second = popup->pos();
        desk.window.move(desk.window.pos() + QPoint(20, 10));
        QTRY_COMPARE(popup->pos(), belowCursor());
        QVERIFY(popup->pos() != second);
        QVERIFY(popup->isVisible());
    }

    void findingsDoNotMoveTheTextWhileTyping()
    {
        EditorFixture desk(QStringLiteral("one\ntwo\nthree"));
        auto *bar = desk.view->findChild<FindingsBar *>();
        QVERIFY(bar);
        QTRY_VERIFY(desk.editor().hasFocus());
        desk.editor().goTo(0);
        QTest::keyClick(&desk.editor(), Qt::Key_X);
        QVERIFY(bar->isWaiting());
        desk.view->setFindings({findingInLine(1), findingInLine(3)});
        QVERIFY(bar->isHidden());
        QTRY_VERIFY(!bar->isHidden()); // the bar appears only after a pause
        QCOMPARE(bar->notice().title, QStringLiteral("This document has 1 warning(s)"));
        QVERIFY(bar->notice().details.startsWith(QStringLiteral("Line 3:")));

        QTest::keyClick(&desk.editor(), Qt::Key_Y);
        desk.view->setFindings({});
        QVERIFY(!bar->isHidden());
        QTRY_VERIFY(bar->isHidden());
    }

    void theBarIgnoresTheLineThatIsBeingTyped()
    {
        EditorFixture desk(QStringLiteral("one\ntwo\nthree"));
        auto *bar = desk.view->findChild<FindingsBar *>();
        QTRY_VERIFY(desk.editor().hasFocus());
        desk.editor().goTo(0);
        QTest::keyClick(&desk.editor(), Qt::Key_X);
        desk.view->setFindings({findingInLine(1)});
        QTRY_VERIFY(!bar->isWaiting());
        QVERIFY(bar->isHidden());
        desk.editor().goTo(6); // the cursor is in the next line
        QVERIFY(bar->isHidden());
        QTRY_VERIFY(!bar->isHidden());
        QCOMPARE(bar->notice().details, QStringLiteral("Line 1: The line is wrong. Correct it."));
    }

    /// The message is complete, and its fix is applied at the current location of the text.
    void theBarOffersTheFixOfItsFinding()
    {
        EditorFixture desk(QStringLiteral("one\ntwo\nthree"));
        const auto *bar = desk.view->findChild<FindingsBar *>();
        const auto button = [bar]() -> QPushButton * {
            const QList<QPushButton *> buttons = bar->findChildren<QPushButton *>();
            const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *each) { return each->text() == QStringLiteral("Apply fix"); });
            return found == buttons.end() ? nullptr : *found;
        };
        desk.view->setFindings({findingInLine(2)});
        QVERIFY(!button());
        Diagnostic fixable = findingInLine(2);
        const Range two{{4, 2, 1}, {7, 2, 4}};
        fixable.location.range = two;
        fixable.fix = Fix{QStringLiteral("Write 2"), {{two, QStringLiteral("2")}}};
        desk.view->setFindings({fixable});
        QTRY_VERIFY(button());
        QCOMPARE(button()->toolTip(), QStringLiteral("Write 2"));
        const QString effect = QStringLiteral("\nFix: Write 2. The document is edited, but not saved.");
        QVERIFY2(bar->findChild<QLabel *>(QStringLiteral("messageDetails"))->text().endsWith(effect), qPrintable(bar->notice().details));
        QVERIFY(bar->findChild<QLabel *>(QStringLiteral("messageDetails"))->wordWrap());
        desk.editor().session()->edit(QList<TextEdit>{{{{0, 1, 1}, {0, 1, 1}}, QStringLiteral("zero\n")}}, QStringLiteral("Insert a line"));
        button()->click();
        QCOMPARE(desk.editor().session()->text(), QStringLiteral("zero\none\n2\nthree"));
    }

    /// Several findings can have the same fix.
    void theBarAppliesTheFixOfItsLine()
    {
        EditorFixture desk(QStringLiteral("one\ntwo\nthree"));
        const auto *bar = desk.view->findChild<FindingsBar *>();
        QTRY_VERIFY(desk.editor().hasFocus());
        desk.editor().goTo(0);
        QTest::keyClick(&desk.editor(), Qt::Key_X);
        const auto fixable = [](int line, const Range &range) {
            Diagnostic finding = findingInLine(line);
            finding.fix = Fix{QStringLiteral("Write 2"), {{range, QStringLiteral("2")}}};
            return finding;
        };
        desk.view->setFindings({fixable(1, {{0, 1, 1}, {4, 1, 5}}), fixable(3, {{9, 3, 1}, {14, 3, 6}})});
        QTRY_VERIFY(!bar->isHidden()); // the user is typing in line 1
        QVERIFY(bar->notice().details.startsWith(QStringLiteral("Line 3:")));
        const QList<QPushButton *> buttons = bar->findChildren<QPushButton *>();
        const auto apply = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *each) { return each->text() == QStringLiteral("Apply fix"); });
        QVERIFY(apply != buttons.end());
        (*apply)->click();
        QCOMPARE(desk.editor().session()->text(), QStringLiteral("xone\ntwo\n2"));
    }

    void exportsPdf()
    {
        EditorFixture desk(QStringLiteral("A line to print\n").repeated(200));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.pdf"));
        QVERIFY(writePdf(desk.editor(), file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.count("/Type /Page\n") >= 3);
        QVERIFY(!writePdf(desk.editor(), folder.path())); // the path is a folder, so the file cannot be written
        QVERIFY(!writePdf(desk.editor(), folder.filePath(QStringLiteral("missing/a.pdf"))));
    }

    void findsAndReplacesInDocuments()
    {
        FindPanel panel;
        const Workspace workspace = Workspace()
                                        .withDocument(QStringLiteral("layers/a.md"), "one two\none\n")
                                        .withDocument(QStringLiteral("layers/b.md"), "one\n");
        panel.setSource([workspace] { return workspace; });
        panel.findChild<QLineEdit *>(QStringLiteral("workspaceFind"))->setText(QStringLiteral("one"));
        panel.findChild<QLineEdit *>(QStringLiteral("workspaceReplace"))->setText(QStringLiteral("1"));
        panel.search();
        auto *tree = panel.findChild<QTreeWidget *>(QStringLiteral("workspaceMatches"));
        QTRY_COMPARE(tree->topLevelItemCount(), 2);
        QCOMPARE(tree->topLevelItem(0)->childCount(), 2);
        QVERIFY(tree->topLevelItem(0)->child(0)->text(0).contains(QStringLiteral("1 two")));
        const QSignalSpy chosen(&panel, &FindPanel::locationChosen);
        Q_EMIT tree->itemActivated(tree->topLevelItem(0)->child(1), 0);
        QCOMPARE(chosen.constFirst().at(1).toLongLong(), 8);
        tree->topLevelItem(0)->child(0)->setCheckState(0, Qt::Unchecked);
        QList<DocumentEdits> edits;
        connect(&panel, &FindPanel::replaceRequested, this, [&edits](const QList<DocumentEdits> &all) { edits = all; });
        panel.replaceCheckedMatches();
        QCOMPARE(edits.size(), 2);
        QCOMPARE(edits.constFirst().edits.size(), 1);
        QCOMPARE(edits.constFirst().edits.constFirst().range.start.offset, 8);
    }

    /// The counts of a replacement include only documents that can be written. The other documents are counted separately.
    void countsOnlyReplaceableMatches()
    {
        FindPanel panel;
        const Workspace workspace = Workspace()
                                        .withDocument(QStringLiteral("/elsewhere/a.md"), "one one\n")
                                        .withDocument(QStringLiteral("layers/b.md"), "one\n")
                                        .withDocument(QStringLiteral("layers/latin.md"), "one gr\xfc\xdf" "e\n");
        panel.setSource([workspace] { return workspace; });
        panel.findChild<QLineEdit *>(QStringLiteral("workspaceFind"))->setText(QStringLiteral("one"));
        auto *status = panel.findChild<QLabel *>(QStringLiteral("workspaceMatchCount"));
        panel.search();
        QTRY_COMPARE(status->text(), QStringLiteral("4 match(es) in 3 document(s)"));
        panel.findChild<QLineEdit *>(QStringLiteral("workspaceReplace"))->setText(QStringLiteral("1"));
        panel.search();
        QTRY_COMPARE(status->text(), QStringLiteral("1 match(es) in 1 document(s); 2 document(s) cannot be changed"));
        QList<DocumentEdits> edits;
        connect(&panel, &FindPanel::replaceRequested, this, [&edits](const QList<DocumentEdits> &all) { edits = all; });
        panel.replaceCheckedMatches();
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits.constFirst().path, QStringLiteral("layers/b.md"));
        QCOMPARE(status->text(), QStringLiteral("Matches replaced in 1 document(s)."));
    }
};

OUTCROP_TEST(TestEditorView, GuiApplication)

} // namespace tst_editorview

#include "tst_editorview.moc"
