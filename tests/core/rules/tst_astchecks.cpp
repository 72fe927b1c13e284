// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"
#include "core/rules/syntaxtree.h"
#include "core/text/linetable.h"
#include "tests/core/rules/snippets.h"
#include "tests/support/testregistry.h"

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_astchecks {

namespace {

/// Counts of true positives, false positives and false negatives of a check.
struct Score {
    int right = 0;
    int needless = 0;
    int missed = 0;
    int snippets = 0;

    double precision() const { return right + needless == 0 ? 1.0 : double(right) / (right + needless); }
    double recall() const { return right + missed == 0 ? 1.0 : double(right) / (right + missed); }
};

QSet<int> foundLines(const Snippet &snippet, const Grammar &grammar)
{
    const SyntaxTree tree(snippet.code, grammar);
    const LineTable lines(snippet.code);
    QSet<int> found;
    for (const AstFinding &finding : runAstCheck(SyntaxFacts(tree, queryOf(grammar)), snippet.check))
        found.insert(lines.at(finding.start).line);
    return found;
}

QString listed(const QSet<int> &lines)
{
    QStringList texts;
    for (const int line : QList<int>(lines.begin(), lines.end()))
        texts.append(QString::number(line));
    texts.sort();
    return texts.isEmpty() ? QStringLiteral("nothing") : texts.join(u' ');
}

void addToScore(const Snippet &snippet, const QSet<int> &found, Score &score)
{
    score.right += int((found & snippet.lines).size());
    score.needless += int((found - snippet.lines).size());
    score.missed += int((snippet.lines - found).size());
    ++score.snippets;
    if (found != snippet.lines)
        qInfo("%s: %s: found %s, expected %s", qPrintable(snippet.check), qPrintable(snippet.title), qPrintable(listed(found)),
            qPrintable(listed(snippet.lines)));
}

} // namespace

class AstChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queriesMatchTheirGrammars_data() { languages(); }
    void queriesMatchTheirGrammars()
    {
        QFETCH(QString, language);
        const Grammar *grammar = findGrammar(language);
        if (!grammar->isAvailable())
            QSKIP("this grammar was not built in");
        QCOMPARE(queryOf(*grammar).error(), QString());
    }

    /// Deeply nested text, as written by a model that repeats itself, would crash the parser library.
    void parsesSourceWithUnclosedBrackets_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isTooDeep");
        const auto row = [](const char *language, const char *before, const char *piece, int times) {
            const QString text = QString::fromLatin1(before) + QString::fromLatin1(piece).repeated(times);
            QTest::addRow("%s %s%s %d", language, before, piece, times) << QString::fromLatin1(language) << text << (times > SyntaxTree::maximumDepth);
        };
        row("python", "", "(", 70'000);
        row("python", "", "(", SyntaxTree::maximumDepth);
        row("python", "x = 1\n", "[ ", 70'000);
        row("javascript", "", "a(", 70'000);
        row("cpp", "int a;\n", "{", 70'000);
        row("go", "package a\n", "(\n", 70'000);
        row("java", "class A {", "{", 70'000);
    }
    void parsesSourceWithUnclosedBrackets()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(bool, isTooDeep);
        const Grammar *grammar = findGrammar(language);
        if (!grammar->isAvailable())
            QSKIP("this grammar was not built in");
        const SyntaxTree tree(text, *grammar);
        QVERIFY(tree.hasErrors());
        QVERIFY(tree.firstError().has_value());
        QCOMPARE(tree.isTooDeep(), isTooDeep);
    }

    /// The labels follow tests/data/rules/definitions.md. Prints the snippets for which the checks differ from the labels.
    void findsTheLabeledViolations_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"python", "javascript", "typescript", "cpp", "java", "go"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void findsTheLabeledViolations()
    {
        QFETCH(QString, language);
        const Grammar *grammar = findGrammar(language);
        const QList<Snippet> snippets = readSnippets(QStringLiteral(OUTCROP_TEST_DATA "/rules/%1.txt").arg(language));
        QVERIFY(snippets.size() >= 200);
        if (!grammar->isAvailable())
            QSKIP("this grammar was not built in");
        QMap<QString, Score> scores;
        for (const Snippet &snippet : snippets)
            addToScore(snippet, foundLines(snippet, *grammar), scores[snippet.check]);
        for (const auto &[check, score] : scores.asKeyValueRange()) {
            qInfo("%s %s: %d snippets, precision %.3f, recall %.3f (%d right, %d needless, %d missed)", qPrintable(language), qPrintable(check),
                score.snippets, score.precision(), score.recall(), score.right, score.needless, score.missed);
            QVERIFY(score.precision() >= 0.97);
            QVERIFY(score.recall() >= 0.97);
        }
    }

    void checksEmptyAndInvalidSource()
    {
        const Grammar *python = findGrammar(QStringLiteral("python"));
        if (!python->isAvailable())
            QSKIP("this grammar was not built in");
        QVERIFY(foundLines({QStringLiteral("stub"), {}, QString(), {}}, *python).isEmpty());
        QCOMPARE(foundLines({QStringLiteral("stub"), {}, QStringLiteral("x = = 3\n\ndef f():\n    pass\n"), {}}, *python), QSet<int>{4});
    }

    void rangesAreUtf16()
    {
        const Grammar *python = findGrammar(QStringLiteral("python"));
        if (!python->isAvailable())
            QSKIP("this grammar was not built in");
        const QString code = QStringLiteral("def f():\n    x = \"\U0001F600\"; y = \"/etc/hosts\"\n");
        const SyntaxTree tree(code, *python);
        const AstFindings found = runAstCheck(SyntaxFacts(tree, queryOf(*python)), QStringLiteral("hardcoded"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(code.mid(found.first().start, found.first().end - found.first().start), QStringLiteral("\"/etc/hosts\""));
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const Grammar &grammar : grammars())
            QTest::newRow(qPrintable(grammar.name)) << grammar.name;
    }
};

OUTCROP_TEST(AstChecks, CoreApplication)

} // namespace tst_astchecks

#include "tst_astchecks.moc"
