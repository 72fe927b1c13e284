// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the real rules and templates of the system in ADR-006, and the example of the ADR. They are not part of the repository: OUTCROP_CORPORA names their
// folder, and the ADR is next to it.
#include "app/prompt/renderprompt.h"
#include "app/workspace/switchtemplatemode.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRegularExpression>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_hybridtypes {

namespace {

const QStringList types{QStringLiteral("task_execution"), QStringLiteral("validation"), QStringLiteral("error_analysis"),
                        QStringLiteral("decision"), QStringLiteral("planning")};

/// Returns the text between two markers.
QString between(const QString &text, const QString &start, const QString &end)
{
    const qsizetype from = text.indexOf(start) + start.size();
    return text.mid(from, text.indexOf(end, from) - from);
}

Json metadataOf(const QString &prompt)
{
    return Json::parse(between(prompt, QStringLiteral("<METADATA>\n"), QStringLiteral("</METADATA>")).toStdString(), nullptr, false);
}

Selection selectionOf(const QString &type, const QString &request = QStringLiteral("Look at this:\n```python\nx = 1\n```"))
{
    Selection selection;
    selection.promptType = type;
    selection.request = request;
    return selection;
}

OpenedWorkspace openWithWorkspace(const Workspace &workspace)
{
    OpenedWorkspace opened = *openWorkspace(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra"));
    return withWorkspace(opened, workspace);
}

/// Returns the text of ADR-006; empty if the file is not available.
QString decision()
{
    const QDir seeds(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/../seeds"));
    QFile file(seeds.filePath(seeds.entryList({QStringLiteral("000_*")}).value(0)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString yamlOf(const Json &value)
{
    return QString::fromStdString(value.dump()); // JSON is valid YAML, so the value can be written as JSON
}

/// Returns a workspace that produces the ADR's example: its rules, constants and fields.
Workspace workspaceOfExample(const Json &metadata)
{
    Json schema = metadata;
    schema["task_id"] = "int - Its number";
    schema["rules"] = {{"items", {{"id", "str"}, {"name", "str"}, {"severity", "str"}, {"description", "str"}}}};
    Json rules = metadata["rules"];
    for (Json &rule : rules)
        rule["validation_type"] = "ast_check";
    const Json structured{{"enabled", true}, {"metadata_schema", schema}, {"rule_domains", {"code"}}};
    const Json templates{{"global", {{"template_modes", {{"validation", "structured"}}}}}, {"structured_templates", {{"validation", structured}}}};
    return workspaceOf({{QStringLiteral("config/prompt_rules.yaml"), yamlOf({{"rules", {{"code", rules}}}})},
                        {QStringLiteral("config/hybrid_prompt_templates.yaml"), yamlOf(templates)}});
}

} // namespace

class HybridTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        m_opened = *openWorkspace(qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/obra"));
    }

    void loadsTheFourConfigurationFiles()
    {
        const PromptConfiguration &configuration = m_opened.library.configuration;
        QVERIFY2(!hasErrors(m_opened.diagnostics()), qPrintable(toString(m_opened.diagnostics().value(0))));
        QCOMPARE(configuration.rules->rules.size(), 38);
        QCOMPARE(configuration.rules->domains.size(), 7);
        QCOMPARE(configuration.templates->types().size(), 5);
        QVERIFY(configuration.complexityThresholds && configuration.responses->document);
        for (const Rule &rule : configuration.rules->rules) {
            QVERIFY(!rule.id.isEmpty() && !rule.description.isEmpty() && !rule.positiveExample.isEmpty() && !rule.negativeExample.isEmpty());
            QVERIFY(rule.location.range.start.line > 1);
        }
    }

    void rendersEveryTypeForEveryProvider_data()
    {
        QTest::addColumn<QString>("type");
        for (const QString &type : types)
            QTest::newRow(qPrintable(type)) << type;
    }

    void rendersEveryTypeForEveryProvider()
    {
        QFETCH(QString, type);
        const HybridTemplate &one = *m_opened.library.configuration.templates->find(type);
        const auto rules = m_opened.library.configuration.rules->rulesInDomains(one.rules.domains);
        PromptFormat format;
        format.envelope = PromptEnvelope::Hybrid;
        for (const QString &provider : m_opened.providers()) {
            const Result<RenderResult> result = renderPrompt(m_opened, {selectionOf(type), provider, {}, format});
            QVERIFY2(result.ok() && !hasErrors(result->diagnostics), qPrintable(provider));
            const Json metadata = metadataOf(result->request.display.text());
            QCOMPARE(metadata, result->bundle.hybrid->metadata);
            QCOMPARE(metadata.begin().key(), std::string("prompt_type"));
            QCOMPARE(qString(metadata["prompt_type"]), type);
            QCOMPARE(qsizetype(metadata.value("rules", Json::array()).size()), rules.size());
            QVERIFY(metadata["response_schema"].size() >= 3);
            QCOMPARE(between(result->request.display.text(), QStringLiteral("<INSTRUCTION>\n"), QStringLiteral("\n</INSTRUCTION>")), selectionOf(type).request);
        }
    }

    void tracesEveryRuleToItsLine()
    {
        const RenderResult result = *renderPrompt(m_opened, {selectionOf(QStringLiteral("validation")), QStringLiteral("manual"), {}, {}});
        const TracedText &text = result.request.display;
        for (const Rule *rule : m_opened.library.configuration.rules->rulesInDomains(
                 {QStringLiteral("code_generation"), QStringLiteral("security")})) {
            const Origin origin = text.originAt(text.text().indexOf(u'"' + rule->id + u'"') + 1);
            QCOMPARE(origin.file, rule->location.file);
            const DocumentPtr file = m_opened.workspace().document(origin.file);
            QCOMPARE(positionAt(file->text, origin.offset).line, rule->data[u"id"].range().start.line);
        }
    }

    /// If a type is switched off, even after it was switched on, the prompt equals the prompt without a type byte for byte.
    void unstructuredTypesRenderThePlainPrompt()
    {
        for (const QString &type : types) {
            Workspace off = m_opened.workspace();
            off = *withChange(off, *planTemplateModeSwitch(off, type, PromptMode::Unstructured));
            const Workspace on = *withChange(off, *planTemplateModeSwitch(off, type, PromptMode::Structured));
            const Workspace back = *withChange(on, *planTemplateModeRevert(on, type));
            for (const QString &provider : m_opened.providers()) {
                const auto requestOf = [&](const Workspace &workspace, const QString &chosen) {
                    const RenderedRequest request = renderPrompt(openWithWorkspace(workspace), {selectionOf(chosen), provider, {}, {}})->request;
                    return QString(request.bodyText().text() + request.display.text() + QString::fromUtf8(jsonText(toJson(request.ledger))));
                };
                const QString plain = requestOf(off, {});
                QCOMPARE(requestOf(off, type), plain);
                QCOMPARE(requestOf(back, type), plain);
                QVERIFY(requestOf(on, type) != plain);
            }
        }
    }

    /// The prompt printed in ADR-006, built from its parts, is in the request to every provider.
    void reproducesTheAdrExample()
    {
        if (decision().isEmpty())
            QSKIP("The text of ADR-006 is not available.");
        const QString section = decision().section(QStringLiteral("### Hybrid Prompt Format"), 1);
        const QString example = between(section, QStringLiteral("```\n"), QStringLiteral("\n```"));
        QVERIFY(example.startsWith(QStringLiteral("<METADATA>")));
        const Json metadata = metadataOf(example);
        Selection selection = selectionOf(QStringLiteral("validation"),
                                  between(example, QStringLiteral("<INSTRUCTION>\n"), QStringLiteral("\n</INSTRUCTION>")));
        selection.promptFields.append({QStringLiteral("task_id"), metadata["task_id"]});
        const OpenedWorkspace opened = openWithWorkspace(workspaceOfExample(metadata));
        QVERIFY2(opened.diagnostics().isEmpty(), qPrintable(toString(opened.diagnostics().value(0))));
        for (const QString &provider : opened.providers()) {
            const RenderResult result = *renderPrompt(opened, {selection, provider, {}, {}});
            QVERIFY(result.bundle.hybrid->isStructured && result.bundle.hybrid->unfilledFields.isEmpty());
            const bool isPresent = provider == u"manual" ? result.request.display.text().contains(example)
                                                     : QString::fromStdString(result.request.body.toJson().dump()).contains(yamlOf(jsonString(example)));
            QVERIFY2(isPresent, qPrintable(provider + u'\n' + result.request.display.text()));
        }
    }

private:
    OpenedWorkspace m_opened;
};

OUTCROP_TEST(HybridTypes, NoApplication)

} // namespace tst_hybridtypes

#include "tst_hybridtypes.moc"
