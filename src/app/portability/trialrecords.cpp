// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/trialrecords.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/writefile.h"

namespace outcrop {
namespace {

/// Returns the bytes of the history; empty if there is none.
Result<QByteArray> historyBytes(const QString &folder)
{
    const Result<QByteArray> bytes = FolderSource(folder).read(trialHistoryPath);
    return !bytes && bytes.error().code == ErrorCode::NotFound ? Result<QByteArray>(QByteArray()) : bytes;
}

} // namespace

Status appendTrials(const QString &folder, QList<BehaviorTrial> trials, const QDateTime &time)
{
    if (trials.isEmpty())
        return success();
    for (BehaviorTrial &trial : trials)
        trial.time = time;
    const Result<QByteArray> before = historyBytes(folder);
    if (!before)
        return before.error();
    const QByteArray lineEnd = before->isEmpty() || before->endsWith('\n') ? QByteArray() : QByteArray("\n");
    return writeInside(folder, trialHistoryPath, *before + lineEnd + trialLines(trials));
}

Result<QList<BehaviorTrial>> loadTrials(const QString &folder, Diagnostics &diagnostics)
{
    const Result<QByteArray> bytes = historyBytes(folder);
    return bytes ? Result<QList<BehaviorTrial>>(readTrials(QString::fromUtf8(*bytes), trialHistoryPath, diagnostics)) : bytes.error();
}

} // namespace outcrop
