// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/renderprompt.h"
#include "app/rules/checkrules.h"
#include "app/send/modelcaller.h"
#include "app/send/parseresponse.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_checkrules {

namespace {

const QByteArray rules = "rules:\n  cleaning:\n"
                         "    - {id: D1, name: NO_DUST, description: No dust., validation_type: regex, validation_pattern: dust, severity: critical}\n"
                         "    - {id: D2, name: NO_MUD, description: No mud., validation_type: regex, validation_pattern: mud, severity: low}\n"
                         "    - {id: L1, name: NICE, description: Be nice., validation_type: llm_check, validation_prompt: Is it nice?, severity: medium}\n";
const QByteArray templates = "global: {default_mode: structured}\nstructured_templates:\n  validation: {enabled: true, rule_domains: [cleaning], rule_severity: medium}\n"
                             "  cheap: {enabled: true, rule_domains: [cleaning], rule_budget_tokens: 40}\n";
const QByteArray schemas = "schemas:\n  validation:\n    required_fields:\n      - {name: ok, type: boolean}\n";

class RuleWorkspace
{
public:
    RuleWorkspace() : m_copy(QStringLiteral("plain"))
    {
        m_copy.write(QStringLiteral("config/prompt_rules.yaml"), rules);
        m_copy.write(QStringLiteral("config/hybrid_prompt_templates.yaml"), templates);
        m_copy.write(QStringLiteral("config/response_schemas.yaml"), schemas);
        m_copy.write(QStringLiteral("house/hall.md"), "some dust\n");
        m_copy.write(QStringLiteral("house/.hidden/hall.md"), "some dust\n");
        m_copy.write(QStringLiteral("house/node_modules/hall.md"), "some dust\n");
        m_copy.write(QStringLiteral("house/picture.bin"), "dust");
        m_copy.write(QStringLiteral("coverage.info"), "SF:house/hall.md\nDA:1,0\nend_of_record\n");
    }

    OpenedWorkspace open() const { return *openWorkspace(m_copy.folder()); }
    QString path(const QString &relative) const { return m_copy.path(relative); }

private:
    WorkspaceCopy m_copy;
};

} // namespace

class CheckRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksTheTextsInAFolder()
    {
        const RuleWorkspace house;
        const Result<RuleReport> report = checkRules(house.open(), {.paths = {house.path(QStringLiteral("house"))}});
        QVERIFY(report.ok());
        QCOMPARE(report->texts.size(), 1);
        QCOMPARE(report->texts.first().file, QStringLiteral("house/hall.md"));
        QCOMPARE(report->count(RuleOutcome::Broken), 1);
        QCOMPARE(report->count(RuleOutcome::NotRun), 1); // the rule requires an API call, which this check does not make
    }

    void callsAModelAndReadsItsResponse()
    {
        const RuleWorkspace house;
        ScriptedProvider models([](const RenderedRequest &) -> Result<ProviderResponse> {
            return textResponse(QStringLiteral("{\"kept\": false, \"violations\": [{\"quotation\": \"some\", \"reason\": \"Vague.\"}]}"));
        });
        const OpenedWorkspace opened = house.open();
        const RuleJob job{.paths = {house.path(QStringLiteral("house/hall.md"))},
            .rules = {QStringLiteral("L1")},
            .ask = makeModelCaller(models, opened, QStringLiteral("openai"), {}, {})};
        const Result<RuleReport> report = checkRules(opened, job);
        QVERIFY(report.ok());
        QCOMPARE(models.requests().size(), 1);
        const RuleResult result = report->texts.first().results.first();
        QVERIFY2(result.outcome == RuleOutcome::Broken, qPrintable(result.reason));
        QCOMPARE(result.findings.first().message, QStringLiteral("Vague."));
    }

    void marksRulesNotRunIfTheModelCallFails()
    {
        const RuleWorkspace house;
        FailingProvider models(Error{ErrorCode::Unreadable, QStringLiteral("no way out")});
        const OpenedWorkspace opened = house.open();
        const Result<RuleReport> report = checkRules(opened,
            {.paths = {house.path(QStringLiteral("house/hall.md"))},
                .rules = {QStringLiteral("L1")},
                .ask = makeModelCaller(models, opened, QStringLiteral("openai"), {}, {})});
        QCOMPARE(report->texts.first().results.first().outcome, RuleOutcome::NotRun);
        QVERIFY(report->texts.first().results.first().reason.contains(QStringLiteral("no way out")));
    }

    void readsACoverageReport()
    {
        const RuleWorkspace house;
        QVERIFY(checkRules(house.open(), {.paths = {house.path(QStringLiteral("house"))}, .coverageFile = house.path(QStringLiteral("coverage.info"))}).ok());
        QVERIFY(!checkRules(house.open(), {.paths = {house.path(QStringLiteral("house"))}, .coverageFile = house.path(QStringLiteral("none.info"))}).ok());
    }

    /// A response is checked by the rules of its prompt's type, with the template's severity.
    void checksAResponseWithTheRulesOfItsType()
    {
        const OpenedWorkspace opened = RuleWorkspace().open();
        const Result<ResponseContract> contract = contractOfType(opened, QStringLiteral("validation"));
        QVERIFY(contract.ok());
        QCOMPARE(contract->rules.size(), 2);
        const ParsedResponse bad = parseResponse(QStringLiteral("{\"ok\": true}\n\ndust and mud"), *contract);
        QCOMPARE(bad.violations->size(), 1);
        QCOMPARE(bad.quality.rules->value, 0.75);
        const ParsedResponse good = parseResponse(QStringLiteral("{\"ok\": true}"), *contract);
        QVERIFY(good.violations && good.violations->isEmpty());
        QCOMPARE(good.quality.score(), 100.0);
        QVERIFY(!parseResponse(QStringLiteral("dust")).violations);
    }

    /// The budget counts tokens with o200k_base for every provider.
    void keepsRulesWithinTheTokenBudget()
    {
        const OpenedWorkspace opened = RuleWorkspace().open();
        const PromptConfiguration &configuration = opened.library.configuration;
        const InjectedRules injected = injectRules(*configuration.rules, configuration.templates->find(QStringLiteral("cheap"))->rules, {}, configuration.countTokens);
        QCOMPARE(injected.sent.size(), 1);
        QCOMPARE(injected.budget, QStringLiteral("40 tokens"));
        QVERIFY(configuration.countTokens(QString::fromStdString(injected.sent.first().json.dump())) <= 40);
    }
};

OUTCROP_TEST(CheckRules, CoreApplication)

} // namespace tst_checkrules

#include "tst_checkrules.moc"
