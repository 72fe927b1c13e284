// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/reasoning.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_reasoning {

class TestReasoning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void determinesReasoningClasses_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *word, const char *expected) { QTest::newRow(word) << QString(QLatin1String(word)) << QString(QLatin1String(expected)); };
        row("built_in", "built_in");
        row("deep_built_in", "built_in");
        row("built_in_thinking", "built_in");
        row("limited", "limited");
        row("requires_explicit_cot", "requires_explicit_cot");
        row("", "other");
        row("sometimes", "other");
    }

    void determinesReasoningClasses()
    {
        QFETCH(QString, word);
        QFETCH(QString, expected);
        ModelInfo model;
        model.reasoning = word;
        QCOMPARE(reasoningClassName(reasoningClass(model)), expected);
    }

    /// The columns are the strategy, the model's class, the adapter's value for the strategy (- for none), and whether the prompt has an instruction.
    void decidesReasoningInstructions_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("reasoning");
        QTest::addColumn<QString>("map");
        QTest::addColumn<bool>("asked");
        const auto row = [](const char *strategy, const char *reasoning, const char *map, bool asked) {
            QTest::addRow("%s, %s, %s", strategy, reasoning, map)
                << QString(QLatin1String(strategy)) << QString(QLatin1String(reasoning)) << QString(QLatin1String(map)) << asked;
        };
        const char *const inject = "inject_step_by_step";
        for (const char *map : {"omit", inject, "-"}) {
            row("adaptive", "built_in", map, false);
            row("adaptive", "limited", map, false);
            row("adaptive", "requires_explicit_cot", map, true);
            row("none", "requires_explicit_cot", map, false);
            row("none", "built_in", map, false);
        }
        row("adaptive", "", "omit", false);
        row("adaptive", "", inject, true);
        row("adaptive", "", "-", false);
        for (const char *reasoning : {"built_in", "limited", "requires_explicit_cot", ""}) {
            row("explicit_cot", reasoning, inject, true);
            row("explicit_cot", reasoning, "-", true);
            row("explicit_cot", reasoning, "omit", false);
        }
        row("unheard of", "requires_explicit_cot", inject, false);
    }

    void decidesReasoningInstructions()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, reasoning);
        QFETCH(QString, map);
        QFETCH(bool, asked);
        Adapter adapter;
        if (map != QLatin1String("-"))
            adapter.reasoning.insert(strategy, map);
        ModelInfo model;
        model.reasoning = reasoning;
        QCOMPARE(includesReasoningInstruction(strategy, adapter, model), asked);
    }
};

OUTCROP_TEST(TestReasoning, CoreApplication)

} // namespace tst_reasoning

#include "tst_reasoning.moc"
