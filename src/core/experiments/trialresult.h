// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertions/assertionverdict.h"
#include "core/base/json.h"
#include "core/base/result.h"
#include "core/experiments/trials.h"

#include <QDateTime>
#include <QSet>

namespace outcrop {

/// The purpose of a model call in a trial.
enum class TrialCallKind {
    Response, ///< a response of the arm
    Judge,    ///< the judge's score for the response
    Tool,     ///< the result of a tool, simulated by a model
};

/// Returns `trial`, `judge` or `tool`.
QString trialCallKindName(TrialCallKind kind);

struct TrialCall {
    TrialCallKind kind = TrialCallKind::Response;
    QString provider = {};
    QString model = {};
    qint64 requests = 0; ///< number of requests sent; 0 for a recorded response
    bool isRecorded = false; ///< true if the response was recorded earlier and no API call was made
    std::optional<qint64> inputTokens = {}; ///< as reported by the provider, also for recorded responses
    std::optional<qint64> outputTokens = {};
    std::optional<double> cost = {}; ///< US dollars, at the prices known during the trial
    QString failure = {};            ///< name of the failure; empty if there is a response
};

/// The measurements of one trial: a line of experiments/<name>/results.jsonl. Contains no prompts and no keys.
struct TrialResult {
    qsizetype number = 0;
    QString arm;
    QString item; ///< ID of the case
    int repeat = 0;
    bool isWarmUp = false;
    QDateTime time;
    QMap<Metric, double> values; ///< values that could not be measured are missing; yes is 1
    bool hasExactTokens = true;  ///< false if the tokens are estimates
    QString counter;             ///< tokenizer or provider that counted the tokens
    QString request;             ///< SHA-256 of the request body, in hexadecimal
    QString verdict;             ///< verdict of the response parser; empty without an API call
    QList<AssertionVerdict> failedAssertions = {};
    QString failure = {};        ///< name of the failure; empty if there is none
    QString message = {};        ///< description of the failure, for display
    std::optional<QList<TrialCall>> calls = {}; ///< in order; nullopt in lines written by older versions

    bool isFailed() const { return !failure.isEmpty(); }
};

/// The failure name of a trial whose response could not be scored.
inline const QString noJudgeScore = QStringLiteral("no-mark");
/// The failure name of a trial in which a model returned no usable result of a tool.
inline const QString noToolResult = QStringLiteral("no-tool-result");
/// The failure name of a trial whose request was invalid and was therefore not sent.
inline const QString notSentFailure = QStringLiteral("not-sent");

Json toJson(const TrialResult &result);
/// Reads a trial result. Returns nullopt if the object is not one.
std::optional<TrialResult> readTrialResult(const Json &json);

enum class RunEnd {
    Open,        ///< not ended; the run can be resumed
    Done,        ///< all trials were run
    RuleStopped, ///< the stopping rule ended the run early
};

/// A run as recorded in its file. Missing trials are run when it is resumed.
struct RunRecord {
    QString setup;  ///< checksum of the experiment's document
    QString data;   ///< checksum of its cases; a run is not resumed if one of the checksums changed
    QDateTime startTime;
    qsizetype planned = 0; ///< number of trials, including warm-ups
    qsizetype cases = 0;
    QList<TrialResult> results;
    RunEnd end = RunEnd::Open;
    bool isReplay = false; ///< true if recorded responses were used

    /// Returns the numbers of the completed trials.
    QSet<qsizetype> completedTrials() const;
};

/// Return the first line of the file, and the last line of a run that ended.
Json headJson(const RunRecord &record);
Json endJson(RunEnd end);

/// A run read from its file.
struct ParsedRun {
    RunRecord record;
    qsizetype completeBytes = 0; ///< size up to the end of the last complete line; the rest was being written when the program was killed
};
/// Reads a run. The first line must be the head of a run, and each later line a trial result or the end. Errors: Invalid, with the line, also if no line is complete.
Result<ParsedRun> readRun(const QByteArray &bytes, const QString &file);

} // namespace outcrop
