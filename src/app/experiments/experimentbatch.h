// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "core/documents/workspace.h"

namespace outcrop {

/// The file formats of batch APIs.
enum class BatchFormat {
    OpenAi,    ///< JSON Lines of {custom_id, method, url, body}; the API requires one model per file
    Anthropic, ///< Message Batches: {requests: [{custom_id, params}]}
};

/// The remaining trials of a recorded run, as files for batch APIs. `unsupportedProviderNotes` names providers without a supported batch API.
struct BatchExport {
    QList<SourceFile> files; ///< `<name>-<provider>-<model>.jsonl`, or `.json` for Anthropic
    qsizetype requests = 0;
    QStringList unsupportedProviderNotes;
    Diagnostics unfitFindings = {}; ///< why the first unfit request should not be sent; write the files only with --force
};

/// Returns one request per remaining trial. The IDs are those of batchRequestId(), such as `t17-…`, so that responses cannot be mixed up. Cache-busting markers
/// are added as in a run. If `form` is set, returns only the requests for providers with that format.
Result<BatchExport> exportBatch(
    const OpenedWorkspace &opened, const QString &name, const std::optional<BatchFormat> &form = {});

/// Writes the files into a folder, which is created if missing. Returns their paths relative to it.
Result<QStringList> writeBatches(const QString &folder, const BatchExport &batch);

/// The result of importing a batch's results file.
struct BatchImport {
    qsizetype importedCount = 0;   ///< number of responses recorded now, which the next runExperiment() uses
    qsizetype known = 0;   ///< number of responses that were recorded before
    qsizetype failed = 0;  ///< number of lines for requests that failed, expired or were canceled
    Diagnostics problems;  ///< lines that cannot be read or do not belong to a trial of this experiment
};

/// Reads the results of a batch API: JSON Lines of {custom_id, response: {status_code, body}, error} or {custom_id, result: {type, message}}, in any order.
/// Batch results have no durations. Returns the errors of loadExperiment() and ExperimentResponses::open().
Result<BatchImport> importBatch(const OpenedWorkspace &opened, const QString &name, const QByteArray &results, const QString &file);

} // namespace outcrop
