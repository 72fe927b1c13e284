// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reportformats.h"

#include "core/experiments/reportplot.h"
#include "core/experiments/reporttables.h"
#include "core/experiments/statisticsjson.h"

namespace outcrop {
namespace {

QString markdownCell(QString text)
{
    return text.replace(u'\\', QStringLiteral("\\\\"))
        .replace(u'|', QStringLiteral("\\|"))
        .replace(u'\n', u' ')
        .replace(u'<', QStringLiteral("&lt;"));
}

QString markdownRow(const QStringList &cells)
{
    QString row = QStringLiteral("|");
    for (const QString &cell : cells)
        row += u' ' + markdownCell(cell) + QStringLiteral(" |");
    return row + u'\n';
}

/// Returns the table, or an empty string if it has no rows: titles alone are not shown.
QString markdownTable(const ReportTable &table)
{
    if (table.rows.isEmpty())
        return {};
    QString text = markdownRow(table.titles) + markdownRow(QStringList(table.titles.size(), QStringLiteral("---")));
    for (const QStringList &row : table.rows)
        text += markdownRow(row);
    return text + u'\n';
}

QString htmlRow(const QStringList &cells, const QString &tag)
{
    QString row = QStringLiteral("<tr>");
    for (const QString &cell : cells)
        row += QStringLiteral("<%1>%2</%1>").arg(tag, cell.toHtmlEscaped());
    return row + QStringLiteral("</tr>\n");
}

QString htmlTable(const ReportTable &table)
{
    if (table.rows.isEmpty())
        return {};
    QString text = QStringLiteral("<table>\n") + htmlRow(table.titles, QStringLiteral("th"));
    for (const QStringList &row : table.rows)
        text += htmlRow(row, QStringLiteral("td"));
    return text + QStringLiteral("</table>\n");
}

QString htmlList(const QStringList &lines)
{
    if (lines.isEmpty())
        return {};
    QString text = QStringLiteral("<ul>\n");
    for (const QString &line : lines)
        text += QStringLiteral("<li>") + line.toHtmlEscaped() + QStringLiteral("</li>\n");
    return text + QStringLiteral("</ul>\n");
}

QString titleOf(const ExperimentReport &report)
{
    return QStringLiteral("Experiment %1").arg(report.setup.name);
}

QStringList sentences(const MetricReport &metric)
{
    QStringList found;
    for (const ArmComparison &one : metric.comparisons)
        found.append(one.sentence);
    return found;
}

QString csvCell(const QString &text)
{
    const bool isPlain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r');
    return isPlain ? text : u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvRow(const QStringList &cells)
{
    QStringList quotedCells;
    for (const QString &cell : cells)
        quotedCells.append(csvCell(cell));
    return quotedCells.join(u',') + QStringLiteral("\r\n");
}

QString number(const std::optional<double> &value)
{
    return value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QString();
}

QStringList csvCells(Metric metric, const ArmComparison &one)
{
    return {infoOf(metric).name, one.first, one.second, QString::number(one.firstCount),
        QString::number(one.secondCount), number(one.firstMean), number(one.secondMean),
        number(one.firstMean - one.secondMean), number(one.interval ? std::optional(one.interval->low) : std::nullopt),
        number(one.interval ? std::optional(one.interval->high) : std::nullopt), one.test, number(one.p),
        number(one.adjustedP), number(one.effectSize), one.sentence};
}

const QString style = QStringLiteral(
    "body{font:15px/1.5 sans-serif;max-width:72em;margin:2em auto;padding:0 1em;color:#222;background:#fff}"
    "table{border-collapse:collapse;margin:1em 0}th,td{border:1px solid #bbb;padding:.25em .6em;text-align:right}"
    "th:first-child,td:first-child{text-align:left}svg{display:block;margin:.5em 0}");

} // namespace

QString markdownReport(const ExperimentReport &report)
{
    QString text = QStringLiteral("# ") + titleOf(report) + QStringLiteral("\n\n");
    if (!report.setup.description.isEmpty())
        text += report.setup.description.trimmed() + QStringLiteral("\n\n");
    for (const QString &line : reportHeaderLines(report) + report.cautions)
        text += QStringLiteral("- ") + line.simplified() + u'\n';
    for (const MetricReport &metric : report.metrics) {
        text += QStringLiteral("\n## ") + metricHeading(metric.metric) + QStringLiteral("\n\n");
        for (const QString &sentence : sentences(metric))
            text += sentence + QStringLiteral("\n\n");
        text += markdownTable(armsTable(metric)) + markdownTable(comparisonsTable(metric));
    }
    return text.trimmed() + u'\n';
}

QString htmlReport(const ExperimentReport &report)
{
    const QString title = titleOf(report).toHtmlEscaped();
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>") + title
        + QStringLiteral("</title><style>") + style + QStringLiteral("</style></head>\n<body>\n<h1>") + title
        + QStringLiteral("</h1>\n");
    if (!report.setup.description.isEmpty())
        text += QStringLiteral("<p>") + report.setup.description.toHtmlEscaped() + QStringLiteral("</p>\n");
    text += htmlList(reportHeaderLines(report) + report.cautions);
    for (const MetricReport &metric : report.metrics) {
        text += QStringLiteral("<h2>") + metricHeading(metric.metric).toHtmlEscaped() + QStringLiteral("</h2>\n");
        for (const QString &sentence : sentences(metric))
            text += QStringLiteral("<p>") + sentence.toHtmlEscaped() + QStringLiteral("</p>\n");
        text += intervalPlot(metric) + htmlTable(armsTable(metric)) + htmlTable(comparisonsTable(metric));
    }
    return text + QStringLiteral("</body>\n</html>\n");
}

QString csvReport(const ExperimentReport &report)
{
    QString text = csvRow(
        {QStringLiteral("metric"), QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("first_cases"),
            QStringLiteral("second_cases"), QStringLiteral("first_mean"), QStringLiteral("second_mean"),
            QStringLiteral("difference"), QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("test"),
            QStringLiteral("p"), QStringLiteral("p_holm"), QStringLiteral("size"), QStringLiteral("sentence")});
    for (const MetricReport &metric : report.metrics) {
        for (const ArmComparison &one : metric.comparisons)
            text += csvRow(csvCells(metric.metric, one));
    }
    return text;
}

namespace {

/// Returns the totals of all calls of a trial, including the judge's. Unknown values are empty.
QStringList callCells(const TrialResult &result)
{
    qint64 requests = 0;
    std::optional<qint64> read;
    std::optional<qint64> written;
    std::optional<double> dollars;
    for (const TrialCall &call : result.calls.value_or(QList<TrialCall>())) {
        requests += call.requests;
        if (call.inputTokens)
            read = read.value_or(0) + *call.inputTokens;
        if (call.outputTokens)
            written = written.value_or(0) + *call.outputTokens;
        if (call.cost)
            dollars = dollars.value_or(0) + *call.cost;
    }
    return {result.calls ? QString::number(requests) : QString(), read ? QString::number(*read) : QString(),
        written ? QString::number(*written) : QString(), dollars ? number(*dollars) : QString()};
}

} // namespace

QString csvTrials(const RunRecord &record)
{
    QStringList titles{QStringLiteral("trial"), QStringLiteral("arm"), QStringLiteral("case"), QStringLiteral("repeat"),
        QStringLiteral("warm_up")};
    for (const MetricInfo &info : metricInfos())
        titles.append(info.name);
    QString text = csvRow(titles
        + QStringList{QStringLiteral("verdict"), QStringLiteral("failure"), QStringLiteral("requests"),
            QStringLiteral("read_tokens"), QStringLiteral("written_tokens"), QStringLiteral("dollars")});
    for (const TrialResult &result : record.results) {
        QStringList cells{QString::number(result.number), result.arm, result.item, QString::number(result.repeat),
            result.isWarmUp ? QStringLiteral("yes") : QString()};
        for (const MetricInfo &info : metricInfos())
            cells.append(result.values.contains(info.metric) ? number(result.values.value(info.metric)) : QString());
        text += csvRow(cells + QStringList{result.verdict, result.failure} + callCells(result));
    }
    return text;
}

namespace {

const char *endName(RunEnd end)
{
    switch (end) {
    case RunEnd::Open:
        return "open";
    case RunEnd::Done:
        return "done";
    case RunEnd::RuleStopped:
        return "stopped by the stopping rule";
    }
    return "";
}

Json toJson(const std::optional<Interval> &interval)
{
    return interval ? Json{interval->low, interval->high} : Json();
}

Json outcomesJson(const std::optional<PairedOutcomes> &outcomes)
{
    if (!outcomes)
        return {};
    return {{"both", outcomes->both}, {"only_first", outcomes->onlyFirstCount}, {"only_second", outcomes->onlySecondCount},
        {"neither", outcomes->neitherCount}};
}

Json anytimeJson(const std::optional<AnytimeState> &state)
{
    return state ? Json{{"evidence", state->evidence}, {"p", state->p},
               {"interval", {state->interval.low, state->interval.high}}}
                 : Json();
}

Json toJson(const ArmValues &arm)
{
    return {{"arm", jsonString(arm.arm)}, {"values", arm.description ? statisticsJson(*arm.description) : Json()},
        {"without_value", arm.missing}};
}

Json toJson(const ArmComparison &one)
{
    return {{"first", jsonString(one.first)}, {"second", jsonString(one.second)}, {"paired", one.isPaired},
        {"cases", {one.firstCount, one.secondCount}}, {"left_out", one.omittedCases},
        {"means", {one.firstMean, one.secondMean}}, {"difference", one.firstMean - one.secondMean},
        {"change_percent", valueOrNull(one.change)}, {"test", one.test.isEmpty() ? Json() : jsonString(one.test)},
        {"p", valueOrNull(one.p)}, {"holm_p", valueOrNull(one.adjustedP)}, {"interval", toJson(one.interval)},
        {"confidence", reportConfidence}, {"size", valueOrNull(one.effectSize)}, {"t", statisticsJson(one.t)},
        {"signed_rank", statisticsJson(one.ranks)}, {"bootstrap_interval", toJson(one.bootstrap)},
        {"outcomes", outcomesJson(one.outcomes)}, {"mcnemar", statisticsJson(one.mcnemar)},
        {"anytime", anytimeJson(one.anytime)}, {"predicted", valueOrNull(one.predictedChange)}, {"sentence", jsonString(one.sentence)}};
}

Json toJson(const MetricReport &metric)
{
    Json arms = Json::array();
    for (const ArmValues &arm : metric.arms)
        arms.push_back(toJson(arm));
    Json comparisons = Json::array();
    for (const ArmComparison &one : metric.comparisons)
        comparisons.push_back(toJson(one));
    return {{"metric", jsonString(infoOf(metric.metric).name)}, {"unit", jsonString(infoOf(metric.metric).unit)},
        {"relevant", valueOrNull(metric.relevantDifference)}, {"arms", arms}, {"comparisons", comparisons}};
}

} // namespace

Json toJson(const AssertionSummary &summary)
{
    Json arms = Json::array(), failed = Json::array();
    for (const AssertionRate &one : summary.arms)
        arms.push_back({{"arm", jsonString(one.arm)}, {"passed", one.passedCount}, {"trials", one.trials}, {"rate", one.rate()}});
    for (const TrialResult &result : summary.failed) {
        for (const AssertionVerdict &one : result.failedAssertions)
            failed.push_back({{"arm", jsonString(result.arm)}, {"case", jsonString(result.item)}, {"repeat", result.repeat}, {"type", jsonString(one.name)}, {"score", one.score}, {"reason", jsonString(one.reason)}});
    }
    return {{"required_rate", summary.requiredRate}, {"met", summary.isMet()}, {"arms", arms}, {"failed", failed}};
}

Json toJson(const ExperimentReport &report)
{
    Json metrics = Json::array();
    for (const MetricReport &metric : report.metrics)
        metrics.push_back(toJson(metric));
    Json json{{"experiment", jsonString(report.setup.name)}, {"description", jsonString(report.setup.description)},
        {"run",
            {{"end", endName(report.end)}, {"trials", report.completedTrials}, {"planned", report.planned},
                {"failed", report.failed}, {"cases", report.cases}, {"repeats", report.setup.repeats},
                {"seed", report.setup.seed}, {"paired", report.setup.design == ExperimentDesign::Paired},
                {"started", jsonString(report.startTime.toUTC().toString(Qt::ISODateWithMs))},
                {"tokens_by", jsonString(report.counter)}, {"tokens_exact", report.hasExactTokens}}},
        {"cautions", jsonStrings(report.cautions)}, {"metrics", metrics}};
    if (report.assertions)
        json["assertions"] = toJson(*report.assertions);
    return json;
}

} // namespace outcrop
