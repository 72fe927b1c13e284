// SPDX-License-Identifier: GPL-3.0-or-later
// Tests token boundaries in an editor: the counted passages, the number of counts, and that every style is readable.
#include "gui/editor/texteditor.h"
#include "gui/editor/tokenmarks.h"
#include "gui/look/theme.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTextBlock>

using namespace outcrop;

namespace tst_tokenmarks {

namespace {

/// A tokenizer with two characters per token that records its input.
struct PairTokenizer {
    QStringList passages;

    TokenSplitterPtr splitter()
    {
        return std::make_shared<TokenSplitter>(TokenSplitter{QStringLiteral("pairs"), [this](QStringView text) {
                                                                 passages += text.toString();
                                                                 QList<qsizetype> ends;
                                                                 for (qsizetype end = 2; end < text.size() + 2;
                                                                      end += 2)
                                                                     ends += std::min(end, text.size());
                                                                 return ends;
                                                             }});
    }
};

struct TokenMarksFixture {
    EditSession session;
    TextEditor editor;
    TokenMarks marks{&editor};

    explicit TokenMarksFixture(const QString &text) : session(QStringLiteral("layers/a.md"), text)
    {
        editor.resize(400, 200);
        editor.setSession(&session);
        editor.show();
        QVERIFY2(QTest::qWaitForWindowExposed(&editor), "the editor is shown");
    }
    QTextBlock line(int number) { return editor.document()->findBlockByNumber(number); }
    void paint() { editor.viewport()->grab(); }
};

/// Returns the color of a background with a tint.
QColor tintedColor(const QColor &ground, const QColor &tint, bool isDarkPalette)
{
    const auto mix = [isDarkPalette](int left, int right) { return isDarkPalette ? 255 - (255 - left) * (255 - right) / 255 : left * right / 255; };
    return {mix(ground.red(), tint.red()), mix(ground.green(), tint.green()), mix(ground.blue(), tint.blue())};
}

} // namespace

class TestTokenMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alternatesTokenColorsInALine()
    {
        TokenMarksFixture shown(QStringLiteral("abcde"));
        PairTokenizer pairs;
        QVERIFY(shown.marks.spansIn(shown.line(0)).isEmpty());
        shown.marks.setSplitter(pairs.splitter());
        const QList<TokenSpan> wanted{{0, 2, false}, {2, 4, true}, {4, 5, false}};
        QCOMPARE(shown.marks.spansIn(shown.line(0)), wanted);
    }

    /// Text is counted in passages that no token can cross: empty lines and lines that begin with a slash belong to the previous passage.
    void tokenizesWholePassages()
    {
        TokenMarksFixture shown(QStringLiteral("ab.\n\n  \n/cd\nef\n"));
        PairTokenizer pairs;
        shown.marks.setSplitter(pairs.splitter());
        QCOMPARE(shown.marks.spansIn(shown.line(3)).size(), 2);
        shown.marks.spansIn(shown.line(0));
        shown.marks.spansIn(shown.line(1));
        QCOMPARE(pairs.passages, QStringList{QStringLiteral("ab.\n\n  \n/cd\n")});
        QVERIFY(shown.marks.spansIn(shown.line(1)).isEmpty());
        shown.marks.spansIn(shown.line(4));
        QCOMPARE(pairs.passages.last(), QStringLiteral("ef\n"));
    }

    void tokenizesOnlyTheChangedLine()
    {
        QString text;
        for (int i = 0; i < 400; ++i)
            text += QStringLiteral("Line %1 of a long text.\n").arg(i);
        TokenMarksFixture shown(text);
        PairTokenizer pairs;
        shown.marks.setSplitter(pairs.splitter());
        shown.paint();
        QVERIFY2(pairs.passages.size() > 3 && pairs.passages.size() < 60, "only visible lines are tokenized");
        shown.paint();
        const qsizetype before = pairs.passages.size();
        QTest::keyClicks(&shown.editor, QStringLiteral("x"));
        shown.paint();
        QCOMPARE(pairs.passages.size(), before + 1);
        QCOMPARE(pairs.passages.last(), QStringLiteral("xLine 0 of a long text.\n"));
    }

    void limitsTheTokenizedLength()
    {
        TokenMarksFixture shown(QString(100000, u'a'));
        PairTokenizer pairs;
        shown.marks.setSplitter(pairs.splitter());
        shown.marks.spansIn(shown.line(0));
        QCOMPARE(pairs.passages.size(), 1);
        QVERIFY(pairs.passages.first().size() <= 16384);
    }

    /// Only visible lines are tokenized, and a key press tokenizes only its line. Prints the time from a key press to the painted line, with and without marks.
    void typingStaysFastWithMarks()
    {
        QString text;
        for (int i = 0; i < 2000; ++i)
            text += QStringLiteral("Line %1: care comes before speed, and what we know before what sounds right.\n").arg(i);
        TokenMarksFixture shown(text);
        shown.editor.resize(800, 800);
        const auto median = [&] {
            QList<qint64> times;
            for (int i = 0; i < 120; ++i) {
                QElapsedTimer timer;
                timer.start();
                QTest::keyClick(&shown.editor, Qt::Key_A);
                QCoreApplication::processEvents();
                times += timer.nsecsElapsed() / 1000;
            }
            std::sort(times.begin(), times.end());
            return times.at(times.size() / 2);
        };
        const qint64 without = median();
        shown.marks.setSplitter(publishedSplitter(QStringLiteral("o200k_base")));
        const qint64 with = median();
        PairTokenizer pairs;
        shown.marks.setSplitter(pairs.splitter());
        shown.paint();
        const qsizetype shownLines = pairs.passages.size();
        QVERIFY2(shownLines < 100, "only visible lines of 2,000 are tokenized");
        QTest::keyClick(&shown.editor, Qt::Key_A);
        shown.paint();
        QVERIFY2(pairs.passages.size() <= shownLines + 1, "a key press tokenizes only its line");
        qInfo("a key: median %lld us without marks, %lld us with them", without, with);
        if (qEnvironmentVariableIsSet("OUTCROP_TIMED"))
            QVERIFY2(with - without < 4000, "less than a quarter of a frame");
        QVERIFY(!publishedSplitter(QStringLiteral("no such encoding")));
    }

    void paintsUntilDisabled()
    {
        TokenMarksFixture shown(QStringLiteral("some words"));
        const QImage plain = shown.editor.viewport()->grab().toImage();
        PairTokenizer pairs;
        shown.marks.setSplitter(pairs.splitter());
        QVERIFY(shown.editor.viewport()->grab().toImage() != plain);
        shown.marks.setSplitter(nullptr);
        QCOMPARE(shown.editor.viewport()->grab().toImage(), plain);
    }

    void marksHaveSimilarContrastInLightAndDark_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }

    void marksHaveSimilarContrastInLightAndDark()
    {
        QFETCH(QPalette, palette);
        const TokenColors tints = TokenColors::of(palette);
        QVERIFY(!tints.usesBars);
        const QColor base = palette.color(QPalette::Base);
        const bool isDarkPalette = isDark(palette);
        for (const ColorRole ink : {ColorRole::Text, ColorRole::Muted}) {
            const QColor text = color(ink, palette);
            const double even = contrast(tintedColor(base, tints.evenColor, isDarkPalette), tintedColor(text, tints.evenColor, isDarkPalette));
            const double odd = contrast(tintedColor(base, tints.oddColor, isDarkPalette), tintedColor(text, tints.oddColor, isDarkPalette));
            QVERIFY2(even >= 4.5 && odd >= 4.5, qPrintable(QStringLiteral("%1 %2").arg(even).arg(odd)));
            QVERIFY2(std::max(even, odd) / std::min(even, odd) < 1.06, qPrintable(QStringLiteral("%1 %2").arg(even).arg(odd)));
        }
        QVERIFY(TokenColors::of(highContrastDarkPalette()).usesBars);
        QVERIFY(TokenColors::of(highContrastLightPalette()).usesBars);
    }
};

OUTCROP_TEST(TestTokenMarks, GuiApplication)

} // namespace tst_tokenmarks

#include "tst_tokenmarks.moc"
