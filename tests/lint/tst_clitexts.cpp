// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that the command line prints are in one table per folder, such as src/cli/edit/editoutput.h, and texts of help are marked with
// QT_TRANSLATE_NOOP("cli", …), so that translators find them.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_clitexts {

namespace {

/// A string literal in a source that looks like text for people.
struct Text {
    QString words;
    int line = 0;
};

/// Matches comments, characters, marked texts and patterns, and then, with their content, all other literals.
const QRegularExpression &literals()
{
    static const QRegularExpression pattern(
        QStringLiteral("//[^\\n]*|#include[^\\n]*|(?<![0-9])'(?:\\\\.|[^'\\\\\\n])+'"
                       "|QT_TRANSLATE_N?_?NOOP3?\\(\\s*\"[^\"]*\",\\s*(?:\"(?:\\\\.|[^\"\\\\\\n])*\"\\s*,?\\s*)+\\)"
                       "|\\bQRegularExpression(?:\\s+\\w+)?\\(\\s*QStringLiteral\\(\\s*\"(?:\\\\.|[^\"\\\\\\n])*\""
                       "|R\"\\((?<raw>.*?)\\)\"|\"(?<text>(?:\\\\.|[^\"\\\\\\n])*)\""),
        QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

/// Returns whether a literal has two words in a row or a capitalized word, and is not an example of a command line.
bool isText(const QString &literal)
{
    static const QRegularExpression words(QStringLiteral("[A-Za-z][a-z]+[,;:.]? [a-z]{2,}|(?<![\\w`/.%-])[A-Z][a-z]{2,}(?![\\w`/-])"));
    static const QRegularExpression commandLine(QStringLiteral("^\\s*`?outcrop-cli "));
    return !commandLine.match(literal).hasMatch() && words.match(literal).hasMatch();
}

QList<Text> textsIn(const QString &source)
{
    QList<Text> texts;
    for (const QRegularExpressionMatch &match : literals().globalMatch(source)) {
        const QString literal = match.captured(QStringLiteral("raw")) + match.captured(QStringLiteral("text"));
        if (isText(literal))
            texts.append({literal, lineAt(source, match.capturedStart())});
    }
    return texts;
}

/// Returns the files and literals in clitexts.txt: `src/cli/a.cpp`, or `src/cli/a.cpp "literal"`.
QSet<QString> exceptions()
{
    static const QRegularExpression line(QStringLiteral("^(?<exception>[^#\\s]\\S*(?: \".*\")?): "));
    QSet<QString> found;
    for (const QString &one : textOf(QStringLiteral("tests/lint/clitexts.txt")).split(u'\n', Qt::SkipEmptyParts)) {
        if (const QRegularExpressionMatch match = line.match(one); match.hasMatch())
            found.insert(match.captured(QStringLiteral("exception")));
    }
    return found;
}

/// Returns the sources without the tables.
QStringList sources()
{
    QStringList paths = filesBelow({"src/cli"}, {"*.h", "*.cpp"});
    paths.removeIf([](const QString &path) { return path.endsWith(QLatin1String("output.h")); });
    return paths;
}

} // namespace

class TestCliTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTexts_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("count");
        QTest::newRow("words") << QStringLiteral("writeSentence(out, QStringLiteral(\"no files\"));") << 1;
        QTest::newRow("capitalized") << QStringLiteral("heading(\"Limits\"); lines += QStringLiteral(\"Changed %1\");") << 2;
        QTest::newRow("raw") << QStringLiteral("const char *const end = R\"(Help:\n  the options)\";") << 1;
        QTest::newRow("marked") << QStringLiteral("f(QT_TRANSLATE_NOOP(\"cli\", \"Show the \"\n    \"text\"), \"outcrop-cli set a b\");") << 0;
        QTest::newRow("keys") << QStringLiteral("{\"cost_usd\", x}, {\"exit code\", y}; option(\"--max-cost\", \"FILE:LINE\", \"-h,--help\")") << 1;
        QTest::newRow("comment and pattern") << QStringLiteral("// \"no files\"\nQRegularExpression a(QStringLiteral(\"\\\\A(two words) are\")); u'\"'; '\"'") << 0;
    }
    void findsTexts()
    {
        QFETCH(const QString, source);
        QFETCH(const int, count);
        QCOMPARE(textsIn(source).size(), count);
    }

    void textsAreInTables()
    {
        const QSet<QString> allowed = exceptions();
        QSet<QString> used;
        QStringList found;
        const QStringList paths = sources();
        QVERIFY(paths.size() > 150);
        for (const QString &path : paths) {
            for (const Text &text : textsIn(textOf(path))) {
                const QString exact = QStringLiteral("%1 \"%2\"").arg(path, text.words);
                if (allowed.contains(exact))
                    used.insert(exact);
                else if (allowed.contains(path))
                    used.insert(path);
                else
                    found += QStringLiteral("%1:%2: %3").arg(path).arg(text.line).arg(text.words);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Move these into their folder's table (<folder>output.h), or mark texts of help with QT_TRANSLATE_NOOP(\"cli\", …):") + formatFindings(found)));
        const QSet<QString> unused = allowed - used;
        QVERIFY2(unused.isEmpty(), qPrintable(QStringLiteral("No longer needed in tests/lint/clitexts.txt:") + formatFindings(unused.values())));
    }
};

OUTCROP_TEST(TestCliTexts, NoApplication)

} // namespace tst_clitexts

#include "tst_clitexts.moc"
