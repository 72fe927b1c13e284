// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptassembly.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_promptassembly {

class PromptAssembly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesDelimiters_data();
    void writesDelimiters();
    void addsNoSecondHeading();
    void ordersByTierThenPart();
    void adapterCanOrderByPartFirst();
    void injectsReasoningInstructions_data();
    void injectsReasoningInstructions();
    void writesAnUnenforcedSchemaIntoTheText();

private:
    static Adapter adapter();
    static PromptBundle bundleWithoutReasoning();
    static Section section(const char *id, Part part, Tier tier);
    static QStringList titles(const AssembledPrompt &prompt);
};

Adapter PromptAssembly::adapter()
{
    Adapter adapter;
    adapter.delimiters = {{BodyFormat::Xml, QStringLiteral("<{section}>\n{content}\n</{section}>")},
                          {BodyFormat::Markdown, QStringLiteral("## {section}\n{content}")},
                          {BodyFormat::Rccf, QStringLiteral("{LABEL}:\n{content}")}};
    adapter.sectionOrder = {Part::Identity, Part::Constraints, Part::Context};
    adapter.reasoning = {{QStringLiteral("adaptive"), QStringLiteral("inject_step_by_step")},
                         {QStringLiteral("explicit_cot"), QStringLiteral("inject_step_by_step")},
                         {QStringLiteral("none"), QStringLiteral("omit")}};
    return adapter;
}

/// Returns a bundle without a reasoning instruction, so that tests see only the sections that they add.
PromptBundle PromptAssembly::bundleWithoutReasoning()
{
    PromptBundle bundle;
    bundle.reasoningStrategy = QStringLiteral("none");
    return bundle;
}

Section PromptAssembly::section(const char *id, Part part, Tier tier)
{
    return {QLatin1String(id), QLatin1String(id), part, tier, TracedText::generated(QStringLiteral("text"), {})};
}

QStringList PromptAssembly::titles(const AssembledPrompt &prompt)
{
    QStringList titles;
    for (const PromptBlock &block : prompt.blocks)
        titles.append(block.title);
    return titles;
}

void PromptAssembly::writesDelimiters_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("expected");
    QTest::newRow("markdown") << int(BodyFormat::Markdown) << QStringLiteral("## Skill: K8s\ntext");
    QTest::newRow("xml") << int(BodyFormat::Xml) << QStringLiteral("<skill_k8s>\ntext\n</skill_k8s>");
    QTest::newRow("rccf") << int(BodyFormat::Rccf) << QStringLiteral("SKILL: K8S:\ntext");
}

void PromptAssembly::writesDelimiters()
{
    QFETCH(int, format);
    QFETCH(QString, expected);
    PromptBundle bundle = bundleWithoutReasoning();
    bundle.sections = {section("Skill: K8s", Part::Context, Tier::Weather)};
    const AssembledPrompt prompt = assemblePrompt(bundle, adapter(), {}, static_cast<BodyFormat>(format));
    QCOMPARE(joinBlocks(prompt.blocks).text(), expected);
}

void PromptAssembly::addsNoSecondHeading()
{
    PromptBundle bundle = bundleWithoutReasoning();
    bundle.sections = {section("Soul", Part::Context, Tier::Granite)};
    bundle.sections.first().content = TracedText::generated(QStringLiteral("# What we hold to\ntext"), {});
    QCOMPARE(joinBlocks(assemblePrompt(bundle, adapter(), {}, BodyFormat::Markdown).blocks).text(), QStringLiteral("# What we hold to\ntext"));
    QVERIFY(joinBlocks(assemblePrompt(bundle, adapter(), {}, BodyFormat::Xml).blocks).text().startsWith(u"<soul>"));
}

void PromptAssembly::ordersByTierThenPart()
{
    PromptBundle bundle = bundleWithoutReasoning();
    bundle.sections = {section("soul", Part::Context, Tier::Granite), section("rules", Part::Constraints, Tier::Granite),
                       section("who", Part::Identity, Tier::Sandstone)};
    const QStringList expected{QStringLiteral("rules"), QStringLiteral("soul"), QStringLiteral("who")};
    QCOMPARE(titles(assemblePrompt(bundle, adapter(), {}, {})), expected);
}

void PromptAssembly::adapterCanOrderByPartFirst()
{
    PromptBundle bundle = bundleWithoutReasoning();
    bundle.sections = {section("soul", Part::Context, Tier::Granite), section("who", Part::Identity, Tier::Sandstone)};
    Adapter small = adapter();
    small.ordersBySection = true;
    const QStringList expected{QStringLiteral("who"), QStringLiteral("soul")};
    QCOMPARE(titles(assemblePrompt(bundle, small, {}, {})), expected);
}

void PromptAssembly::injectsReasoningInstructions_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("injected");
    const QString needy = QStringLiteral("requires_explicit_cot");
    const QString able = QStringLiteral("built_in");
    QTest::newRow("adaptive, a model that needs it") << QStringLiteral("adaptive") << needy << true;
    QTest::newRow("adaptive, a model that does not") << QStringLiteral("adaptive") << able << false;
    QTest::newRow("requested") << QStringLiteral("explicit_cot") << able << true;
    QTest::newRow("none") << QStringLiteral("none") << needy << false;
}

void PromptAssembly::injectsReasoningInstructions()
{
    QFETCH(QString, strategy);
    QFETCH(QString, model);
    QFETCH(bool, injected);
    PromptBundle bundle;
    bundle.reasoningStrategy = strategy;
    ModelInfo info;
    info.reasoning = model;
    const AssembledPrompt prompt = assemblePrompt(bundle, adapter(), info, {});
    QCOMPARE(titles(prompt).contains(QStringLiteral("Reasoning")), injected);
    QCOMPARE(!prompt.notes.isEmpty(), injected);
}

void PromptAssembly::writesAnUnenforcedSchemaIntoTheText()
{
    PromptBundle bundle;
    bundle.outputSchema = OutputSchema{QStringLiteral("answer"), Json{{"type", "object"}}, {}};
    const AssembledPrompt prompt = assemblePrompt(bundle, adapter(), {}, {});
    QCOMPARE(prompt.outputMechanism, OutputMechanism::PromptText);
    QVERIFY(joinBlocks(prompt.blocks).text().contains(QLatin1String("\"type\": \"object\"")));
    QVERIFY(prompt.movedParts.contains(QStringLiteral("output.schema")));
}

OUTCROP_TEST(PromptAssembly, CoreApplication)

} // namespace tst_promptassembly

#include "tst_promptassembly.moc"
