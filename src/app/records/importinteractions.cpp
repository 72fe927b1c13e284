// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/importinteractions.h"

#include "app/records/logimport.h"
#include "app/records/recordsmessages.h"
#include "core/base/diagnostic.h"
#include "core/base/joinedtext.h"

namespace outcrop {
namespace {

/// Bytes between progress reports. A log can have long runs without a full batch, such as spans that are not model calls.
constexpr qint64 progressInterval = 4 * 1024 * 1024;

Json countsJson(const QMap<QString, qint64> &counts)
{
    Json json = Json::object();
    for (auto count = counts.begin(); count != counts.end(); ++count)
        json[count.key().toStdString()] = count.value();
    return json;
}

} // namespace

Json toJson(const ImportReport &report)
{
    return {{"read", report.read}, {"added", report.added}, {"updated", report.updatedCount}, {"known", report.known}, {"wrong_lines", report.unreadableCount}, {"stopped", report.isStopped},
        {"workloads", countsJson(report.workloads)}, {"redacted", countsJson(report.redactionCounts)}, {"kept_in_details", countsJson(report.unknownFields)},
        {"other_spans", countsJson(report.otherSpans)}, {"unknown_workloads", countsJson(report.unknownWorkloads)}, {"format", jsonStringOrNull(report.format)},
        {"other_lines", countsJson(report.otherLines)}, {"not_imported", countsJson(report.unmappedFields)}};
}

Result<ImportReport> importInteractions(Store *store, const ImportJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy, const std::stop_token &stop,
    const ImportListener &listener)
{
    if (const Status usableStatus = preprocessor.checkRulesAreUsable(); !usableStatus)
        return usableStatus.error();
    LogImportOptions options{job.name, job.source, job.mappings, job.formatName, job.batchSize, job.writesToStore};
    LogImport import(store, options, preprocessor, taxonomy);
    LogEntryReader entries(job.device, job.name);
    qint64 reportedBytes = 0; // bytes last reported to the listener
    qint64 stored = 0;
    while (auto entry = entries.next()) {
        if (const Status addedStatus = import.add(*entry); !addedStatus)
            return addedStatus.error();
        if (import.report().read != stored || entries.bytesRead() - reportedBytes >= progressInterval) {
            reportedBytes = entries.bytesRead();
            stored = import.report().read;
            if (listener)
                listener({reportedBytes, job.size, import.report().added});
        }
        if (stop.stop_requested()) { // the next import adds the incomplete batch
            ImportReport report = import.report();
            report.isStopped = true;
            return report;
        }
    }
    if (const Status flushed = import.flush(); !flushed)
        return flushed.error();
    if (listener)
        listener({entries.bytesRead(), job.size, import.report().added});
    return import.report();
}

Status checkFormat(const LogMappings &mappings, const QString &name)
{
    if (const auto error = firstError(mappings.diagnostics))
        return toError(*error);
    if (name.isEmpty() || name == u"outcrop" || mappings.find(name))
        return success();
    return Error{ErrorCode::NotFound, recordsmessages::unknownMapping(name, mappings.names().join(listSeparator())), {}};
}

} // namespace outcrop
