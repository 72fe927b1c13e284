// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/linelayout.h"
#include "tests/support/testregistry.h"

#include <QAbstractTextDocumentLayout>
#include <QPlainTextEdit>
#include <QSyntaxHighlighter>
#include <QTest>
#include <QTextBlock>

using namespace outcrop;

namespace tst_linelayout {

namespace {

/// Sets a format in each line, as every highlighter does. This removes the layout of the line.
class Highlighter : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString &text) override { setFormat(0, static_cast<int>(text.size()) / 2, Qt::red); }
};

/// A view with lines that fit in its width, and the number of complete repaints.
struct View {
    QPlainTextEdit edit;
    int repaints = 0;

    explicit View(bool isHighlighted)
    {
        edit.setDocument(LineLayout::makeDocument(&edit));
        if (isHighlighted)
            new Highlighter(edit.document());
        edit.resize(300, 400);
        edit.setPlainText(QStringLiteral("short words\n").repeated(20));
        edit.show();
        QObject::connect(&edit, &QPlainTextEdit::updateRequest, &edit, [this](const QRect &rect, int scrolled) {
            if (scrolled == 0 && rect.top() < 20 && rect.bottom() >= edit.viewport()->height() - 20)
                ++repaints;
        });
    }

    int rows(int line) const
    {
        const QTextBlock block = edit.document()->findBlockByNumber(line);
        edit.document()->documentLayout()->blockBoundingRect(block); // blockBoundingRect() lays out the line
        return block.layout()->lineCount();
    }

    void replace(int line, int from, int length, const QString &text)
    {
        QTextCursor cursor(edit.document()->findBlockByNumber(line));
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor, from);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor, length);
        cursor.insertText(text);
    }
};

} // namespace

class TestLineLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEditThatMovesTheNextLinesRepaintsTheView_data();
    void anEditThatMovesTheNextLinesRepaintsTheView();
};

void TestLineLayout::anEditThatMovesTheNextLinesRepaintsTheView_data()
{
    QTest::addColumn<bool>("isHighlighted");
    QTest::newRow("plain") << false;
    QTest::newRow("highlighted") << true;
}

/// If an edit changes the number of rows, the view is repainted. Otherwise, the following lines would stay in their previous place. An edit that
/// keeps the number repaints only the line.
void TestLineLayout::anEditThatMovesTheNextLinesRepaintsTheView()
{
    QFETCH(bool, isHighlighted);
    View view(isHighlighted);
    const auto edit = [&view](int from, int length, const QString &text) {
        const int before = view.rows(5);
        view.repaints = 0;
        view.replace(5, from, length, text);
        return std::pair(view.rows(5) - before, view.repaints > 0);
    };
    using Outcome = std::pair<int, bool>;
    QCOMPARE(edit(0, 0, QStringLiteral("x")), Outcome(0, false));
    const auto [added, isRepainted] = edit(5, 0, QStringLiteral(" word").repeated(20));
    QVERIFY(added > 0 && isRepainted);
    const auto [removed, isRepaintedAgain] = edit(5, 100, QString());
    QCOMPARE(removed, -added);
    QVERIFY(isRepaintedAgain);
    view.replace(6, 0, 11, QString(60, u'i'));
    view.repaints = 0;
    const int narrow = view.rows(6);
    view.replace(6, 0, 60, QString(60, u'W')); // as many characters
    QVERIFY(view.rows(6) > narrow && view.repaints > 0);
}

OUTCROP_TEST(TestLineLayout, GuiApplication)

} // namespace tst_linelayout

#include "tst_linelayout.moc"
