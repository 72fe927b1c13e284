// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/layerchurn.h"

#include "app/history/openhistory.h"
#include "core/evolution/churn.h"

#include <algorithm>

namespace outcrop {
namespace {

QDateTime lastChange(const QList<FileChanges> &changes, const QString &path)
{
    const auto file = std::find_if(changes.begin(), changes.end(), [&path](const FileChanges &one) { return one.path == path; });
    return file == changes.end() ? QDateTime() : file->times.value(0);
}

} // namespace

Result<QHash<QString, LayerChurn>> layerChurn(const OpenedWorkspace &opened, const QDateTime &now, int days)
{
    const QDateTime from = now.addDays(-days);
    const Result<std::unique_ptr<History>> history = openHistory(opened.folder);
    const Result<QList<FileChanges>> changes = history ? (*history)->changes(from) : history.error();
    const Result<QDateTime> since = history ? (*history)->historyStart(from) : history.error();
    if (!changes || !since)
        return changes ? since.error() : changes.error();
    const CoveredPeriod known = coveredPeriod(from, now, *since);
    QHash<QString, LayerChurn> churn;
    for (const Layer &layer : opened.library.stack.layers) {
        if (!since->isValid() || known.days() <= 0)
            break;
        const qint64 count = settledChangeCount(*changes, layer.file(), known.from, now.addSecs(1));
        churn.insert(layer.file(), {lastChange(*changes, layer.file()), rateEstimate(count, known.days()), changesPerDay(layer.cadence)});
    }
    return churn;
}

} // namespace outcrop
