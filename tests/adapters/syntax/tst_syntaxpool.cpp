// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a source that crashes or hangs the parser does not affect other sources.
#include "adapters/syntax/syntaxpool.h"
#include "core/base/parallel.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_syntaxpool {

namespace {

const ModeRegistration asWorker(syntaxWorkerArgument, &runSyntaxWorker);

const SyntaxSelection questions{{QStringLiteral("stub"), QStringLiteral("style")}, {QStringLiteral("names.function")}};

QString makePythonSource(int functions)
{
    QString text;
    for (int i = 0; i < functions; ++i)
        text += QStringLiteral("def f%1(a):\n    # 🌋\n    pass\n").arg(i);
    return text;
}

bool isSame(const SyntaxReport &a, const SyntaxReport &b)
{
    return a.failure == b.failure && a.firstError == b.firstError && a.isTooDeep == b.isTooDeep && a.findings == b.findings && a.names == b.names && a.truncated == b.truncated;
}

const Grammar &grammarOf(const char *name)
{
    return *findGrammar(QString::fromLatin1(name));
}

} // namespace

class TestSyntaxPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (!grammarOf("python").isAvailable() || !grammarOf("javascript").isAvailable())
            QSKIP("This program was built without the grammars of Python and JavaScript.");
    }

    void workerGivesTheSameReport_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("stubs") << makePythonSource(3);
        QTest::newRow("more than are listed") << makePythonSource(1500);
        QTest::newRow("not Python") << QStringLiteral("def f(:\n\u00e4 = '\U0001F30B'\n((");
        QTest::newRow("too deep") << QString(30'000, u'(');
    }
    void workerGivesTheSameReport()
    {
        QFETCH(const QString, text);
        SyntaxPool pool;
        const SyntaxReport there = pool.parse(text, grammarOf("python"), questions);
        QCOMPARE(there.failure, QString());
        QVERIFY(isSame(there, readSyntax(text, grammarOf("python"), questions)));
    }

    void supportsConcurrentRequests()
    {
        constexpr int count = 40;
        SyntaxPool pool;
        QList<SyntaxReport> reports(count);
        SyntaxReport *results = reports.data();
        forEachParallel(
            count, [&](qsizetype i) { results[i] = pool.parse(makePythonSource(int(i)), grammarOf("python"), questions); });
        for (int i = 0; i < count; ++i)
            QVERIFY(isSame(reports.at(i), readSyntax(makePythonSource(i), grammarOf("python"), questions)));
    }

    void reportsWorkerFailures_data()
    {
        QTest::addColumn<QByteArray>("program");
        QTest::addColumn<QByteArray>("argument");
        QTest::addColumn<QString>("failure");
        QTest::newRow("exits") << QByteArray("/bin/false") << QByteArray() << "the source crashes the process that parses it as Python; split it";
        QTest::newRow("does not respond") << QByteArray("/bin/sleep") << QByteArray("1000") << "parsing the source as Python takes too long; split it";
        QTest::newRow("does not exist") << QByteArray("/nowhere/worker") << QByteArray()
                                         << "the process that parses the source as Python could not be started; reinstall Outcrop";
    }
    void reportsWorkerFailures()
    {
        QFETCH(const QByteArray, program);
        QFETCH(const QByteArray, argument);
        SyntaxPool pool({program, {argument}, std::chrono::milliseconds(300)});
        QTEST(pool.parse(makePythonSource(2), grammarOf("python"), questions).failure, "failure");
    }

    /// Each source is parsed or fails. In both cases, the next source is parsed.
    void aCrashDoesNotAffectOtherSources_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *grammar, const char *piece, int times) {
            QTest::addRow("%s %s %d", grammar, piece, times) << QString::fromLatin1(grammar) << QString::fromLatin1(piece).repeated(times);
        };
        for (const char *piece : {"!", "a=", "if(a)", "@ ", "'@ ' ", "[", "a?b:", "`${", "-", "x=>", "<a>", "/*"})
            row("javascript", piece, 70'000);
        for (const char *piece : {"not ", "-", "a=", "lambda:", "f(", "a if b else ", "@a\n", "\"\"\"", "if a:\n "})
            row("python", piece, 70'000);
        for (const char *piece : {"*", "a<", "!", "(int)", "#if a\n", "template<"})
            row("cpp", piece, 70'000);
        for (const char *piece : {"!", "(a)", "a<", "@a "})
            row("java", piece, 70'000);
        for (const char *piece : {"*", "[]", "func(", "<-"})
            row("go", piece, 70'000);
    }
    void aCrashDoesNotAffectOtherSources()
    {
        QFETCH(const QString, grammar);
        QFETCH(const QString, text);
        const Grammar *one = findGrammar(grammar);
        if (!one->isAvailable())
            QSKIP("This program was built without this grammar.");
        SyntaxPool pool({SyntaxWorkerSettings().program, SyntaxWorkerSettings().arguments, std::chrono::seconds(1)});
        pool.parse(text, *one, questions);
        SyntaxReport after;
        for (int i = 0; i < 60 && (i == 0 || !after.failure.isEmpty()); ++i)
            after = pool.parse(makePythonSource(1), grammarOf("python"), questions);
        QVERIFY(isSame(after, readSyntax(makePythonSource(1), grammarOf("python"), questions)));
    }
};

OUTCROP_TEST(TestSyntaxPool, NoApplication)

} // namespace tst_syntaxpool

#include "tst_syntaxpool.moc"
