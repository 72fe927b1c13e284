// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/usage.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

// What a store keeps: one small record a kind. Times are UTC to the millisecond; an id is 0 until a store gives one. Text is kept as
// Unicode: U+0000 and halves of surrogate pairs, which no database shares, become U+FFFD. `details` is for values without a field.

namespace outcrop {

using RecordId = qint64;

/// One request and what came of it.
struct Interaction {
    RecordId id = 0;
    QDateTime at;
    QString source = {}; ///< `outcrop` for own runs, else the name of the import
    QString session = {};
    int iteration = 0;
    QString phase = {};
    QString workload = {}; ///< a concept of the taxonomy: `platform/k8s`
    QString agent = {};
    QString provider = {};
    QString model = {};
    QString promptType = {};
    QString outcome = {}; ///< how the answer ended, or that none came: `done`, `truncated`, `refused`, `failed`
    std::optional<double> friction = {};     ///< 0 smooth to 1 stuck
    std::optional<double> quality = {};      ///< 0 to 100
    std::optional<qint64> firstTokenMs = {};
    std::optional<qint64> durationMs = {};
    Usage usage = {};
    std::optional<double> cost = {}; ///< US dollars
    QStringList layers = {};         ///< that were in the prompt
    QStringList skills = {};
    QString request = {};
    QString response = {};
    Json details = {};
    QString fingerprint = {}; ///< what an import knows it again by; empty for own runs
    std::optional<qint64> requests = {}; ///< that went out for it, retries and fallbacks included; nothing if unknown
};

/// A rule that a prompt, a response or a file broke.
struct Violation {
    RecordId id = 0;
    QDateTime at;
    std::optional<RecordId> interaction = {};
    QString task = {};
    QString promptType = {};
    QString rule = {};   ///< `CODE_001`
    QString name = {};   ///< `NO_STUBS`
    QString domain = {};
    QString severity = {};
    QString file = {};
    int line = 0; ///< 1-based; 0 where unknown
    QString message = {};
    QString suggestion = {};
    bool resolved = false;
    Json details = {};
};

/// How hard a task was thought to be, and what was suggested.
struct Estimate {
    RecordId id = 0;
    QDateTime at;
    QString task = {};
    QString workload = {};
    double score = 0;                         ///< combined, on the scale of the thresholds
    std::optional<double> heuristicScore = {};
    std::optional<double> modelScore = {};    ///< a provider's opinion, where one was asked
    std::optional<double> confidence = {};    ///< 0 to 1
    std::optional<qint64> tokens = {};
    std::optional<qint64> lines = {};
    std::optional<qint64> files = {};
    std::optional<double> hours = {};
    bool decompose = false;
    Json suggestions = {}; ///< parts and parallel groups
    Json details = {};
};

/// Work that several agents did in parallel, and its outcome.
struct Attempt {
    RecordId id = 0;
    QDateTime at;
    std::optional<RecordId> estimate = {};
    QString task = {};
    QString strategy = {};
    QStringList agents = {};
    bool succeeded = false;
    bool conflict = false;
    bool fellBack = false; ///< to one after the other
    QString failure = {};
    std::optional<qint64> durationMs = {};
    std::optional<qint64> longestMs = {};    ///< of one agent
    std::optional<qint64> sequentialMs = {}; ///< what one after the other would have taken
    Json details = {};
};

/// A comparison of arms: its plan, and how far it came.
struct Experiment {
    RecordId id = 0;
    QDateTime at;
    QString name = {};
    QString hypothesis = {};
    QString promptType = {};
    QString state = {}; ///< `planned`, `running`, `stopped`, `finished`, `imported`
    QString arms = {};  ///< their names, for people
    qint64 seed = 0;
    std::optional<QDateTime> finished = {};
    Json plan = {};
    Json result = {};
};

/// One figure of one case in one arm. A case that failed has no value, and says why.
struct Measurement {
    RecordId id = 0;
    QDateTime at;
    RecordId experiment = 0;
    std::optional<RecordId> interaction = {};
    QString arm = {};
    QString item = {}; ///< the case of the data set
    int repeat = 0;
    QString metric = {};
    std::optional<double> value = {};
    bool warmUp = false;
    QString failure = {};
};

/// A change that the analysis thinks would help. Nothing is changed by it.
struct Suggestion {
    RecordId id = 0;
    QDateTime at;
    QString kind = {}; ///< `promote`, `demote`, `edit`, `route`, …
    QString workload = {};
    QString target = {};      ///< the file
    QString baseVersion = {}; ///< checksum or commit that the diff is against
    QString title = {};
    QString reason = {};
    QString diff = {};
    QString fingerprint = {}; ///< equal for the same idea, so that a rejected one is not raised again
    std::optional<double> confidence = {};
    Json evidence = {};
};

/// What a person decided about a suggestion. Decisions are never taken back; a new one follows.
struct Decision {
    RecordId id = 0;
    QDateTime at;
    RecordId suggestion = 0;
    QString verdict = {}; ///< `accepted`, `partly`, `edited`, `rejected`
    QString hunks = {};
    QString reason = {};
    QString person = {};
    QString commit = {};
    Json details = {};
};

} // namespace outcrop
