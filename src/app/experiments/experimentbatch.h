// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "core/documents/workspace.h"

namespace outcrop {

/// How providers accept many requests in one batch.
enum class BatchForm {
    OpenAi,    ///< JSON Lines: {custom_id, method, url, body}; one model a file, as the API asks
    Anthropic, ///< Message Batches: {requests: [{custom_id, params}]}
};

/// The trials that a kept run lacks, as files for the batch APIs; providers of neither are named in `notes`.
struct BatchExport {
    QList<SourceFile> files; ///< `<name>-<provider>-<model>.jsonl`, or `.json` for Anthropic
    qsizetype requests = 0;
    QStringList notes;
    Diagnostics unfit = {}; ///< why the first of the requests that should not go out as they are should not; such files are only written where the user insists
};

/// Every trial becomes a request whose id says which trial it is (`t17-` and the beginning of its request's checksum), so that an answer is never taken for
/// another's. Marks against caches are put as in a run. Fails as runExperiment() does.
Result<BatchExport> exportBatch(const OpenedWorkspace &opened, const QString &name, const std::optional<BatchForm> &form = {});

/// Writes the files into a folder, which is made where it is missing; gives their paths.
Result<QStringList> writeBatches(const QString &folder, const BatchExport &batch);

/// What became of a results file of a batch.
struct BatchImport {
    qsizetype taken = 0;   ///< answers that are kept now, for the next runExperiment() without models
    qsizetype known = 0;   ///< that were kept before
    qsizetype failed = 0;  ///< lines for requests that failed, expired or were cancelled
    Diagnostics problems;  ///< lines that do not belong to a trial of this experiment, or that are unreadable
};

/// Reads results as the APIs give them: JSON Lines of {custom_id, response: {status_code, body}, error} or {custom_id, result: {type, message}}, in any
/// order. A batch says nothing of how long an answer took, so such answers have no times. Errors: as runExperiment().
Result<BatchImport> importBatch(const OpenedWorkspace &opened, const QString &name, const QByteArray &results, const QString &file);

} // namespace outcrop
