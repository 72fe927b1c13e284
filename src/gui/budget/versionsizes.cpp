// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/versionsizes.h"

#include "app/history/openhistory.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr int maxVersions = 30;

} // namespace

QList<SizePoint> versionSizes(const QString &folder, const QString &path, const TokenCounter &counter)
{
    QList<SizePoint> sizes;
    const Result<std::unique_ptr<History>> history = openHistory(folder);
    if (!history)
        return sizes;
    const Result<QList<FileVersion>> versions = (*history)->versions(path, maxVersions);
    if (!versions)
        return sizes;
    for (const FileVersion &version : *versions) {
        if (const Result<QByteArray> bytes = (*history)->read(version.path, version.id))
            sizes.prepend({version.time.toLocalTime(), counter.count(readDocument(path, *bytes)->body().trimmed())});
    }
    return sizes;
}

QList<SizePoint> mergeSizes(const QList<SizePoint> &left, const QList<SizePoint> &right)
{
    QList<SizePoint> all = left + right;
    std::stable_sort(all.begin(), all.end(), [](const SizePoint &a, const SizePoint &b) { return a.time < b.time; });
    const auto last = std::unique(all.begin(), all.end(), [](const SizePoint &a, const SizePoint &b) { return a.tokens == b.tokens; });
    all.erase(last, all.end());
    return all;
}

} // namespace outcrop
