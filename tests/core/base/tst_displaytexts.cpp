// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that values are translated in text for people, and remain in English in JSON.
#include "core/clients/clientcontext.h"
#include "core/evolution/evidencelines.h"
#include "core/exchange/providerresponse.h"
#include "core/experiments/numbertext.h"
#include "core/experiments/reporttables.h"
#include "core/history/promptdiff.h"
#include "core/portability/textreport.h"
#include "core/render/ledger.h"
#include "core/render/requesttokens.h"
#include "core/responses/parsedresponse.h"
#include "core/rules/rulereport.h"
#include "core/sessions/turnrecord.h"
#include "core/tokens/budget.h"
#include "core/tokens/cost.h"
#include "core/tokens/tokencount.h"
#include "core/workflow/workflowstate.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordlesstranslator.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_displaytexts {

namespace {

/// Returns the text of each value from 0 to `last`.
template<typename Enum, typename Text>
QStringList textsUpTo(Enum last, Text text)
{
    QStringList texts;
    for (int value = 0; value <= static_cast<int>(last); ++value)
        texts.append(text(static_cast<Enum>(value)));
    return texts;
}

/// Returns the English texts, or the words that are not translated.
template<typename Enum, typename Text>
QStringList checkedTexts(Enum last, Text text)
{
    const QStringList english = textsUpTo(last, text);
    const WordlessTranslator wordless;
    const QStringList words = wordsIn(textsUpTo(last, text).join(u'\n'));
    return words.isEmpty() ? english : words;
}

Ledger ledgerOf(const QList<LossAction> &actions)
{
    Ledger ledger;
    for (const LossAction action : actions)
        ledger.append({{}, QStringLiteral("1"), action, QString::number(ledger.size())});
    return ledger;
}

PortabilityReport reportOf(const QList<Outcome> &outcomes)
{
    AgentReport agent{QStringLiteral("1"), QStringLiteral("2"), {}};
    PortabilityReport report;
    for (const Outcome outcome : outcomes) {
        report.criteria.append({QStringLiteral("3-%1").arg(report.criteria.size()), QStringLiteral("4"), {}});
        agent.results.append({report.criteria.last().id, outcome, QStringLiteral("5"), {}});
    }
    report.agents.append(agent);
    return report;
}

} // namespace

class TestDisplayTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lossActions()
    {
        QCOMPARE(checkedTexts(LossAction::Unused, lossActionText).join(u'|'),
            QStringLiteral("kept|renamed|moved|approximated|truncated|dropped|added|applied|unused"));
        const Ledger ledger = ledgerOf({LossAction::Dropped, LossAction::Dropped, LossAction::Injected});
        QCOMPARE(lossCountText(ledger), QStringLiteral("2 dropped, 1 added"));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(lossCountText(ledgerOf(countedActions()))), QStringList());
        QCOMPARE(qString(toJson(ledger).at(0).at("action")), QStringLiteral("dropped"));
    }

    void partsOfRequests()
    {
        QCOMPARE(checkedTexts(RequestPart::Overhead, requestPartText), textsUpTo(RequestPart::Overhead, requestPartName).replaceInStrings(QStringLiteral("frame"), QStringLiteral("overhead")));
        QCOMPARE(checkedTexts(BudgetArea::History, budgetAreaText), textsUpTo(BudgetArea::History, budgetAreaName));
        const WordlessTranslator wordless;
        QCOMPARE(requestPartName(RequestPart::Overhead), QStringLiteral("frame"));
        QCOMPARE(budgetAreaName(BudgetArea::Output), QStringLiteral("output"));
    }

    void tokensAndCosts()
    {
        const TokenCount exact = TokenCount::exact(1, QString());
        const TokenCount estimate{100, 91, 111, CountKind::Estimate};
        QCOMPARE(kindText(exact), QStringLiteral("exact"));
        QCOMPARE(kindText(estimate), QStringLiteral("estimate, -9% to +11%"));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(kindText(exact) + kindText(estimate) + kindText({}) + kindText({0, 0, 0, CountKind::Estimate})), QStringList());
        QCOMPARE(wordsIn(toText(std::optional<Cost>())), QStringList());
        QCOMPARE(qString(toJson(estimate).at("kind")), QStringLiteral("estimate"));
    }

    void clients()
    {
        QCOMPARE(checkedTexts(ContextState::Skipped, [](ContextState state) { return stateTitle(state); }).join(u'|'),
            QStringLiteral("loaded|truncated|imported|listed|on demand|not loaded|skipped"));
        RuleEvidence evidence;
        evidence.kind = EvidenceKind::Assumed;
        QCOMPARE(evidenceText(evidence), QStringLiteral("assumed"));
        evidence.version = QStringLiteral("1.2");
        evidence.checked = QStringLiteral("2026-11-22");
        QCOMPARE(evidenceText(evidence), QStringLiteral("1.2, assumed 2026-11-22"));
        ContextText text;
        text.weakerPart = WeakerPart{QStringLiteral("limit"), evidence};
        const QString english = contextEvidence(text);
        QVERIFY(english.endsWith(QLatin1String("; limit: assumed")));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(evidenceText(evidence) + contextEvidence(text)), QStringList());
        QCOMPARE(toString(EvidenceKind::Assumed), QStringLiteral("assumed"));
        QCOMPARE(toString(ContextState::Loaded), QStringLiteral("loaded"));
    }

    void responses()
    {
        QCOMPARE(checkedTexts(Verdict::Blocked, [](Verdict verdict) { return verdictText(verdict); }),
            textsUpTo(Verdict::Blocked, verdictName).replaceInStrings(QStringLiteral("filter broken"), QStringLiteral("filter violated")));
        QCOMPARE(checkedTexts(EnvelopeKind::ToolCall, envelopeText), textsUpTo(EnvelopeKind::ToolCall, envelopeName));
        QCOMPARE(checkedTexts(StopReason::Incomplete, stopReasonText), textsUpTo(StopReason::Incomplete, stopReasonName));
        QCOMPARE(checkedTexts(TurnState::Failed, turnStateText), textsUpTo(TurnState::Failed, turnStateName));
        const WordlessTranslator wordless;
        QCOMPARE(qString(toJson(ParsedResponse()).at("verdict")), verdictName(ParsedResponse().verdict));
        QCOMPARE(verdictFromName(QStringLiteral("wrong schema")), Verdict::WrongSchema);
    }

    void workflows()
    {
        QCOMPARE(checkedTexts(WorkflowPhase::Revise, workflowPhaseText), textsUpTo(WorkflowPhase::Revise, workflowPhaseName));
        QCOMPARE(checkedTexts(WorkflowStage::Response, workflowStageText), textsUpTo(WorkflowStage::Response, workflowStageName));
        const WordlessTranslator wordless;
        QCOMPARE(workflowPhaseName(WorkflowPhase::Revise), QStringLiteral("revise"));
    }

    void ruleOutcomes()
    {
        QCOMPARE(checkedTexts(RuleOutcome::ToReview, ruleOutcomeText).join(u'|'), QStringLiteral("passed|violated|not applicable|not run|needs review"));
        const WordlessTranslator wordless;
        QCOMPARE(ruleOutcomeName(RuleOutcome::NotApplicable), QStringLiteral("not-applicable"));
    }

    void portabilityReports()
    {
        QCOMPARE(checkedTexts(Outcome::NotRun, outcomeText).join(u'|'), QStringLiteral("passed|failed|not opted in|not applicable|not run"));
        const PortabilityReport report = reportOf({Outcome::Passed, Outcome::Failed, Outcome::NotOptedIn, Outcome::NotApplicable, Outcome::NotRun});
        QVERIFY(textReport(report, 0).contains(QStringLiteral("1      pass  FAIL  off   n/a   ?")));
        QVERIFY(textReport(report, 0).contains(QStringLiteral("off: not opted in (portability.enabled is not true), n/a: not applicable, ?: not run")));
        const WordlessTranslator wordless;
        // The word `error` remains, because editors expect the form of compiler messages.
        QCOMPARE(wordsIn(textReport(report, 0).join(u'\n'), {QStringLiteral("error")}), QStringList());
        QCOMPARE(outcomeName(Outcome::NotOptedIn), QStringLiteral("not-opted-in"));
    }

    void differencesOfPrompts()
    {
        const QList<PartDifference> differences{{PromptPart::Parameters, {}, {}, {}, {{QString(), std::nullopt, Json(1)}}},
            {PromptPart::Setting, QStringLiteral("1"), {}, {}, {{QStringLiteral("/2"), Json(1), Json(2)}}}};
        QCOMPARE(differenceLines(differences), (QStringList{QStringLiteral("parameters: added"), QStringLiteral("  all: (none) -> 1"),
            QStringLiteral("settings 1: changed"), QStringLiteral("  /2: 1 -> 2")}));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(differenceLines(differences).join(u'\n')), QStringList());
        QCOMPARE(qString(toJson(differences).at(0).at("what")), QStringLiteral("added"));
    }

    void unknownPricesOfSuggestions()
    {
        const Json evidence{{"price", {{"model", "1"}, {"before", Json()}, {"after", 2}, {"before_text", "unknown"}, {"after_text", "$2.00"}}}};
        QVERIFY(evidenceLines(evidence).join(u'\n').contains(QLatin1String("unknown")));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(evidenceLines(evidence).join(u'\n')), QStringList());
    }

    void smallPValues()
    {
        QCOMPARE(pValueText(0), QStringLiteral("below 1e-300"));
        const WordlessTranslator wordless;
        QCOMPARE(wordsIn(pValueText(0)), QStringList());
    }

    void alignsByDisplayWidth()
    {
        const QString wide = QString::fromUcs4(U"\U00020000\U00020001");
        QCOMPARE(alignedLines({{wide, QStringLiteral("1")}, {QStringLiteral("abc"), QStringLiteral("2")}}),
            (QStringList{wide + QStringLiteral("  1"), QStringLiteral("abc   2")}));
    }
};

OUTCROP_TEST(TestDisplayTexts, CoreApplication)

} // namespace tst_displaytexts

#include "tst_displaytexts.moc"
