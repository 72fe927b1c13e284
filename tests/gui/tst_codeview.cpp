// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/theme.h"
#include "gui/text/codeview.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QSyntaxHighlighter>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace outcrop;

namespace {

QString manyLines(const QString &middle)
{
    QStringList lines;
    for (int i = 0; i < 200; ++i)
        lines += QStringLiteral("line %1").arg(i);
    lines[100] = middle;
    return lines.join(u'\n');
}

} // namespace

class TestCodeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsThePlaceWhenTheTextChanges()
    {
        CodeView view;
        view.resize(300, 200);
        view.show();
        view.setText(manyLines(QStringLiteral("before")));
        view.goTo(manyLines(QStringLiteral("before")).indexOf(QStringLiteral("line 150")));
        const int scrolled = view.verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        view.setText(manyLines(QStringLiteral("after")));
        QCOMPARE(view.toPlainText(), manyLines(QStringLiteral("after")));
        QCOMPARE(view.verticalScrollBar()->value(), scrolled);
        QCOMPARE(view.cursorPlace().line, 150);
    }

    void replacesAnything_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("from nothing") << QString() << QStringLiteral("a\nb");
        QTest::newRow("to nothing") << QStringLiteral("a\nb") << QString();
        QTest::newRow("repeated letters") << QStringLiteral("aaa") << QStringLiteral("aaaa");
        QTest::newRow("shorter") << QStringLiteral("abab") << QStringLiteral("ab");
        QTest::newRow("line ends only") << QStringLiteral("a\r\nb") << QStringLiteral("a\nb");
        QTest::newRow("half a character") << QStringLiteral("\U0001F30D") << QStringLiteral("\U0001F30E");
    }

    void replacesAnything()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        CodeView view;
        view.setText(before);
        view.setText(after);
        QCOMPARE(view.toPlainText(), after);
    }

    void speaksInOffsetsOfTheOriginal()
    {
        CodeView view;
        view.setText(QStringLiteral("one\r\ntwo\r\nthree"));
        view.goTo(10);
        QVERIFY(view.cursorPlace() == (TextPlace{2, 0}));
        QCOMPARE(view.cursorOffset(), 10);
        const QSignalSpy chosen(&view, &CodeView::characterChosen);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toLongLong(), 10);
    }

    void beginsAtTheTop()
    {
        CodeView view;
        view.setText(manyLines({}));
        QCOMPARE(view.cursorOffset(), 0);
    }

    void coloursFrontMatterAsYaml()
    {
        CodeView view;
        view.setText(QStringLiteral("---\nkey: 1\n---\nkey: 1\n---\nkey: 1\n"));
        view.setLanguageOf(QStringLiteral("a.md"));
        if (!view.document()->findChild<QSyntaxHighlighter *>())
            QSKIP("Built without KSyntaxHighlighting");
        const auto ink = [&](int line) {
            return view.document()->findBlockByNumber(line).layout()->formats().value(0).format.foreground().color();
        };
        QTRY_COMPARE(ink(1), color(SyntaxInk::Heading, view.palette()));
        QCOMPARE(ink(3), color(SyntaxInk::Plain, view.palette()));
        QCOMPARE(ink(5), ink(3));
    }

    void coloursSource()
    {
        CodeView view;
        view.setLanguageOf(QStringLiteral("a.json"));
        view.setText(QStringLiteral("{\"a\": 1}"));
        if (!view.document()->findChild<QSyntaxHighlighter *>())
            QSKIP("Built without KSyntaxHighlighting");
        QTRY_VERIFY(!view.document()->firstBlock().layout()->formats().isEmpty());
    }

    void coloursLongTextsLittleByLittle()
    {
        CodeView view;
        view.setLanguageOf(QStringLiteral("a.md"));
        if (!view.document()->findChild<QSyntaxHighlighter *>())
            QSKIP("Built without KSyntaxHighlighting");
        view.setText(QStringLiteral("Some *words* and `code` to colour.\n").repeated(4000) + QStringLiteral("# End"));
        const QTextBlock end = view.document()->lastBlock();
        QVERIFY(end.layout()->formats().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!end.layout()->formats().isEmpty(), 20'000);
    }

    void readsOnly()
    {
        CodeView view;
        view.setText(QStringLiteral("a"));
        QTest::keyClicks(&view, QStringLiteral("xyz"));
        QCOMPARE(view.toPlainText(), QStringLiteral("a"));
    }
};

QTEST_MAIN(TestCodeView)
#include "tst_codeview.moc"
