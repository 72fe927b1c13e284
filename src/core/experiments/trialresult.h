// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/experiments/trials.h"

#include <QDateTime>
#include <QSet>

namespace outcrop {

/// What was said by a model in a trial: the answer, or a mark for it.
struct TrialCall {
    bool isJudge = false;
    QString provider = {};
    QString model = {};
    qint64 requests = 0; ///< that went out; none for a recorded answer
    bool isRecorded = false; ///< the answer was recorded before: no API call was made
    std::optional<qint64> inputTokens = {}; ///< as the provider says, of an answer that was recorded too
    std::optional<qint64> outputTokens = {};
    std::optional<double> cost = {}; ///< US dollars, at the prices known now
    QString failure = {};            ///< the failure's name, where there is no answer
};

/// What was measured in one trial: a line of experiments/<name>/results.jsonl. Holds no prompt and no key.
struct TrialResult {
    qsizetype number = 0;
    QString arm;
    QString item; ///< the case's id
    int repeat = 0;
    bool warmUp = false;
    QDateTime at;
    QMap<Metric, double> values; ///< what could not be measured is missing; yes is 1
    bool tokensAreExact = true;  ///< otherwise they are an estimate
    QString counter;             ///< who counted the tokens
    QString request;             ///< SHA-256 of the body, in hexadecimal
    QString verdict;             ///< of the answer's parser; empty without an API call
    QString failure = {};        ///< why there is no answer: the name of the failure …
    QString message = {};        ///< … and what happened, for people
    std::optional<QList<TrialCall>> calls = {}; ///< in their order; nothing in a line of an older version

    bool isFailed() const { return !failure.isEmpty(); }
};

/// A trial whose answer could not be marked: the failure's name.
inline const QString noMark = QStringLiteral("no-mark");
/// A trial whose request should not have gone out as it is, and did not.
inline const QString notSentFailure = QStringLiteral("not-sent");

Json toJson(const TrialResult &result);
/// Nothing if it is not such a line.
std::optional<TrialResult> readTrialResult(const Json &json);

/// How a run ended.
enum class RunEnd {
    Open,        ///< it did not: it can go on
    Done,        ///< every trial was made
    RuleStopped, ///< the stop rule ended it
};

/// A run as its file holds it. Trials that are missing are made when it goes on.
struct RunRecord {
    QString setup;  ///< checksum of the experiment's document …
    QString data;   ///< … and of its cases: a run never goes on with others
    QDateTime started;
    qsizetype planned = 0; ///< trials, warm-ups counted
    qsizetype cases = 0;
    QList<TrialResult> results;
    RunEnd end = RunEnd::Open;
    bool isReplay = false; ///< some answers were recorded ones

    /// The numbers of the trials that were made.
    QSet<qsizetype> made() const;
};

/// The first line of the file, and the last one of a run that ended.
Json headJson(const RunRecord &record);
Json endJson(RunEnd end);

struct ReadRun {
    RunRecord record;
    qsizetype wholeBytes = 0; ///< up to the end of the last whole line: what follows was being written when the program was killed
};
/// Reads what is there; an error if the first line is unknown, or a whole line in the middle is not JSON.
Result<ReadRun> readRun(const QByteArray &bytes, const QString &file);

} // namespace outcrop
