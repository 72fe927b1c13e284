// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
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

/// Returns whether a call is free: no request was sent, the response was recorded earlier, or the provider rejected the request.
bool isUnbilled(const TimedCall &call);

/// Returns a response as a line of the file.
Json recordedCallJson(const QString &request, int repeat, const TimedCall &call);
/// Returns the response in a line, or nullopt if the line is not a response.
std::optional<TimedCall> readRecordedCall(const Json &json);

/// Records the responses of trials, so that no call is repeated. A response is found by its responseKey() and its repeat number. Failed calls are not recorded.
class CallRecorder
{
public:
    virtual ~CallRecorder() = default;

    virtual bool contains(const QString &request, int repeat) const = 0;
    /// Returns the response. `isRecorded` is set if its cost has already been counted.
    virtual std::optional<TimedCall> find(const QString &request, int repeat) = 0;
    virtual Status record(const QString &request, int repeat, const TimedCall &call) = 0;
};

/// The recorded responses of an experiment, in experiments/<name>/answers.jsonl. Thread-safe.
class ExperimentResponses final : public CallRecorder
{
public:
    /// Opens the file, removes an incomplete last line and reads the responses. NotAllowed while another program has the file open; Invalid if a line is not a
    /// response.
    static Result<ExperimentResponses> open(const QString &folder, const QString &name);

    bool contains(const QString &request, int repeat) const override;
    std::optional<TimedCall> find(const QString &request, int repeat) override;
    /// Records a response. It is synced to disk when this returns.
    Status record(const QString &request, int repeat, const TimedCall &call) override;

    /// Moves the file's content to a new file (answers-1.jsonl …) and empties the file.
    Status archive(const QString &folder, const QString &name);

private:
    explicit ExperimentResponses(AppendOnlyFile file);

    std::shared_ptr<std::mutex> m_mutex = std::make_shared<std::mutex>();
    std::shared_ptr<AppendOnlyFile> m_file;
    QHash<QPair<QString, int>, TimedCall> m_calls;
};

} // namespace outcrop
