// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logimporttext.h"

#include "cli/base/table.h"

namespace outcrop {
namespace {

/// Returns `platform/k8s 3, (none) 2`.
QString countListText(const QMap<QString, qint64> &counts)
{
    QStringList parts;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        parts += QStringLiteral("%1 %2").arg(count.key().isEmpty() ? QStringLiteral("(none)") : count.key(), countText(count.value()));
    return parts.join(QStringLiteral(", "));
}

void printCounts(const Console &console, const QString &title, const QMap<QString, qint64> &counts)
{
    if (!counts.isEmpty())
        writeSentence(console.out, QStringLiteral("%1: %2").arg(title, countListText(counts)));
}

Json countsJson(const QMap<QString, qint64> &counts)
{
    Json json = Json::object();
    for (auto count = counts.begin(); count != counts.end(); ++count)
        json[count.key().toStdString()] = count.value();
    return json;
}

Json signalsJson(const Classification &classification)
{
    Json list = Json::array();
    for (const FrictionSignal &classified : classification.friction)
        list.push_back({{"signal", jsonString(classified.name)}, {"weight", classified.weight}, {"found", jsonString(classified.evidence)}});
    return list;
}

/// Returns `12  platform/k8s 67% (pod, helm); friction 0.50 (correction: no, that is wrong)`.
QString explanationLine(const ClassifiedInteraction &classified)
{
    const QString workload = classified.interaction.workload.isEmpty()
        ? QStringLiteral("(none): no word matches a workload")
        : QStringLiteral("%1 %2% (%3)").arg(classified.interaction.workload).arg(qRound(classified.classification.confidence * 100)).arg(classified.classification.reasons.join(QStringLiteral(", ")));
    QStringList friction;
    for (const FrictionSignal &signal : classified.classification.friction)
        friction += QStringLiteral("%1: %2").arg(signal.name, signal.evidence);
    const QString score = QString::number(classified.interaction.friction.value_or(0), 'f', 2);
    const QString before = classified.before == classified.interaction.workload ? QString() : QStringLiteral(", was %1").arg(classified.before.isEmpty() ? QStringLiteral("(none)") : classified.before);
    return QStringLiteral("%1  %2%3; friction %4%5").arg(classified.interaction.id).arg(workload, before, score)
        .arg(friction.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(friction.join(QStringLiteral("; "))));
}

/// Prints a line such as `redacted: e-mail address 3` if there are redactions.
void printRedacted(const Console &console, const RedactionCounts &counts)
{
    printCounts(console, QStringLiteral("redacted"), counts);
}

} // namespace

void printAdded(const Console &console, const AddedRecords &added, const QString &kind)
{
    const QString known = added.known > 0 ? QStringLiteral(", %1 already stored").arg(countText(added.known)) : QString();
    writeSentence(console.out, QStringLiteral("%1 added to %2%3").arg(countText(added.ids.size(), QStringLiteral("record")), kind, known));
    printRedacted(console, added.redacted);
}

Json toJson(const AddedRecords &added, const QString &kind)
{
    return {{"kind", jsonString(kind)}, {"ids", Json(std::vector<RecordId>(added.ids.begin(), added.ids.end()))}, {"known", added.known},
        {"redacted", countsJson(added.redacted)}};
}

void printImport(const Console &console, const ImportReport &report, bool isDryRun)
{
    if (!report.format.isEmpty())
        writeSentence(console.out, QStringLiteral("format: %1").arg(report.format));
    const QString updated = report.updated > 0 ? QStringLiteral(", %1 updated").arg(countText(report.updated)) : QString();
    writeSentence(console.out, QStringLiteral("%1 read, %2 %3%4, %5 already stored").arg(countText(report.read, QStringLiteral("interaction")), countText(report.added),
                               isDryRun ? QStringLiteral("would be imported") : QStringLiteral("imported"), updated, countText(report.known)));
    printCounts(console, QStringLiteral("workloads"), report.workloads);
    printRedacted(console, report.redacted);
    printCounts(console, QStringLiteral("unknown fields, kept in details (`log fields` lists the known ones)"), report.unknownFields);
    printCounts(console, QStringLiteral("fields not imported because they have no mapping"), report.unmappedFields);
    printCounts(console, QStringLiteral("lines skipped because they are not part of an interaction"), report.otherLines);
    printCounts(console, QStringLiteral("spans skipped because they are not model calls"), report.otherSpans);
    printCounts(console, QStringLiteral("workloads that are not in the taxonomy"), report.unknownWorkloads);
    if (report.wrong > report.findings.size())
        printMessage(console, QStringLiteral("and %1").arg(countText(report.wrong - report.findings.size(), QStringLiteral("more unreadable record"))));
    if (report.isStopped)
        printMessage(console, QStringLiteral("stopped; run the same command to continue"));
}

void printReceived(const Console &console, const ReceiveReport &report)
{
    writeSentence(console.out, QStringLiteral("%1 received, %2 imported, %3 already stored, %4 classified").arg(countText(report.requests, QStringLiteral("export")),
                               countText(report.stored.added, QStringLiteral("interaction")), countText(report.stored.known), countText(report.classified)));
    printRedacted(console, report.stored.redacted);
    printCounts(console, QStringLiteral("spans and log records skipped because they are not model calls"), report.stored.otherSpans);
    if (report.stored.wrong > 0)
        printMessage(console, QStringLiteral("%1 rejected").arg(countText(report.stored.wrong, QStringLiteral("span"))));
}

Json toJson(const ReceiveReport &report)
{
    Json json = toJson(report.stored);
    json["requests"] = report.requests;
    json["classified"] = report.classified;
    return json;
}

Json toJson(const ClassifyReport &report)
{
    return {{"seen", report.examined}, {"changed", report.changed}, {"asked", report.modelCalls}, {"no_answer", report.failedCalls}, {"stopped", report.isStopped},
        {"workloads", countsJson(report.workloads)}, {"redacted", countsJson(report.redacted)}};
}

Json toJson(const ClassifiedInteraction &classified)
{
    return {{"id", classified.interaction.id}, {"workload", jsonString(classified.interaction.workload)}, {"before", jsonString(classified.before)}, {"confidence", classified.classification.confidence},
        {"because", jsonStrings(classified.classification.reasons)}, {"friction", classified.interaction.friction.value_or(0)}, {"signals", signalsJson(classified.classification)}, {"changed", classified.isChanged}};
}

void printClassification(const Console &console, const ClassifyReport &report, const QList<ClassifiedInteraction> &explained, bool isDryRun)
{
    for (const ClassifiedInteraction &classified : explained)
        writeSentence(console.out, explanationLine(classified));
    writeSentence(console.out, QStringLiteral("%1 read, %2 %3").arg(countText(report.examined, QStringLiteral("interaction")), countText(report.changed),
                               isDryRun ? QStringLiteral("would change") : QStringLiteral("changed")));
    printCounts(console, QStringLiteral("workloads"), report.workloads);
    printRedacted(console, report.redacted);
    if (report.modelCalls > 0)
        writeSentence(console.out, QStringLiteral("%1 sent to a model, %2 without a workload in the response").arg(countText(report.modelCalls), countText(report.failedCalls)));
    if (report.isStopped)
        printMessage(console, QStringLiteral("stopped; run the same command to continue"));
}

} // namespace outcrop
