// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/adapter.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_adapter {

namespace {

struct ParsedAdapter {
    Adapter adapter;
    Diagnostics diagnostics;
};

ParsedAdapter parseAdapter(const QByteArray &rendering)
{
    ParsedAdapter result;
    const QByteArray text = "provider: {name: parrot, api_format: parrot}\nrendering:\n" + rendering;
    result.adapter = readAdapter(readDocument(QStringLiteral("portability/providers/parrot.yaml"), text), result.diagnostics).value_or(Adapter());
    return result;
}

ModelInfo modelOf(int window)
{
    ModelInfo model;
    model.contextWindow = window;
    return model;
}

} // namespace

class TestAdapter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingKeysHaveDefaults()
    {
        const Adapter adapter = parseAdapter("  message_roles: {user: human}\n").adapter;
        QCOMPARE(adapter.exampleCounts.value(QStringLiteral("built_in")), QStringLiteral("min"));
        QCOMPARE(adapter.exampleCounts.value(QStringLiteral("requires_explicit_cot")), QStringLiteral("max"));
        QVERIFY(adapter.smallWindow.appliesTo(modelOf(31'999)));
        QVERIFY(!adapter.smallWindow.appliesTo(modelOf(32'000)));
        QVERIFY(!adapter.smallWindow.appliesTo({})); // the context window is unknown
    }

    void readsFewShotRules()
    {
        const ParsedAdapter result = parseAdapter("  few_shot: {built_in: 2, limited: max}\n");
        QVERIFY(result.diagnostics.isEmpty());
        QCOMPARE(result.adapter.exampleCounts.value(QStringLiteral("built_in")), QStringLiteral("2"));
        QCOMPARE(result.adapter.exampleCounts.value(QStringLiteral("limited")), QStringLiteral("max"));
        QCOMPARE(result.adapter.exampleCounts.value(QStringLiteral("other")), QStringLiteral("max"));
    }

    void readsSmallWindowRules()
    {
        const ParsedAdapter result = parseAdapter("  context_window:\n    small: {below: 8000, section_order: [tools, identity], examples: 1}\n");
        QVERIFY(result.diagnostics.isEmpty());
        QCOMPARE(result.adapter.smallWindow.below, 8'000);
        QVERIFY(result.adapter.smallWindow.sectionOrder == (QList<Part>{Part::Tools, Part::Identity}));
        QCOMPARE(result.adapter.smallWindow.examples, QStringLiteral("1"));
        QVERIFY(!parseAdapter("  context_window:\n    small: {below: 0}\n").adapter.smallWindow.appliesTo(modelOf(100)));
    }

    void reportsInvalidRules_data()
    {
        QTest::addColumn<QByteArray>("rendering");
        for (const char *rendering : {"  few_shot: {built_in: most}\n", "  few_shot: {frontier: min}\n", "  context_window:\n    small: {below: -1}\n",
                                      "  context_window:\n    small: {section_order: [examples]}\n"})
            QTest::newRow(rendering) << QByteArray(rendering);
    }

    void reportsInvalidRules()
    {
        QFETCH(QByteArray, rendering);
        QVERIFY(!parseAdapter(rendering).diagnostics.isEmpty());
    }

    void readsTheQuotedReasoningText_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << QByteArray("Think first.") << QStringLiteral("Think first.");
        QTest::newRow("inside a note") << QByteArray(">\n      Append to system prompt: \"Think\n      first.\"") << QStringLiteral("Think first.");
        QTest::newRow("a text with quotes") << QByteArray("'Say \"why\": always.'") << QStringLiteral("Say \"why\": always.");
    }

    void readsTheQuotedReasoningText()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, expected);
        QCOMPARE(parseAdapter("  reasoning:\n    cot_injection: " + yaml + "\n").adapter.reasoningText, expected);
    }
};

OUTCROP_TEST(TestAdapter, CoreApplication)

} // namespace tst_adapter

#include "tst_adapter.moc"
