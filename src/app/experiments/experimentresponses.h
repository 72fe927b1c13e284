// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"

#include <QHash>

#include <memory>
#include <mutex>

namespace outcrop {

class AppendOnlyFile;

/// A provider call with its result and duration.
struct TimedCall {
    ProviderResponse response;
    std::optional<CallFailure> failure = {};
    std::optional<double> firstChunkMs = {}; ///< milliseconds until the first chunk of the response; nullopt if none arrived
    std::optional<double> totalMs = {}; ///< milliseconds of the last attempt; nullopt if not measured
    qint64 requests = 0;                ///< requests sent for this call
    bool isRecorded = false;            ///< whether the response was recorded earlier
};

/// The recorded responses of an experiment, in experiments/<name>/answers.jsonl. A response is found by responseKey() and its repeat. Failed calls are not
/// recorded. find() and record() are thread-safe.
class ExperimentResponses
{
public:
    /// Opens the file, removes an incomplete last line and reads the responses. NotAllowed while another program writes it; Invalid for another bad line.
    static Result<ExperimentResponses> open(const QString &folder, const QString &name);

    std::optional<TimedCall> find(const QString &request, int repeat) const;
    /// Records a response. It is synced to disk when this returns.
    Status record(const QString &request, int repeat, const TimedCall &call);

    /// Moves the file's content to a new file (answers-1.jsonl …) and empties the file.
    Status archive(const QString &folder, const QString &name);

private:
    explicit ExperimentResponses(AppendOnlyFile file);

    std::shared_ptr<std::mutex> m_mutex = std::make_shared<std::mutex>();
    std::shared_ptr<AppendOnlyFile> m_file;
    QHash<QPair<QString, int>, TimedCall> m_calls;
};

} // namespace outcrop
