// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/validatelibrary.h"

#include <chrono>

namespace outcrop {

/// The requests and cost of testing behavior on real providers, estimated before any request is sent. The length of responses is assumed.
struct ValidationEstimate {
    qint64 requests = 0; ///< requests to the models
    qint64 judgments =
        0; ///< requests to the judge; a minimum, because only responses that pass the other checks are judged
    qint64 tokens = 0;            ///< input tokens of all requests
    qint64 responseTokens = 0;    ///< assumed length of a response
    std::optional<Cost> cost;     ///< nullopt if a price is unknown
    std::chrono::seconds requestTime{0}; ///< assumed time per request; requests are sequential
    QStringList providers;

    qint64 total() const { return requests + judgments; }
    std::chrono::seconds time() const { return requestTime * total(); }
};

/// Estimates a job without sending requests. Errors: those of openWorkspace() and validateLibrary().
Result<ValidationEstimate> estimateValidation(const QString &folder, const ValidationJob &job);

/// Writes recordings into the folder's workspace. Returns their paths.
Result<QStringList> writeRecordings(const QString &folder, const QList<SourceFile> &recordings);

} // namespace outcrop
