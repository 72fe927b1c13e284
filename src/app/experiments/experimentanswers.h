// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"

#include <QHash>

#include <memory>

namespace outcrop {

class LineFile;

/// One call as it went: what came of it and how long that took.
struct TimedCall {
    ProviderAnswer answer;
    std::optional<CallFailure> failure = {};
    std::optional<double> firstMs = {}; ///< until the first piece of the answer; nothing where none came
    std::optional<double> wholeMs = {}; ///< of the attempt that was answered; nothing if it was not measured
    qint64 requests = 0;     ///< that went out now
    bool isRecorded = false; ///< the answer was recorded before
};

/// The answers of an experiment, kept as they came: experiments/<name>/answers.jsonl. A call is known by its request and its repeat, so that no answer
/// ever passes for another one's, and repeats stay independent. Failures are not kept.
class ExperimentAnswers
{
public:
    /// NotAllowed where another program is writing them, Invalid where the file is none of ours.
    static Result<ExperimentAnswers> open(const QString &folder, const QString &name);

    std::optional<TimedCall> find(const QString &request, int repeat) const;
    /// It is on the disk when this returns.
    Status keep(const QString &request, int repeat, const TimedCall &call);

    /// Gives the file's content another name (answers-1.jsonl …) and starts an empty one.
    Status putAside(const QString &folder, const QString &name);

private:
    explicit ExperimentAnswers(LineFile file);

    std::shared_ptr<LineFile> m_file;
    QHash<QPair<QString, int>, TimedCall> m_calls;
};

} // namespace outcrop
