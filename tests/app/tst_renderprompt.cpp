// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_renderprompt {

namespace {

OpenedWorkspace openCopy(const WorkspaceCopy &copy)
{
    return *openWorkspace(copy.folder());
}

Selection selectionOf(const QString &agent, const QString &phase = {})
{
    Selection selection;
    selection.agent = agent;
    selection.phase = phase;
    selection.request = QStringLiteral("Describe!");
    return selection;
}

} // namespace

class TestRenderPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesTheModelThatTheAgentPrefers()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("config.toml"), "[providers.openai]\nmodel = \"gpt-of-the-manifest\"\n");
        const OpenedWorkspace workspace = openCopy(copy);
        const auto modelOf = [&workspace](const QString &agent, const QString &model) {
            return renderPrompt(workspace, {selectionOf(agent), QStringLiteral("openai"), model, {}})->request.model;
        };
        QCOMPARE(modelOf(QStringLiteral("cataloguer"), {}), QStringLiteral("gpt-6-sol"));
        QCOMPARE(modelOf(QStringLiteral("clerk"), {}), QStringLiteral("gpt-of-the-manifest"));
        QCOMPARE(modelOf(QStringLiteral("cataloguer"), QStringLiteral("asked-for")), QStringLiteral("asked-for"));
    }

    void renderingIsDeterministic()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        for (const QString &provider : openCopy(copy).providers()) {
            const RenderJob job{selectionOf(QStringLiteral("cataloguer"), QStringLiteral("generating")), provider, {}, {}};
            const QString first = renderPrompt(openCopy(copy), job)->request.bodyText().text();
            QVERIFY(!first.isEmpty());
            QCOMPARE(renderPrompt(openCopy(copy), job)->request.bodyText().text(), first);
        }
    }

    void manifestEnablesPromptXml()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const auto envelopeOf = [&copy](const PromptFormat &format) {
            return renderPrompt(openCopy(copy), {selectionOf(QStringLiteral("cataloguer")), QStringLiteral("openai"), {}, format})->request;
        };
        const QString plain = envelopeOf({}).bodyText().text();
        copy.append(QStringLiteral("config.toml"), "[prompt_xml]\nenabled = false\nversion = \"1.1\"\ninclude_examples = false\n");
        QCOMPARE(envelopeOf({}).bodyText().text(), plain);
        QVERIFY(envelopeOf(*promptFormatFromName(QStringLiteral("prompt-xml"))).display.text().startsWith(QLatin1String("<prompt version=\"1.1\">")));
        copy.append(QStringLiteral("config.toml"), "[prompt_xml.namespaces]\nown = \"https://outcrop.example\"\n[evolution]\nenabled = false\n");
        QVERIFY(envelopeOf({}).envelope == PromptEnvelope::Plain);
        const WorkspaceCopy other(QStringLiteral("plain"));
        other.append(QStringLiteral("config.toml"), "[prompt_xml]\nenabled = true\n");
        const auto rendered = renderPrompt(openCopy(other), {selectionOf(QStringLiteral("cataloguer")), QStringLiteral("openai"), {}, {}});
        QVERIFY(rendered->request.envelope == PromptEnvelope::PromptXml);
        QVERIFY(openCopy(other).diagnostics().isEmpty());
    }

    void appliesTheModelsLimits()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("profiles/desk/config.yml"), "generation_params:\n  generating: {max_output_tokens: 99000000}\n");
        const auto result = renderPrompt(openCopy(copy), {selectionOf(QStringLiteral("cataloguer"), QStringLiteral("generating")),
                                                        QStringLiteral("anthropic"), {}, {}});
        QVERIFY(result.ok());
        QCOMPARE(result->bundle.adjustments.size(), 1);
        QVERIFY(result->bundle.params.find(QStringLiteral("max_output_tokens"))->value.get<int>() < 99000000);
    }

    void rejectsAnUnknownProvider()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const auto result = renderPrompt(openCopy(copy), {selectionOf(QStringLiteral("clerk")), QStringLiteral("nobody"), {}, {}});
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::NotFound);
    }

    void errorsBlockOnlyPromptsThatUseTheirFile_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("provider");
        QTest::addColumn<bool>("blocks");
        const QByteArray agent = "---\nname: spare\noutput:\n  schema: [1]\n---\n";
        const QByteArray yaml = "a: [\n";
        QTest::newRow("its agent") << "agents/spare.md" << agent << "spare" << "manual" << true;
        QTest::newRow("another agent") << "agents/spare.md" << agent << "clerk" << "manual" << false;
        QTest::newRow("its governance") << "agents/clerk.governance.yaml" << yaml << "clerk" << "manual" << true;
        QTest::newRow("another's governance") << "agents/clerk.governance.yaml" << yaml << "cataloguer" << "manual" << false;
        QTest::newRow("its wire format") << "portability/wire/manual.yaml" << yaml << "clerk" << "manual" << true;
        QTest::newRow("another wire format") << "portability/wire/ollama-chat.yaml" << yaml << "clerk" << "manual" << false;
        QTest::newRow("its adapter") << "portability/providers/manual.yaml" << yaml << "clerk" << "manual" << true;
        QTest::newRow("another adapter") << "portability/providers/openai.yaml" << yaml << "clerk" << "manual" << false;
        const QByteArray broken = "not UTF-8: \xff";
        QTest::newRow("a short form in a large window") << "layers/condensed/soul.md" << broken << "clerk" << "anthropic" << false;
        QTest::newRow("a short form in a small one") << "layers/condensed/soul.md" << broken << "clerk" << "small" << true;
        QTest::newRow("a short form without its layer") << "layers/condensed/nothing.md" << broken << "clerk" << "small" << false;
        QTest::newRow("a layer") << "layers/extra.md" << QByteArray("---\ntier: gold\n---\nx\n") << "clerk" << "manual" << true;
        QTest::newRow("a layer of another phase") << "layers/extra.md" << QByteArray("---\ntier: gold\nwhen: phase == reviewing\n---\nx\n") << "clerk" << "manual" << false;
        QTest::newRow("a layer of this agent") << "layers/extra.md" << QByteArray("---\ntier: gold\nwhen: agent == clerk\n---\nx\n") << "clerk" << "manual" << true;
        QTest::newRow("a layer of this provider") << "layers/extra.md" << QByteArray("---\ntier: gold\nwhen: provider == manual\n---\nx\n") << "clerk" << "manual" << true;
        QTest::newRow("a layer of another provider") << "layers/extra.md" << QByteArray("---\ntier: gold\nwhen: provider == openai\n---\nx\n") << "clerk" << "manual" << false;
        QTest::newRow("a layer whose condition is broken") << "layers/extra.md" << QByteArray("---\nwhen: phase ==\n---\nx\n") << "clerk" << "manual" << true;
    }

    void errorsBlockOnlyPromptsThatUseTheirFile()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, agent);
        QFETCH(QString, provider);
        QFETCH(bool, blocks);
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/small.yaml"),
            "provider: {name: small, api_format: ollama-chat, models: [{id: tiny, context_window: 4000}]}\nrendering: {}\n");
        copy.write(file, text);
        const OpenedWorkspace workspace = openCopy(copy);
        QVERIFY(hasErrors(workspace.diagnostics()));
        const Diagnostics blocking = blockingDiagnostics(workspace, selectionOf(agent), {provider});
        QCOMPARE(!blocking.isEmpty(), blocks);
        for (const Diagnostic &diagnostic : blocking)
            QCOMPARE(diagnostic.location.file, file);
    }

    /// An unreadable skill is listed, because it may apply to the workload. It does not prevent the composition.
    void showsABrokenSkillWithAWorkload()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("skills/lending/SKILL.md"), "not UTF-8: \xff");
        PromptScope scope{selectionOf(QStringLiteral("clerk"))};
        QVERIFY(findingsOf(openCopy(copy), scope).shown.isEmpty());
        QCOMPARE(findingsOf(openCopy(copy), scope).otherFindingCount > 0, true);
        scope.selection.workload = QStringLiteral("lending");
        const PromptFindings findings = findingsOf(openCopy(copy), scope);
        QVERIFY(findings.blockingFindings.isEmpty());
        QVERIFY(hasErrors(findings.shown));
        QCOMPARE(findings.shown.first().location.file, QStringLiteral("skills/lending/SKILL.md"));
    }

    void unreadableLayersBlockThePrompt()
    {
        const Error unreadable{ErrorCode::Unreadable, QStringLiteral("no rights"), {}};
        const Workspace workspace = Workspace::fromFiles({QStringLiteral("w")}, {{QStringLiteral("layers/a.md"), {}, 0, unreadable},
                                                                                {QStringLiteral("notes.md"), {}, 0, unreadable}});
        const OpenedWorkspace one{QStringLiteral("/w"), PromptLibrary::read(workspace), {}};
        const Diagnostics blocking = blockingDiagnostics(one, {});
        QCOMPARE(blocking.size(), 1);
        QCOMPARE(blocking.first().location.file, QStringLiteral("layers/a.md"));
    }
};

OUTCROP_TEST(TestRenderPrompt, NoApplication)

} // namespace tst_renderprompt

#include "tst_renderprompt.moc"
