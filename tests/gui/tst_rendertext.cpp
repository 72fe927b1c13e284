// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/theme.h"
#include "gui/text/linemarks.h"
#include "gui/text/rendertextview.h"
#include "tests/support/testregistry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace outcrop;

namespace tst_rendertext {

namespace {

const QString file = QStringLiteral("layers/soul.md");

PreparedPtr prepared(const QString &text, const PreparedPtr &before = nullptr)
{
    return prepareText(TracedText::copied(text, file, 0), WrappedText::Breaks::Escapes, {{file, Tier::Granite}}, before);
}

QString manyLines(const QString &middle)
{
    QStringList lines;
    for (int i = 0; i < 200; ++i)
        lines += QStringLiteral("line %1").arg(i);
    lines[100] = middle;
    return QStringLiteral("{\"text\": \"%1\"}\n").arg(lines.join(QStringLiteral("\\n")));
}

} // namespace

class TestRenderText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheText()
    {
        RenderTextView view;
        PreparedPtr before;
        for (const char *text : {"", "a", "{\"a\": \"b\\nc\"}\n", "{\"a\": \"b\\nd\\n\\ne\"}\n", "x\r\ny", ""}) {
            const PreparedPtr now = prepared(QString::fromUtf8(text), before);
            view.showText(now);
            QCOMPARE(view.toPlainText(), now->wrappedText.shownText());
            QCOMPARE(view.text(), QString::fromUtf8(text));
            before = now;
        }
    }

    /// A hidden view skips updates, so the next difference might start from another text than the displayed text.
    void showsTheLatestTextAfterSkippedUpdates()
    {
        RenderTextView view;
        const PreparedPtr first = prepared(manyLines(QStringLiteral("one")));
        const PreparedPtr second = prepared(manyLines(QStringLiteral("two")), first);
        const PreparedPtr third = prepared(manyLines(QStringLiteral("three")), second);
        view.showText(first);
        view.showText(third);
        QCOMPARE(view.toPlainText(), third->wrappedText.shownText());
    }

    void keepsTheScrollPositionWhenTheTextChanges()
    {
        RenderTextView view;
        view.resize(400, 200);
        view.show();
        const PreparedPtr before = prepared(manyLines(QStringLiteral("before")));
        view.showText(before);
        view.goTo(before->wrappedText.text().indexOf(QStringLiteral("line 150")));
        const int scrolled = view.verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        view.showText(prepared(manyLines(QStringLiteral("after")), before));
        QCOMPARE(view.verticalScrollBar()->value(), scrolled);
        QVERIFY(view.textCursor().block().text().startsWith(QStringLiteral("line 150")));
    }

    void copiesTheOriginalText()
    {
        RenderTextView view;
        const QString text = QStringLiteral("{\"a\": \"one\\ntwo\\nthree\"}\n");
        view.showText(prepared(text));
        view.selectAll();
        view.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        view.select(text.indexOf(QStringLiteral("one")), 10);
        view.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("one\\ntwo\\n"));
    }

    void usesOffsetsInTheOriginalText()
    {
        RenderTextView view;
        const QString text = manyLines(QStringLiteral("here"));
        view.showText(prepared(text));
        const qsizetype here = text.indexOf(QStringLiteral("here"));
        view.goTo(here);
        QCOMPARE(view.cursorOffset(), here);
        const QSignalSpy chosen(&view, &RenderTextView::characterChosen);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toLongLong(), here);
    }

    void marksLinesUntilTheTextChanges()
    {
        RenderTextView view;
        const PreparedPtr text = prepared(manyLines(QStringLiteral("here")));
        view.showText(text);
        view.markLinesAt({text->wrappedText.text().indexOf(QStringLiteral("here"))});
        QVERIFY(view.isMarked(100));
        QVERIFY(!view.isMarked(99));
        view.showText(prepared(manyLines(QStringLiteral("there")), text));
        QVERIFY(!view.isMarked(100));
    }

    void colorsStringsAcrossSoftBreaks()
    {
        RenderTextView view;
        view.setLanguage(RenderTextView::Language::Request);
        view.showText(prepared(QStringLiteral("{\"a\": \"one\\ntwo\\nthree\", \"b\": 1}")));
        const auto ink = [&](int line, qsizetype at) {
            const auto formats = view.document()->findBlockByNumber(line).layout()->formats();
            for (const auto &range : formats) {
                if (at >= range.start && at < range.start + range.length)
                    return range.format.foreground().color();
            }
            return QColor();
        };
        QTRY_COMPARE(ink(1, 0), color(SyntaxColorRole::Text, view.palette()));
        QCOMPARE(ink(1, 3), color(SyntaxColorRole::Markup, view.palette()));
        QCOMPARE(ink(0, 1), color(SyntaxColorRole::Key, view.palette()));
        QCOMPARE(ink(2, 8), color(SyntaxColorRole::Key, view.palette()));
        QCOMPARE(ink(2, 13), color(SyntaxColorRole::Number, view.palette()));
    }

    void markedTextHasEnoughContrast_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
        QTest::newRow("high contrast light") << highContrastLightPalette();
        QTest::newRow("high contrast dark") << highContrastDarkPalette();
    }

    void markedTextHasEnoughContrast()
    {
        QFETCH(QPalette, palette);
        for (const LineMark mark : {LineMark::TextDiffers, LineMark::PositionDiffers, LineMark::OnlyHere}) {
            const QColor ground = markBackground(mark, palette);
            QVERIFY2(ground != palette.color(QPalette::Base), qPrintable(markDescription(mark)));
            for (const SyntaxColorRole ink : {SyntaxColorRole::Plain, SyntaxColorRole::Key, SyntaxColorRole::Text,
                     SyntaxColorRole::Number, SyntaxColorRole::Markup})
                QVERIFY(contrast(color(ink, palette), ground) >= (isHighContrast(palette) ? 7 : 4.5));
        }
    }
};

OUTCROP_TEST(TestRenderText, GuiApplication)

} // namespace tst_rendertext

#include "tst_rendertext.moc"
