// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logimporttext.h"

#include "cli/base/table.h"
#include "cli/records/recordsoutput.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

namespace outcrop {
namespace {

/// Returns names with their counts, such as `platform/k8s 3, (none) 2`.
QString countListText(const QMap<QString, qint64> &counts)
{
    QStringList parts;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        parts += QStringLiteral("%1 %2").arg(count.key().isEmpty() ? recordsoutput::noValue() : count.key(), countText(count.value()));
    return parts.join(listSeparator());
}

/// Prints the line with the names and their counts, if there are any.
void printCounts(const Console &console, const MessageText &line, const QMap<QString, qint64> &counts)
{
    if (!counts.isEmpty())
        writeSentence(console.out, line(countListText(counts)));
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
    for (const FrictionSignal &signal : classification.friction)
        list.push_back({{"signal", jsonString(signal.name)}, {"weight", signal.weight}, {"found", jsonString(signal.evidence)}});
    return list;
}

/// Returns a line such as `12  platform/k8s 67% (pod, helm); friction 0.50 (correction: no, that is wrong)`.
QString explanationLine(const ClassifiedInteraction &classifiedInteraction)
{
    const QString workload = classifiedInteraction.interaction.workload.isEmpty()
        ? recordsoutput::noWorkload()
        : detailedText(classifiedInteraction.interaction.workload + u' ' + withPercentSign(QString::number(qRound(classifiedInteraction.classification.confidence * 100))), classifiedInteraction.classification.reasons.join(listSeparator()));
    QStringList friction;
    for (const FrictionSignal &signal : classifiedInteraction.classification.friction)
        friction += labeledText(signal.name, signal.evidence);
    const QString score = decimalNumber(classifiedInteraction.interaction.friction.value_or(0), 2);
    const QString before = classifiedInteraction.before.isEmpty() ? recordsoutput::noValue() : classifiedInteraction.before;
    const QString change = classifiedInteraction.before == classifiedInteraction.interaction.workload ? workload : recordsoutput::previousWorkload(workload, before);
    const QString line = friction.isEmpty() ? recordsoutput::withFriction(change, score) : recordsoutput::withExplainedFriction(change, score, friction.join(clauseSeparator()));
    return QStringLiteral("%1  ").arg(classifiedInteraction.interaction.id) + line;
}

/// Prints a line such as `redacted: e-mail address 3` if there are redactions.
void printRedactions(const Console &console, const RedactionCounts &counts)
{
    printCounts(console, recordsoutput::redacted, counts);
}

} // namespace

void printAddedRecords(const Console &console, const AddedRecords &addedRecords, const QString &kind)
{
    const qsizetype count = addedRecords.ids.size();
    writeSentence(console.out, addedRecords.known > 0 ? recordsoutput::addedOthersKnown(count, countText(count), kind, countText(addedRecords.known))
                                               : recordsoutput::added(count, countText(count), kind));
    printRedactions(console, addedRecords.redactionCounts);
}

Json toJson(const AddedRecords &addedRecords, const QString &kind)
{
    return {{"kind", jsonString(kind)}, {"ids", Json(std::vector<RecordId>(addedRecords.ids.begin(), addedRecords.ids.end()))}, {"known", addedRecords.known},
        {"redacted", countsJson(addedRecords.redactionCounts)}};
}

void printImport(const Console &console, const ImportReport &report, bool isDryRun)
{
    if (!report.format.isEmpty())
        writeSentence(console.out, recordsoutput::format(dataText(report.format)));
    const QString read = countText(report.read), added = countText(report.added), known = countText(report.known);
    const CountText &summary = isDryRun ? recordsoutput::wouldImport : recordsoutput::imported;
    const CountText &summaryWithUpdates = isDryRun ? recordsoutput::wouldImportAndUpdate : recordsoutput::importedAndUpdated;
    writeSentence(console.out, report.updatedCount > 0 ? summaryWithUpdates(report.read, read, added, countText(report.updatedCount), known) : summary(report.read, read, added, known));
    printCounts(console, recordsoutput::workloads, report.workloads);
    printRedactions(console, report.redactionCounts);
    printCounts(console, recordsoutput::unknownFields, report.unknownFields);
    printCounts(console, recordsoutput::unmappedFields, report.unmappedFields);
    printCounts(console, recordsoutput::skippedLines, report.otherLines);
    printCounts(console, recordsoutput::skippedSpans, report.otherSpans);
    printCounts(console, recordsoutput::unknownWorkloads, report.unknownWorkloads);
    if (const qint64 others = report.unreadableCount - report.findings.size(); others > 0)
        printMessage(console, recordsoutput::moreUnreadable(others, countText(others)));
    if (report.isStopped)
        printMessage(console, recordsoutput::stopped());
}

void printReceivedRecords(const Console &console, const ReceiveReport &report)
{
    const QString exports = recordsoutput::exports(report.requests, countText(report.requests));
    const QString importedText = recordsoutput::interactions(report.stored.added, countText(report.stored.added));
    writeSentence(console.out, recordsoutput::received(exports, importedText, countText(report.stored.known), countText(report.classifiedCount)));
    printRedactions(console, report.stored.redactionCounts);
    printCounts(console, recordsoutput::skippedSpansAndRecords, report.stored.otherSpans);
    if (report.stored.unreadableCount > 0)
        printMessage(console, recordsoutput::rejectedSpans(report.stored.unreadableCount, countText(report.stored.unreadableCount)));
}

Json toJson(const ReceiveReport &report)
{
    Json json = toJson(report.stored);
    json["requests"] = report.requests;
    json["classified"] = report.classifiedCount;
    return json;
}

Json toJson(const ClassifyReport &report)
{
    return {{"seen", report.examinedCount}, {"changed", report.changed}, {"asked", report.modelCalls}, {"no_answer", report.failedCalls}, {"stopped", report.isStopped},
        {"workloads", countsJson(report.workloads)}, {"redacted", countsJson(report.redactionCounts)}};
}

Json toJson(const ClassifiedInteraction &classifiedInteraction)
{
    return {{"id", classifiedInteraction.interaction.id}, {"workload", jsonString(classifiedInteraction.interaction.workload)}, {"before", jsonString(classifiedInteraction.before)}, {"confidence", classifiedInteraction.classification.confidence},
        {"because", jsonStrings(classifiedInteraction.classification.reasons)}, {"friction", classifiedInteraction.interaction.friction.value_or(0)}, {"signals", signalsJson(classifiedInteraction.classification)}, {"changed", classifiedInteraction.isChanged}};
}

void printClassification(const Console &console, const ClassifyReport &report, const QList<ClassifiedInteraction> &explanations, bool isDryRun)
{
    for (const ClassifiedInteraction &classifiedInteraction : explanations)
        writeSentence(console.out, explanationLine(classifiedInteraction));
    const CountText &summary = isDryRun ? recordsoutput::wouldClassify : recordsoutput::classified;
    writeSentence(console.out, summary(report.examinedCount, countText(report.examinedCount), countText(report.changed)));
    printCounts(console, recordsoutput::workloads, report.workloads);
    printRedactions(console, report.redactionCounts);
    if (report.modelCalls > 0)
        writeSentence(console.out, recordsoutput::sentToModel(countText(report.modelCalls), countText(report.failedCalls)));
    if (report.isStopped)
        printMessage(console, recordsoutput::stopped());
}

} // namespace outcrop
