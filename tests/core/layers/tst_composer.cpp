// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/composer.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_composer {

class TestComposer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersLayersAgentAndSkillsByTier();
    void includesLayersByCondition_data();
    void includesLayersByCondition();
    void tracesEveryCharacterToItsDocument();
    void combinesPhaseAndScopeParameters_data();
    void combinesPhaseAndScopeParameters();
    void keepsZeroAsAParameterValue();
    void modelLimitsOverrideParameters();
    void usesTheCondensedFormForSmallWindows();
    void sendsANonPortableAgentUnchanged();
    void reportsUnknownNames_data();
    void reportsUnknownNames();
    void listsTheNamesOfAProfile();
    void warnsAboutAnUnknownScope();
    void metadataContainsTheSelection();
    void reportsDuplicateAgentNames();
    void bundleContainsAllExamples();
    void sectionsHaveTheirCondition();
    void notesAWorkloadWithoutASkill_data();
    void notesAWorkloadWithoutASkill();
    void evaluatesAConditionSeparately();

private:
    static PromptLibrary library();
    static QStringList ids(const Composition &composition);
};

PromptLibrary TestComposer::library()
{
    return PromptLibrary::read(workspaceOf({
        {QStringLiteral("config.toml"), QStringLiteral("[workspace]\nagent = \"old\"\nprofile = \"p\"\n")},
        {QStringLiteral("layers/soul.md"), QStringLiteral("---\ntier: granite\n---\n\nBe kind.\n")},
        {QStringLiteral("layers/condensed/soul.md"), QStringLiteral("Kind.\n")},
        {QStringLiteral("layers/k8s.md"), QStringLiteral("---\nwhen: workload in (platform) and not phase == planning\n---\nCluster rules.\n")},
        {QStringLiteral("layers/small.md"), QStringLiteral("---\nwhen: window < 10000\n---\nBe short.\n")},
        {QStringLiteral("skills/k8s/SKILL.md"), QStringLiteral("---\nname: k8s\ndescription: d\nmetadata: {workloads: platform/k8s}\n---\nUse the CLI.\n")},
        {QStringLiteral("agents/old.md"), QStringLiteral("---\nname: old\n---\n# Old\n\n## Notes\ntext\n")},
        {QStringLiteral("agents/new.md"),
         QStringLiteral("---\nname: new\nidentity: {role: Tester}\ncapabilities: {forbidden_actions: [lie]}\nportability: {enabled: true}\n---\n"
                        "# New\n\n## Identity\nI test.\n\n## Method\n```\n## not a heading\n```\n\n## Guardrails\nAsk first.\n")},
        {QStringLiteral("profiles/p/config.yml"),
         QStringLiteral("scopes: {wide: {}}\ngeneration_params:\n  planning: {temperature: 0.7, max_output_tokens: 4000}\n"
                        "  reviewing: {temperature: 0.0}\nscope_overrides:\n  wide:\n    planning: {max_output_tokens: 32000, seed: 3}\n"
                        "output_instructions: {planning: A list.}\nagents: {reviewing: new}\n")},
    }));
}

QStringList TestComposer::ids(const Composition &composition)
{
    QStringList ids;
    for (const Section &section : composition.bundle.sections)
        ids.append(section.id);
    return ids;
}

void TestComposer::notesAWorkloadWithoutASkill_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("message");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("its own") << "platform/k8s" << QString();
    QTest::newRow("above") << "platform" << QString();
    QTest::newRow("another") << "comms"
                             << "No skill has the workload `comms`, so the prompt has no skills. Workloads with "
                                "skills: platform, platform/k8s.";
    QTest::newRow("nearly") << "platfrom"
                            << "No skill has the workload `platfrom`, so the prompt has no skills. Did you mean "
                               "`platform`? Workloads with skills: platform, platform/k8s.";
}

void TestComposer::notesAWorkloadWithoutASkill()
{
    QFETCH(QString, workload);
    QFETCH(QString, message);
    Selection selection;
    selection.workload = workload;
    const Composition composition = compose(library(), selection);
    QCOMPARE(composition.diagnostics.size(), message.isEmpty() ? 0 : 1);
    QVERIFY(!hasErrors(composition.diagnostics));
    QVERIFY(ids(composition).contains(QStringLiteral("layers/soul.md")));
    if (!message.isEmpty())
        QCOMPARE(toString(composition.diagnostics.first()), QStringLiteral("note: %1 [workload-without-skill]").arg(message));
}

void TestComposer::evaluatesAConditionSeparately()
{
    const PromptLibrary one = library();
    const auto holds = [&one](const char *text, const Selection &selection, const ProviderCapabilities &model = {}) {
        return conditionHolds(*Condition::parse(QString::fromUtf8(text)), one, selection, model);
    };
    Selection selection;
    QVERIFY(holds("agent == old and profile == p", selection));
    QVERIFY(!holds("phase == planning", selection));
    selection.phase = QStringLiteral("reviewing");
    QVERIFY(holds("agent == new and phase == reviewing", selection)); // the profile determines the agent for the phase
    QVERIFY(!holds("window < 10000", selection));
    ProviderCapabilities small;
    small.maxContextTokens = 8000;
    QVERIFY(holds("window < 10000", selection, small));
}

void TestComposer::ordersLayersAgentAndSkillsByTier()
{
    Selection selection;
    selection.agent = QStringLiteral("new");
    selection.workload = QStringLiteral("platform/k8s");
    const Composition composition = compose(library(), selection);
    QVERIFY(composition.diagnostics.isEmpty());
    const QStringList expected{QStringLiteral("layers/soul.md"),           QStringLiteral("agents/new.md#role"),
                               QStringLiteral("agents/new.md#new"),        QStringLiteral("agents/new.md#identity"),
                               QStringLiteral("agents/new.md#method"),     QStringLiteral("agents/new.md#constraints"),
                               QStringLiteral("agents/new.md#guardrails"), QStringLiteral("layers/k8s.md"),
                               QStringLiteral("skills/k8s/SKILL.md")};
    QCOMPARE(ids(composition), expected);
}

void TestComposer::includesLayersByCondition_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("phase");
    QTest::addColumn<bool>("present");
    QTest::newRow("category") << QStringLiteral("platform") << QString() << true;
    QTest::newRow("subcategory") << QStringLiteral("platform/k8s") << QString() << true;
    QTest::newRow("another phase") << QStringLiteral("platform") << QStringLiteral("reviewing") << true;
    QTest::newRow("the excluded phase") << QStringLiteral("platform") << QStringLiteral("planning") << false;
    QTest::newRow("another workload") << QStringLiteral("comms") << QString() << false;
    QTest::newRow("none") << QString() << QString() << false;
}

void TestComposer::includesLayersByCondition()
{
    QFETCH(QString, workload);
    QFETCH(QString, phase);
    QFETCH(bool, present);
    Selection selection;
    selection.workload = workload;
    selection.phase = phase;
    QCOMPARE(ids(compose(library(), selection)).contains(QStringLiteral("layers/k8s.md")), present);
}

void TestComposer::tracesEveryCharacterToItsDocument()
{
    const PromptLibrary library = TestComposer::library();
    Selection selection;
    selection.agent = QStringLiteral("new");
    selection.workload = QStringLiteral("platform");
    for (const Section &section : compose(library, selection).bundle.sections) {
        for (qsizetype i = 0; i < section.content.size(); ++i) {
            const Origin origin = section.content.originAt(i);
            if (origin.isGenerated()) {
                QVERIFY2(!origin.note.isEmpty(), qPrintable(section.id));
                continue;
            }
            const DocumentPtr document = library.workspace.document(origin.file);
            QVERIFY2(document, qPrintable(origin.file));
            QVERIFY(origin.offset >= 0 && origin.offset <= document->text.size());
        }
        for (const TraceSpan &span : section.content.spans()) {
            if (span.kind != TraceKind::Copied)
                continue;
            const QString source = library.workspace.document(span.origin.file)->text;
            QCOMPARE(section.content.text().mid(span.start, span.length), source.mid(span.origin.offset, span.length));
        }
    }
}

void TestComposer::combinesPhaseAndScopeParameters_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("expected");
    QTest::newRow("phase") << QStringLiteral("planning") << QString() << QStringLiteral(R"({"temperature":0.7,"max_output_tokens":4000})");
    QTest::newRow("scope overrides phase") << QStringLiteral("planning") << QStringLiteral("wide")
                                        << QStringLiteral(R"({"temperature":0.7,"max_output_tokens":32000,"seed":3})");
    QTest::newRow("no phase") << QString() << QStringLiteral("wide") << QStringLiteral("{}");
}

void TestComposer::combinesPhaseAndScopeParameters()
{
    QFETCH(QString, phase);
    QFETCH(QString, scope);
    QFETCH(QString, expected);
    const PromptLibrary library = TestComposer::library();
    Selection selection;
    selection.phase = phase;
    selection.scope = scope;
    const Json json = toJson(compose(library, selection).bundle, library.workspace);
    QCOMPARE(QString::fromStdString(json["params"].dump()), expected);
}

void TestComposer::keepsZeroAsAParameterValue()
{
    Selection selection;
    selection.phase = QStringLiteral("reviewing");
    const Composition composition = compose(library(), selection);
    QCOMPARE(composition.bundle.params.find(QStringLiteral("temperature"))->value.dump(), std::string("0.0"));
    QCOMPARE(qString(composition.bundle.metadata["agent"]), QStringLiteral("new"));
}

void TestComposer::modelLimitsOverrideParameters()
{
    Selection selection;
    selection.phase = QStringLiteral("planning");
    ProviderCapabilities capabilities;
    capabilities.maxOutputTokens = 1000;
    capabilities.maxTemperature = 0.5;
    const PromptBundle bundle = compose(library(), selection, capabilities).bundle;
    QCOMPARE(bundle.params.find(QStringLiteral("max_output_tokens"))->value, Json(1000));
    QCOMPARE(bundle.params.find(QStringLiteral("temperature"))->value, Json(0.5));
    QCOMPARE(bundle.adjustments.size(), 2);
    QCOMPARE(bundle.adjustments.first().before, Json(4000));
}

void TestComposer::usesTheCondensedFormForSmallWindows()
{
    ProviderCapabilities capabilities;
    capabilities.maxContextTokens = 8000;
    const Composition composition = compose(library(), {}, capabilities);
    QCOMPARE(composition.bundle.sections.first().content.text(), QStringLiteral("Kind."));
    QCOMPARE(composition.bundle.adjustments.first().part, QStringLiteral("sections/layers/soul.md"));
    QVERIFY(ids(composition).contains(QStringLiteral("layers/small.md")));
    capabilities.maxContextTokens = 100'000;
    QCOMPARE(compose(library(), {}, capabilities).bundle.sections.first().content.text(), QStringLiteral("Be kind."));
}

void TestComposer::sendsANonPortableAgentUnchanged()
{
    const Composition composition = compose(library(), {});
    QCOMPARE(ids(composition), (QStringList{QStringLiteral("layers/soul.md"), QStringLiteral("agents/old.md")}));
    QCOMPARE(composition.bundle.sections.last().content.text(), QStringLiteral("# Old\n\n## Notes\ntext"));
    QVERIFY(composition.bundle.sections.last().isPlain);
}

void TestComposer::reportsUnknownNames_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("code");
    for (const char *what : {"agent", "profile", "phase", "scope", "history"})
        QTest::newRow(what) << QString::fromLatin1(what) << QString::fromLatin1(what) + QStringLiteral("-unknown");
}

void TestComposer::reportsUnknownNames()
{
    QFETCH(QString, what);
    QFETCH(QString, code);
    const QString name = QStringLiteral("nobody");
    Selection selection;
    if (what == QLatin1String("agent"))
        selection.agent = name;
    else if (what == QLatin1String("profile"))
        selection.profile = name;
    else if (what == QLatin1String("phase"))
        selection.phase = name;
    else if (what == QLatin1String("scope"))
        selection.scope = name;
    else
        selection.historyFile = name;
    const Diagnostics found = compose(library(), selection).diagnostics;
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().code, code);
    QVERIFY(found.first().message.contains(name));
}

/// The messages also list the standard phases, and report that a profile has no scopes.
void TestComposer::listsTheNamesOfAProfile()
{
    const PromptLibrary plain = PromptLibrary::read(workspaceOf(
        {{QStringLiteral("layers/a.md"), QStringLiteral("Be kind.\n")}, {QStringLiteral("profiles/p/config.yml"), QStringLiteral("output_instructions: {drafting: A list.}\n")}}));
    Selection selection;
    selection.profile = QStringLiteral("p");
    selection.phase = QStringLiteral("draftin");
    selection.scope = QStringLiteral("wide");
    const Diagnostics found = compose(plain, selection).diagnostics;
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).message, QStringLiteral("The profile `p` has no phase `draftin`. Available: drafting, planning, generating, reviewing, revising."));
    QCOMPARE(found.at(1).message, QStringLiteral("The profile `p` has no scope `wide`. It defines no scopes. Omit the scope, or add it to the profile."));
}

/// Without a profile, only the conditions of layers define scopes.
void TestComposer::warnsAboutAnUnknownScope()
{
    const PromptLibrary roles = PromptLibrary::read(workspaceOf({{QStringLiteral("layers/gateway.md"), QStringLiteral("---\nwhen: scope == gateway\n---\nx\n")},
        {QStringLiteral("layers/worker.md"), QStringLiteral("---\nwhen: scope in (worker, \"loop worker\")\n---\nx\n")}}));
    Selection selection;
    for (const char *known : {"gateway", "worker", "loop worker"}) {
        selection.scope = QString::fromLatin1(known);
        QVERIFY(compose(roles, selection).diagnostics.isEmpty());
    }
    selection.scope = QStringLiteral("gatway");
    const Diagnostics found = compose(roles, selection).diagnostics;
    QCOMPARE(found.size(), 1);
    QVERIFY(found.first().severity == Severity::Warning);
    QCOMPARE(found.first().code, QStringLiteral("scope-unknown"));
    QVERIFY2(found.first().message.contains(QStringLiteral("gateway, loop worker, worker")), qPrintable(found.first().message));
}

void TestComposer::metadataContainsTheSelection()
{
    Selection selection;
    selection.workload = QStringLiteral("platform");
    const Json metadata = compose(library(), selection).bundle.metadata;
    QCOMPARE(qString(metadata["agent"]), QStringLiteral("old"));
    QCOMPARE(qString(metadata["profile"]), QStringLiteral("p"));
    QCOMPARE(qString(metadata["workload"]), QStringLiteral("platform"));
}

void TestComposer::reportsDuplicateAgentNames()
{
    const QString text = QStringLiteral("---\nname: same\n---\nx");
    const PromptLibrary library = PromptLibrary::read(workspaceOf({{QStringLiteral("agents/a.md"), text}, {QStringLiteral("agents/b.md"), text}}));
    QCOMPARE(library.diagnostics.size(), 1);
    QCOMPARE(toString(library.diagnostics.first().location), QStringLiteral("agents/b.md:1:1"));
    QCOMPARE(library.agent(QStringLiteral("same"))->file(), QStringLiteral("agents/a.md"));
}

/// The model determines how many examples are sent; the bundle has all of them, with the agent's range.
void TestComposer::bundleContainsAllExamples()
{
    const PromptLibrary library = PromptLibrary::read(workspaceOf({
        {QStringLiteral("agents/a.md"), QStringLiteral("---\nname: a\nportability:\n  few_shot:\n    enabled: true\n    examples_ref: examples/a.md\n"
                                                       "    count_range: {min: 2, max: 3}\n---\nx\n")},
        {QStringLiteral("agents/examples/a.md"), QStringLiteral("## One\n1\n## Two\n2\n## Three\n3\n## Four\n4\n")},
    }));
    Selection selection;
    selection.agent = QStringLiteral("a");
    const PromptBundle bundle = compose(library, selection).bundle;
    QCOMPARE(bundle.examples.size(), 4);
    QCOMPARE(bundle.minimumExamples, 2);
    QCOMPARE(bundle.maximumExamples, 3);
    QCOMPARE(bundle.agentName, QStringLiteral("a"));
    QVERIFY(bundle.adjustments.isEmpty());
}

void TestComposer::sectionsHaveTheirCondition()
{
    Selection selection;
    selection.workload = QStringLiteral("platform");
    for (const Section &section : compose(library(), selection).bundle.sections) {
        const bool isConditional = section.id == QLatin1String("layers/k8s.md");
        QCOMPARE(section.condition, isConditional ? QStringLiteral("workload in (platform) and not phase == planning") : QString());
    }
}

OUTCROP_TEST(TestComposer, CoreApplication)

} // namespace tst_composer

#include "tst_composer.moc"
