// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the text output of the command line: tables, counts, sizes, suggestions, and text from files.
#include "cli/base/console.h"
#include "cli/base/table.h"
#include "cli/base/textwrap.h"
#include "cli/base/unknownname.h"
#include "cli/prompt/losstable.h"
#include "core/base/textwidth.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <sstream>

using namespace outcrop;

namespace tst_clitext {

namespace {

/// Returns a table with long texts in a language: titles, and rows with a key, a text, a sentence and a number.
Table tableOf(const QStringList &titles, const QList<QStringList> &rows)
{
    Table table({{titles.at(0), Table::Align::Left, true}, {titles.at(1)}, {titles.at(2)}, {titles.at(3), Table::Align::Right}});
    for (const QStringList &row : rows)
        table.addRow(row);
    return table;
}

/// Returns the words of the rows, at most `width` wide, that a table must not split.
QStringList wordsOf(const QList<QStringList> &rows, qsizetype width)
{
    QStringList words;
    for (const QStringList &row : rows) {
        for (const QString &word : row.join(u' ').split(u' ')) {
            if (textWidth(word) <= width && longestPartWidth(word) == textWidth(word))
                words += word;
        }
    }
    return words;
}

/// Returns the parts of the lines that begin with punctuation that belongs to the previous line.
QStringList wronglyBrokenParts(const QStringList &lines)
{
    QStringList wrong;
    for (const QString &line : lines) {
        for (const QString &part : line.split(QStringLiteral("  "), Qt::SkipEmptyParts)) {
            const QString text = part.trimmed();
            if (!text.isEmpty() && (QStringLiteral("、。，）」”،").contains(text.front()) || QStringLiteral("（「“").contains(text.back())))
                wrong += line;
        }
    }
    return wrong;
}

} // namespace

class TestCliText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alignsTableColumns()
    {
        Table table({{QStringLiteral("name")}, {QStringLiteral("size"), Table::Align::Right}, {QStringLiteral("note")}});
        QVERIFY(table.isEmpty());
        table.addRow({QStringLiteral("a"), QStringLiteral("1"), {}});
        table.addRow({QStringLiteral("🎄 tree"), QStringLiteral("12,345"), QStringLiteral("x")});
        const QStringList expected{QStringLiteral("NAME      SIZE  NOTE"), QStringLiteral("a            1"), QStringLiteral("🎄 tree  12,345  x")};
        QCOMPARE(table.lines(), expected);
    }

    /// Text that is too wide for the terminal wraps. It is never truncated.
    void wrapsTablesToTheWidth()
    {
        Table table({{QStringLiteral("file")}, {QStringLiteral("size"), Table::Align::Right}, {QStringLiteral("note")}});
        table.addRow({QStringLiteral("layers/a-long-name-of-a-layer.md"), QStringLiteral("12,345"), QStringLiteral("changes more often than it declares")});
        table.addRow({QStringLiteral("b.md"), QStringLiteral("1"), QStringLiteral("ok")});
        const QStringList lines = table.lines(40);
        for (const QString &line : lines)
            QVERIFY2(line.size() <= 40, qPrintable(line));
        const QString text = lines.join(QString()).remove(u' ');
        QVERIFY2(text.contains(QStringLiteral("12,345")) && text.contains(QStringLiteral("changes")), qPrintable(text));
        QString files;
        for (const QString &line : lines)
            files += line.left(line.indexOf(u' ') < 0 ? line.size() : line.indexOf(u' '));
        QVERIFY2(files.contains(QStringLiteral("layers/a-long-name-of-a-layer.md")), qPrintable(lines.join(u'\n')));
        QCOMPARE(table.lines(0), table.lines(500));
    }

    /// The time is proportional to the length of the text. If it were quadratic, this test would exceed its time limit.
    void wrapsHugeCells()
    {
        Table table({{QStringLiteral("file")}, {QStringLiteral("note")}});
        table.addRow({QStringLiteral("a.md"), QString(2'000'000, u'x')});
        const QStringList lines = table.lines(46);
        QCOMPARE(lines.size(), 50'001); // each line has 40 characters beside the first column
        QCOMPARE(lines.at(1), QString(QStringLiteral("a.md  ") + QString(40, u'x')));
        QCOMPARE(lines.last(), QString(QString(6, u' ') + QString(40, u'x')));
    }

    void doesNotSplitWideCharacters()
    {
        const QStringList lines{QStringLiteral("🎄"), QStringLiteral("🎄")};
        QCOMPARE(wrappedLines(QStringLiteral("🎄🎄"), 1), lines);
    }

    /// Columns that do not fit are in further blocks with the key column. Numbers and title words are not split.
    void splitsWideTablesIntoBlocks()
    {
        using Align = Table::Align;
        Table table({{QStringLiteral("tier")}, {QStringLiteral("part"), Align::Left, true}, {QStringLiteral("write cost"), Align::Right}, {QStringLiteral("tokens rewritten"), Align::Right}});
        table.addRow({QStringLiteral("granite"), QStringLiteral("soul.md"), QStringLiteral("$0.01"), QStringLiteral("12,345")});
        const QStringList all{QStringLiteral("TIER     PART     WRITE COST  TOKENS REWRITTEN"), QStringLiteral("granite  soul.md       $0.01            12,345")};
        QCOMPARE(table.lines(46), all);
        const QStringList titles{QStringLiteral("TIER     PART     WRITE     TOKENS"), QStringLiteral("                   COST  REWRITTEN"), QStringLiteral("granite  soul.md  $0.01     12,345")};
        QCOMPARE(table.lines(34), titles);
        const QStringList blocks{QStringLiteral("TIER     PART     WRITE COST"), QStringLiteral("granite  soul.md       $0.01"), QString(),
            QStringLiteral("PART     TOKENS REWRITTEN"), QStringLiteral("soul.md            12,345")};
        QCOMPARE(table.lines(30), blocks);
        for (int width = 20; width < 60; ++width) {
            for (const QString &line : table.lines(width))
                QVERIFY2(line.size() <= width, qPrintable(line));
        }
    }

    void aTextInAColumnOfNumbersWraps()
    {
        Table table({{QStringLiteral("first")}, {QStringLiteral("test"), Table::Align::Right}});
        table.addRow({QStringLiteral("a"), QStringLiteral("a signed-rank test (approximate)")});
        table.addRow({QStringLiteral("b"), QStringLiteral("1,234")});
        const QStringList lines = table.lines(24);
        for (const QString &line : lines)
            QVERIFY2(line.size() <= 24, qPrintable(line));
        QVERIFY2(lines.last().endsWith(QStringLiteral(" 1,234")), qPrintable(lines.join(u'\n')));
    }

    /// A sentence wraps at spaces to 80 columns. A longer word is not split.
    void wrapsSentencesBetweenWords()
    {
        const QString path = QString(90, u'p');
        const QString line = QStringLiteral("files   %1, stored unredacted; the log stores a redacted copy that has no keys and no passwords of this computer").arg(path);
        const QStringList lines = wrappedSentence(line, 80);
        QCOMPARE(lines.first(), QStringLiteral("files   %1,").arg(path));
        QCOMPARE(lines.size(), 3);
        for (const QString &next : lines.mid(1))
            QVERIFY2(next.size() <= 80 && next.startsWith(QStringLiteral("        ")) && next.at(8) != u' ', qPrintable(next));
        QCOMPARE(lines.join(u' ').simplified(), line.simplified());
        QCOMPARE(wrappedSentence(line, 0), QStringList(line));
        QCOMPARE(wrappedSentence({}, 80), QStringList(QString()));
        std::ostringstream out;
        writeSentence(out, line);
        setLineWidth(out, 80);
        writeSentence(out, line);
        QCOMPARE(QByteArray::fromStdString(out.str()).count('\n'), 4);
    }

    void alignsTheValuesOfFields()
    {
        const QList<std::pair<QString, QString>> fields{{QStringLiteral("Score"), QStringLiteral("12")}, {QStringLiteral("Größe"), QStringLiteral("three four five")}, {QStringLiteral("Verdicts"), {}}};
        std::ostringstream out;
        writeFields(out, fields);
        QCOMPARE(QString::fromStdString(out.str()), QStringLiteral("Score:    12\nGröße:    three four five\nVerdicts:\n"));
        std::ostringstream narrow;
        setLineWidth(narrow, 22);
        writeFields(narrow, fields.mid(1, 1));
        QCOMPARE(QString::fromStdString(narrow.str()), QStringLiteral("Größe: three four five\n"));
        setLineWidth(narrow, 20);
        writeFields(narrow, fields);
        QVERIFY2(QString::fromStdString(narrow.str()).contains(QStringLiteral("Größe:    three four\n          five\n")), narrow.str().c_str());
    }

    /// Chinese and Japanese characters fill two columns, and their texts have no spaces.
    void wideCharactersFillTwoColumns()
    {
        QCOMPARE(textWidth(QStringLiteral("作業フォルダー")), 14);
        QCOMPARE(textWidth(QStringLiteral("é")), 1);
        QCOMPARE(textWidth(QStringLiteral("e\u0301")), 1);
        QCOMPARE(textWidth(QStringLiteral("\u200e--json\u2069")), 6);
        Table table({{QStringLiteral("名前")}, {QStringLiteral("note")}});
        table.addRow({QStringLiteral("abcdef"), QStringLiteral("x")});
        QCOMPARE(table.lines(), (QStringList{QStringLiteral("名前    NOTE"), QStringLiteral("abcdef  x")}));
        QCOMPARE(wrappedLines(QStringLiteral("作業フォルダー"), 5), (QStringList{QStringLiteral("作業"), QStringLiteral("フォ"), QStringLiteral("ルダ"), QStringLiteral("ー")}));
        QCOMPARE(wrappedLines(QStringLiteral("作業"), 1), (QStringList{QStringLiteral("作"), QStringLiteral("業")}));
        QCOMPARE(wrappedSentence(QStringLiteral("名前  作業フォルダー。"), 14), (QStringList{QStringLiteral("名前  作業フォ"), QStringLiteral("      ルダー。")}));
        QCOMPARE(wrappedSentence(QStringLiteral("一二三。四"), 6), (QStringList{QStringLiteral("一二"), QStringLiteral("三。四")}));
        QCOMPARE(wrappedSentence(QStringLiteral("設定は `a-b` です"), 9), (QStringList{QStringLiteral("設定は"), QStringLiteral("`a-b` で"), QStringLiteral("す")}));
    }

    void tablesWrapBetweenWords_data()
    {
        QTest::addColumn<QStringList>("titles");
        QTest::addColumn<QList<QStringList>>("rows");
        QTest::newRow("de") << QStringList{"Teil", "Zählmethode", "Grund der Kürzung", "Token"}
                            << QList<QStringList>{{"Systemanweisung", "Tokenizer-Schätzung", "Der Zwischenspeicher liegt hinter den Werkzeugbeschreibungen und vor den Nachrichten", "12.345"},
                                   {"Werkzeugbeschreibungen", "gezählt", "Die Eingabeaufforderung überschreitet das Kontextfenster", "7"}};
        QTest::newRow("ja") << QStringList{"部分", "数え方", "切り捨ての理由", "トークン"}
                            << QList<QStringList>{{"システムプロンプト", "推定（トークナイザー）", "キャッシュの区切りは、ツールの説明の後にあります。「設定」で変更できます。", "12,345"},
                                   {"ツールの説明", "計測", "プロンプトが、コンテキストウィンドウを超えています。", "7"}};
        QTest::newRow("zh_CN") << QStringList{"部分", "计数方法", "截断原因", "词元"}
                               << QList<QStringList>{{"系统提示词", "估算（分词器）", "缓存断点位于工具描述之后，可以在“设置”中更改。", "12,345"},
                                      {"工具描述", "计数", "提示词超出了上下文窗口，因此较早的消息不会发送。", "7"}};
        QTest::newRow("ar") << QStringList{"الجزء", "طريقة العد", "سبب الاقتطاع", "الرموز"}
                            << QList<QStringList>{{"تعليمات النظام", "تقدير بالمرمّز", "تقع نقطة التخزين المؤقت بعد أوصاف الأدوات، ويمكن تغييرها في الإعدادات.", "12,345"},
                                   {"أوصاف الأدوات", "معدود", "الموجّه أكبر من نافذة السياق، ولذلك لا تُرسل الرسائل القديمة.", "7"}};
    }

    /// Words of up to a third of the table are not split. Chinese and Japanese text wraps between characters, and punctuation stays on its line.
    void tablesWrapBetweenWords()
    {
        QFETCH(const QStringList, titles);
        QFETCH(const QList<QStringList>, rows);
        const Table table = tableOf(titles, rows);
        for (const qsizetype width : {60, 80, 120}) {
            const QStringList lines = table.lines(width);
            const QString text = lines.join(u'\n');
            for (const QString &line : lines)
                QVERIFY2(textWidth(line) <= width, qPrintable(line));
            for (const QString &word : wordsOf(rows, width / 3))
                QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
            QCOMPARE(wronglyBrokenParts(lines), QStringList());
        }
    }

    /// The key column and numbers keep their width while a text has room.
    void narrowsTextsBeforeTheKeyColumn()
    {
        Table table({{QStringLiteral("file"), Table::Align::Left, true}, {QStringLiteral("note")}, {QStringLiteral("size"), Table::Align::Right}});
        table.addRow({QStringLiteral("the name of a layer"), QStringLiteral("a note that is longer than the name"), QStringLiteral("1,234")});
        const QStringList lines = table.lines(44);
        QVERIFY2(lines.at(1).startsWith(QStringLiteral("the name of a layer  a note")), qPrintable(lines.join(u'\n')));
        QVERIFY2(lines.at(1).endsWith(QStringLiteral("  1,234")), qPrintable(lines.join(u'\n')));
    }

    void splitsOnlyPartsThatAreTooLong()
    {
        const auto lines = [](const char *text, qsizetype width) { return wrappedLines(QString::fromUtf8(text), width).join(u'|'); };
        QCOMPARE(lines("a Zwischenspeicher", 16), QStringLiteral("a|Zwischenspeicher"));
        QCOMPARE(lines("a Zwischenspeicher", 12), QStringLiteral("a Zwischensp|eicher"));
        QCOMPARE(lines("costs 1,234.5 now", 11), QStringLiteral("costs|1,234.5 now"));
        QCOMPARE(lines("with the --json option", 12), QStringLiteral("with the|--json|option"));
        QCOMPARE(lines("layers/soul.md", 8), QStringLiteral("layers/|soul.md"));
        QCOMPARE(longestPartWidth(QStringLiteral("a Zwischenspeicher, layers/soul")), 17);
        QCOMPARE(longestPartWidth(QStringLiteral("作業フォルダー。")), 4);
        QCOMPARE(longestPartWidth({}), 0);
    }

    void streamsHaveNoWidthByDefault()
    {
        std::ostringstream out;
        QCOMPARE(lineWidth(out), 0);
        setLineWidth(out, 72);
        QCOMPARE(lineWidth(out), 72);
    }

    void formatsCounts()
    {
        QCOMPARE(countText(1234567), QStringLiteral("1,234,567"));
        constexpr CountText files("cli/base", "%1 files", "%1 file");
        QCOMPARE(countText(1, files), QStringLiteral("1 file"));
        QCOMPARE(countText(0, files), QStringLiteral("0 files"));
        QCOMPARE(countText(12345, files), QStringLiteral("12,345 files"));
    }

    void formatsSizes()
    {
        QCOMPARE(sizeText(0), QStringLiteral("0 B"));
        QCOMPARE(sizeText(999), QStringLiteral("999 B"));
        QCOMPARE(sizeText(12'400), QStringLiteral("12.4 kB"));
        QCOMPARE(sizeText(3'140'000), QStringLiteral("3.1 MB"));
    }

    void suggestsSimilarNames()
    {
        const QStringList words{QStringLiteral("reviewer"), QStringLiteral("worker")};
        QCOMPARE(unknownNameMessage(QStringLiteral("agent"), QStringLiteral("reviwer"), words),
            QStringLiteral("unknown agent `reviwer`; did you mean `reviewer`? Available: reviewer, worker"));
        QCOMPARE(unknownNameMessage(QStringLiteral("agent"), QStringLiteral("zebra"), words),
            QStringLiteral("unknown agent `zebra`; available: reviewer, worker"));
        QCOMPARE(unknownNameMessage(QStringLiteral("agent"), QStringLiteral("x"), {}),
            QStringLiteral("unknown agent `x`; none are defined, so create one first"));
    }

    void doesNotPrintLongLists()
    {
        QStringList words;
        for (int i = 0; i < 100; ++i)
            words.append(QStringLiteral("agent-%1").arg(i));
        QVERIFY(!unknownNameMessage(QStringLiteral("agent"), QStringLiteral("zebra"), words)
                     .contains(QLatin1String("agent-99")));
    }

    void escapesControlCharacters()
    {
        std::ostringstream out;
        writeLine(out, QStringLiteral("a\x1b[31mb\nc\td\x7f\u009b"));
        QCOMPARE(out.str(), std::string("a\\x1b[31mb\\x0ac\\x09d\\x7f\\x9b\n"));
    }

    void summarizesLosses()
    {
        const Ledger ledger{{QStringLiteral("a"), QStringLiteral("p"), LossAction::Kept, {}},
                            {QStringLiteral("b"), QStringLiteral("q"), LossAction::Approximated, QStringLiteral("too high"), 2, 1},
                            {{}, QStringLiteral("r"), LossAction::Dropped, QStringLiteral("no place")}};
        QCOMPARE(lossSummary(ledger), QStringLiteral("1 dropped, 1 approximated"));
        QCOMPARE(lossSummary(ledger.mid(0, 1)), QString());
        const QStringList expected{QStringLiteral("ACTION        PART  LOCATION IN REQUEST  REASON"),
                                   QStringLiteral("dropped       r                          no place"),
                                   QStringLiteral("approximated  q     b                    too high (2 → 1)")};
        QCOMPARE(lossTable(ledger).lines(), expected);
        QCOMPARE(lossNotes(ledger), QStringList{QStringLiteral("1 part kept")});
        QVERIFY(lossTable(ledger.mid(0, 1)).isEmpty());
        for (const QString &line : lossTable(ledger).lines(60))
            QVERIFY2(line.size() <= 60, qPrintable(line));
    }
};

OUTCROP_TEST(TestCliText, NoApplication)

} // namespace tst_clitext

#include "tst_clitext.moc"
