// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/usage.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

// The records of a store, one struct for each kind. Times are UTC with millisecond precision; an ID is 0 until a store assigns one. Text is stored as
// Unicode: U+0000 and unpaired surrogates, which not all databases support, become U+FFFD. `details` contains values that have no field.

namespace outcrop {

using RecordId = qint64;

/// One request and its outcome.
struct Interaction {
    RecordId id = 0;
    QDateTime at;
    QString source = {}; ///< `outcrop` for runs of this program, otherwise the name of the import
    QString session = {};
    int iteration = 0;
    QString phase = {};
    QString workload = {}; ///< a concept of the taxonomy: `platform/k8s`
    QString agent = {};
    QString provider = {};
    QString model = {};
    QString promptType = {};
    QString outcome =
        {}; ///< stop reason of the response, such as `done` or `truncated`; without a response, the state of the turn, such as `failed`
    std::optional<double> friction = {};     ///< 0 (smooth) to 1 (stuck)
    std::optional<double> quality = {};      ///< 0 to 100
    std::optional<qint64> firstTokenMs = {};
    std::optional<qint64> durationMs = {};
    Usage usage = {};
    std::optional<double> cost = {}; ///< US dollars
    QStringList layers = {};         ///< layers included in the prompt
    QStringList skills = {};
    QString request = {};
    QString response = {};
    Json details = {};
    QString fingerprint = {}; ///< identifies imported interactions, to avoid duplicates; empty for runs of this program
    std::optional<qint64> requests = {}; ///< requests sent for this interaction, including retries and fallbacks; nullopt if unknown
};

/// A rule violation in a prompt, a response or a file.
struct Violation {
    RecordId id = 0;
    QDateTime at;
    std::optional<RecordId> interaction = {};
    QString task = {};
    QString promptType = {};
    QString rule = {};   ///< for example `CODE_001`
    QString name = {};   ///< for example `NO_STUBS`
    QString domain = {};
    QString severity = {};
    QString file = {};
    int line = 0; ///< 1-based; 0 if unknown
    QString message = {};
    QString suggestion = {};
    bool isResolved = false;
    Json details = {};
};

/// An estimate of the complexity of a task, with suggestions.
struct Estimate {
    RecordId id = 0;
    QDateTime at;
    QString task = {};
    QString workload = {};
    double score = 0;                         ///< combined score, 0 to 100; `raw_score` in `details` is on the scale of the thresholds
    std::optional<double> heuristicScore = {};
    std::optional<double> modelScore = {};    ///< score from a model; nullopt if no model was called
    std::optional<double> confidence = {};    ///< 0 to 1
    std::optional<qint64> tokens = {};
    std::optional<qint64> lines = {};
    std::optional<qint64> files = {};
    std::optional<double> hours = {};
    bool shouldDecompose = false;
    Json suggestions = {}; ///< subtasks and parallel groups
    Json details = {};
};

/// A run of several agents in parallel, and its outcome.
struct Attempt {
    RecordId id = 0;
    QDateTime at;
    std::optional<RecordId> estimate = {};
    QString task = {};
    QString strategy = {};
    QStringList agents = {};
    bool hasSucceeded = false;
    bool hasConflict = false;
    bool hasFallenBack = false; ///< true if the run fell back to sequential execution
    QString failure = {};
    std::optional<qint64> durationMs = {};
    std::optional<qint64> longestMs = {};    ///< duration of the slowest agent
    std::optional<qint64> sequentialMs = {}; ///< estimated duration of sequential execution
    Json details = {};
};

/// A comparison of arms: its plan, state and result.
struct Experiment {
    RecordId id = 0;
    QDateTime at;
    QString name = {};
    QString hypothesis = {};
    QString promptType = {};
    QString state = {}; ///< `stopped` or `finished`
    QString arms = {};  ///< names of the arms, for display
    qint64 seed = 0;
    std::optional<QDateTime> finished = {};
    Json plan = {};
    Json result = {};
};

/// The value of one metric for one case in one arm. A failed case has no value; `failure` then contains the reason.
struct Measurement {
    RecordId id = 0;
    QDateTime at;
    RecordId experiment = 0;
    std::optional<RecordId> interaction = {};
    QString arm = {};
    QString item = {}; ///< case of the data set
    int repeat = 0;
    QString metric = {};
    std::optional<double> value = {};
    bool isWarmUp = false;
    QString failure = {};
};

/// A change proposed by the analysis. A suggestion alone does not change files.
struct Suggestion {
    RecordId id = 0;
    QDateTime at;
    QString kind = {}; ///< `promote`, `demote`, `churn`, `route`, …
    QString workload = {};
    QString target = {};      ///< path of the file to change
    QString baseVersion = {}; ///< checksum or commit that the diff is based on
    QString title = {};
    QString reason = {};
    QString diff = {};
    QString fingerprint = {}; ///< the same for equivalent suggestions, so that a rejected one is not made again
    std::optional<double> confidence = {};
    Json evidence = {};
};

/// A user's decision about a suggestion. Decisions are append-only: a later decision supersedes an earlier one.
struct Decision {
    RecordId id = 0;
    QDateTime at;
    RecordId suggestion = 0;
    QString verdict = {}; ///< `accepted`, `partly`, `edited`, `rejected`, or `undone` for a reverted acceptance; `later` and `claimed` are not decisions
    QString hunks = {};
    QString reason = {};
    QString person = {};
    QString commit = {};
    Json details = {};
};

} // namespace outcrop
