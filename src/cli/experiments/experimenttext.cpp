// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimenttext.h"

#include "cli/base/table.h"
#include "cli/experiments/experimentsoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/experiments/numbertext.h"

namespace outcrop {
namespace {

const QString missing = QStringLiteral("-");

Table::Column number(const QString &title)
{
    return {title, Table::Align::Right};
}

QString fixedText(double value)
{
    return decimalNumber(value, 2);
}

QString intervalText(const Interval &interval)
{
    return experimentsoutput::interval(valueText(interval.low), valueText(interval.high));
}

QString reductionText(const std::optional<double> &reduction)
{
    if (!reduction)
        return missing;
    if (*reduction == 0)
        return percentText(0);
    return *reduction > 0 ? experimentsoutput::lower(percentText(*reduction)) : experimentsoutput::higher(percentText(*reduction));
}

QStringList testCells(const std::optional<TTest> &test)
{
    return test ? QStringList{fixedText(test->t), fixedText(test->degrees), pValueText(test->p)} : QStringList{missing, missing, missing};
}

void printCases(const Console &console, const RecordedReport &report)
{
    const RecordedResult &record = report.record;
    QString line = experimentsoutput::caseNumbers(record.first.cases, record.second.cases);
    for (const CheckedClaim &checkedClaim : report.claimsWithOutcome(ClaimOutcome::Disagrees)) {
        if (checkedClaim.claim.locationText == QLatin1String("test_cases_count"))
            line = experimentsoutput::claimedCases(line, checkedClaim.claim.writtenValue);
    }
    writeSentence(console.out, experimentsoutput::comparison(record.name, record.first.name, record.second.name));
    writeLine(console.out, line);
}

void printMetrics(const Console &console, const RecordedReport &report)
{
    const RecordedResult &record = report.record;
    Table table({{experimentsoutput::metricColumn()}, number(record.first.name), number(record.second.name), number(experimentsoutput::changeColumn()), number(QStringLiteral("t")),
                 number(experimentsoutput::degreesColumn()), number(QStringLiteral("p")), number(experimentsoutput::holmColumn()), number(QStringLiteral("g")),
                 number(experimentsoutput::intervalColumn())});
    for (const RecordedComparison &one : report.comparisons)
        table.addRow(QStringList{one.metric.name, valueText(one.first.meanValue), valueText(one.second.meanValue), reductionText(one.reduction)} + testCells(one.welch)
                     + QStringList{one.adjustedP ? pValueText(*one.adjustedP) : missing, one.hedgesG ? fixedText(*one.hedgesG) : missing,
                                   one.welch ? intervalText(one.welch->interval) : missing});
    writeLine(console.out, QString());
    writeSentence(console.out, experimentsoutput::meansHeading());
    writeTable(console.out, table);
}

void printConclusions(const Console &console, const RecordedReport &report)
{
    writeLine(console.out, QString());
    for (const RecordedComparison &one : report.comparisons)
        writeSentence(console.out, sentence(report.record, one));
}

QStringList pairCells(const RecordedComparison &one)
{
    const QStringList ranks = one.ranks ? QStringList{QString::number(one.ranks->positiveRankSum), pValueText(one.ranks->p)} : QStringList{missing, missing};
    return QStringList{one.metric.name} + testCells(one.pairedTest) + ranks + QStringList{one.mcnemar ? pValueText(one.mcnemar->exactP) : missing};
}

void printPairs(const Console &console, const RecordedReport &report)
{
    Table table({{experimentsoutput::metricColumn()}, number(QStringLiteral("t")), number(experimentsoutput::degreesColumn()), number(QStringLiteral("p")), number(QStringLiteral("V")),
                 number(experimentsoutput::wilcoxonColumn()), number(experimentsoutput::mcNemarColumn())});
    for (const RecordedComparison &one : report.comparisons) {
        if (one.pairedTest || one.ranks || one.mcnemar)
            table.addRow(pairCells(one));
    }
    if (table.isEmpty())
        return;
    writeLine(console.out, QString());
    writeSentence(console.out, experimentsoutput::pairsHeading());
    writeTable(console.out, table);
}

void printClaims(const Console &console, const RecordedReport &report)
{
    const QList<CheckedClaim> disagreeingClaims = report.claimsWithOutcome(ClaimOutcome::Disagrees);
    const auto right = report.claimsWithOutcome(ClaimOutcome::Agrees).size();
    const auto unknown = report.claimsWithOutcome(ClaimOutcome::NotChecked).size();
    Table table({{experimentsoutput::claimColumn()}, number(experimentsoutput::recordColumn()), number(experimentsoutput::rowsColumn())});
    for (const CheckedClaim &checkedClaim : disagreeingClaims)
        table.addRow({checkedClaim.claim.locationText, checkedClaim.claim.writtenValue, checkedClaim.recomputedText});
    writeLine(console.out, QString());
    writeSentence(console.out, experimentsoutput::checkedClaims(disagreeingClaims.size(), countText(disagreeingClaims.size()), countText(right), countText(unknown)));
    writeTable(console.out, table);
}

void printNotes(const Console &console, const RecordedReport &report)
{
    for (const CheckedClaim &checkedClaim : report.claims) {
        if (!checkedClaim.note.isEmpty())
            writeSentence(console.out, labeledText(checkedClaim.claim.locationText, checkedClaim.claim.writtenValue + u' ' + checkedClaim.note));
    }
}

} // namespace

void printReport(const Console &console, const RecordedReport &report)
{
    printCases(console, report);
    printMetrics(console, report);
    printConclusions(console, report);
    printPairs(console, report);
    printClaims(console, report);
    printNotes(console, report);
}

} // namespace outcrop
