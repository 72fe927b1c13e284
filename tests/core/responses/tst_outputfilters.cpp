// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outputfilters.h"
#include "core/responses/responseretry.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_outputfilters {

namespace {

ProviderResponse textResponse(const QString &text)
{
    ProviderResponse answer;
    answer.text = text;
    return answer;
}

/// Replaces the word `secret` or `person` with `[out]`, and sets `removed` to the number of replacements and the word.
ProviderResponse redactWords(const ProviderResponse &answer, FilterKind kind, QString &removed)
{
    const QString word = kind == FilterKind::Secrets ? QStringLiteral("secret") : QStringLiteral("person");
    ProviderResponse result = answer;
    if (const qsizetype count = result.text.count(word))
        removed = QStringLiteral("%1 × %2").arg(count).arg(word);
    result.text.replace(word, QStringLiteral("[out]"));
    return result;
}

ResponseContract contractWith(const QList<OutputFilter> &filters)
{
    ResponseContract contract;
    contract.filters = filters;
    contract.redact = redactWords;
    return contract;
}

QStringList rulesOf(const Repairs &rows)
{
    QStringList rules;
    for (const Repair &row : rows)
        rules.append(row.rule);
    return rules;
}

} // namespace

class OutputFilters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFilterHasALedgerRow();
    void violatedFiltersChangeTheVerdict();
    void parsesTheFilteredResponse();
    void patternsThatCannotCheckRejectTheResponse();
    void filterRowsDoNotCountAsRepairs();
    void fallbackBehaviorControlsRetries_data();
    void fallbackBehaviorControlsRetries();
};

void OutputFilters::everyFilterHasALedgerRow()
{
    const ResponseContract contract = contractWith({{QStringLiteral("no_secrets"), FilterKind::Secrets, {}, {}}, {QStringLiteral("no_pii"), FilterKind::PersonalData, {}, {}},
        {QStringLiteral("be_kind"), FilterKind::Instruction, {}, {}}, {QStringLiteral("verdict"), FilterKind::Require, QStringLiteral("^PASS"), {}},
        {QStringLiteral("no_todo"), FilterKind::Forbid, QStringLiteral("TODO"), {}}});
    const FilteredResponse filtered =
        filterResponse(textResponse(QStringLiteral("PASS with a secret and a secret. TODO")), contract);
    QCOMPARE(rulesOf(filtered.filterEntries), (QStringList{QStringLiteral("filter-applied"), QStringLiteral("filter-kept"),
                                        QStringLiteral("filter-instruction"), QStringLiteral("filter-kept"), QStringLiteral("filter-broken")}));
    QCOMPARE(filtered.filterEntries.first().before, QStringLiteral("no_secrets"));
    QCOMPARE(filtered.filterEntries.first().after, QStringLiteral("2 × secret"));
    QCOMPARE(filtered.response.text, QStringLiteral("PASS with a [out] and a [out]. TODO"));
    QCOMPARE(filtered.violations,
        QStringList{
            QStringLiteral("The response violates the output filter `no_todo`: the forbidden pattern TODO matches.")});
}

void OutputFilters::violatedFiltersChangeTheVerdict()
{
    const ResponseContract contract = contractWith({{QStringLiteral("verdict"), FilterKind::Require, QStringLiteral("PASS|FAIL"), {}}});
    const auto verdict = [&contract](const char *text) {
        return parseFiltered(filterResponse(textResponse(QString::fromLatin1(text)), contract), contract).verdict;
    };
    QCOMPARE(verdict("PASS"), Verdict::Valid);
    QCOMPARE(verdict("Perhaps."), Verdict::FilterBroken);
    QVERIFY(!isAccepted(Verdict::FilterBroken));
    const ParsedResponse parsed = parseFiltered(filterResponse(textResponse(QStringLiteral("Perhaps.")), contract), contract);
    QCOMPARE(parsed.findings.last().code, QStringLiteral("response-filter"));
    QCOMPARE(verdictName(parsed.verdict), QStringLiteral("filter broken"));
}

void OutputFilters::parsesTheFilteredResponse()
{
    const ResponseContract contract = contractWith({{QStringLiteral("no_secrets"), FilterKind::Secrets, {}, {}}});
    const ParsedResponse parsed =
        parseFiltered(filterResponse(textResponse(QStringLiteral("{\"key\": \"secret\"}")), contract), contract);
    QCOMPARE(parsed.data, (Json{{"key", "[out]"}}));
    QVERIFY(!parsed.text.contains(QStringLiteral("secret")));
}

void OutputFilters::patternsThatCannotCheckRejectTheResponse()
{
    const ResponseContract contract = contractWith({{QStringLiteral("word"), FilterKind::Forbid, QStringLiteral("^(a+)+$"), {}}});
    const FilteredResponse filtered = filterResponse(textResponse(QString(60, u'a') + u'!'), contract);
    QCOMPARE(rulesOf(filtered.filterEntries), QStringList{QStringLiteral("filter-unchecked")});
    QVERIFY(filtered.filterEntries.first().after.contains(QStringLiteral("takes too long")));
    QCOMPARE(filtered.violations, QStringList{QStringLiteral("The output filter `word` could not check the response: the pattern takes too long on this response.")});
    QCOMPARE(parseFiltered(filtered, contract).verdict, Verdict::FilterBroken);
    const ResponseContract broken = contractWith({{QStringLiteral("word"), FilterKind::Forbid, QStringLiteral("(a"), {}}});
    const FilteredResponse unchecked = filterResponse(textResponse(QStringLiteral("b")), broken);
    QCOMPARE(rulesOf(unchecked.filterEntries), QStringList{QStringLiteral("filter-unchecked")});
    QCOMPARE(unchecked.violations.size(), 1);
}

/// A response with ledger lines from filters alone does not count as repaired.
void OutputFilters::filterRowsDoNotCountAsRepairs()
{
    const ResponseContract contract = contractWith({{QStringLiteral("be_kind"), FilterKind::Instruction, {}, {}}});
    const ParsedResponse parsed = parseFiltered(filterResponse(textResponse(QStringLiteral("Yes.")), contract), contract);
    QCOMPARE(parsed.verdict, Verdict::Valid);
    QCOMPARE(parsed.repairs.size(), 1);
    QVERIFY(isFilterRepair(parsed.repairs.first()) && !repairRuleText(parsed.repairs.first().rule).isEmpty());
}

void OutputFilters::fallbackBehaviorControlsRetries_data()
{
    QTest::addColumn<Fallback>("fallback");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<bool>("asks");
    QTest::newRow("retry, wrong") << Fallback::Retry << Verdict::WrongSchema << true;
    QTest::newRow("retry, refused") << Fallback::Retry << Verdict::Refused << true;
    QTest::newRow("retry, filter") << Fallback::Retry << Verdict::FilterBroken << true;
    QTest::newRow("retry, valid") << Fallback::Retry << Verdict::Valid << false;
    QTest::newRow("halt, wrong") << Fallback::Halt << Verdict::WrongSchema << false;
    QTest::newRow("escalate, wrong") << Fallback::Escalate << Verdict::WrongSchema << false;
    QTest::newRow("continue, refused") << Fallback::Continue << Verdict::Refused << false;
}

void OutputFilters::fallbackBehaviorControlsRetries()
{
    QFETCH(Fallback, fallback);
    QFETCH(Verdict, verdict);
    ParsedResponse response;
    response.verdict = verdict;
    const ResponseRetryPolicy policy = ResponseRetryPolicy::policyForFallback(fallback);
    QTEST(policy.shouldRetry(response, 0), "asks");
    QVERIFY(!policy.shouldRetry(response, 3));
    QVERIFY(
        responseRetryMessage(response, ResponseContract()).endsWith(QStringLiteral("Send the whole response again.")));
}

OUTCROP_TEST(OutputFilters, CoreApplication)

} // namespace tst_outputfilters

#include "tst_outputfilters.moc"
