// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/validatelibrary.h"

#include <chrono>

namespace outcrop {

/// What it takes to try behaviour on real providers: known before anything is sent. The answers are not, so their length is assumed, and said.
struct BehaviourForecast {
    qint64 requests = 0;   ///< to the models
    qint64 judgements = 0; ///< to the judge, at least: those of answers that hold what was asked for
    qint64 tokens = 0;     ///< of all requests
    qint64 answerTokens = 0; ///< assumed for each answer
    std::optional<Cost> cost; ///< nothing where a price is not known
    std::chrono::seconds each{0};  ///< assumed for a request; they go out one after the other
    QStringList providers;

    qint64 total() const { return requests + judgements; }
    std::chrono::seconds time() const { return each * total(); }
};

/// Goes through a job without sending anything. Fails as validateLibrary() does.
Result<BehaviourForecast> forecastBehaviour(const QString &folder, const ValidationJob &job);

/// Writes recordings into the folder's workspace; gives their paths.
Result<QStringList> writeRecordings(const QString &folder, const QList<SourceFile> &recordings);

} // namespace outcrop
