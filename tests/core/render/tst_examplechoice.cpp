// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/examplechoice.h"
#include "core/render/promptassembly.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_examplechoice {

namespace {

PromptBundle bundleWith(int examples, int least, int most)
{
    PromptBundle bundle;
    for (int i = 0; i < examples; ++i)
        bundle.examples.append(TracedText::generated(QStringLiteral("example %1").arg(i), {}));
    bundle.minimumExamples = least;
    bundle.maximumExamples = most;
    return bundle;
}

Adapter adapterWith(const QString &reasoning, const QString &rule)
{
    Adapter adapter;
    adapter.exampleCounts.insert(reasoning, rule);
    return adapter;
}

ModelInfo modelOf(const QString &reasoning, std::optional<int> window = {})
{
    ModelInfo model;
    model.id = QStringLiteral("m-1");
    model.reasoning = reasoning;
    model.contextWindow = window;
    return model;
}

} // namespace

class TestExampleChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appliesExampleRules_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("expected");
        QTest::newRow("the fewest") << "min" << 1 << 5 << 1;
        QTest::newRow("the middle") << "middle" << 1 << 5 << 3;
        QTest::newRow("the middle of an even range leans to fewer") << "middle" << 1 << 4 << 2;
        QTest::newRow("the most") << "max" << 1 << 5 << 5;
        QTest::newRow("a number") << "4" << 1 << 5 << 4;
        QTest::newRow("a number below the range") << "0" << 2 << 5 << 2;
        QTest::newRow("a number above the range") << "9" << 2 << 5 << 5;
        QTest::newRow("no rule") << "" << 1 << 3 << 3;
        QTest::newRow("reversed range") << "min" << 4 << 2 << 2;
        QTest::newRow("none allowed") << "max" << 0 << 0 << 0;
        QTest::newRow("negative range") << "max" << -3 << -1 << 0;
    }

    void appliesExampleRules()
    {
        QFETCH(QString, rule);
        QFETCH(int, least);
        QFETCH(int, most);
        QFETCH(int, expected);
        const QString reasoning = QStringLiteral("limited");
        const ExampleChoice choice = chooseExamples(bundleWith(8, least, most), adapterWith(reasoning, rule), modelOf(reasoning));
        QCOMPARE(choice.count, expected);
        QVERIFY(choice.reason.contains(QStringLiteral("%1 of 8 examples").arg(expected)));
    }

    void countStaysInRange()
    {
        QRandomGenerator random(20261121);
        const QStringList rules{QStringLiteral("min"), QStringLiteral("middle"), QStringLiteral("max"), QStringLiteral("2"), QStringLiteral("17"), QString()};
        for (int i = 0; i < 10'000; ++i) {
            const int least = random.bounded(6);
            const int most = least + random.bounded(6);
            const int there = random.bounded(12);
            const QString reasoning = QStringLiteral("built_in");
            const Adapter adapter = adapterWith(reasoning, rules.at(random.bounded(int(rules.size()))));
            const ModelInfo model = modelOf(reasoning, random.bounded(2) == 0 ? 8'192 : 200'000);
            const ExampleChoice choice = chooseExamples(bundleWith(there, least, most), adapter, model);
            QVERIFY(choice.count <= most);
            QVERIFY(choice.count >= std::min(least, there));
            QCOMPARE(choice.reason.isEmpty(), choice.count == there);
        }
    }

    void smallWindowsGetTheFewestExamples()
    {
        const QString reasoning = QStringLiteral("requires_explicit_cot");
        const Adapter adapter = adapterWith(reasoning, QStringLiteral("max"));
        QCOMPARE(chooseExamples(bundleWith(5, 1, 4), adapter, modelOf(reasoning, 32'000)).count, 4);
        const ExampleChoice small = chooseExamples(bundleWith(5, 1, 4), adapter, modelOf(reasoning, 31'999));
        QCOMPARE(small.count, 1);
        QVERIFY2(small.reason.contains(QLatin1String("below 32000 tokens")), qPrintable(small.reason));
    }

    void ledgerExplainsTheNumberOfExamples()
    {
        const QString reasoning = QStringLiteral("built_in");
        const AssembledPrompt prompt =
            assemblePrompt(bundleWith(3, 1, 3), adapterWith(reasoning, QStringLiteral("min")), modelOf(reasoning), {});
        QCOMPARE(prompt.omittedParts.size(), 2);
        QCOMPARE(prompt.omittedParts.first().first, QStringLiteral("examples/1"));
        QCOMPARE(prompt.notes.size(), 1);
        const LedgerEntry &note = prompt.notes.first();
        QCOMPARE(note.part, QStringLiteral("examples"));
        QCOMPARE(note.before, Json(3));
        QCOMPARE(note.after, Json(1));
        QCOMPARE(note.reason,
            QStringLiteral("1 of 3 examples are sent, because m-1 is a reasoning model and the agent allows 1 to 3"));
    }
};

OUTCROP_TEST(TestExampleChoice, CoreApplication)

} // namespace tst_examplechoice

#include "tst_examplechoice.moc"
