// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agent.h"
#include "core/agents/guardrails.h"
#include "tests/support/testregistry.h"

#include <QElapsedTimer>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_guardrails {

namespace {

Agent agentWith(const QByteArray &guardrails)
{
    Diagnostics ignored;
    return readAgent(readDocument(QStringLiteral("agents/a.md"), "---\nname: a\nguardrails:\n" + guardrails + "---\nBe kind.\n"), nullptr, ignored);
}

Diagnostics check(const QByteArray &rules, const CheckedInput &input)
{
    return checkInput(inputRules(agentWith("  input_validation:\n" + rules)), input);
}

} // namespace

class Guardrails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksRequestsAgainstPatterns_data();
    void checksRequestsAgainstPatterns();
    void findingsNameFieldPatternAndLocation();
    void checksNamedValuesAndEarlierTurns();
    void stopsASlowPatternWithAnError();
    void recognizesFiltersByName_data();
    void recognizesFiltersByName();
    void recognizesFallbackNames_data();
    void recognizesFallbackNames();
};

void Guardrails::checksRequestsAgainstPatterns_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("request");
    QTest::addColumn<int>("errors");
    QTest::addColumn<int>("warnings");
    const QByteArray red = "    - engagement_id_format: \"^RED-\\\\d{4}$\"\n";
    QTest::newRow("the whole request") << red << "RED-0042" << 0 << 0;
    QTest::newRow("a word of it") << red << "Scan for RED-0042, please." << 0 << 0;
    QTest::newRow("a line of it") << red << "Scan this.\nRED-0042\nThanks." << 0 << 0;
    QTest::newRow("nothing like it") << red << "Scan everything." << 1 << 0;
    QTest::newRow("something that looks like it") << red << "Scan for RED-42." << 1 << 0;
    QTest::newRow("one right and one wrong") << red << "Compare RED-0042 with RED-42." << 1 << 0;
    QTest::newRow("named") << red << "Engagement ID: RED-0042" << 0 << 0;
    QTest::newRow("named and wrong") << red << "Engagement ID: 42" << 1 << 0;
    QTest::newRow("no request yet") << red << " \n" << 0 << 0;
    QTest::newRow("may be absent") << QByteArray("    - lot?: \"^L-\\\\d{4}$\"\n") << "Plan the release." << 0 << 0;
    QTest::newRow("may be absent, but not wrong") << QByteArray("    - lot?: \"^L-\\\\d{4}$\"\n") << "Take L-12." << 1 << 0;
    QTest::newRow("prose that names it") << QByteArray("    - order?: \"^O-\\\\d{6}$\"\n") << "In this order: first plan, then build." << 0 << 0;
    QTest::newRow("the text as a whole") << QByteArray("    - question: \"^.{3,20}$\"\n") << "Why?" << 0 << 0;
    QTest::newRow("two rules") << red + QByteArray("    - batch: \"^B\\\\d+$\"\n") << "RED-0042" << 1 << 0;
    QTest::newRow("a sentence is not a pattern") << QByteArray("    - path: must be a valid file path\n") << "Anything." << 0 << 0;
    QTest::newRow("a truth value is not a pattern") << QByteArray("    - strict: true\n") << "Anything." << 0 << 0;
    QTest::newRow("the long form") << QByteArray("    project:\n      format: \"^PROJ-\\\\d{3}$\"\n      on_invalid: {action: reject, message: \"Expected: PROJ-NNN\"}\n") << "PROJ-12" << 1 << 0;
    QTest::newRow("the long form warns") << QByteArray("    project:\n      format: \"^PROJ-\\\\d{3}$\"\n      on_invalid: {action: warn}\n") << "Go." << 0 << 1;
    QTest::newRow("allowed words") << QByteArray("    status: {allowed: [PENDING, DONE]}\n") << "It is done." << 0 << 0;
    QTest::newRow("none of them") << QByteArray("    status: {allowed: [PENDING, DONE]}\n") << "It is open." << 1 << 0;
    QTest::newRow("a broken pattern does not pass") << QByteArray("    - id: \"^(\\\\d$\"\n") << "12" << 1 << 0;
}

void Guardrails::checksRequestsAgainstPatterns()
{
    QFETCH(QByteArray, rules);
    QFETCH(QString, request);
    const Diagnostics found = check(rules, {request});
    const auto count = [&found](Severity severity) {
        return int(std::count_if(found.begin(), found.end(), [severity](const Diagnostic &one) { return one.severity == severity; }));
    };
    QTEST(count(Severity::Error), "errors");
    QTEST(count(Severity::Warning), "warnings");
}

void Guardrails::findingsNameFieldPatternAndLocation()
{
    const Diagnostics found = check("    - engagement_id: \"^RED-\\\\d{4}$\"\n", {QStringLiteral("Scan for RED-42.")});
    QCOMPARE(found.size(), 1);
    QCOMPARE(toString(found.first()),
        QStringLiteral("agents/a.md:5:22: error: The request sets `engagement_id` to `RED-42`, which does not match "
                       "`^RED-\\d{4}$`. Correct the value. [input-invalid]"));
    const Diagnostics missing = check("    - engagement_id: \"^RED-\\\\d{4}$\"\n", {QStringLiteral("Scan.")});
    QVERIFY2(missing.first().message.startsWith(QStringLiteral("The request has no valid `engagement_id`. Add one that matches `^RED-\\d{4}$`.")), qPrintable(missing.first().message));
}

void Guardrails::checksNamedValuesAndEarlierTurns()
{
    const QByteArray rule = "    - ticket: \"^T\\\\d+$\"\n";
    QVERIFY(check(rule, {QStringLiteral("Go on."), {{QStringLiteral("ticket"), "T7"}}}).isEmpty());
    QCOMPARE(check(rule, {QStringLiteral("Go on."), {{QStringLiteral("ticket"), "7"}}}).size(), 1);
    QVERIFY(check(rule, {QStringLiteral("Go on."), {}, {QStringLiteral("It is about T7.")}}).isEmpty());
    QCOMPARE(check(rule, {QStringLiteral("Go on."), {}, {QStringLiteral("It is about 7.")}}).size(), 1);
}

/// A pattern that would run for hours is stopped and reported as an error.
void Guardrails::stopsASlowPatternWithAnError()
{
    const Diagnostics found = check("    - word: \"^(a+)+$\"\n", {QString(60, u'a') + u'!'});
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.first().message.contains(QStringLiteral("takes too long")), qPrintable(found.first().message));
}

void Guardrails::recognizesFiltersByName_data()
{
    QTest::addColumn<QByteArray>("filter");
    QTest::addColumn<FilterKind>("kind");
    QTest::newRow("secrets") << QByteArray("no_secrets_in_output") << FilterKind::Secrets;
    QTest::newRow("secrets in words") << QByteArray("\"Never print API keys\"") << FilterKind::Secrets;
    QTest::newRow("personal") << QByteArray("no_personal_data_of_members") << FilterKind::PersonalData;
    QTest::newRow("personal, short") << QByteArray("redact_pii") << FilterKind::PersonalData;
    QTest::newRow("an instruction") << QByteArray("all_claims_must_have_citations") << FilterKind::Instruction;
    QTest::newRow("about executable code") << QByteArray("no_executable_code_without_confirmation") << FilterKind::Instruction;
    QTest::newRow("a truth value") << QByteArray("{no_vague_feedback: true}") << FilterKind::Instruction;
    QTest::newRow("a range in words") << QByteArray("{quality_score_range: \"0.0-1.0\"}") << FilterKind::Instruction;
    QTest::newRow("a pattern") << QByteArray("{verdict: \"^(PASS|FAIL)\"}") << FilterKind::Require;
    QTest::newRow("required") << QByteArray("{disclaimer: {require: DISCLAIMER}}") << FilterKind::Require;
    QTest::newRow("forbidden") << QByteArray("{no_todo: {forbid: TODO}}") << FilterKind::Forbid;
}

void Guardrails::recognizesFiltersByName()
{
    QFETCH(QByteArray, filter);
    const QList<OutputFilter> filters = outputFilters(agentWith("  output_filtering:\n    - " + filter + '\n'));
    QCOMPARE(filters.size(), 1);
    QTEST(filters.first().kind, "kind");
    QCOMPARE(filters.first().location.range.start.line, 5);
}

void Guardrails::recognizesFallbackNames_data()
{
    QTest::addColumn<Fallback>("fallback");
    QTest::newRow("warn_and_retry") << Fallback::Retry;
    QTest::newRow("warn_and_halt") << Fallback::Halt;
    QTest::newRow("escalate_to_user") << Fallback::Escalate;
    QTest::newRow("warn_and_request_strategy_id") << Fallback::Escalate;
    QTest::newRow("warn_and_request_context") << Fallback::Escalate;
    QTest::newRow("warn_and_score_with_defaults") << Fallback::Continue;
    QTest::newRow("warn_and_report_partial") << Fallback::Continue;
    QTest::newRow("direct_precise_no_personality_with_notice") << Fallback::Continue;
    QTest::newRow("warn_and_continue") << Fallback::Continue;
    QTest::newRow("refuse") << Fallback::Halt;
    QTest::newRow("do_something_nice") << Fallback::Unset;
    QTest::newRow("") << Fallback::Unset;
}

void Guardrails::recognizesFallbackNames()
{
    QTEST(fallbackFromName(QString::fromLatin1(QTest::currentDataTag())), "fallback");
}

OUTCROP_TEST(Guardrails, NoApplication)

} // namespace tst_guardrails

#include "tst_guardrails.moc"
